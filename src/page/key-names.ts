/** What a key is called, and whether that is all that is said on it: "Enter" is a key, "Enter the contest" is not. */
import type { Language } from '../languages/language.ts';
import { call, localNameOf } from './dom.ts';
import { letterIn } from './letter.ts';
import { attributeOf, briefTextOf, classesOf, partsOf, referredTo, saidBy } from './tree.ts';

/** So much of a key is looked at, in elements, and so much of its names, in characters. */
const MAX_PARTS = 30;
const MAX_NAMES = 2000;
const MAX_TEXT = 60;

/** Attributes that only scripts and styles go by, the most reliable first. */
const MARKS = ['data-key', 'data-value', 'value', 'id', 'data-testid'] as const;
const LABELS = ['aria-label', 'title', 'alt'] as const;

const LEFT = '←⇐⇠⇦⇽↤⟵⟸⬅⭠⮜◀◁◄⏴❮‹«';
const RIGHT = '→⇒⇢⇨⇾↦⟶⟹➔➜➝➞➡⭢⮕⮞▶▷►⏵❯›»';
/** An arrow to the left that is written with the signs that all keyboards have. */
const WRITTEN_LEFT = /^\s*<+[-=]*\s*$/;
/** What closes something, or leads to another page, where it stands by itself. */
const ANYWHERE = new RegExp(`^(?:[✕✖×${LEFT}${RIGHT}]\ufe0f?|back)$`, 'iu');
const SIGNS = {
  enter: new RegExp(`^[↵⏎↩↲⮐⮠⤶✓✔✅☑${RIGHT}]$`, 'u'),
  delete: new RegExp(`^[⌫🔙✕✖×${LEFT}]$`, 'u'),
} as const;
/** What stands between the words of a name. Other signs, as of money, are words of their own. */
const BETWEEN = /[\s.,:;()[\]\-_/'’"“”!+<]+/u;
/** With what says how it is drawn. */
const SIGN = /(\p{S})[\ufe0e\ufe0f]?/gu;
/** What the names of classes and ids have beside the key's. */
const IN_MARKS: ReadonlySet<string> = new Set([
  'key',
  'button',
  'btn',
  'icon',
  'svg',
  'fa',
  'bi',
  'mdi',
  'ti',
  'left',
  'keyboard',
  'lucide',
  'fill',
  'outlined',
]);

/** A key without a letter. */
export type Command = 'enter' | 'delete';

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

const wordsIn = (name: string): string[] =>
  WRITTEN_LEFT.test(name) ? ['←'] : name.replace(SIGN, ' $1 ').split(BETWEEN).filter(Boolean);

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
export const saidOn = ({ text, labels }: Names): string[] =>
  [text ?? '', ...labels].filter((name) => name !== '');

/** Whether nothing is said on a key but what is on many a button that is none. */
export function isSeenAnywhere(names: Names): boolean {
  const said = saidOn(names);
  return said.length > 0 && said.every((name) => ANYWHERE.test(name) || WRITTEN_LEFT.test(name));
}

/**
 * Tells whether a key is called the one for entering, or for taking out, in any of the languages, and nothing else:
 * what scripts know as a letter is none, whatever is to be read on it.
 */
export function isCommand(command: Command, languages: readonly Language[]): (names: Names) => boolean {
  // Keys say “Enter” in any language.
  const own = new Set(languages.flatMap(({ keys }): readonly string[] => keys[command]));
  const packs = languages.map(({ keys, fold }) => ({ fold, beside: new Set<string>(keys.beside) }));
  const isSign = (word: string) => SIGNS[command].test(word);
  const isWhole = (name: string, isMark: boolean) =>
    packs.some(({ fold, beside }) => {
      const words = wordsIn(isMark ? apart(name) : name).map(fold);
      const isOwn = (word: string) => own.has(word) || isSign(word);
      const isBeside = (word: string) => beside.has(word) || (isMark && IN_MARKS.has(word));
      return words.some(isOwn) && words.every((word) => isOwn(word) || isBeside(word));
    });
  const isLetter = (mark: string) => packs.some(({ fold }) => letterIn(mark, fold) !== null);
  return (names) => {
    const { text, marks, classes } = names;
    if (text === null || marks.some(isLetter)) return false;
    const said = saidOn(names);
    return said.length > 0
      ? said.every((name) => isWhole(name, false))
      : [...marks, ...classes].some((name) => isWhole(name, true));
  };
}
