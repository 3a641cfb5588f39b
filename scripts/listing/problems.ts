/** What a store would not take of a listing, a sentence each. */
import { hostsOf, SITES } from '../../src/sites/sites.ts';
import { LIMITS } from './limits.ts';
import type { Listing, ListingLanguage } from './texts.ts';

/** The hosts of the sites that Knack knows, as people say them. */
export const KNOWN_HOSTS = [
  ...new Set(SITES.flatMap((site) => hostsOf(site)).map((host) => host.replace(/^www[.]/, ''))),
].sort();

/** The hosts that a text names. */
export const hostsIn = (text: string): string[] =>
  [...new Set(text.match(/\b[\w-]+(?:[.][\w-]+)*[.][a-z]{2,}\b/g) ?? [])].sort();

/** How long a text is, as the stores count. */
export const lengthOf = (text: string): number => [...text].length;

/** The texts of a listing that a store limits: what each is called, where it stands, how long it is and may be. */
export function measured(language: ListingLanguage, listing: Listing) {
  const messages = `_locales/${language}/messages.json`;
  const texts = `store/${language}.md`;
  const {
    host_permissions: hosts = '',
    optional_host_permissions: optional = '',
    ...others
  } = listing.reasons;
  const rows: [what: string, file: string, text: string, most: number][] = [
    ['name', messages, listing.name, LIMITS.name],
    ['summary', messages, listing.summary, LIMITS.summary],
    ['description', texts, listing.description, LIMITS.description],
    ['purpose', texts, listing.purpose, LIMITS.purpose],
    ['text on the use of data', texts, listing['data use'], LIMITS.dataUse],
    ['line on the tile', texts, listing.tile, LIMITS.line],
    // The Chrome Web Store has one field for both.
    ['reason for the hosts', texts, `${hosts}\n\n${optional}`, LIMITS.permission],
  ];
  for (const [name, reason] of Object.entries(others))
    rows.push([`reason for “${name}”`, texts, reason, LIMITS.permission]);
  return rows.map(([what, file, text, most]) => ({ what, file, length: lengthOf(text), most }));
}

/** @param asked what the manifests ask for */
export function problemsOf(language: ListingLanguage, listing: Listing, asked: readonly string[]): string[] {
  const file = `store/${language}.md`;
  const given = Object.keys(listing.reasons);
  const named = hostsIn(listing.description);
  const unlike = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => !others.includes(one));
  return [
    ...measured(language, listing)
      .filter(({ length, most }) => length > most)
      .map(
        (it) =>
          `The ${it.what} in ${it.file} is too long: it has ${it.length} characters, of ${it.most} at most.`,
      ),
    ...asked.filter((one) => !listing.reasons[one]).map((one) => `${file} has no reason for “${one}”.`),
    ...unlike(given, asked).map((one) => `${file} has a reason for “${one}”, which no manifest asks for.`),
    ...unlike(KNOWN_HOSTS, named).map((one) => `The description in ${file} does not name ${one}.`),
    ...unlike(named, KNOWN_HOSTS).map(
      (one) => `The description in ${file} names ${one}: no site of Knack’s.`,
    ),
  ];
}

/** What a store would not take of a picture (PNG). */
export function problemsOfPicture(
  name: string,
  picture: Uint8Array,
  { width, height, opaque }: { width: number; height: number; opaque: boolean },
): string[] {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  // IHDR comes first: the size, the depth, and the kind of colours, of which 4 and 6 have transparency.
  const [itsWidth, itsHeight, colours] = [view.getUint32(16), view.getUint32(20), view.getUint8(25)];
  const size = `${itsWidth} × ${itsHeight}`;
  return [
    ...(itsWidth === width && itsHeight === height
      ? []
      : [`${name} is ${size} pixels, and not ${width} × ${height}.`]),
    ...(opaque && (colours === 4 || colours === 6)
      ? [`${name} has transparency, which no store takes there.`]
      : []),
  ];
}
