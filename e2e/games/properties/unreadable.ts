/** What nobody can read from the elements of a page: Knack then says so, and reads nothing. */
import type { Dice } from '../dice.ts';

const KINDS = { canvas: 40, pictures: 30, digraphs: 30 } as const;
export type Unreadable = keyof typeof KINDS;

export const drawUnreadable = (dice: Dice): Unreadable | null =>
  dice.chance(0.04) ? dice.weighed(KINDS) : null;

/** How a tile shows a letter: some of them with several characters, where that is the game's way. */
export function shownLetter(unreadable: Unreadable | null, letter: string): string {
  if (unreadable !== 'digraphs') return letter;
  return { c: 'ch', s: 'sz', e: 'ea', r: 'rz', a: 'ai', t: 'th' }[letter] ?? letter;
}

/** A picture of a letter. */
export function pictureOf(letter: string, colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><text x="10" y="15" text-anchor="middle" fill="${colour}" font-size="14">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
