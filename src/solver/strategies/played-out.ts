/** What comes of following a rule to the end of every game. */
import { graderOf } from '../feedback.ts';
import { type Cost, type Move, Search } from '../search.ts';
import { LOSS } from '../estimates.ts';
import { describe, type RankedGuess } from './expected-guesses.ts';
import type { Position, Rule } from './strategy.ts';

/** So many games are played at most, of all guesses together. */
const GAMES = 5000;

/**
 * Measures guesses of a rule by playing all games with them, and then by the rule: in their order, as
 * many as there is time for. It yields after each small piece of work, and whenever a guess is measured.
 */
export function* playOut(
  position: Position,
  rule: Rule,
  guesses: readonly RankedGuess[],
): Generator<readonly RankedGuess[] | undefined, readonly RankedGuess[]> {
  const { dictionary, allowed, hard, candidates, guessesLeft } = position;
  const search = new Search(dictionary, allowed, hard, 0);
  const total = search.total(candidates);
  const measured = [...guesses];

  function* costOf(from: Position, move: Move): Generator<undefined, Cost> {
    let cost = search.total(from.candidates);
    let lost = 0;
    for (const group of move.groups) {
      const rest = yield* costOfGroup(from, move.guess, group);
      cost += rest.cost;
      lost += rest.lost;
    }
    return { cost, lost };
  }

  function* costOfGroup(from: Position, guess: number, group: Int32Array): Generator<undefined, Cost> {
    const weight = search.total(group);
    const left = from.guessesLeft - 1;
    if (left <= 0) return { cost: LOSS * weight, lost: weight };
    if (group.length === 1) return { cost: weight, lost: 0 };
    const next = afterwards(from, guess, group);
    yield;
    return yield* costOf(next, search.moveOf(rule(next, 1)[0]!, group, left));
  }

  for (const [place, { word }] of guesses.slice(0, Math.floor(GAMES / candidates.length)).entries()) {
    const move = search.moveOf(word, candidates, guessesLeft);
    measured[place] = describe(search, move, yield* costOf(position, move), total, 'played');
    yield [...measured];
  }
  return measured;
}

/** The position that a guess leads to when the answer is in a group. What hard mode asks, every word of it fulfils. */
function afterwards(position: Position, guess: number, group: Int32Array): Position {
  const { dictionary, hints, allowed, guessesLeft } = position;
  const { words, letters, length, rule } = dictionary;
  const feedback = graderOf(rule)(letters, guess * length, letters, group[0]! * length, length);
  return {
    ...position,
    hints: [...hints, { guess: words[guess]!, feedback }],
    candidates: group,
    // Words that are kept back may be guessed where there are no others.
    allowed: group.some((word) => allowed[word]) ? allowed : allowed.map(() => 1),
    guessesLeft: guessesLeft - 1,
  };
}
