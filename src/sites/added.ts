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
