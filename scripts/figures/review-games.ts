/** Games of each language, reviewed, and compared with a slow second way to the same definitions of skill and luck. */
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { lookBack } from '../../src/solver/hindsight.ts';
import { parseHints } from '../../src/solver/hints.ts';
import { createInsights } from '../../src/solver/insights.ts';
import { GUESSES } from '../../src/solver/play.ts';
import { createRandom } from '../../src/solver/random.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { slowFeedback } from '../../src/test/brute-force.ts';
import { finish } from '../../src/test/finish.ts';
import { slowLucks, slowMeasures } from '../../src/test/slow-measures.ts';
import { USUAL } from '../../src/test/usual-puzzle.ts';
import { loadBook } from '../lexicon-option.ts';

export const REVIEWED: readonly Lexicon[] = ['en', 'de', 'pl'];
export const GAMES = 100;
const LENGTH = 5;

/** Whole numbers: half-way between two of them either is right, since sums in another order differ in their last digit. */
const EXACT = 0.5 + 1e-6;

/**
 * Plays games as somebody might who knows the words that people know: any of these first, and then any that is left. Each
 * guess is looked back on.
 * @returns what differs, a line each
 */
export async function reviewsDiffering(lexicon: Lexicon, games = GAMES): Promise<string[]> {
  const book = await loadBook(lexicon, LENGTH);
  const { words, known, vulgar } = book.dictionary;
  const insights = createInsights();
  const random = createRandom(LEXICONS[lexicon].language.charCodeAt(0));
  const oneOf = (some: readonly number[]) => some[Math.floor(random() * some.length)]!;
  const all = [...words.keys()];
  const familiar = all.filter((word) => known[word] === 1);
  const differing: string[] = [];
  for (let game = 0; game < games; game++) {
    const answer = oneOf(familiar);
    let candidates = all;
    const rows: string[] = [];
    while (rows.length < GUESSES) {
      const before: Puzzle = { ...book, ...USUAL, hints: parseHints(rows) };
      const left = candidates.filter((word) => known[word] === 1);
      const guess = oneOf(rows.length === 0 ? familiar : left.length > 0 ? left : candidates);
      const reply = slowFeedback(words[guess]!, words[answer]!);
      rows.push(`${words[guess]!} ${reply}`);
      const found = finish(lookBack([{ ...before, hints: parseHints(rows) }], insights))!;
      const isClean = (word: number) => vulgar[word] === 0;
      const listed = candidates.some(isClean) ? candidates.filter(isClean) : candidates;
      const measure = slowMeasures(before, { candidates, listed });
      const best = measure(words.indexOf(found.best!.word));
      const lost = Math.max(0, measure(guess).expected - best.expected);
      const isLast = rows.length === GUESSES;
      const lucks = slowLucks(book.dictionary, candidates, guess, isLast);
      const { luck, isLuck } = lucks.find((one) => one.reply === reply)!;
      const isSame =
        Math.abs(found.skill! - 99 * 0.5 ** (lost / 0.75)) < EXACT &&
        (isLuck ? Math.abs(found.luck! - luck) < EXACT : found.luck === null);
      if (!isSame) differing.push(`${rows.join(', ')}: skill ${found.skill}, luck ${found.luck}`);
      if (guess === answer) break;
      candidates = candidates.filter((word) => slowFeedback(words[guess]!, words[word]!) === reply);
    }
  }
  return differing;
}
