/** What a key is called, and what tells keys from other letters. */
import { call, localNameOf } from './dom.ts';
import { LABELS, letterIn } from './letter.ts';
import { attributeOf, briefTextOf, classesOf, partsOf, referredTo, saidBy } from './tree.ts';

/** So much of a key is looked at, in elements, and so much of its names, in characters. */
const MAX_PARTS = 30;
const MAX_NAMES = 2000;
const MAX_TEXT = 60;

/** Attributes that only scripts and styles go by, the most reliable first. */
const MARKS = ['data-key', 'data-value', 'value', 'id', 'data-testid'] as const;

/** What says of an element that it is a key. */
export const SURELY_KEYS = 'button, input[type=button], [role=button], [data-key], kbd';
/** With fewer letters than this it is not a keyboard. */
export const MIN_LETTERS = 15;
/** The same where nothing says that they are keys: boards hold letters too. */
export const MIN_BARE_LETTERS = 21;
/** An arrow that is written with the signs that all keyboards have. */
export const WRITTEN_ARROW = /^\s*(<+[-=]*|[-=]*>+)\s*$/;
/** What stands between the words of a name. Other signs, as of money, are words of their own. */
const BETWEEN = /[\s.,:;()[\]\-_/'’"“”!+<]+/u;
/** With what says how it is drawn. */
const SIGN = /(\p{S})[\ufe0e\ufe0f]?/gu;

export interface Names {
  /** What is to be read on it; null where it is too long for a key. */
  readonly text: string | null;
  /** What it is called for those who cannot see it, or who point at it. */
  readonly labels: readonly string[];
  /** What only scripts call it. */
  readonly marks: readonly string[];
  /** What styles call it. */
  readonly classes: readonly string[];
}

export function namesOf(element: Element): Names {
  const parts = partsOf(element, MAX_PARTS);
  const said = (names: readonly string[]) =>
    saidBy(parts, (part) => names.map((name) => attributeOf(part, name)?.trim() ?? ''), MAX_NAMES);
  const isInput = localNameOf(element) === 'input';
  return {
    text: isInput
      ? (call(element, 'getAttribute', 'value') ?? '').slice(0, MAX_TEXT)
      : // Where there are many boards, each may have a spot on each key.
        (briefTextOf(element, MAX_TEXT)?.trim() ?? (parts.length === MAX_PARTS ? '' : null)),
    labels: [
      ...said(LABELS),
      ...referredTo(element, ['aria-labelledby']).map((label) => briefTextOf(label, MAX_NAMES) ?? ''),
    ],
    marks: said(MARKS),
    classes: saidBy(parts, classesOf, MAX_NAMES),
  };
}

type Fold = (text: string) => string;

/** What scripts and styles call something, with its words apart: “btnEnter” is “btn Enter”. */
export const apart = (mark: string): string => mark.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** The words of a name; an arrow that is written is a sign. */
export const wordsIn = (name: string): string[] =>
  WRITTEN_ARROW.test(name)
    ? [name.includes('<') ? '←' : '→']
    : name.replace(SIGN, ' $1 ').split(BETWEEN).filter(Boolean);

/**
 * The letter that a key is of, in lower case; null where it is called anything else. Beside its letter a key may say
 * what is known of it, as long as its marks have the letter too.
 */
export function letterNamed({ text, labels, marks, classes }: Names, fold: Fold): string | null {
  if (text === null) return null;
  const letterOf = (name: string) => letterIn(name, fold);
  const isOn = (letter: string, name: string) => wordsIn(name).some((word) => letterOf(word) === letter);
  const marked = (isSo: (letter: string) => boolean) =>
    [...marks, ...classes, ...(text === '' ? labels : [])]
      .map(letterOf)
      .find((letter) => letter !== null && isSo(letter)) ?? null;
  if (text === '') return marked(() => true);
  const whole = letterOf(text);
  if (whole === null) return marked((letter) => isOn(letter, text));
  // What closes something bears an x.
  return labels.every((label) => isOn(whole, label)) || marked((letter) => letter === whole) ? whole : null;
}

/** What is to be read on an element, and what it is called for those who cannot see it or who point at it. */
export const saidOn = ({ text, labels }: Names): string[] => [text ?? '', ...labels].filter(Boolean);
