/** Hints of any kind: what they leave, which of them contradict each other, and texts that are none. */
import { findCandidates } from '../../src/solver/candidates.ts';
import { createDictionary } from '../../src/solver/dictionary.ts';
import { feedbackFromDigits } from '../../src/solver/feedback.ts';
import { formatHint, type Hint, HintError, isWin, parseHint } from '../../src/solver/hints.ts';
import { solve } from '../../src/solver/solve.ts';
import { slowFeedback } from '../../src/test/brute-force.ts';
import { finish } from '../../src/test/finish.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import type { Trial } from './attack.ts';
import { pick } from './solver-positions.ts';
import { processorTime } from './solver-time.ts';

/** Small alphabets, so that all strings can be tried; of some letters each takes two places in a string. */
const ALPHABETS = ['ab', 'abc', 'abcde', '𝐚𝐛𝐜𝐝', 'żółć', 'a𝐛漢'];
const STRANGE = ['x', '𝐱'];
const LENGTH = 4;

/** Games have ten rows or fewer: of these the smallest set that conflicts is named. */
const ROWS = 7;

const stringsOf = (alphabet: readonly string[], length: number): string[] =>
  length === 0
    ? ['']
    : stringsOf(alphabet, length - 1).flatMap((begin) => alphabet.map((letter) => begin + letter));

/** A row of a game, with its reply in digits. */
type Row = readonly [guess: string, reply: string];

/** Draws a list and rows, mostly true ones, and holds what is made of them against a slow reading. */
export function attackHints({ random, tried, failed }: Trial): void {
  const alphabet = [...pick(ALPHABETS, random)];
  const all = stringsOf(alphabet, LENGTH);
  const some = (share: number, words: readonly string[]) => words.filter(() => random() < share);
  const words = some(0.02 + random() / 2, all);
  if (words.length === 0) return;
  const dictionary = createDictionary(
    words.map((word) => ({ word, level: Math.floor(random() * 10), vulgar: random() < 0.2 })),
  );
  const refused = new Set(some(pick([0, 0.3, 1], random), words));
  const forbidden = new Set(some(pick([0, 0, 0.3], random), words));
  const answer = pick(all, random);
  const letters = random() < 0.3 ? [...alphabet, pick(STRANGE, random)] : alphabet;
  const truth = pick([1, 0.9, 0], random);
  const rows = Array.from({ length: Math.floor(random() * (ROWS + 1)) }, (): Row => {
    const guess = Array.from({ length: LENGTH }, () => pick(letters, random)).join('');
    const digit = () => pick(['0', '0', '1', '2'], random);
    const isTrue = random() < truth;
    return [guess, isTrue ? slowFeedback(guess, answer) : Array.from({ length: LENGTH }, digit).join('')];
  });

  const said =
    `words ${words.join(' ')}; rows ${rows.map((row) => row.join(' ')).join(', ')}; ` +
    `refused ${[...refused].join(' ')}; forbidden ${[...forbidden].join(' ')}`;
  const hints = rows.map(([guess, reply]): Hint => ({
    guess,
    feedback: feedbackFromDigits([...reply].map(Number)),
  }));
  const fits = (word: string) => rows.every(([guess, reply]) => slowFeedback(guess, word) === reply);
  const fitting = words.filter((word) => fits(word) && !forbidden.has(word));
  const known = fitting.filter((word) => !refused.has(word));
  const expected = known.length > 0 ? known : fitting;
  const found = Array.from(findCandidates(dictionary, hints, { refused, forbidden }), (word) => words[word]!);
  tried('sets of hints');
  if (found.sort().join() !== [...expected].sort().join()) {
    failed(`${said}: the candidates are ${expected.join(' ')}, not ${found.join(' ')}`);
  }

  const guesses = pick([1, 2, 6, Infinity], random) + rows.length;
  const solution = finish(
    solve({ ...USUAL, dictionary, openers: [], hints, refused, forbidden, guesses, hard: random() < 0.5 }),
  );
  const inAnswers = lettersOf(words, rows);
  const smallest = smallestConflict(rows, inAnswers);
  const status =
    smallest === 0
      ? (hints.some(isWin) && 'solved') || (expected.length > 0 ? 'open' : 'no-known-word')
      : 'contradiction';
  if (solution.status !== status) failed(`${said}: it is ${status}, not ${solution.status}`);
  if (solution.status === 'contradiction') {
    const named = solution.rows.map((row) => rows[row]!);
    if (named.length !== smallest || smallestConflict(named, inAnswers) !== smallest) {
      failed(`${said}: rows ${solution.rows.join(' ')} are no smallest set that conflicts`);
    }
  }
  if (solution.status === 'open' && solution.suggestions.some(({ word }) => forbidden.has(word))) {
    failed(`${said}: a forbidden word is suggested`);
  }
}

/** The letters that an answer can have: those of the words, and those that a row has shown. */
const lettersOf = (words: readonly string[], rows: readonly Row[]): string[] => [
  ...new Set([
    ...words.flatMap((word) => [...word]),
    ...rows.flatMap(([guess, reply]) => [...guess].filter((_, i) => reply[i] !== '0')),
  ]),
];

/** How many rows the smallest set has that no string of letters satisfies; 0 where there is none. */
function smallestConflict(rows: readonly Row[], letters: readonly string[]): number {
  const strings = stringsOf(letters, LENGTH);
  /** By string: the rows that it satisfies, a bit each; each once. */
  const satisfied = new Set(
    strings.map((word) =>
      rows.reduce(
        (bits, [guess, reply], row) => bits | (Number(slowFeedback(guess, word) === reply) << row),
        0,
      ),
    ),
  );
  const sizeOf = (set: number) => [...set.toString(2)].filter((bit) => bit === '1').length;
  let smallest = Infinity;
  for (let set = 1; set < 1 << rows.length; set++) {
    if (![...satisfied].some((bits) => (bits & set) === set)) smallest = Math.min(smallest, sizeOf(set));
  }
  return smallest === Infinity ? 0 : smallest;
}

const PIECES = [
  'oater', 'crane', 'żółć', '𝐚𝐛𝐜𝐝', ' ', ' ', '\t', ',', '[', ']', '0', '1', '2', '11001', '_', 'o_P', ',a_N',
  '🟨', '⬛', '🟩', '\uFE0F', '\u0301', '\uD800', 'ẞ', 'İ',
]; // oxfmt-ignore

/** Milliseconds that any text may take. */
const MOST = 20;

/** A text at random is a hint, which is the same once it has been written down, or it is said to be none. */
export function attackTexts({ random, tried, failed }: Trial): void {
  const pieces = 10 ** (random() * (random() < 0.02 ? 5 : 1.3));
  const repeated = random() < 0.3 ? pick(PIECES, random) : null;
  let text = random() < 0.5 ? 'oater ' : '';
  for (let n = 0; n < pieces; n++) text += repeated ?? pick(PIECES, random);
  tried('texts');
  const read = () => {
    const start = processorTime();
    try {
      const hint = parseHint(text);
      const again = parseHint(formatHint(hint));
      if (again.guess !== hint.guess || again.feedback !== hint.feedback)
        failed(`not read again: ${JSON.stringify(text)}`);
    } catch (error) {
      if (!(error instanceof HintError)) failed(`${JSON.stringify(text)}: ${String(error)}`);
    }
    return processorTime() - start;
  };
  if (read() > MOST && read() > MOST) failed(`takes long: ${JSON.stringify(text)}`);
}
