/**
 * The inner pass in our ways and the articles', in a process of its own. Its sides come on standard
 * input; it prints the nanoseconds for each pair by way.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createDictionaries } from '../../src/lexicons/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { costsFor } from '../../src/solver/estimates.ts';
import { grade } from '../../src/solver/feedback.ts';
import { Splitter } from '../../src/solver/splitter.ts';
import type { Sides } from './pass.ts';
import { round } from './percentiles.ts';

const RUNS = 11;

/** As many guesses as the first ranking looks at closely. */
const SHORTLIST = 800;

/** Slow ways are measured on one guess in so many. */
const SOME = 8;
const FEW = 400;

const sides = JSON.parse(readFileSync(0, 'utf8')) as Sides;
const load = createDictionaries((path) => readFile(path, 'utf8'), LEXICONS);
const { dictionary } = (await load(sides.lexicon as Lexicon, 5, []))!;
const { words, letters, length } = dictionary;
const every = Int32Array.from(words.keys());
const candidates = Int32Array.from(sides.candidates);
const weights = Float64Array.from(sides.weights);
const equal = new Float64Array(candidates.length).fill(1);
const splitter = new Splitter(dictionary, new Uint8Array(words.length).fill(1));
const costs = costsFor(4);

const ways: Record<string, number> = {};

/** Notes the best of some runs over a number of guesses: others on the machine only ever slow it down. */
function measure(name: string, guesses: number, runs: number, run: () => number): void {
  let best = Infinity;
  let sum = 0;
  for (let n = 0; n < runs; n++) {
    const start = performance.now();
    sum += run();
    best = Math.min(best, performance.now() - start);
  }
  // What is summed up is used, so that no engine leaves the work out.
  if (Number.isNaN(sum)) throw new Error(`${name}: the pass has come to nothing.`);
  ways[name] = round((best * 1e6) / guesses / candidates.length, 3);
}

function estimateAll(weights: Float64Array): number {
  splitter.load(candidates, weights);
  splitter.prepare(every);
  let sum = 0;
  for (const guess of every) sum += splitter.estimate(guess, costs);
  return sum;
}

function rankByBound(): number {
  splitter.load(candidates, weights);
  const list = splitter.bounds.shortlist(null, SHORTLIST, true);
  splitter.prepare(list);
  let sum = 0;
  for (const guess of list) sum += splitter.estimate(guess, costs);
  return sum;
}

const counts = new Int32Array(3 ** length);
function countGroups(replies: ArrayLike<number>): number {
  counts.fill(0);
  let groups = 0;
  for (let n = 0; n < candidates.length; n++) if (counts[replies[n]!]!++ === 0) groups++;
  return groups;
}

const some = every.filter((guess) => guess % SOME === 0);
const replies = new Uint8Array(candidates.length);
function gradeSome(): number {
  let sum = 0;
  for (const guess of some) {
    for (let n = 0; n < candidates.length; n++) {
      replies[n] = grade(letters, guess * length, letters, candidates[n]! * length, length);
    }
    sum += countGroups(replies);
  }
  return sum;
}

/** As the articles do it: words are strings, letters are counted in a map, feedback is a string. */
function replyOf(guess: string, answer: string): string {
  const left = new Map<string, number>();
  for (const letter of answer) left.set(letter, (left.get(letter) ?? 0) + 1);
  const digits = [...guess].map((letter, i): string => {
    if (letter !== answer[i]) return '0';
    left.set(letter, left.get(letter)! - 1);
    return '2';
  });
  [...guess].forEach((letter, i) => {
    const spare = left.get(letter) ?? 0;
    if (digits[i] === '2' || spare === 0) return;
    left.set(letter, spare - 1);
    digits[i] = '1';
  });
  return digits.join('');
}

const few = every.filter((guess) => guess % FEW === 0);
function compareStrings(): number {
  let sum = 0;
  for (const guess of few) {
    const groups = new Map<string, string[]>();
    for (const candidate of candidates) {
      const reply = replyOf(words[guess]!, words[candidate]!);
      const group = groups.get(reply);
      if (group) group.push(words[candidate]!);
      else groups.set(reply, [words[candidate]!]);
    }
    sum += groups.size;
  }
  return sum;
}

measure('Knack: share tables, groups weighed', every.length, RUNS, () => estimateAll(weights));
measure('Knack: share tables, all equally likely', every.length, RUNS, () => estimateAll(equal));
measure('Knack: the ranking, of guesses chosen by their bound', every.length, RUNS, rankByBound);
measure('Knack: letter by letter', some.length, RUNS, gradeSome);
measure('the articles: strings and maps', few.length, 3, compareStrings);
console.log(JSON.stringify(ways));
