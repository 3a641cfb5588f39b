import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../protocol/game-record.ts';
import { translateInto } from '../test/sentences.ts';
import { ALL_KINDS, GAMES } from '../test/games.ts';
import { type Brush, layoutOf, paintResult } from './result-picture.ts';
import { resultOf } from './result.ts';
import { HIGH_CONTRAST, resultText, SQUARES } from '../ui/result-text.ts';

const t = translateInto('en');
const [wordle] = GAMES as [GameRecord];
const textOf = (record: Partial<GameRecord>, squares = SQUARES) =>
  resultText(resultOf({ ...wordle, begun: new Date(2026, 10, 24, 8).getTime(), ...record }, t), squares);

describe('the text', () => {
  it('has the game, the day, the guesses, the score and the squares', () => {
    const boards = [['oater 11001', 'abord 20210', 'aroma 22222']];
    expect(textOf({ boards, score: { skill: 83, luck: 41, knack: 4 } })).toBe(
      'Knack · Wordle Nov 24, 2026 · 3/6\nSkill 83 · Luck 41\n🟨🟨⬛⬛🟨\n🟩⬛🟩🟨⬛\n🟩🟩🟩🟩🟩',
    );
  });

  it('says nothing of a score that there is not, nor of a limit that is not known', () => {
    expect(textOf({ boards: [['oater 00000', 'aroma 22222']], limit: null })).toBe(
      'Knack · Wordle Nov 24, 2026 · 2\n⬛⬛⬛⬛⬛\n🟩🟩🟩🟩🟩',
    );
  });

  it('says of a lost game that it is one', () => {
    const boards = [Array.from({ length: 6 }, () => 'oater 00000')];
    expect(textOf({ boards }).split('\n')[0]).toMatch(/ · X\/6$/);
  });

  it('has other squares where green and yellow are hard to tell', () => {
    expect(textOf({ boards: [['oater 12000', 'aroma 22222']] }, HIGH_CONTRAST)).toMatch(
      /\n🟦🟧⬛⬛⬛\n🟧🟧🟧🟧🟧$/,
    );
  });

  it('has the guesses of each board, and pairs of boards side by side', () => {
    const boards = [
      ['aroma 22222'],
      ['aroma 00000', 'silky 22222'],
      ['aroma 10000', 'silky 00000', 'carat 11111'],
    ];
    expect(textOf({ boards, limit: 3 }).split('\n').slice(1)).toEqual([
      '',
      '1️⃣ 2️⃣',
      '🟥',
      '',
      '🟩🟩🟩🟩🟩 ⬛⬛⬛⬛⬛',
      '⬜⬜⬜⬜⬜ 🟩🟩🟩🟩🟩',
      '',
      '🟨⬛⬛⬛⬛',
      '⬛⬛⬛⬛⬛',
      '🟨🟨🟨🟨🟨',
    ]);
  });

  it('has the guesses alone where the boards are many', () => {
    const solvedWith = (guesses: number) => [
      ...Array.from({ length: guesses - 1 }, () => 'aroma 00000'),
      'silky 22222',
    ];
    const boards = [4, 5, 6, 7, 8, 9, 10].map(solvedWith);
    boards.push(Array.from({ length: 13 }, () => 'aroma 00000'));
    const [, ...rest] = textOf({ boards, limit: 13 }).split('\n');
    expect(rest).toEqual(['', '0️⃣4️⃣ 0️⃣5️⃣ 0️⃣6️⃣ 0️⃣7️⃣', '0️⃣8️⃣ 0️⃣9️⃣ 1️⃣0️⃣ 🟥🟥']);
  });
});

/** What is written and drawn in a picture. */
function paintedIn(record: GameRecord) {
  const texts: string[] = [];
  const boxes: [x: number, y: number, width: number, height: number][] = [];
  const brush = {
    fillText: (text: string) => void texts.push(text),
    fillRect: () => undefined,
    beginPath: () => undefined,
    fill: () => undefined,
    stroke: () => undefined,
    roundRect: (x: number, y: number, width: number, height: number) =>
      void boxes.push([x, y, width, height]),
  } as unknown as Brush;
  const layout = layoutOf(resultOf(record, t));
  paintResult(brush, layout);
  return { layout, texts, boxes };
}

describe('the picture', () => {
  it.each(ALL_KINDS.map((game) => [game.site, game] as const))('has all of a game: %s', (_, game) => {
    const { layout, boxes } = paintedIn(game);
    expect(boxes).toHaveLength(game.boards.flat().length * game.width);
    for (const [x, y, width, height] of boxes) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(layout.width);
      expect(y + height).toBeLessThan(layout.height);
    }
    expect(new Set(layout.tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
  });

  it('says what the text says', () => {
    const record = { ...wordle, score: { skill: 83, luck: 41, knack: null } };
    expect(paintedIn(record).texts).toEqual(resultText(resultOf(record, t), SQUARES).split('\n').slice(0, 2));
  });
});

it('has nothing of a letter: with other guesses it is the same', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyząćęłńóśźżäöüß');
  const guess = fc.string({ unit: letter, minLength: 5, maxLength: 5 });
  const row = fc.tuple(guess, guess, fc.stringMatching(/^[012]{5}$/));
  const boards = fc.array(fc.array(row, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(boards, (rows) => {
      const [one, other] = ([0, 1] as const).map((n) => ({
        ...wordle,
        puzzle: `/${rows[0]![0]![n]}`,
        boards: rows.map((board) => board.map((its) => `${its[n]} ${its[2]}`)),
      }));
      expect(resultOf(one!, t)).toEqual(resultOf(other!, t));
    }),
  );
});
