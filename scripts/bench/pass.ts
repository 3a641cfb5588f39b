/**
 * The inner pass: every allowed guess against every candidate. How long it takes for each pair, in our
 * ways, the articles' way and a reference in C++.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findCandidates } from '../../src/solver/candidates.ts';
import type { Dictionary } from '../../src/solver/dictionary.ts';
import { parseHints } from '../../src/solver/hints.ts';
import { round } from './percentiles.ts';
import { bundled, FOLDER } from './process.ts';

/** A way of doing the pass, with the nanoseconds that it takes for each pair. */
type Ways = Readonly<Record<string, number>>;

export interface Pass {
  readonly guesses: number;
  readonly candidates: number;
  readonly nanosecondsPerPair: Ways;
  /** Of each way to the reference: C++, share tables. Null without a compiler. */
  readonly ratios: Ways | null;
}

/** What the pass is between. */
export interface Sides {
  readonly lexicon: string;
  readonly candidates: readonly number[];
  readonly weights: readonly number[];
}

const REFERENCE = 'C++: share tables, groups counted';

/** The likely words of a lexicon as candidates. */
export function likelyOf({ words, prior }: Dictionary): number[] {
  const most = prior.reduce((a, b) => Math.max(a, b));
  return [...words.keys()].filter((word) => prior[word] === most);
}

/** The first so many words that fit some hints as candidates. */
export function fittingOf(dictionary: Dictionary, hints: readonly string[], most: number): number[] {
  return [...findCandidates(dictionary, parseHints(hints)).subarray(0, most)];
}

/** Builds the reference; null where there is no compiler. */
export function buildReference(): string | null {
  const program = `${FOLDER}/reference`;
  mkdirSync(FOLDER, { recursive: true });
  const isBuilt = (compiler: string) =>
    spawnSync(compiler, ['-O3', '-o', program, 'bench/reference.cpp'], { stdio: ['ignore', 2, 2] }).status ===
    0;
  return ['g++', 'clang++'].some(isBuilt) ? program : null;
}

/** @param reference the program that {@link buildReference} has built */
export function measurePass(
  lexicon: string,
  { words, letters, prior }: Dictionary,
  candidates: readonly number[],
  reference: string | null,
): Pass {
  const weights = candidates.map((word) => prior[word]!);
  const sides: Sides = { lexicon, candidates, weights };
  const ways: Record<string, number> = {};
  if (reference !== null) {
    const input = [words.length, candidates.length, ...letters, ...candidates, ...weights].join(' ');
    const output = execFileSync(reference, { input, encoding: 'utf8' });
    for (const line of output.trim().split('\n')) {
      const [name, nanoseconds] = line.split('\t');
      ways[`C++: ${name!}`] = round(Number(nanoseconds), 3);
    }
  }
  Object.assign(ways, bundled('pass-ways')([], JSON.stringify(sides)));
  const base = ways[REFERENCE];
  return {
    guesses: words.length,
    candidates: candidates.length,
    nanosecondsPerPair: ways,
    ratios:
      base === undefined
        ? null
        : Object.fromEntries(Object.entries(ways).map(([name, time]) => [name, round(time / base, 2)])),
  };
}
