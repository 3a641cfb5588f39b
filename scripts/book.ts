/**
 * Finds the best first guesses, so that no game has to wait for them: for the prior that ships, those
 * that dicts/ offers with each list; for self-play over whole lists, the one that plays best there.
 *
 * With the names of lexicons it does only these: npm run book -- pl
 */
import { writeFileSync } from 'node:fs';
import type { Dictionary } from '../src/solver/dictionary.ts';
import { type Lexicon, LEXICONS } from '../src/lexicons/lexicons.ts';
import { LOSS } from '../src/solver/estimates.ts';
import { GUESSES } from '../src/solver/play.ts';
import type { Opener } from '../src/solver/puzzle.ts';
import { describe } from '../src/solver/solve.ts';
import { type RankedGuess, rankByExpectedGuesses } from '../src/solver/strategies/expected-guesses.ts';
import { formatted } from './formatted.ts';
import { loadBook } from './lexicon-option.ts';
import { saysUsage, UsageError } from './usage.ts';
import { runCommand } from './simulate/command.ts';
import { OPENERS, OPENERS_FILE, type SelfPlayPrior, withPrior } from './simulate/openers.ts';

const USAGE = `npm run book -- [LEXICON…]

  LEXICON…  finds the first guesses of these alone: ${Object.keys(LEXICONS).join(', ')}; of all where none is named`;

/** Work for one search, in units of about a nanosecond. */
const BUDGET = 20_000_000_000;

/** How many openers ship with a list. */
const SHIPPED = 10;

/** How many of the openers that search finds are played with, to find the one that plays best. */
const PLAYED = 3;

/** Self-play is over words of five letters. */
const LENGTH = 5;

function search(dictionary: Dictionary, allowed: Uint8Array, count: number): readonly RankedGuess[] {
  const candidates = Int32Array.from(dictionary.words.keys())
    .filter((word) => dictionary.prior[word]! > 0)
    .sort((a, b) => dictionary.prior[b]! - dictionary.prior[a]!);
  const position = { dictionary, hints: [], candidates, allowed, guessesLeft: GUESSES, hard: false };
  const ranking = rankByExpectedGuesses(position, count, BUDGET);
  let step = ranking.next();
  while (!step.done) step = ranking.next();
  return step.value.guesses;
}

await runCommand(async (play) => {
  if (saysUsage(USAGE)) return;
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in LEXICONS));
  if (unknown) throw new UsageError(`"${unknown}" is none of ${Object.keys(LEXICONS).join(', ')}.`);
  const chosen = (names.length > 0 ? names : Object.keys(LEXICONS)) as Lexicon[];
  const openers: Record<string, Record<string, string>> = structuredClone(OPENERS);
  for (const lexicon of chosen) {
    for (const length of LEXICONS[lexicon].lengths) {
      const { dictionary } = await loadBook(lexicon, length);
      const clean = dictionary.vulgar.map((vulgar) => 1 - vulgar);
      const found = search(dictionary, clean, SHIPPED).map((guess): Opener => {
        const { sizes, left, ...opener } = describe(dictionary, guess);
        return opener;
      });
      writeFileSync(`dicts/${lexicon}/${length}.openers.json`, `${JSON.stringify(found, null, 1)}\n`);
      console.log(`${lexicon} ${length}: ${found.map(({ word }) => word).join(', ')}`);
    }

    const { dictionary } = await loadBook(lexicon, LENGTH);
    const best: Record<SelfPlayPrior, string> = { uniform: '', likely: '' };
    for (const prior of ['uniform', 'likely'] as const) {
      const believed = withPrior(dictionary, prior);
      const answers = believed.words.filter((_, word) => believed.prior[word]! > 0);
      let least = Infinity;
      for (const { word } of search(believed, new Uint8Array(believed.words.length).fill(1), PLAYED)) {
        const opener = believed.words[word]!;
        const settings = {
          dictionary: believed,
          openers: [],
          strategy: 'expected-guesses' as const,
          hard: false,
          opener,
          known: false,
          articleFeedback: false,
        };
        const { total, lost, mean } = await play(`${lexicon} ${prior} ${opener}`, { settings, answers });
        console.log(`${lexicon} ${prior}: ${opener} ${mean.toFixed(4)}, ${lost.length} lost`);
        if (total + LOSS * lost.length >= least) continue;
        least = total + LOSS * lost.length;
        best[prior] = opener;
      }
    }
    openers[lexicon] = best;
    writeFileSync(OPENERS_FILE, await formatted('openers.json', JSON.stringify(openers)));
  }
});
