/** The language of a page: what it says, what its title names, and what its text is in as far as the browser can tell. */
import { bodyOf, get, localNameOf, rootOf } from '../page/dom.ts';
import type { Share } from '../page/share.ts';
import { attributeOf, briefTextOf, findAll, textsOf } from '../page/tree.ts';
import type { Report } from '../protocol/report.ts';

/** Less text than this, in characters, is in a language by chance, and more tells no more. */
const SHORTEST = 30;
const LONGEST = 2000;
/** So many of the page's headings are looked at, so long in characters. */
const MAX_HEADINGS = 5;
const LONGEST_HEADING = 100;
/** What the title of a game in another language than its page says: its name, or letters that English has not. */
const NAMED: readonly (readonly [tag: string, name: RegExp, marks: RegExp])[] = [
  ['de', /\bgerman\b|deutsch/, /^[äöüß]+$/],
  ['pl', /\bpolish\b|polsk/, /^[ąćęłńóśźż]+$/],
];
/** No tag of a language is longer. */
const MAX_TAG = 35;

/** As the browser has it: https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/i18n/detectLanguage */
export type DetectLanguage = (text: string) => Promise<{
  readonly isReliable: boolean;
  readonly languages: readonly { readonly language: string }[];
}>;

/**
 * @param detect not asked unless given
 * @returns what is known now
 */
export function createPageLanguage(
  document: Document,
  detect: DetectLanguage | undefined,
  { share, onTold }: { readonly share: Share; readonly onTold: () => void },
): () => Pick<Report['page'], 'language' | 'textLanguage'> {
  let textLanguage = '';
  const tell = async (ask: DetectLanguage) => {
    const { text, named } = share.take(() => ({ text: textOf(document), named: namedOn(document) }));
    // A page in English may well be a game in another language.
    const told = named ? { isReliable: true, languages: [{ language: named }] } : ask(text);
    const { isReliable, languages } = await told;
    if (isReliable || text.length >= SHORTEST) textLanguage = tagIn(languages[0]?.language);
    if (textLanguage !== '' && textLanguage !== languageOf(document)) onTold();
  };
  // What cannot be told is not known.
  if (detect) tell(detect).catch(() => undefined);
  return () => ({ language: languageOf(document), textLanguage });
}

/** What can be read on a page, without its scripts and the letters on its keys. */
function textOf(document: Document): string {
  const body = bodyOf(document);
  const texts = (body ? textsOf(body) : []).filter(
    ({ text, holder }) => text.length > 1 && !/^(script|style)$/.test(localNameOf(holder)),
  );
  return [get(document, 'title'), ...texts.map(({ text }) => text)].join(' ').slice(0, LONGEST);
}

/** The language that a page's title or its main heading names, or is in by its letters; undefined for none, or several. */
function namedOn(document: Document): string | undefined {
  const headings = findAll(document, 'h1', MAX_HEADINGS).map((it) => briefTextOf(it, LONGEST_HEADING) ?? '');
  const title = [get(document, 'title').slice(0, LONGEST_HEADING), ...headings].join(' ').toLowerCase();
  const marked = (title.normalize().match(/(?![a-z])\p{L}/gu) ?? []).join('');
  const named = NAMED.filter(([, name, marks]) => name.test(title) || marks.test(marked));
  return named.length === 1 ? named[0]![0] : undefined;
}

/** What the page says of its language, as far as that can be a tag. */
function languageOf(document: Document): string {
  const root = rootOf(document);
  return tagIn(root && attributeOf(root, 'lang'));
}

const tagIn = (text: string | null | undefined): string => text?.slice(0, MAX_TAG) ?? '';
