/**
 * How two of the articles' programs deal with feedback, wrongly where letters repeat, so that their
 * figures can be reproduced. The product never does.
 */
import type { Dictionary } from '../src/solver/dictionary.ts';
import { ABSENT, CORRECT, feedbackDigits, feedbackFromDigits, PRESENT } from '../src/solver/feedback.ts';
import type { Hint } from '../src/solver/hints.ts';
import { type Choose, type Grade, gradeWords } from '../src/solver/play.ts';
import type { RuleName, StrategyName } from '../src/solver/strategies/names.ts';
import { RULES } from '../src/solver/strategies/strategies.ts';

/** An article's program, playing. */
export interface ArticlePlayer {
  /** The feedback that a guess gets. */
  readonly grade: Grade;
  /** The next guess; null when the program has no word left. */
  readonly choose: Choose;
}

/** The words, by their letters, that a program has left after some hints. */
type Filter = (hints: readonly Hint[]) => (word: readonly string[]) => boolean;

/**
 * The program of a strategy's article.
 * @param dictionary the words that it guesses from
 * @returns null where the article deals with feedback as the game does
 */
export function createArticlePlayer(strategy: StrategyName, dictionary: Dictionary): ArticlePlayer | null {
  const every = [...dictionary.words.keys()];
  switch (strategy) {
    case 'letter-frequency':
    case 'letter-frequency-updated':
      return { grade: gradeAnywhere, choose: chooserOf(strategy, dictionary, every, fitsAnywhere) };
    case 'corpus-frequency':
      return {
        grade: gradeWords,
        choose: chooserOf(strategy, dictionary, [...dictionary.byUse], fitsLedgers),
      };
    default:
      return null;
  }
}

/** Plays the first word that the rule of a strategy names among those that the program has left. */
function chooserOf(strategy: RuleName, dictionary: Dictionary, known: readonly number[], filter: Filter) {
  const spelt = known.map((word) => ({ word, letters: [...dictionary.words[word]!] }));
  const allowed = new Uint8Array(dictionary.words.length).fill(1);
  return (hints: readonly Hint[]): string | null => {
    const fits = filter(hints);
    const candidates = Int32Array.from(spelt.flatMap(({ word, letters }) => (fits(letters) ? [word] : [])));
    const position = { dictionary, hints, candidates, allowed, guessesLeft: Infinity, hard: false };
    const [best] = RULES[strategy].rule(position, 1);
    return best === undefined ? null : dictionary.words[best]!;
  };
}

/** MATLAB: a letter that the answer has anywhere is present, however often it is guessed. */
function gradeAnywhere(guess: string, answer: string): number {
  const letters = [...answer];
  return feedbackFromDigits([...guess].map((letter, i) => digitAnywhere(letter, i, letters)));
}

const digitAnywhere = (letter: string, place: number, answer: readonly string[]): number =>
  answer[place] === letter ? CORRECT : answer.includes(letter) ? PRESENT : ABSENT;

/** MATLAB: the words that would have given the same feedback, graded in this way. */
const fitsAnywhere: Filter = (hints) => {
  const rows = hints.map(tilesOf);
  return (word) =>
    rows.every((row) => row.every(([letter, digit], i) => digitAnywhere(letter, i, word) === digit));
};

/**
 * NLTK: keeps three ledgers over the rounds. A letter that is absent even once may be nowhere, so an
 * answer is lost when a guess has one of its letters too often; and a letter found in its place is no
 * longer known to be anywhere else.
 */
const fitsLedgers: Filter = (hints) => {
  const exact = new Map<number, string>();
  const partial = new Map<string, Set<number>>();
  const absent = new Set<string>();
  for (const [place, [letter, digit]] of hints.flatMap((hint) => [...tilesOf(hint).entries()])) {
    if (digit === CORRECT) {
      exact.set(place, letter);
      // A letter not known elsewhere bars the place to those that are.
      if (!partial.delete(letter)) for (const barred of partial.values()) barred.add(place);
    } else if (digit === PRESENT) {
      const barred = partial.get(letter) ?? new Set(exact.keys());
      partial.set(letter, barred.add(place));
    } else {
      absent.add(letter);
    }
  }
  const guessed = new Set(hints.map(({ guess }) => guess));
  return (word) =>
    !word.some((letter) => absent.has(letter)) &&
    [...exact].every(([place, letter]) => word[place] === letter) &&
    [...partial].every(
      ([letter, barred]) => word.includes(letter) && ![...barred].some((place) => word[place] === letter),
    ) &&
    !guessed.has(word.join(''));
};

const tilesOf = ({ guess, feedback }: Hint): [letter: string, digit: number][] => {
  const digits = feedbackDigits(feedback, [...guess].length);
  return [...guess].map((letter, i) => [letter, digits[i]!]);
};
