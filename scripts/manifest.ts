/** The one manifest, and the copy of it that each browser gets. */
import { createHash } from 'node:crypto';
import { SITES, wholeSites } from '../src/sites/sites.ts';
import type { Publisher } from './publisher.ts';

export const TARGETS = ['chrome', 'firefox'] as const;
export type Target = (typeof TARGETS)[number];

export interface Manifest {
  readonly background: { readonly service_worker: string; readonly scripts: readonly string[] };
  readonly content_scripts: readonly object[];
  readonly content_security_policy: { readonly extension_pages: string };
  readonly minimum_chrome_version: string;
  readonly browser_specific_settings: { readonly gecko: object; readonly gecko_android: object };
  readonly [key: string]: unknown;
}

/** What a manifest says that is not in manifest.json: each stands in one place, and it is not that one. */
export interface Edition extends Pick<Publisher, 'firefoxId' | 'homePage'> {
  /** package.json's. */
  readonly version: string;
}

/**
 * The policy of Knack's own pages, which takes no style but those of its files. On the practice page the overlay's
 * stands in the document, as on any game's page, so it is let in by its hash.
 */
function withOverlay(policy: string, overlayCss: string): string {
  const hash = createHash('sha256').update(overlayCss).digest('base64');
  return policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
}

/**
 * The manifest with its version, its publisher and the sites that Knack knows, and without what only the other
 * browser knows.
 * @param overlayCss the overlay's styles, as they are built
 */
export function manifestFor(
  target: Target,
  manifest: Manifest,
  { version, firefoxId, homePage }: Edition,
  overlayCss: string,
): object {
  const { background, minimum_chrome_version, browser_specific_settings, content_security_policy, ...rest } =
    manifest;
  const matches = SITES.flatMap((site) => site.matches);
  const shared = {
    ...rest,
    version,
    ...(homePage === null ? {} : { homepage_url: homePage }),
    content_scripts: manifest.content_scripts.map((script) => ({ ...script, matches })),
    host_permissions: SITES.flatMap(wholeSites),
    content_security_policy: {
      extension_pages: withOverlay(content_security_policy.extension_pages, overlayCss),
    },
  };
  const { service_worker, scripts } = background;
  if (target === 'chrome') return { ...shared, background: { service_worker }, minimum_chrome_version };
  const { gecko, gecko_android } = browser_specific_settings;
  return {
    ...shared,
    background: { scripts },
    browser_specific_settings: { gecko: { id: firefoxId, ...gecko }, gecko_android },
  };
}
