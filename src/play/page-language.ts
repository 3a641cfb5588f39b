/** The language of a page: what it says, and what its text is in as far as the browser can tell. */
import { bodyOf, get, localNameOf, rootOf } from '../page/dom.ts';
import type { Share } from '../page/share.ts';
import { attributeOf, textsOf } from '../page/tree.ts';
import type { Report } from '../protocol/report.ts';

/** Less text than this, in characters, is in a language by chance, and more tells no more. */
const SHORTEST = 30;
const LONGEST = 2000;
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
    const text = share.take(() => textOf(document));
    const { isReliable, languages } = await ask(text);
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

/** What the page says of its language, as far as that can be a tag. */
function languageOf(document: Document): string {
  const root = rootOf(document);
  return tagIn(root && attributeOf(root, 'lang'));
}

const tagIn = (text: string | null | undefined): string => text?.slice(0, MAX_TAG) ?? '';
