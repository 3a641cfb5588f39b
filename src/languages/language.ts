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
  /** Names of colours, which say as much where they are all that is said, also where another colour is seen. */
  readonly hues: Readonly<Record<'present' | 'correct', string>>;
  /** What says something only where it is all that is said: words of many meanings. */
  readonly alone: {
    readonly absent: string;
    readonly present: string;
    readonly correct: string;
    readonly empty: string;
    /** What is correct beside what is called present, and present beside what is called correct. */
    readonly good?: string;
    /** The same, of what nobody calls a word that is only typed. */
    readonly hit?: string;
    /** What is absent beside any of these. */
    readonly bad?: string;
    readonly typed?: string;
  };
}

/** Without the marks that Unicode has apart from letters: the stroke of ł is none of these. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Lower case and composed, as most languages have it. */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');
