/** What the browser lets Knack do beyond the sites that the settings list. */
import type { ListedSite } from '../protocol/requests.ts';
import { patternOf } from '../sites/added.ts';

/**
 * The match patterns that nothing else stands for: of frames in which no board was found, or of many sites at once.
 * @param granted all patterns that the browser lets Knack onto
 * @param own those that Knack has from its installation on
 */
export function strayPatterns(
  granted: readonly string[],
  own: readonly string[],
  sites: readonly Pick<ListedSite, 'site'>[],
): string[] {
  const known = new Set([...own, ...sites.map(({ site }) => patternOf(site))].map(wholeSite));
  return granted.filter((pattern) => !known.has(wholeSite(pattern))).sort();
}

/**
 * Browsers give access to whole sites, and tell of it as that, whatever path a manifest names:
 * https://developer.chrome.com/docs/extensions/develop/concepts/match-patterns
 */
const wholeSite = (pattern: string): string => pattern.replace(/^([^/]*\/\/[^/]+)\/.*$/, '$1/*');

/** A pattern as players read it: the host where it is of one, or else the pattern itself. */
export const patternName = (pattern: string): string =>
  /^https?:\/\/([^*/]+)\/\*$/.exec(pattern)?.[1] ?? pattern;
