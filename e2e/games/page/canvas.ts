/** A game that paints its board: there is nothing in the page to read. */
import type { Game } from '../game.ts';
import type { Mark } from '../properties/rules.ts';

interface Told {
  readonly marks: readonly (readonly Mark[])[];
}

export function createCanvas({ language, boards, palette, layout: { size, gap } }: Game) {
  const step = size + gap;
  const element = document.createElement('canvas');
  element.width = (language.width * boards.count + boards.count - 1) * step;
  element.height = boards.limit * step;
  const context = element.getContext('2d')!;
  const square = (column: number, row: number, letter: string, colour: string) => {
    context.fillStyle = colour;
    context.fillRect(column * step, row * step, size, size);
    context.fillStyle = palette.ink;
    context.fillText(letter.toLocaleUpperCase(), column * step + size / 3, row * step + size / 1.5);
  };
  return {
    element,
    draw(guesses: readonly (readonly string[])[], told: readonly Told[], typed: readonly string[]): void {
      context.clearRect(0, 0, element.width, element.height);
      context.font = `bold ${size / 2}px sans-serif`;
      told.forEach(({ marks }, board) => {
        for (let row = 0; row < boards.limit; row++) {
          for (let n = 0; n < language.width; n++) {
            const mark = marks[row]?.[n];
            const letter = mark ? guesses[row]![n]! : row === marks.length ? (typed[n] ?? '') : '';
            square(board * (language.width + 1) + n, row, letter, palette.paints[mark ?? 'empty'].background);
          }
        }
      });
    },
  };
}
