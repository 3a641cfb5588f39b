/** The messages with which games refuse a guess, in their languages. */
import type { Language, RefusalPhrases } from '../languages/language.ts';
import { DIALOGS } from './dialogs.ts';
import { hasLayout, isDisplayed } from './place.ts';
import { languagesOf, type SiteHints } from './site-hints.ts';
import { childrenOf, closest, wholeTextOf } from './tree.ts';

/** Why a game refuses a guess. */
export type Refusal =
  /** The word is not in the game's list: the only one that is remembered. */
  | 'notInList'
  | 'tooShort'
  /** The hints must be used. */
  | 'hardMode';

/**
 * The kinds of phrases and what they refuse; the first that fits counts. Whatever says what is wrong with the
 * letters comes before what says that the word is wrong: "Invalid guess: must contain E".
 */
const KINDS = [
  ['tooShort', 'tooShort'],
  ['notInDictionary', 'notInList'],
  ['hardMode', 'hardMode'],
  ['notAWord', 'notInList'],
] as const satisfies readonly (readonly [keyof RefusalPhrases, Refusal])[];

/** A message is no longer than this; what is longer explains the game. */
const MAX_LENGTH = 120;

/** A dialog that says no more than this is there for the message. */
const MAX_DIALOG = 60;
/** An element with more parts than this is not itself a message. */
const MAX_PARTS = 20;

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
      for (const message of changed.flatMap((element) => messagesIn(element, languages))) {
        if (!messages.has(message)) messages.set(message, false);
      }
      const come = new Set<Refusal>();
      for (const [message, wasShown] of messages) {
        const refusal = message.isConnected ? refusalOf(message, languages) : null;
        const isShowing = refusal !== null && isShown(message);
        if (refusal === null) messages.delete(message);
        else messages.set(message, isShowing);
        if (!isShowing || wasShown) continue;
        const text = wholeTextOf(message);
        if (!isAwaited) explanations.add(text);
        else if (!explanations.has(text)) come.add(refusal);
      }
      return [...come];
    },
    /** Whether one is to be seen now. */
    areShowing: (): boolean =>
      [...messages.keys()].some(
        (message) => message.isConnected && isShown(message) && !explanations.has(wholeTextOf(message)),
      ),
  };
}

/** The innermost elements that hold a message that refuses something; none in a dialog that explains. */
function messagesIn(element: Element, languages: readonly Language[]): Element[] {
  const inner = childrenOf(element).flatMap((child) => messagesIn(child, languages));
  if (inner.length > 0 || element.getElementsByTagName('*').length > MAX_PARTS) return inner;
  if (!refusalOf(element, languages)) return [];
  const dialog = closest(element, DIALOGS);
  return dialog && wholeTextOf(dialog).length > MAX_DIALOG ? [] : [element];
}

function refusalOf(element: Element, languages: readonly Language[]): Refusal | null {
  const text = wholeTextOf(element);
  if (text.length > MAX_LENGTH) return null;
  // Each language's phrases are for text in lower case as that language has it.
  const folded = new Map<Language['fold'], string>();
  for (const { fold } of languages) if (!folded.has(fold)) folded.set(fold, fold(text));
  const said = languages.map(({ refusals, fold }) => ({ refusals, text: folded.get(fold)! }));
  if (said.some(({ refusals, text: folded }) => refusals.otherMatters.test(folded))) return null;
  const isOf = (kind: (typeof KINDS)[number][0]) =>
    said.some(({ refusals, text: folded }) => refusals[kind].some((phrase) => phrase.test(folded)));
  return KINDS.find(([kind]) => isOf(kind))?.[1] ?? null;
}

/** Messages are hidden in many ways: made invisible, shrunk to nothing, or moved off the page. */
function isShown(element: Element): boolean {
  const { ownerDocument: document } = element;
  const look = { opacityProperty: true, visibilityProperty: true };
  if (!isDisplayed(element, look)) return false;
  if (!hasLayout(document)) return true;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return (
    right - left > 1 &&
    bottom - top > 1 &&
    right > 0 &&
    bottom > 0 &&
    left < clientWidth &&
    top < clientHeight
  );
}
