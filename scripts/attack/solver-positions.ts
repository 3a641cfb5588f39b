/** Positions at random, of every list that ships: what any page may show, and any player may have set. */
import { LEXICON_NAMES, LEXICONS } from '../../src/lexicons/lexicons.ts';
import type { Dictionary } from '../../src/solver/dictionary.ts';
import { grade } from '../../src/solver/feedback.ts';
import { allowedInHardMode } from '../../src/solver/hard-mode.ts';
import { formatHint, type Hint } from '../../src/solver/hints.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { STRATEGY_NAMES } from '../../src/solver/strategies/names.ts';
import { loadBook } from '../lexicon-option.ts';

/** Gives numbers from 0 up to but not 1. */
type Random = () => number;

/** A puzzle, with all that is needed to see it again. */
export interface Drawn {
  readonly puzzle: Puzzle;
  readonly said: string;
}

const LISTS = LEXICON_NAMES.flatMap((lexicon) =>
  LEXICONS[lexicon].lengths.map((length) => ({ lexicon, length })),
);

/** More than half of the positions are searched: that is the strategy which takes time. */
const SEARCHED = 0.6;

export const pick = <T>(items: ArrayLike<T>, random: Random): T =>
  items[Math.floor(random() * items.length)]!;

/** Of so many boards one has far more rows than any game: only a page that lies shows such. */
const LONG_EACH = 20;

/** A position of one of the shipped lists, and whatever settings a player may have. */
export async function drawPosition(random: Random): Promise<Drawn> {
  const { lexicon, length } = pick(LISTS, random);
  const book = await loadBook(lexicon, length);
  const { words } = book.dictionary;
  const hard = random() < 0.5;
  const hints =
    random() < 1 / LONG_EACH
      ? drawLongBoard(book.dictionary, random)
      : drawHints(book.dictionary, hard, random);
  const left = pick([1, 2, 3, 4, 5, 6, Infinity], random);
  const some = () => (random() < 0.25 ? words.filter(() => random() < 0.1) : []);
  const refused = some();
  const forbidden = some();
  const puzzle: Puzzle = {
    ...book,
    openers: random() < 0.5 ? book.openers : [],
    hints,
    refused: new Set(refused),
    forbidden: new Set(forbidden),
    vulgar: random() < 0.5,
    guesses: hints.length + left,
    hard,
    strategy: random() < SEARCHED ? 'expected-guesses' : pick(STRATEGY_NAMES, random),
    opener: random() < 0.1 ? pick(words, random) : null,
  };
  return { puzzle, said: `${lexicon} ${length} ${describe(puzzle)}` };
}

function describe(puzzle: Puzzle): string {
  const { hints, guesses, strategy, hard, vulgar, refused, forbidden, opener, openers } = puzzle;
  return [
    hints.length > 10
      ? `${hints.length} rows that begin with ${formatHint(hints[0]!)}`
      : `[${hints.map((hint) => formatHint(hint)).join(', ')}]`,
    `${guesses - hints.length} left`,
    strategy,
    ...(hard ? ['hard'] : []),
    ...(vulgar ? ['vulgar'] : []),
    ...(refused.size > 0 ? [`${refused.size} refused`] : []),
    ...(forbidden.size > 0 ? [`${forbidden.size} forbidden`] : []),
    ...(opener === null ? [] : [`opener ${opener}`]),
    ...(openers.length > 0 ? ['openers'] : []),
  ].join(', ');
}

/** Up to a thousand rows, of words of the list or of letters that it does not have; true or not. */
function drawLongBoard({ words, letters, length }: Dictionary, random: Random): Hint[] {
  const answer = Math.floor(random() * words.length);
  const isTrue = random() < 0.5;
  // Rows of strange letters alone leave every word.
  const strange = pick([0.5, 1], random);
  return Array.from({ length: 1 + Math.floor(random() * 1000) }, (_, row) => {
    if (random() < strange) return { guess: String.fromCodePoint(0x4e00 + row).repeat(length), feedback: 0 };
    const guess = Math.floor(random() * words.length);
    const feedback = isTrue
      ? grade(letters, guess * length, letters, answer * length, length)
      : Math.floor(random() * 3 ** length);
    return { guess: words[guess]!, feedback };
  }).filter(({ feedback }) => feedback !== 3 ** length - 1);
}

/** The answer is any word of the list; the guesses are any, or nearly the same again, or tell very little. */
function drawHints(dictionary: Dictionary, hard: boolean, random: Random): Hint[] {
  const { words, letters, length } = dictionary;
  const answer = Math.floor(random() * words.length);
  const hints: Hint[] = [];
  const count = Math.floor(random() * 5);
  for (let n = 0; n < count; n++) {
    const allowed = allowedInHardMode(dictionary, hints);
    const fits = (word: number) => word !== answer && (!hard || allowed[word] === 1);
    const drawn = [...words.keys()].filter(fits);
    if (drawn.length === 0) break;
    const some = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(drawn, random));
    const feedbackOf = (word: number) => grade(letters, word * length, letters, answer * length, length);
    // Of a few words the one that has the least in common with the answer leaves most words.
    const guess = random() < 0.5 ? some[0]! : some.sort((a, b) => feedbackOf(a) - feedbackOf(b))[0]!;
    hints.push({ guess: words[guess]!, feedback: feedbackOf(guess) });
  }
  return hints;
}
