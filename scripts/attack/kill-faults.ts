/** What is not as it would be if the worker had never been stopped. */
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { pressesOf } from '../../e2e/presses.ts';
import { gameIn, isSolved } from '../../src/protocol/guesses.ts';
import type { TabRecord } from '../../src/protocol/records.ts';
import type { Place } from './kill-places.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const ROWS = 6;
const WIDTH = 5;

/** A game that is being played. */
export interface Game {
  readonly browser: Browser;
  readonly place: Place;
  readonly page: Page;
  readonly tab: number;
  /** Whether Knack plays the game to its end: by its settings or as it was asked to, until a key is pressed. */
  enters: boolean;
  /** Rows that were there when Knack's keys began to be recorded. */
  before: number;
  /** Words that the player has typed since: Enter may all the same have found a row that Knack was quicker to fill. */
  readonly own: string[];
  /** Letters of Knack's that the player has taken out. */
  taken: number;
  /** The row that was open when the page was loaded again, of which nothing is said any more. */
  loaded: number | null;
}

/** What is seen of a game, on its page and in what is stored. */
export interface Seen {
  readonly hints: readonly string[];
  /** What the open row holds. */
  readonly typed: string;
  readonly record: TabRecord | undefined;
  readonly learnt: readonly string[];
}

export async function seenOf({ browser, place, page, tab }: Game): Promise<Seen> {
  const [hints, typed] = [await place.hints(page), await place.typed(page)];
  const stored = await browser.inExtension(async (key) => {
    const { local, session } = chrome.storage;
    return { ...(await session.get(key)), ...(await local.get('refused:wordle')) };
  }, `tab:${tab}`);
  return {
    hints,
    typed,
    record: stored[`tab:${tab}`] as TabRecord | undefined,
    learnt: (stored['refused:wordle'] ?? []) as string[],
  };
}

export const isOver = (hints: readonly string[]): boolean =>
  hints.length === ROWS || isSolved([...hints], WIDTH);

/** Null where all is as it should be. */
export async function faultOf(game: Game, seen: Seen): Promise<string | null> {
  const { record, hints, typed } = seen;
  const reported = gameIn(record?.report ?? null);
  if (!reported) return `what is reported is ${JSON.stringify(record?.report)}`;
  if (reported.boards[0]!.join() !== hints.join())
    return `reported is ${reported.boards.join()}, shown ${hints.join()}`;
  if (game.enters && !isOver(hints)) return `it has stopped at ${hints.join()} with "${typed}"`;
  return (
    faultOfAdvice(seen, record!) ??
    faultOfMemory(seen, record!, game) ??
    (await faultOfKeys(game, seen, record!))
  );
}

const rowOf = (record: TabRecord) => record.rows.at(-1);

function faultOfAdvice({ hints, typed }: Seen, record: TabRecord): string | null {
  const { advice } = record;
  if (!advice) return 'there is no advice';
  if (isOver(hints)) return null;
  if (advice.status !== 'open') return `the advice is ${JSON.stringify(advice)}`;
  if (advice.progress === 'looking') return 'the advice is the first alone';
  const word = advice.suggestions[0]?.word ?? '';
  return rowOf(record)?.by === 'player' || typed === word
    ? null
    : `the row holds "${typed}" instead of "${word}"`;
}

function faultOfMemory(
  { hints, typed, learnt }: Seen,
  { puzzles, rows, notice }: TabRecord,
  { place, loaded }: Game,
) {
  const known = puzzles.at(-1)?.boards[0] ?? [];
  if (known.join() !== hints.join())
    return `remembered of the puzzle is ${known.join()}, shown ${hints.join()}`;
  const open = rows.at(-1);
  if (open?.by === 'knack' && !isOver(hints) && open.word !== typed)
    return `remembered of the row is "${open.word}", shown "${typed}"`;
  const doubled = rows.find(({ entered }) => new Set(entered).size !== entered.length);
  if (doubled) return `entered twice: ${JSON.stringify(doubled)}`;
  const refused = rows.flatMap((row) => row.refused);
  const lost = place.refuses ? refused.filter((word) => !learnt.includes(word)) : [];
  if (lost.length > 0) return `learnt is ${learnt.join()}, without ${lost.join()}`;
  const isOpen = open?.row === hints.map((hint) => hint.split(' ')[0]).join();
  const last = isOpen && hints.length !== loaded ? open.refused.at(-1) : undefined;
  return last === undefined || notice?.word === last
    ? null
    : `of ${last} nothing is said: ${JSON.stringify(notice)}`;
}

async function faultOfKeys(game: Game, { hints, typed }: Seen, record: TabRecord): Promise<string | null> {
  const { enters, letters } = await pressesOf(game.page);
  const entered = record.rows.flatMap((row) => row.entered);
  if (enters > entered.length) return `Enter was pressed ${enters} times, for ${entered.join() || 'nothing'}`;
  if (rowOf(record)?.by === 'player') return null;
  const open = isOver(hints) ? 0 : typed.length;
  const others = hints.slice(game.before).filter((hint) => game.own.includes(hint.slice(0, WIDTH)));
  const most = WIDTH * (hints.length - game.before - others.length) + game.taken + open;
  return letters > most ? `${letters} letters were typed, where ${most} stand` : null;
}
