/** What games say to a guess that they do not take, in the languages that they speak. */
import { DIALOGS } from './dialogs.ts';
import { hasLayout, isDisplayed } from './place.ts';
import { childrenOf, closest, wholeTextOf } from './tree.ts';

/** What a game says to a guess that it does not take. */
export type Refusal =
  /** The word is not in the game's list: the only one that is remembered. */
  | 'notInList'
  | 'tooShort'
  /** The hints must be used. */
  | 'hardMode';

/**
 * How the refusals sound, in English, German and Polish; the first that fits. Whatever says what is wrong
 * with the letters comes before what says that the word is wrong: "Invalid guess: must contain E".
 */
const SENTENCES: readonly (readonly [Refusal, readonly RegExp[]])[] = [
  [
    'tooShort',
    [
      /(not enough|too few|missing|fill( in)? all) (the )?letters|too short|wrong length|word length|länge|długoś/,
      /\b(must|needs?|enter|type|use|please)\b.{0,30}\b(more|all|\d|four|five|six|seven)[ -]letters?\b/,
      /(nicht genug|nicht genügend|zu wenige?|es fehlen( noch)?) (\d )?buchstaben|buchstaben fehlen|zu kurz/,
      /\b(muss|müssen|braucht?|bitte|benötigt)\b.{0,30}\b(alle|fünf|\d) buchstaben/,
      /\b(alle|fünf|\d) buchstaben (ein|aus|nötig|erforderlich)/,
      /(za mało|brakuje|brak|niewystarczająca liczba) liter|za krótkie/,
      /\b(musi|wpisz|podaj|uzupełnij|wymagane)\b.{0,30}(wszystkie|pięć|\d) liter/,
    ],
  ],
  [
    'notInList',
    [
      /(not|n.t) (in|on|part of) (the |our |my |this )?(word ?|game.s )?(list|dictionary|vocabulary)/,
      /must be (a|in) .{0,20}(word|list|dictionary)$/,
      /(nicht|kein\w*|muss)\b.{0,25}\b(wortliste|wörterliste|wortschatz|wörterbuch|lexikon|duden|liste)\b/,
      /(nie|musi)\b.{0,25}(słowniku|na liście)|słownik nie zawiera|(słow[oa]|wyrazu?).{0,15}w bazie/,
    ],
  ],
  [
    'hardMode',
    [
      /\bmust (contain|include|use|have|stay)\b|letter must be|in hard mode|hard mode is on/,
      /use (all|every|the) (revealed |known )?(hints?|clues?)/,
      /\b(muss|musst|müssen)\b.{0,40}\b(enthalten|stehen|vorkommen|bleiben|verwende[nt]|benutz\w*|nutzen)/,
      /buchstabe.{0,20}\bmuss\b/,
      /(im|ist der) (schweren?|harten?) modus|(verwende|benutze|nutze) (alle|jeden) hinweis/,
      /musi zawierać|musisz (użyć|wykorzystać)|liter\S* .{0,20}musi|musi .{0,30}liter|(trzeba|należy) użyć|trybie trudnym|tryb trudny/,
    ],
  ],
  [
    'notInList',
    [
      /\b(word|guess)\b.{0,15}\b(not|isn.t|wasn.t|doesn.t|does not)\b.{0,8}(found|known|recogni[sz]ed|valid|accepted|allowed|exist)/,
      /(don.t|do not|doesn.t|does not) know (that|this|the) word/,
      /\b(word|guess) (is )?(unknown|unrecogni[sz]ed|invalid)\b|\b(unknown|unrecogni[sz]ed|invalid) (word|guess)\b/,
      /(not|isn.t) an? (valid |real |known |english )?word\b|no such word/,
      /\bwort\b.{0,25}(nicht (gefunden|bekannt|erkannt|gültig|erlaubt|zulässig|zugelassen|akzeptiert|vorhanden|enthalten|zur verfügung)|unbekannt|ungültig|unzulässig)/,
      /(unbekannte|ungültige|unzulässige)[sn]? wort|kein (gültiges |echtes |deutsches )?wort\b|existiert das wort nicht/,
      /\bw(ort|örter)\b.{0,20}(kenn(e|t|en)|gibt(.s| es)?|existiert)\b.{0,15}nicht|kennen? (ich|wir) nicht/,
      /nie ma (takiego |tego )?(słowa|wyrazu)|(nie znam|nie znaleziono|nie rozpoznano|brak) (takiego |tego )?(słowa|wyrazu)/,
      /(słow[oa]|wyraz\S*).{0,15}(nie (istnieje|występuje|znaleziono)|spoza|nieznan|niepoprawn|nieprawidłow|niedozwolon)/,
      /(słow[oa]|wyraz\S*) nie (jest|został\S*) (poprawn|prawidłow|dozwolon|znan|znalezion|rozpoznan)/,
      /(nieznan|niepoprawn|nieprawidłow|niedozwolon|błędn)\S* (słow|wyraz)|to nie (jest )?(słowo|wyraz)/,
    ],
  ],
];

/** What is wrong with the connection, or done with a switch, is no word on the guess. */
const OTHER_MATTERS =
  /server|serwer|zugriff|\bladen\b|geladen|loading|network|connection|offline|internet|verbindung|netzwerk|połączeni|\bsieci|enabled|disabled|aktiviert|eingeschaltet|włącz|start of/;

/** A message is no longer than this; what is longer explains the game. */
const MAX_LENGTH = 120;

/** A dialog that says no more than this is there for the message. */
const MAX_DIALOG = 60;
/** What is made of more elements than this is no message, in itself. */
const MAX_PARTS = 20;

/** Keeps an eye on the messages of a page. */
export function createRefusals() {
  /** Messages that refuse something, and whether they could be seen at the last look. */
  const messages = new Map<Element, boolean>();
  /** What was to be read on the page when nothing had been entered: it is no reply. */
  const explanations = new Set<string>();

  return {
    /**
     * @param changed what has changed on the page since the last look
     * @param isAwaited whether a guess has been entered and not been answered yet
     * @returns the refusals that have come up since: each once, however long it shows
     */
    look(changed: readonly Element[], isAwaited: boolean): Refusal[] {
      for (const message of changed.flatMap(messagesIn)) {
        if (!messages.has(message)) messages.set(message, false);
      }
      const come = new Set<Refusal>();
      for (const [message, wasShown] of messages) {
        const refusal = message.isConnected ? refusalOf(message) : null;
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
function messagesIn(element: Element): Element[] {
  const inner = childrenOf(element).flatMap(messagesIn);
  if (inner.length > 0 || element.getElementsByTagName('*').length > MAX_PARTS) return inner;
  if (!refusalOf(element)) return [];
  const dialog = closest(element, DIALOGS);
  return dialog && wholeTextOf(dialog).length > MAX_DIALOG ? [] : [element];
}

function refusalOf(element: Element): Refusal | null {
  const text = wholeTextOf(element).toLowerCase();
  if (text.length > MAX_LENGTH || OTHER_MATTERS.test(text)) return null;
  return SENTENCES.find(([, sentences]) => sentences.some((sentence) => sentence.test(text)))?.[0] ?? null;
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
