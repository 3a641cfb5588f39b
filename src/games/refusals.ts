/** What games say to a guess that they do not take, in the languages that they speak. */
import { childrenOf, wholeTextOf } from './tree.ts';

/** What a game says to a guess that it does not take. */
export type Refusal =
  /** The word is not in the game's list: the only one that is remembered. */
  | 'notInList'
  | 'tooShort'
  /** The hints must be used. */
  | 'hardMode';

/** How the refusals sound: in English, German and Polish. */
const SENTENCES: Readonly<Record<Refusal, readonly RegExp[]>> = {
  tooShort: [
    /(not enough|too few|missing|fill( in)? all) (the )?letters|too short/,
    /\b(must|needs?|enter|type|use|please)\b.{0,30}\b(more|all|\d|four|five|six|seven)[ -]letters?\b/,
    /(nicht genug|nicht genügend|zu wenige?|es fehlen( noch)?) (\d )?buchstaben|buchstaben fehlen|zu kurz/,
    /\b(muss|müssen|braucht?|bitte|benötigt)\b.{0,30}\b(alle|fünf|\d) buchstaben/,
    /\b(alle|fünf|\d) buchstaben (ein|aus|nötig|erforderlich)/,
    /(za mało|brakuje|brak|niewystarczająca liczba) liter|za krótkie/,
    /\b(musi|wpisz|podaj|uzupełnij|wymagane)\b.{0,30}(wszystkie|pięć|\d) liter/,
  ],
  notInList: [
    /(not|n.t) (in|on|part of) (the |our |my |this )?(word ?|game.s )?(list|dictionary)/,
    /(word|guess) (is )?(not|isn.t|un)(( been)? found| ?known| ?recogni[sz]ed| ?valid| accepted| allowed)/,
    /(unknown|invalid) (word|guess)|not a (valid |real |known )?word|no such word|(does not|doesn.t) exist/,
    /must be (a |in )(the )?(valid |real |known )?(word|dictionary)/,
    /(nicht|kein)\b.{0,25}\b(wortliste|liste|wörterbuch|gefunden|bekannt|gültige[sn]? wort|zulässig|erlaubt|gültig)/,
    /unbekannt|ungültige[sn]? wort|wort (ist )?ungültig|kein (echtes |deutsches )?wort/,
    /kenn(e|t|en) .{0,25}nicht|existiert nicht|gibt(.s| es)? (hier |leider )?nicht/,
    /nie ma (takiego |tego )?(słowa|wyrazu)|nie ma .{0,25}(słownik|liście)|nie (jest|ma|figuruje) (w słowniku|na liście)/,
    /(słow[oa]|wyraz).{0,20}(spoza|nieznan|niepoprawn|nieprawidłow|nie istnieje|nie znaleziono)/,
    /(nieznan|niepoprawn|nieprawidłow)\S* (słow|wyraz)|nie znaleziono .{0,12}(słow|wyraz)|nie znam|brak\b.{0,20}słowni/,
  ],
  hardMode: [
    /\bmust (be|contain|include|use|have)\b|hard mode|use (all|every|the) (revealed |known )?(hints?|clues?)/,
    /\bmuss\b.{0,40}\b(enthalten|sein|stehen|vorkommen|bleiben|verwendet|benutzt)|(schwer|hart)\S* modus/,
    /(verwende|benutze|nutze) (alle|jeden) hinweis/,
    /\bmusi\b.{0,20}(być|zawierać|występować)|tryb(ie)? trudn|trudn\S* tryb|(trzeba|należy) użyć/,
  ],
};

/** "Must be 5 letters long" is of its length, whatever else it sounds like. */
const IN_ORDER = ['tooShort', 'notInList', 'hardMode'] as const;

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
  const text = wholeTextOf(element).toLowerCase();
  if (text.length > MAX_LENGTH) return null;
  return IN_ORDER.find((refusal) => SENTENCES[refusal].some((sentence) => sentence.test(text))) ?? null;
}

function isShown(element: Element): boolean {
  const look = { opacityProperty: true, visibilityProperty: true };
  return !('checkVisibility' in element) || (element as HTMLElement).checkVisibility(look);
}
