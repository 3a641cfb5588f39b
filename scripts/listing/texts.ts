/** The texts of the listings: store/ has them, but for what the extension itself says of its name and use. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../bundles.ts';
import { type Manifest, manifestFor, TARGETS } from '../manifest.ts';

export const LISTING_LANGUAGES = ['en', 'de', 'pl'] as const;
export type ListingLanguage = (typeof LISTING_LANGUAGES)[number];

/** The headings in a file of store/, but for those of permissions. */
const HEADINGS = ['description', 'purpose', 'data use', 'tile'] as const;
export type Heading = (typeof HEADINGS)[number];
const PERMISSION = 'permission ';

export interface Listing extends Readonly<Record<Heading, string>> {
  /** In the store; the tile has the short one. */
  readonly name: string;
  readonly shortName: string;
  readonly summary: string;
  /** By the permission's name, or by "host_permissions" and the like. */
  readonly reasons: Readonly<Record<string, string>>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));
const manifest = readJson('manifest.json') as Manifest;

/**
 * The texts below the headings of a file of store/.
 * @throws where a heading is unknown, missing, or there twice
 */
export function parseTexts(file: string, text: string): Pick<Listing, Heading | 'reasons'> {
  const [, ...parts] = text.split(/^# (.+)$/m).map((part) => part.trim());
  const found = new Map<string, string>();
  for (let n = 0; n < parts.length; n += 2) {
    const heading = parts[n]!;
    const isKnown = heading.startsWith(PERMISSION) || HEADINGS.some((known) => known === heading);
    if (!isKnown) throw new Error(`${file} has a heading that is none of a listing: “${heading}”.`);
    if (found.has(heading)) throw new Error(`${file} has the heading “${heading}” twice.`);
    found.set(heading, parts[n + 1]!);
  }
  const below = (heading: Heading): string => {
    const it = found.get(heading);
    if (!it) throw new Error(`${file} has no text under the heading “${heading}”.`);
    return it;
  };
  const reasons = [...found].filter(([heading]) => heading.startsWith(PERMISSION));
  return {
    description: below('description'),
    purpose: below('purpose'),
    'data use': below('data use'),
    tile: below('tile'),
    reasons: Object.fromEntries(
      reasons.map(([heading, reason]) => [heading.slice(PERMISSION.length), reason]),
    ),
  };
}

/** All texts of a language's listing. */
export function readListing(language: ListingLanguage): Listing {
  const messages = readJson(`_locales/${language}/messages.json`) as Record<string, { message: string }>;
  const say = (key: string): string => {
    const [, name = ''] = /^__MSG_(\w+)__$/.exec(manifest[key] as string) ?? [];
    return messages[name]!.message;
  };
  const file = `store/${language}.md`;
  return {
    name: say('name'),
    shortName: say('short_name'),
    summary: say('description'),
    ...parseTexts(file, readFileSync(`${ROOT}${file}`, 'utf8')),
  };
}

/** What the built manifests ask for, by the names that a listing has the reasons under. */
export function askedFor(): string[] {
  const edition = { version: '0.0.0', firefoxId: '', homePage: null };
  const asked = TARGETS.flatMap((target) => {
    const built = manifestFor(target, manifest, edition, '') as Manifest;
    const { permissions = [], ...rest } = built as { permissions?: string[] };
    const hosts = Object.entries(rest).filter(
      ([key, value]) => /permissions$/.test(key) && (value as string[]).length > 0,
    );
    return [...permissions, ...hosts.map(([key]) => key)];
  });
  return [...new Set(asked)];
}

/** What the manifest tells Firefox of the data that is collected. */
export function collectedInFirefox(): readonly string[] {
  const { gecko } = manifest.browser_specific_settings as {
    gecko: { data_collection_permissions: { required: string[] } };
  };
  return gecko.data_collection_permissions.required;
}
