/** The keys that take a row from what it holds to a word, and what it holds on the way. */
import { DELETE, type Key } from '../page/pressed-keys.ts';

export interface Step {
  readonly key: Key;
  readonly before: string;
  /** The same as before where a letter is typed that the game gives. */
  readonly after: string;
}

/** Letter by letter out of a row, and into it. */
export function stepsBetween(from: string, to: string): Step[] {
  const starts = (text: string) => ['', ...text].map((_, end) => [...text].slice(0, end).join(''));
  const [out, into] = [starts(from).reverse(), starts(to)];
  return [
    ...out.slice(1).map((after, n) => ({ key: DELETE, before: out[n]!, after })),
    ...into.slice(1).map((after, n) => ({ key: [...to][n]!, before: into[n]!, after })),
  ];
}

/**
 * Into an empty row in which a game gives letters: they show once something is typed.
 * @param given a letter, or '', for each tile
 */
export function stepsAround(given: readonly string[], to: string): Step[] {
  const letters = [...to];
  const isTyped = (end: number) => letters.slice(0, end).some((letter, n) => letter !== given[n]);
  const texts = ['', ...letters].map((_, end) =>
    isTyped(end) ? letters.map((letter, n) => (n < end ? letter : (given[n] ?? ''))).join('') : '',
  );
  return letters.map((key, n) => ({ key, before: texts[n]!, after: texts[n + 1]! }));
}
