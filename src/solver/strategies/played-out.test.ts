import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, slowPosition } from '../../test/boards.ts';
import { slowFeedback } from '../../test/brute-force.ts';
import { finish } from '../../test/finish.ts';
import { puzzleOf } from '../../test/puzzle.ts';
import { parseHints } from '../hints.ts';
import type { Puzzle, Suggestion } from '../puzzle.ts';
import { type OpenSolution, solve } from '../solve.ts';
import { RULES } from './strategies.ts';
import type { RuleName } from './names.ts';

const NAMES = Object.keys(RULES) as RuleName[];

function open(puzzle: Puzzle): OpenSolution {
  const solution = finish(solve(puzzle));
  if (solution.status !== 'open') throw new Error(`not open but ${solution.status}`);
  return solution;
}

/** What comes of a guess when each game is played by itself, by what Knack suggests after it. */
function slowMeasures(puzzle: Puzzle, { word: first }: Suggestion) {
  const { dictionary, guesses, hints } = puzzle;
  const { words, prior } = dictionary;
  const next = new Map<string, string>();
  const choose = (rows: Puzzle['hints']) => {
    const key = JSON.stringify(rows);
    const word = next.get(key) ?? open({ ...puzzle, hints: rows }).suggestions[0]!.word;
    next.set(key, word);
    return word;
  };
  let total = 0;
  let made = 0;
  let lost = 0;
  for (const answer of slowPosition(puzzle).candidates) {
    const weight = prior[answer]! || 1;
    let rows = hints;
    let guess = first;
    for (;;) {
      rows = [...rows, ...parseHints([`${guess} ${slowFeedback(guess, words[answer]!)}`])];
      if (guess === words[answer] || rows.length >= guesses) break;
      guess = choose(rows);
    }
    total += weight;
    made += weight * (rows.length - hints.length);
    if (guess !== words[answer]) lost += weight;
  }
  return { expected: made / total, risk: lost / total };
}

const inEnglish = (strategy: RuleName, hints: string[]): Puzzle => puzzleOf(hints, { strategy });

describe('the measures of a rule', () => {
  it('are those of all its games, each played by itself', () => {
    let atRisk = 0;
    fc.assert(
      fc.property(boards, fc.constantFrom(...NAMES), fc.boolean(), (board, strategy, opens) => {
        const puzzle = { ...board, strategy, opener: opens ? board.dictionary.words[0]! : null };
        fc.pre(puzzle.hints.length < puzzle.guesses);
        const { suggestions, progress } = open(puzzle);
        expect(progress).toBe('done');
        for (const suggestion of suggestions.slice(0, 3)) {
          const { expected, risk } = slowMeasures(puzzle, suggestion);
          expect(suggestion.certainty).toBe('played');
          expect(suggestion.expected).toBeCloseTo(expected, 9);
          expect(suggestion.risk).toBeCloseTo(risk, 9);
          if (risk > 0) atRisk++;
        }
      }),
      { numRuns: 60 },
    );
    expect(atRisk).toBeGreaterThan(10);
  });

  it('tell that half of the games are lost where they are', () => {
    expect(open(inEnglish('distinct-letters', ['match 02222'])).suggestions[0]).toMatchObject({
      word: 'batch',
      groups: 2,
      largest: 8,
      expected: expect.closeTo(4, 2) as number,
      risk: expect.closeTo(0.5, 2) as number,
    });
  });

  it('are worked out once the words are settled, and left out where there are too many games', () => {
    const work = solve(inEnglish('distinct-letters', ['fuzzy 00000']));
    const found: OpenSolution[] = [];
    for (let step = work.next(); !step.done; step = work.next()) {
      if (step.value?.status === 'open') found.push(step.value);
    }
    const certainties = found.map(({ suggestions }) => suggestions.map(({ certainty }) => certainty));
    const words = found.map(({ suggestions }) => suggestions.map(({ word }) => word));
    expect(found.map(({ progress }) => progress)).toEqual(found.map(() => 'done'));
    expect(words).toEqual(found.map(() => words[0]));
    expect(certainties[0]).toEqual(new Array(10).fill('estimated'));
    expect(certainties.at(-1)).toEqual(certainties[0]);
    const fewer = open(inEnglish('distinct-letters', ['crane 00000'])).suggestions;
    expect(fewer.map(({ certainty }) => certainty)).toEqual([
      ...new Array<string>(3).fill('played'),
      ...new Array<string>(7).fill('estimated'),
    ]);
  });
});
