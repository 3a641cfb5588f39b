/** Plays any replica as a person does: by what is to be seen on the page, and by keys. */
import type { Page } from './browsers/browser.ts';
import { until } from './browsers/common.ts';
import type { Replica, SeenState, SeenTile } from './replicas/replica.ts';

const DIGITS: Partial<Record<SeenState, string>> = { absent: '0', present: '1', correct: '2' };

/** All rows of the board, the empty ones too. */
export async function seenRows(page: Page, replica: Replica): Promise<SeenTile[][]> {
  return (await page.evaluate(replica.see, null)).rows;
}

/** What a person would write down of the finished rows: "oater 11001". */
export async function visibleHints(page: Page, replica: Replica): Promise<string[]> {
  const rows = await seenRows(page, replica);
  return rows
    .filter(isRevealed)
    .map((row) => `${word(row)} ${row.map(({ state }) => DIGITS[state]).join('')}`);
}

/** Waits until so many rows are revealed and nothing moves. */
export async function waitForRows(page: Page, replica: Replica, count: number): Promise<void> {
  await until(`${count} revealed rows`, async () => {
    const { rows, moving } = await page.evaluate(replica.see, null);
    return rows.length > 0 && !moving && rows.filter(isRevealed).length === count;
  });
}

/** Waits until the open row holds these letters (none for an empty row). */
export async function waitForLetters(page: Page, replica: Replica, letters: string): Promise<void> {
  await until(`the open row to hold "${letters}"`, async () => {
    const rows = await seenRows(page, replica);
    const open = rows.find((row) => !isRevealed(row));
    return rows.length > 0 && word(open ?? []) === letters;
  });
}

/** Types a word with the keyboard, presses Enter and waits for the feedback. */
export async function guess(page: Page, replica: Replica, guessed: string): Promise<void> {
  const before = (await visibleHints(page, replica)).length;
  await page.type(guessed);
  await page.press('Enter');
  await waitForRows(page, replica, before + 1);
}

function isRevealed(row: SeenTile[]): boolean {
  return row.every(({ state }) => state in DIGITS);
}

function word(row: SeenTile[]): string {
  return row.map(({ letter }) => letter).join('');
}
