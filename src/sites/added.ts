/** Sites that Knack knows nothing of: any address of the web, once the player has asked for it there. */
import type { Site } from './site.ts';

/**
 * The match pattern of an origin. Firefox's patterns do not tell ports apart:
 * https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Match_patterns
 */
export const patternOf = (origin: string): string => {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
};

/**
 * Whether Knack is always on a site that the player has added: they want it there, and the browser lets it. Neither
 * says both. A browser also lets Knack onto a site for a frame, by a pattern of many sites or of all ports, and from
 * the installation on. What it lets Knack do it may take away, and then the player can be told so
 * (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/manifest.json/optional_host_permissions).
 * @param always whether the player wants it
 * @param hasAccess whether the browser lets Knack onto the sites of a pattern
 */
export const isAlwaysOn = async (
  site: string,
  { always }: { readonly always: boolean },
  hasAccess: (pattern: string) => Promise<boolean>,
): Promise<boolean> => always && hasAccess(patternOf(site));

/** @returns null for what is no address of the web */
export function addedSite({ protocol, origin, host }: URL): Site | null {
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return {
    id: origin,
    kind: 'added',
    name: host,
    lexicon: null,
    matches: [patternOf(origin)],
  };
}
