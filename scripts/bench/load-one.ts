/**
 * Loads one word list in a process of its own, as a worker does that has just been started, and prints
 * two times in milliseconds: from the list's files to ready to solve, and the reference, which only
 * splits the same text into a set of words. Arguments: lexicon, length.
 */
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/lexicons/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { sharesOf } from '../../src/solver/shares.ts';

const [lexicon, length] = process.argv.slice(2);
const load = createDictionaries((path) => readFile(path, 'utf8'), LEXICONS);

const start = performance.now();
const book = await load(lexicon as Lexicon, Number(length), []);
// The solver prepares what depends on the words alone when it first meets them.
sharesOf(book!.dictionary);
const loaded = performance.now();
const words = new Set((await readFile(`dicts/${lexicon}/${length}.txt`, 'utf8')).split('\n'));
const reference = performance.now();

if (words.size < book!.dictionary.words.length) throw new Error('The reference has lost words.');
console.log(JSON.stringify([loaded - start, reference - loaded]));
