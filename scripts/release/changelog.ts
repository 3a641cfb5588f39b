/** The changelog: a list under "## Unreleased", then one under the number and the day of each version. */

const UNRELEASED = /^## Unreleased[ \t]*$/m;

/** What stands under "## Unreleased", or null where there is no such heading. */
export function unreleased(changelog: string): string | null {
  const [, rest] = changelog.split(UNRELEASED, 2);
  return rest === undefined ? null : rest.split(/^## /m, 1)[0]!.trim();
}

/**
 * The changelog with what was unreleased under its version, and a new empty list above it.
 * @param day such as 2026-11-27
 */
export function dated(changelog: string, version: string, day: string): string {
  return changelog.replace(UNRELEASED, `## Unreleased\n\n## ${version} · ${day}`);
}
