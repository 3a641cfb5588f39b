/** The one manifest, and the copy of it that each browser gets. */

export const TARGETS = ['chrome', 'firefox'] as const;
export type Target = (typeof TARGETS)[number];

export interface Manifest {
  readonly background: { readonly service_worker: string; readonly scripts: readonly string[] };
  readonly minimum_chrome_version: string;
  readonly browser_specific_settings: object;
  readonly [key: string]: unknown;
}

/** The manifest without what only the other browser knows. */
export function manifestFor(target: Target, manifest: Manifest): object {
  const { background, minimum_chrome_version, browser_specific_settings, ...shared } = manifest;
  const { service_worker, scripts } = background;
  return target === 'chrome'
    ? { ...shared, background: { service_worker }, minimum_chrome_version }
    : { ...shared, background: { scripts }, browser_specific_settings };
}
