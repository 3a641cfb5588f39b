/** The one manifest, and the copy of it that each browser gets. */
import { createHash } from 'node:crypto';
import { SITES, wholeSites } from '../src/sites/sites.ts';

export const TARGETS = ['chrome', 'firefox'] as const;
export type Target = (typeof TARGETS)[number];

export interface Manifest {
  readonly background: { readonly service_worker: string; readonly scripts: readonly string[] };
  readonly content_scripts: readonly object[];
  readonly content_security_policy: { readonly extension_pages: string };
  readonly minimum_chrome_version: string;
  readonly browser_specific_settings: object;
  readonly [key: string]: unknown;
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
 * The manifest with the sites that Knack knows, and without what only the other browser knows.
 * @param overlayCss the overlay's styles, as they are built
 */
export function manifestFor(target: Target, manifest: Manifest, overlayCss: string): object {
  const { background, minimum_chrome_version, browser_specific_settings, content_security_policy, ...rest } =
    manifest;
  const matches = SITES.flatMap((site) => site.matches);
  const shared = {
    ...rest,
    content_scripts: manifest.content_scripts.map((script) => ({ ...script, matches })),
    host_permissions: SITES.flatMap(wholeSites),
    content_security_policy: {
      extension_pages: withOverlay(content_security_policy.extension_pages, overlayCss),
    },
  };
  const { service_worker, scripts } = background;
  return target === 'chrome'
    ? { ...shared, background: { service_worker }, minimum_chrome_version }
    : { ...shared, background: { scripts }, browser_specific_settings };
}
