/** What a game says of a guess whose letters come more than once: games do not agree. */
import type { Dice } from '../dice.ts';

/** What a game says of a letter. */
export type Mark = 'absent' | 'present' | 'correct';
/** What a tile shows. */
export type State = Mark | 'empty' | 'typed';
export const MARKS: readonly Mark[] = ['absent', 'present', 'correct'];

const RULES = {
  /** A letter is marked as often as the answer has it, right places first. */
  standard: 72,
  /** From left to right as often as the answer has it; right places always. */
  'in turn': 4,
  /** From left to right as often as the answer has it; then right places are absent, too. */
  'in turn only': 2,
  /** Every copy of a letter that the answer has. */
  'any copy': 8,
  /** Beside the right places only the first copy of a letter. */
  'first copy': 7,
  /** Every copy, unless the right places have used up what the answer has of it. */
  'unless used up': 7,
} as const;

export type Rule = keyof typeof RULES;

export const drawRule = (dice: Dice): Rule => dice.weighed(RULES);

const countOf = (letter: string, word: readonly string[]): number =>
  word.filter((other) => other === letter).length;

function standard(guess: readonly string[], answer: readonly string[]): Mark[] {
  const left: (string | null)[] = answer.map((letter, n) => (letter === guess[n] ? null : letter));
  return guess.map((letter, n) => {
    if (letter === answer[n]) return 'correct';
    const at = left.indexOf(letter);
    if (at === -1) return 'absent';
    left[at] = null;
    return 'present';
  });
}

function inTurn(rule: Rule, guess: readonly string[], answer: readonly string[]): Mark[] {
  const left = [...answer];
  return guess.map((letter, n) => {
    const at = left.indexOf(letter);
    if (at !== -1) left.splice(at, 1);
    else if (rule === 'in turn only') return 'absent';
    if (letter === answer[n]) return 'correct';
    return at === -1 ? 'absent' : 'present';
  });
}

/** Grades a guess; both words as letters. */
export function grade(rule: Rule, guess: readonly string[], answer: readonly string[]): Mark[] {
  if (rule === 'standard') return standard(guess, answer);
  if (rule === 'in turn' || rule === 'in turn only') return inTurn(rule, guess, answer);
  const isPresent = (letter: string, n: number): boolean => {
    if (!answer.includes(letter)) return false;
    if (rule === 'any copy') return true;
    if (rule === 'first copy') return guess.indexOf(letter) === n;
    const right = guess.filter((other, at) => other === letter && answer[at] === letter);
    return right.length < countOf(letter, answer);
  };
  return guess.map((letter, n) =>
    letter === answer[n] ? 'correct' : isPresent(letter, n) ? 'present' : 'absent',
  );
}
