import { expect, it } from 'vitest';
import type { TileFeedback } from './board.ts';
import { inPlay } from './in-play.ts';
import { type BoardMemory, finishedRow, openRow } from './row.ts';

const never = () => false;
const NOTHING = { own: null, unevenSince: null };
const FEEDBACK: readonly TileFeedback[] = ['absent', 'present', 'correct'];

/** A board of rows as hint strings, and of words that nothing is said of. */
function boardOf(...rows: readonly string[]): BoardMemory {
  const read = rows.map((row) => {
    const [word = '', digits] = row.split(' ');
    const said = [...(digits ?? '')].map((digit) => FEEDBACK[Number(digit)]!);
    return digits ? finishedRow([...word], said, 'colour') : openRow([...word], false);
  });
  return { rows: read, prints: [], backgrounds: { blanks: new Set() } as never, isTyped: true };
}

it('waits for a board that says nothing yet of the words that it holds', () => {
  const boards = [boardOf('saldo', 'bolus'), boardOf('saldo 10000', 'bolus 00001')];
  expect(inPlay(boards, NOTHING, 0, { isMoving: true, isPending: never })).toMatchObject({
    boards: [0, 1],
    answered: 0,
    isWaiting: true,
  });
  // At rest it is one that comes later, as where each shows what is typed.
  expect(inPlay(boards, NOTHING, 0, { isMoving: false, isPending: never })).toMatchObject({
    boards: [1],
    answered: 2,
  });
});

it('waits for no board that holds no words yet', () => {
  const boards = [boardOf('saldo 10000', 'bolus 00001'), boardOf()];
  for (const isMoving of [true, false])
    expect(inPlay(boards, NOTHING, 0, { isMoving, isPending: never })).toMatchObject({
      boards: [0],
      answered: 2,
    });
});
