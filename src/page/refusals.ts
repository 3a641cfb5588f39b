/** The messages with which games refuse a guess, in their languages. */
import type { Language } from '../languages/language.ts';
import { type RefusalPhrases, REFUSALS } from '../languages/refusals.ts';
import { DIALOGS, isGamePlace } from './dialogs.ts';
import { isConnected } from './dom.ts';
import { isShown } from './place.ts';
import { languagesOf, type SiteHints } from './site-hints.ts';
import {
  briefTextOf,
  childrenOf,
  closest,
  inOneLine,
  outermost,
  ownTextsOf,
  partsOf,
  wholeTextOf,
} from './tree.ts';

/** Why a game refuses a guess. */
export type Refusal =
  /** The word is not in the game's list: the only one that is remembered. */
  | 'notInList'
  | 'tooShort'
  /** The hints must be used. */
  | 'hardMode'
  /** The guess must be able to be the answer: it has a letter that the hints rule out. */
  | 'ultraMode';

/**
 * The kinds of phrases and what they refuse; the first that fits counts. Whatever says what is wrong with the
 * letters comes before what says that the word is wrong: "Invalid guess: must contain E".
 */
const KINDS = [
  ['tooShort', 'tooShort'],
  ['notInDictionary', 'notInList'],
  ['ultraMode', 'ultraMode'],
  ['hardMode', 'hardMode'],
  ['notAWord', 'notInList'],
] as const satisfies readonly (readonly [keyof RefusalPhrases, Refusal])[];

/** A message is no longer than this; what is longer explains the game. What is shorter is no word of one. */
const MAX_LENGTH = 120;
const MIN_LENGTH = 5;

/** A dialog that says no more than this is there for the message. */
const MAX_DIALOG = 60;
/** An element with more parts than this is not itself a message. */
const MAX_PARTS = 20;

/** So many elements of a part of a page are looked at, the last ones: messages are often added at its end. */
const MAX_LOOKED_AT = 5000;
/** So many messages are watched, and so many texts remembered that were there before, the last ones. */
const MAX_MESSAGES = 30;
const MAX_EXPLANATIONS = 300;

/** Watches the messages of a page. */
export function createRefusals(site: SiteHints = {}) {
  const languages = languagesOf(site);
  /** Messages that refuse something, and whether they could be seen at the last look. */
  const messages = new Map<Element, boolean>();
  /** Texts that were on the page when no guess had been entered: they do not refuse one. */
  const explanations = new Set<string>();

  return {
    /**
     * @param changed what has changed on the page since the last look
     * @param isAwaited whether a guess has been entered and not been answered yet
     * @returns the refusals that have come up since: each once, however long it shows
     */
    look(changed: readonly Element[], isAwaited: boolean): Refusal[] {
      for (const message of outermost(changed).flatMap((element) => messagesIn(element, languages))) {
        if (!messages.has(message)) messages.set(message, false);
      }
      keepLast(MAX_MESSAGES, messages);
      const come = new Set<Refusal>();
      for (const [message, wasShown] of messages) {
        const refusal = isConnected(message) ? refusalIn(wholeTextOf(message), languages) : null;
        const isShowing = refusal !== null && isShown(message);
        if (refusal === null) messages.delete(message);
        else messages.set(message, isShowing);
        if (!isShowing || wasShown) continue;
        const text = wholeTextOf(message);
        if (!isAwaited) explanations.add(text);
        else if (!explanations.has(text)) come.add(refusal);
      }
      keepLast(MAX_EXPLANATIONS, explanations);
      return [...come];
    },
    /** Whether one is to be seen now. */
    areShowing: (): boolean =>
      [...messages.keys()].some(
        (message) => isConnected(message) && isShown(message) && !explanations.has(wholeTextOf(message)),
      ),
  };
}

/** Forgets what has been longest in a collection that has become too large. */
function keepLast<T>(most: number, all: Pick<Set<T>, 'size' | 'delete' | 'keys'>): void {
  for (const first of all.keys()) {
    if (all.size <= most) return;
    all.delete(first);
  }
}

/** What has been found of an element and what is in it. */
interface Spoken {
  /** All of its text, no longer than tells whether it is a message. */
  readonly text: string;
  /** How many elements are in it. */
  readonly size: number;
  readonly holdsMessage: boolean;
}
/** An element that is too far away in a large page. */
const NOT_LOOKED_AT: Spoken = { text: '', size: 0, holdsMessage: false };

/** The innermost elements that hold a message that refuses something; none in a dialog that explains. */
function messagesIn(element: Element, languages: readonly Language[]): Element[] {
  const messages: Element[] = [];
  const spoken = new Map<Element, Spoken>();
  /** Whether a dialog explains the game: however many messages are in it, it is read once. */
  const explaining = new Map<Element, boolean>();
  const isExplained = (part: Element): boolean => {
    const dialog = closest(part, DIALOGS);
    if (!dialog) return false;
    const known =
      explaining.get(dialog) ?? (briefTextOf(dialog, MAX_DIALOG) === null && !isGamePlace(dialog));
    explaining.set(dialog, known);
    return known;
  };
  // What is within comes before what is around it.
  for (const part of partsOf(element, MAX_LOOKED_AT, 'last').reverse()) {
    const inner = childrenOf(part, MAX_PARTS + 1).map((child) => spoken.get(child) ?? NOT_LOOKED_AT);
    const own = ownTextsOf(part);
    const texts = [...own, ...inner.map((it) => it.text)].filter((text) => text !== '');
    const text = inOneLine(texts).slice(0, MAX_LENGTH + 1);
    const size = inner.reduce((sum, it) => sum + 1 + it.size, 0);
    let holdsMessage = inner.some((it) => it.holdsMessage);
    // One that only wraps another says what that says.
    const saysMore = text !== '' && (own.length > 0 || inner.length !== 1);
    if (!holdsMessage && size <= MAX_PARTS && saysMore) {
      holdsMessage = refusalIn(text, languages) !== null && !isExplained(part);
      if (holdsMessage) messages.push(part);
    }
    spoken.set(part, { text, size, holdsMessage });
  }
  return messages.reverse();
}

function refusalIn(text: string, languages: readonly Language[]): Refusal | null {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return null;
  // Each language's phrases are for text in lower case as that language has it.
  const folded = new Map<Language['fold'], string>();
  for (const { fold } of languages) if (!folded.has(fold)) folded.set(fold, fold(text));
  const said = languages.map(({ tag, fold }) => ({ refusals: REFUSALS[tag]!, text: folded.get(fold)! }));
  if (said.some(({ refusals, text: folded }) => refusals.otherMatters.test(folded))) return null;
  const isOf = (kind: (typeof KINDS)[number][0]) =>
    said.some(({ refusals, text: folded }) => refusals[kind].some((phrase) => phrase.test(folded)));
  return KINDS.find(([kind]) => isOf(kind))?.[1] ?? null;
}
