/** What the keys without a letter are called, and whether that is all that is said on them: "Enter" is a key, "Enter the contest" is not. */
import type { Language } from '../languages/language.ts';
import { apart, type Names, saidOn, wordsIn, WRITTEN_ARROW } from './key-names.ts';
import { letterIn } from './letter.ts';

const LEFT = '←⇐⇠⇦⇽↤⟵⟸⬅⭠⮜◀◁◄⏴❮‹«';
const RIGHT = '→⇒⇢⇨⇾↦⟶⟹➔➜➝➞➡⭢⮕⮞▶▷►⏵❯›»';
/** What closes something, or leads to another page, where it stands by itself. */
const ANYWHERE = new RegExp(`^(?:[✕✖×${LEFT}${RIGHT}]\ufe0f?|back)$`, 'iu');
const SIGNS = {
  enter: new RegExp(`^[↵⏎↩↲⮐⮠⤶✓✔✅☑${RIGHT}]$`, 'u'),
  delete: new RegExp(`^[⌫🔙✕✖×${LEFT}]$`, 'u'),
} as const;
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

/** Whether nothing is said on a key but what is on many a button that is none. */
export function isSeenAnywhere(names: Names): boolean {
  const said = saidOn(names);
  return said.length > 0 && said.every((name) => ANYWHERE.test(name) || WRITTEN_ARROW.test(name));
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
