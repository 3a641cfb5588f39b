/** Games that plausible players have begun: what a board shows after one to four guesses. */
import { findCandidates } from '../../src/solver/candidates.ts';
import type { Dictionary } from '../../src/solver/dictionary.ts';
import { grade } from '../../src/solver/feedback.ts';
import { formatHint, type Hint, isWin } from '../../src/solver/hints.ts';
import { createRandom } from '../../src/solver/random.ts';

/** Gives numbers from 0 up to but not 1. */
type Random = () => number;

/** The hints of a board, in the order of play. */
export type State = readonly string[];

/** How many guesses the states are after, in turn: two of five are after one guess. */
const TURNS = [1, 2, 1, 3, 4];

/** A player begins with the best of so many words, by their letters; some take the first that comes. */
const CONSIDERED = 8;
const CARELESS = 0.15;

/** How often a later guess is a word that can still be the answer. */
const FAITHFUL = 0.8;

/** Draws states; none of them is won. The same seed gives the same ones. */
export function drawStates(dictionary: Dictionary, count: number, seed: number): State[] {
  return drawJointStates(dictionary, 1, count, seed).map(([board]) => board!);
}

/**
 * Draws states of so many boards, every guess being made on all of them; no board is won.
 * @param turns how many guesses they are after, in turn
 */
export function drawJointStates(
  dictionary: Dictionary,
  boards: number,
  count: number,
  seed: number,
  turns: readonly number[] = TURNS,
): State[][] {
  const { words, letters, length, prior, likely } = dictionary;
  const random = createRandom(seed);
  const every = Int32Array.from(words.keys());
  const common = every.filter((word) => likely[word]);
  const byPrior = drawer(every, prior);
  const scores = lettersScores(dictionary, common);
  const byLetters = (a: number, b: number) => scores[b]! - scores[a]!;

  const opener = () => {
    if (random() < CARELESS) return pick(common, random);
    return Array.from({ length: CONSIDERED }, () => pick(common, random)).sort(byLetters)[0]!;
  };
  const later = (hints: readonly Hint[]) =>
    random() < FAITHFUL ? drawer(findCandidates(dictionary, hints), prior)(random) : pick(common, random);

  const play = (turns: number): Hint[][] => {
    const answers = Array.from({ length: boards }, () => byPrior(random));
    const hints = answers.map((): Hint[] => []);
    for (let turn = 0; turn < turns; turn++) {
      const guess = turn === 0 ? opener() : later(hints[turn % boards]!);
      for (const [n, answer] of answers.entries()) {
        const feedback = grade(letters, guess * length, letters, answer * length, length);
        hints[n]!.push({ guess: words[guess]!, feedback });
      }
    }
    return hints;
  };
  return Array.from({ length: count }, (_, n) => {
    for (;;) {
      const hints = play(turns[n % turns.length]!);
      if (!hints.flat().some(isWin)) return hints.map((board) => board.map((hint) => formatHint(hint)));
    }
  });
}

/** Draws words in proportion to their weights. */
function drawer(words: Int32Array, weights: Float64Array): (random: Random) => number {
  let total = 0;
  const upTo = Float64Array.from(words, (word) => (total += weights[word]!));
  return (random) => {
    const at = random() * total;
    let low = 0;
    for (let high = words.length - 1; low < high;) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return words[low]!;
  };
}

/** By word: in how many of the common words its letters are, each letter counted once. */
function lettersScores({ words, letters, length }: Dictionary, common: Int32Array): Float64Array {
  const lettersOf = (word: number) => new Set(letters.subarray(word * length, (word + 1) * length));
  const frequency = new Float64Array(256);
  for (const word of common) for (const letter of lettersOf(word)) frequency[letter]!++;
  return Float64Array.from(words, (_, word) => {
    let score = 0;
    for (const letter of lettersOf(word)) score += frequency[letter]!;
    return score;
  });
}

/** One of the items, all of them equally likely. */
function pick<T>(items: ArrayLike<T>, random: Random): T {
  return items[Math.floor(random() * items.length)]!;
}
