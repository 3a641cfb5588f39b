import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseWordList } from '../lexicons/word-list.ts';
import { slowFeedback } from '../test/brute-force.ts';
import { firstOf } from '../test/finish.ts';
import { USUAL } from '../test/usual-puzzle.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { type Hint, parseHints } from './hints.ts';
import { createRandom } from './random.ts';
import type { Opener } from './puzzle.ts';
import { solve } from './solve.ts';

/** So many of the likeliest words the game takes; where words are as likely as each other, any of them. */
const TAKEN = 900;
const GAMES = 10;
/** So many words the session tries in a row. */
const MOST_REFUSED = 12;

const shipped = (folder: string, file: string) =>
  readFileSync(new URL(`../../dicts/${folder}/${file}`, import.meta.url), 'utf8');

/**
 * A game on a site that nothing is known of, as the worker asks for its words; the first suggestion will do.
 * @returns whether it is won
 */
function play(dictionary: Dictionary, openers: readonly Opener[], takes: Set<string>, answer: string) {
  const refused = new Set<string>();
  const rows: string[] = [];
  let inRow = 0;
  while (rows.length < USUAL.guesses && inRow < MOST_REFUSED) {
    const hints: readonly Hint[] = parseHints(rows);
    const picky = 1 + Math.floor(inRow / 2);
    const puzzle = { ...USUAL, dictionary, openers, hints, known: true, picky, refused };
    const solution = firstOf(solve(puzzle, false));
    const guess = solution.status === 'open' ? solution.suggestions[0]!.word : '';
    if (guess === answer) return true;
    if (takes.has(guess)) rows.push(`${guess} ${slowFeedback(guess, answer)}`);
    else refused.add(guess);
    inRow = takes.has(guess) ? 0 : inRow + 1;
  }
  return false;
}

it.each(['en', 'de', 'pl'])('a game that takes only the likeliest words is won: %s', (folder) => {
  const byUse = folder === 'en' ? shipped(folder, '5.by-use.txt').trimEnd().split('\n') : [];
  const dictionary = createDictionary(parseWordList(shipped(folder, '5.txt')), byUse);
  const openers = JSON.parse(shipped(folder, '5.openers.json')) as Opener[];
  const random = createRandom(1);
  const likeliest = dictionary.words
    .map((word, number) => ({ word, prior: dictionary.prior[number]!, at: random() }))
    .sort((a, b) => b.prior - a.prior || a.at - b.at)
    .slice(0, TAKEN)
    .map(({ word }) => word);
  const takes = new Set(likeliest);
  const answers = Array.from({ length: GAMES }, () => likeliest[Math.floor(random() * TAKEN)]!);
  expect(answers.filter((answer) => !play(dictionary, openers, takes, answer))).toEqual([]);
});
