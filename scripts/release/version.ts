/** Versions: three numbers with dots between them, which is what npm and both stores take. */

/** Chrome takes no number above: https://developer.chrome.com/docs/extensions/reference/manifest/version */
const MOST = 65_535;

/** The numbers of a version, or null if it is none that npm and both stores take. */
function numbersOf(version: string): readonly number[] | null {
  if (!/^(0|[1-9]\d*)([.](0|[1-9]\d*)){2}$/.test(version)) return null;
  const numbers = version.split('.').map(Number);
  return numbers.every((number) => number <= MOST) ? numbers : null;
}

/** Whether npm and both stores take it. */
export function isVersion(version: string): boolean {
  return numbersOf(version) !== null;
}

/** Whether a version comes after another; one that is none comes after nothing, and nothing after it. */
export function isAfter(version: string, other: string): boolean {
  const numbers = numbersOf(version);
  const others = numbersOf(other);
  if (!numbers || !others) return false;
  const first = numbers.findIndex((number, index) => number !== others[index]);
  return first !== -1 && numbers[first]! > others[first]!;
}

/** The text of package.json or package-lock.json with another version, and otherwise the same. */
export function withVersion(json: string, version: string): string {
  const data = JSON.parse(json) as {
    version: string;
    packages?: Record<string, { version?: string }>;
  };
  data.version = version;
  const own = data.packages?.[''];
  if (own) own.version = version;
  return `${JSON.stringify(data, null, 2)}\n`;
}
