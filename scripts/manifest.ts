/** The one manifest, and the copy of it that each browser gets. */
import { SITES, wholeSites } from '../src/sites/sites.ts';

export const TARGETS = ['chrome', 'firefox'] as const;
export type Target = (typeof TARGETS)[number];

export interface Manifest {
  readonly background: { readonly service_worker: string; readonly scripts: readonly string[] };
  readonly content_scripts: readonly object[];
  readonly minimum_chrome_version: string;
  readonly browser_specific_settings: object;
  readonly [key: string]: unknown;
}

/** The manifest with the sites that Knack knows, and without what only the other browser knows. */
export function manifestFor(target: Target, manifest: Manifest): object {
  const { background, minimum_chrome_version, browser_specific_settings, ...rest } = manifest;
  const matches = SITES.flatMap((site) => site.matches);
  const shared = {
    ...rest,
    content_scripts: manifest.content_scripts.map((script) => ({ ...script, matches })),
    host_permissions: SITES.flatMap(wholeSites),
  };
  const { service_worker, scripts } = background;
  return target === 'chrome'
    ? { ...shared, background: { service_worker }, minimum_chrome_version }
    : { ...shared, background: { scripts }, browser_specific_settings };
}
