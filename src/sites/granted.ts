/** What the player has granted: there Knack is always, without being asked. Nothing else says so, and nothing is kept. */
import { patternOf } from './added.ts';
import { SITE_ACCESS } from './sites.ts';

interface PermissionsApi {
  getAll(): Promise<{ origins?: string[] }>;
}

/**
 * Of the games that Knack knows, which are granted at the installation: browsers list these, too
 * (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/permissions/getAll).
 */
const OWN: readonly string[] = /* @__PURE__ */ SITE_ACCESS.flatMap(({ patterns }) => patterns);

/** The match patterns that the player has granted: for a site, for a frame, or for many sites in the browser's settings. */
export async function grantedBy(permissions: PermissionsApi): Promise<string[]> {
  const { origins = [] } = await permissions.getAll();
  return origins.filter((pattern) => !OWN.includes(pattern)).sort();
}

/** Whether Knack is always on a site. */
export const isAlwaysOn = (site: string, granted: readonly string[]): boolean =>
  URL.canParse(site) && granted.some((pattern) => covers(pattern, new URL(site)));

/** What a switch for it has to show and to ask for. */
export interface AlwaysHere {
  readonly pattern: string;
  readonly isOn: boolean;
  /** Access to more than the site: while that is granted, the site's own changes nothing. */
  readonly wider: string | undefined;
}

/** @returns null on the hosts of known games, for which a browser has nothing to ask */
export function alwaysHere(site: string, granted: readonly string[]): AlwaysHere | null {
  const pattern = patternOf(site);
  const url = new URL(site);
  const wider = granted.find((one) => one !== pattern && covers(one, url));
  const isOwn = OWN.some((one) => covers(one, url));
  return isOwn && !wider ? null : { pattern, isOn: granted.includes(pattern), wider };
}

/** The site that a pattern is of; null where it is not of one, and all of it. */
export function siteOf(pattern: string): string | null {
  const [, origin = ''] = /^(https?:\/\/[^*/]+)\/\*$/.exec(pattern) ?? [];
  return URL.canParse(origin) && patternOf(origin) === pattern ? origin : null;
}

/** https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Match_patterns; Chrome's may name a port. */
function covers(pattern: string, { protocol, host, hostname }: URL): boolean {
  const all = pattern === '<all_urls>' ? '*://*/*' : pattern;
  const [, scheme, domain, named = ''] = /^(\*|https?):\/\/(\*\.?)?([^/]*)\//.exec(all) ?? [];
  const isHost =
    domain === '*' ||
    named === host ||
    named === hostname ||
    (domain === '*.' && hostname.endsWith(`.${named}`));
  return /^https?:$/.test(protocol) && (scheme === '*' || `${scheme}:` === protocol) && isHost;
}
