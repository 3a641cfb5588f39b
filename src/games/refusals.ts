/** What games say to a guess that they do not take, in the languages that they speak. */
import { childrenOf, wholeTextOf } from './tree.ts';

/** What a game says to a guess that it does not take. */
export type Refusal =
  /** The word is not in the game's list: the only one that is remembered. */
  | 'notInList'
  | 'tooShort'
  /** The hints must be used. */
  | 'hardMode';

/** The first that fits: "must be 5 letters long" is of its length, whatever else it sounds like. */
const SENTENCES: readonly (readonly [Refusal, RegExp])[] = [
  [
    'tooShort',
    /(not enough|too few|missing|fill( in)? all) (the )?letters|too short|\b(must|needs?|enter|type|use|please)\b.{0,30}\b(more|all|\d|four|five|six|seven)[ -]letters?\b|(nicht genug|nicht genügend|zu wenige?|es fehlen( noch)?) (\d )?buchstaben|buchstaben fehlen|zu kurz|\b(muss|müssen|braucht?|bitte|benötigt)\b.{0,30}\b(alle|fünf|\d) buchstaben|\b(alle|fünf|\d) buchstaben (ein|aus|nötig|erforderlich)|(za mało|brakuje|brak|niewystarczająca liczba) liter|za krótkie|\b(musi|wpisz|podaj|uzupełnij|wymagane)\b.{0,30}(wszystkie|pięć|\d) liter/i,
  ],
  [
    'notInList',
    /(not|isn.t) (in|on) (the |our |my )?(word ?)?(list|dictionary)|(word|guess) (is )?(not|isn.t|un)(( been)? found| ?known| ?recogni[sz]ed| ?valid| accepted)|(unknown|invalid) (word|guess)|not a (valid |real |known )?word|no such word|doesn.t exist|unbekannt|ungültige[sn]? wort|(nicht|kein)\b.{0,25}\b(wortliste|liste|wörterbuch|gefunden|bekannt|gültige[sn]? wort|zulässig|erlaubt)|kenn(e|t|en) .{0,25}nicht|existiert nicht|kein (echtes |deutsches )?wort|nie ma (takiego |tego )?(słowa|wyrazu)|nie ma .{0,25}(słownik|liście)|(słow[oa]|wyraz).{0,20}(spoza|nieznan|niepoprawn|nie istnieje|nie znaleziono)|(nieznan|niepoprawn|nieprawidłow)\S* (słow|wyraz)|nie (jest|ma) w słowniku|nie znam|brak\b.{0,20}słowni/i,
  ],
  [
    'hardMode',
    /\bmust (be|contain|include|use|have)\b|\bmuss\b.{0,40}\b(enthalten|sein|stehen|vorkommen|bleiben)|\bmusi\b.{0,20}(być|zawierać|występować)|hard mode|(schwer|hart)\S* modus|tryb(ie)? trudn|trudn\S* tryb/i,
  ],
];

/** A message is no longer than this; what is longer explains the game. */
const MAX_LENGTH = 120;

/** What is made of more elements than this is no message, in itself. */
const MAX_PARTS = 200;

/** Keeps an eye on the messages of a page. */
export function createRefusals() {
  /** Messages that refuse something, and whether they could be seen at the last look. */
  const messages = new Map<Element, boolean>();

  return {
    /**
     * @param changed what has changed on the page since the last look
     * @returns the refusals that have come up since: each once, however long it shows
     */
    look(changed: readonly Element[]): Refusal[] {
      for (const message of changed.flatMap(messagesIn)) {
        if (!messages.has(message)) messages.set(message, false);
      }
      const come = new Set<Refusal>();
      for (const [message, wasShown] of messages) {
        const refusal = message.isConnected ? refusalOf(message) : null;
        const isShowing = refusal !== null && isShown(message);
        if (refusal === null) messages.delete(message);
        else messages.set(message, isShowing);
        if (isShowing && !wasShown) come.add(refusal);
      }
      return [...come];
    },
    /** Whether one is to be seen now. */
    areShowing: (): boolean => [...messages].some(([message]) => message.isConnected && isShown(message)),
  };
}

/** The innermost elements that hold a message that refuses something. */
function messagesIn(element: Element): Element[] {
  if (element.getElementsByTagName('*').length > MAX_PARTS) return [];
  const inner = childrenOf(element).flatMap(messagesIn);
  return inner.length === 0 && refusalOf(element) ? [element] : inner;
}

function refusalOf(element: Element): Refusal | null {
  const text = wholeTextOf(element);
  return text.length > MAX_LENGTH
    ? null
    : (SENTENCES.find(([, sentence]) => sentence.test(text))?.[0] ?? null);
}

function isShown(element: Element): boolean {
  const look = { opacityProperty: true, visibilityProperty: true };
  return !('checkVisibility' in element) || (element as HTMLElement).checkVisibility(look);
}
