/** Presses one key after the other, and sees what comes of each. */
import type { PageChanges } from '../content/page-changes.ts';
import { DELETE, ENTER, findKey, type Key } from '../page/pressed-keys.ts';
import type { EnterBy, TypingResult } from '../session/events.ts';
import type { Site } from '../sites/site.ts';
import { createAround } from './around-given.ts';
import { KINDS, type Targets, type Way, waysToPress } from './presses.ts';
import type { Step } from './steps.ts';

/** How long a game may take to show a letter, in milliseconds. */
const LETTER_TIMEOUT = 1500;
/** How long a framework takes to write into a field after a key, of which no event tells, in milliseconds. */
const WRITTEN = 20;
/** What to leave between two keys once a game has lost one, in milliseconds, and no more than that. */
const SHORTEST_SPACING = 50;
const LONGEST_SPACING = 200;
/** What a game may need after the last letter until it hears of Enter, in milliseconds: frameworks listen anew after painting. */
const READY = 100;
/** So long the page can do other things between two keys where reading it has taken a while, in milliseconds. */
const BREATHER = 8;
/** How long a dialog may stand over a word that is half typed, in milliseconds. */
const LONGEST_DIALOG = 600_000;

/** What the typist sees of the page. */
export interface RowView extends Targets {
  /** What the open row holds. */
  readonly letters: () => string;
  /** The letters that the game itself gives in it, '' for none, or none at all. */
  readonly given: () => readonly string[];
  /** Whether what it holds does not begin in its first tile. */
  readonly isAstray: () => boolean;
  /** Whether something lies over the board: keys pressed now go elsewhere. */
  readonly isCovered: () => boolean;
  /** Whether reading has taken so much of the page's time that the page is to go on before more is read. */
  readonly isTiring: () => boolean;
}

export function createStepper(
  site: Site,
  document: Document,
  changes: PageChanges,
  { letters, given, isAstray, isCovered, isTiring, ...targets }: RowView,
) {
  /** The way that has worked before comes first. */
  let ways = waysToPress(site, document, targets);
  /** The kinds of ways that a letter has arrived by. */
  const proven = new Set<EnterBy>();
  /** How long a game needs between two keys, in milliseconds: some lose what comes sooner. */
  let spacing = 0;
  /** When the last letter arrived. */
  let typedAt = -Infinity;
  const press = (key: Key, before: string) => ways.some((way) => way.press(key, before));
  const around = createAround(letters, targets.tile, changes, press);
  const putBack = createPuttingBack(letters, changes, () => pauseFor(spacing));

  /**
   * Takes a step: presses a key so that the row goes from one text to another.
   * @param own the letters that the game gives in it: it fails where others have come
   */
  const take = async (step: Step, own: readonly string[], signal: AbortSignal): Promise<TypingResult> => {
    const { key, before, after } = step;
    /** How often a key was pressed: in no more than two ways, or a letter may go anywhere. */
    let tried = 0;
    const [first] = ways as [Way];
    const isProven = proven.has(first.kind);
    // A key may be lost while a game is not ready for it, so what should work is tried once more.
    for (const [n, way] of (isProven ? [first, ...ways] : [...ways, first]).entries()) {
      const isAgain = n === ways.length && way.kind === 'screen';
      if (tried === 3 || (tried === 2 && !isProven && !isAgain)) continue;
      await changes.until(() => !isCovered(), LONGEST_DIALOG, signal);
      let held = '';
      // A large page takes a while to be read, so that it is read no more often than it changes. A game may build
      // its board anew between two letters.
      const isSeen = () => [before, after].includes((held = letters()));
      const isThere = await changes.until(isSeen, LETTER_TIMEOUT, signal);
      if (signal.aborted || !isThere) return signal.aborted ? 'interrupted' : 'failed';
      if (held === after) return 'done';
      const takeBack = way.press(key, before);
      if (!takeBack) continue;
      tried++;
      // Waits for the letter even after the signal: what comes next depends on the letters in the row.
      await untilShown(changes, () => (held = letters()) !== before);
      // Some games enter a full row by themselves, so that it is a guess before it was seen to be full.
      const isEntered = held === '' && before !== '' && targets.guesses().at(-1) === after;
      if (held !== after && !isEntered) {
        if (given().join() !== own.join()) return 'failed';
        // The cursor moves on only once the letter is shown, so that this one has come over the last.
        if (before !== '' && held === before.slice(0, -1) + key && spacing < LONGEST_SPACING) {
          spacing = slower(spacing);
          return (await putBack(way, step)) ? take(step, own, signal) : 'failed';
        }
        takeBack();
        continue;
      }
      ways = [way, ...ways.filter((other) => other !== way)];
      // The player has moved to another tile, where the rest would go, too.
      if (before === '' && isAstray()) {
        await around.empty(signal);
        return 'failed';
      }
      if (n > 0) spacing = slower(spacing);
      proven.add(way.kind);
      typedAt = performance.now();
      return 'done';
    }
    return signal.aborted ? 'interrupted' : whyNot(key, site, document);
  };

  return {
    take,
    around,
    /** Leaves the page its time between two keys. */
    pause: () => pauseFor(Math.max(spacing, isTiring() ? BREATHER : 0)),
    enter: (by: EnterBy) => ifSame(letters, typedAt + READY, (row) => pressEnter(ways, by, row)),
    hasIdleKeys: () => proven.size > 0 && !proven.has('screen') && findKey(document, site, 'e') !== null,
  };
}

/** Waits for what comes of a key. */
function untilShown(changes: PageChanges, isShown: () => boolean): Promise<boolean> {
  changes.checkIn(WRITTEN);
  return changes.until(isShown, LETTER_TIMEOUT);
}

const slower = (spacing: number): number =>
  Math.min(Math.max(2 * spacing, SHORTEST_SPACING), LONGEST_SPACING);

/** Puts back the last letter before a step, which that of the step has come over. */
const createPuttingBack =
  (letters: () => string, changes: PageChanges, pause: () => Promise<void>) =>
  async (way: Way, { key, before }: Step): Promise<boolean> => {
    const rest = before.slice(0, -1);
    await pause();
    way.press(DELETE, rest + key);
    if (!(await changes.until(() => letters() === rest, LETTER_TIMEOUT))) return false;
    await pause();
    way.press(before.slice(-1), rest);
    const isBack = await changes.until(() => letters() === before, LETTER_TIMEOUT);
    await pause();
    return isBack;
  };

/** Does something at a time, or at once after that, if the row is then the same. */
async function ifSame(letters: () => string, at: number, act: (row: string) => void): Promise<void> {
  const row = letters();
  const rest = at - performance.now();
  if (rest > 0) await pauseFor(rest);
  if (letters() === row) act(row);
}

async function pauseFor(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Pressed in one way only: a game may be slow to react, and must not get Enter twice. */
function pressEnter(ways: readonly Way[], by: EnterBy, row: string): void {
  const may = KINDS.slice(0, KINDS.indexOf(by) + 1);
  const inFields = ways.filter(({ kind }) => kind === 'field');
  // What holds the word is where it is entered.
  const tried = ways.flatMap((way) => (way.kind === 'key' ? [...inFields, way] : [way]));
  tried.some(({ press, kind }) => may.includes(kind) && press(ENTER, row) !== null);
}

/** Why no way to press a key has worked. */
const whyNot = (key: Key, site: Site, document: Document): TypingResult =>
  !findKey(document, site, key) && findKey(document, site, 'e') !== null ? { missing: key } : 'failed';
