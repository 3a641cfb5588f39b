/** Why a version cannot be released. */
import { unreleased } from './changelog.ts';
import { isAfter, isVersion } from './version.ts';

/** What a release starts from. */
export interface State {
  /** The branch that is checked out; empty if none is. */
  readonly branch: string;
  /** Whether all files are as they were committed. */
  readonly isClean: boolean;
  /** The version of package.json. */
  readonly present: string;
  readonly tags: readonly string[];
  readonly changelog: string;
}

/** So many points a version has at most, so that players read them. */
const MOST_POINTS = 20;

/** The tag of a version. */
export const tagOf = (version: string): string => `v${version}`;

/** All that stands in the way of a version, a sentence each; none if it can be released. */
export function refusals(version: string, state: State): string[] {
  const { branch, isClean, present, tags, changelog } = state;
  const valid = isVersion(version);
  const list = unreleased(changelog);
  const points = list?.match(/^- /gm)?.length ?? 0;
  return [
    ...(valid
      ? []
      : [
          `“${version}” is no version that both stores take: write three numbers, up to 65535 each, such as 1.0.0.`,
        ]),
    ...(valid && !isAfter(version, present)
      ? [`${version} does not come after ${present}, the present version.`]
      : []),
    ...(tags.includes(tagOf(version)) ? [`There is a tag ${tagOf(version)} already.`] : []),
    ...(branch === 'main'
      ? []
      : [`A release is made on main, and ${branch === '' ? 'no branch' : `“${branch}”`} is checked out.`]),
    ...(isClean ? [] : ['Some files are not as they were committed: commit them, or put them aside.']),
    ...(list === null ? ['CHANGELOG.md has no heading “## Unreleased”.'] : []),
    ...(list === '' ? ['CHANGELOG.md has nothing under “## Unreleased”.'] : []),
    ...(points > MOST_POINTS
      ? [`CHANGELOG.md has ${points} points under “## Unreleased”, and may have ${MOST_POINTS}.`]
      : []),
  ];
}
