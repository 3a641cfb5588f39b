/**
 * What a language is to Knack: one pack holds everything that differs by language but the sentences of
 * Knack's own pages. To add a language, add a pack and its name to languages.ts.
 */

export interface Language {
  /** As a BCP 47 tag. */
  readonly tag: string;
  /** The names of its lexicons: the language in one spelling each (lexicons/spellings.ts), with a folder in dicts/. */
  readonly lexicons: readonly string[];
  /** Turns text into lower case, composed (NFC), as this language does. */
  readonly fold: (text: string) => string;
  /** Its letters that stay what they are without their marks, and what class names write instead: ł as l. */
  readonly plainLetters?: Readonly<Record<string, string>>;
  /** What an attribute of a tile may be called that holds its letter. */
  readonly letterNames: readonly string[];
  readonly feedback: FeedbackWords;
  readonly refusals: RefusalPhrases;
  /** The words on the two keys without a letter, and those that may stand beside them: "submit guess". */
  readonly keys: Readonly<Record<'enter' | 'delete' | 'beside', readonly string[]>>;
  /** What the switch of hard mode is called; in lower case, with spaces for dashes. */
  readonly hardMode: RegExp;
}

/**
 * How pages say in words what a tile's feedback is, in labels, class names and attributes. Each is a list of
 * alternatives, as in a regular expression, for text in lower case without marks; whole words are matched.
 */
export interface FeedbackWords {
  readonly place: string;
  readonly letter: string;
  /** What a place is called that is the right one, and what one that is not. */
  readonly right: string;
  readonly wrong: string;
  readonly not: string;
  /** What a letter is `not` when it is absent: "not in the word". */
  readonly included: string;
  readonly absent: string;
  readonly present: string;
  readonly correct: string;
  /** What says something only where it is all that is said: names of colours, and words of many meanings. */
  readonly alone: {
    readonly absent: string;
    readonly present: string;
    readonly correct: string;
    readonly empty: string;
    readonly typed?: string;
  };
}

/** How games refuse a guess, as patterns of sentences in folded text. */
export interface RefusalPhrases {
  readonly tooShort: readonly RegExp[];
  /** The guess is in no list or dictionary: said so plainly that nothing else can be meant. */
  readonly notInDictionary: readonly RegExp[];
  readonly hardMode: readonly RegExp[];
  /** A letter is known to be absent, or to be elsewhere; or whatever says that a guess must fit all hints. */
  readonly ultraMode: readonly RegExp[];
  /** The guess is no word, unless what is wrong with its letters is said as well. */
  readonly notAWord: readonly RegExp[];
  /** Of something else, such as the connection or a switch: no word on the guess. */
  readonly otherMatters: RegExp;
}

/** Lower case and composed, as most languages have it. */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

const LETTER = /["'“”„‘’‚«»]?(?<![\wà-ž]['’]?)[a-zà-ž](?!['’]?[\wà-ž])["'“”‘’«»]?/.source;

/** A pattern in which each underscore stands for a letter that stands alone, with or without quotation marks. */
export const withLetter = ({ source }: RegExp): RegExp => new RegExp(source.replaceAll('_', LETTER));
