/** What follows from changes of the settings. */
import type { Settings } from '../protocol/settings.ts';
import { isRecord } from '../protocol/versions.ts';

interface Change {
  readonly oldValue?: unknown;
  readonly newValue?: unknown;
}
export type Changes = Readonly<Record<string, Change>>;

/** The settings that affect advice, except for those of single sites, of which only some do. */
const BEARING: readonly (keyof Settings)[] = [
  'vulgar',
  'known',
  'strategy',
  'hard',
  'openers',
  'pastOwn',
  'pastGiven',
  'pastShipped',
];

function bearingIn(sites: unknown): string {
  const own = Object.entries(isRecord(sites) ? sites : {}).flatMap(([site, set]) => {
    const { strategy, hard } = isRecord(set) ? set : {};
    return (strategy ?? hard) ? [[site, strategy, hard]] : [];
  });
  return JSON.stringify(own.sort());
}

/** Whether advice has to be worked out again. */
export function bearsOnAdvice(changes: Changes): boolean {
  const { sites } = changes;
  if (sites && bearingIn(sites.oldValue) !== bearingIn(sites.newValue)) return true;
  return BEARING.some((key) => key in changes);
}
