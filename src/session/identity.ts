/**
 * Which puzzle a page shows. Few pages say so, and one address often shows one game after another, so a puzzle
 * is recognised by its rows: finished rows stay, and only a new game removes them.
 */
import { areOfOneGame, rowsOn } from '../protocol/guesses.ts';
import type { HardMode } from '../protocol/hard-mode.ts';
import { dayKey, numberedKey, numberIn } from '../protocol/puzzle-key.ts';
import type { KnownPuzzle } from '../protocol/records.ts';
import type { Boards } from '../protocol/game.ts';

/**
 * How long a board that was not empty may be empty before it counts as the next game, in milliseconds: some
 * pages rebuild their boards and fill them again a moment later.
 */
export const REBUILDING = 1000;
/** The same for a board whose letters come back before their feedback, in milliseconds. */
export const TURNING = 12_000;

/** How many puzzles are remembered for a tab. */
const REMEMBERED = 5;

export interface Identity {
  /** The most recent one comes last. */
  readonly known: readonly KnownPuzzle[];
  /** The key of the puzzle that is shown; null before the first. */
  readonly current: string | null;
  /** When its boards became empty that were not; null while it is clear which puzzle is shown. */
  readonly emptySince: number | null;
  /** Whether letters have been typed into the current puzzle while it was shown. */
  readonly isTyped: boolean;
  /** Whether the player or Knack has pressed a key since the boards are empty. */
  readonly isPressed: boolean;
}

/** What identifies a puzzle. */
export interface Evidence {
  readonly address: string;
  readonly day: string;
  /** The id that the page itself gives its puzzle. */
  readonly pageKey: string | null;
  readonly boards: Boards;
  readonly typed: string;
  readonly at: number;
}

export const initialIdentity = (known: readonly KnownPuzzle[]): Identity => ({
  known,
  current: null,
  emptySince: null,
  isTyped: false,
  isPressed: false,
});

/** The identity after a look at a page with boards. */
export function identify(identity: Identity, evidence: Evidence): Identity {
  const { pageKey, address, boards, at, typed } = evidence;
  if (pageKey !== null) return show(identity, evidence, `${address} ${pageKey}`);
  const current = currentOf(identity, evidence);
  if (!current) return show(identity, evidence, newKey(identity, evidence));
  const isEmpty = isEmptyOn(boards);
  const isRebuilt = isEmpty && !isEmptyOn(current.boards);
  if (isRebuilt) {
    const emptySince = identity.emptySince ?? at;
    // A page that turns its rows anew shows their letters first.
    const isTurning =
      typed !== '' && !identity.isPressed && current.boards.some(([hint]) => hint?.startsWith(typed));
    const isTyped = typed !== '' && !isTurning;
    const isOver = isTyped || at - emptySince >= (isTurning ? TURNING : REBUILDING);
    if (isOver) return show(identity, evidence, newKey(identity, evidence));
    return { ...identity, current: current.key, emptySince };
  }
  const other = identity.known.findLast(
    (known) => known.address === address && !isEmptyOn(known.boards) && areOfOneGame(known.boards, boards),
  );
  // Rows that nobody has typed here were there before: the page was slow to show them again.
  const isLate = isEmptyOn(current.boards) && !identity.isTyped && other !== undefined;
  if (isEmpty || (areOfOneGame(current.boards, boards) && !isLate))
    return show(identity, evidence, current.key);
  return show(identity, evidence, other?.key ?? newKey(identity, evidence));
}

/** The puzzle that was last seen at an address; after a load only one of the same day, unless its rows are there. */
function currentOf(
  { known, current }: Identity,
  { address, day, boards }: Evidence,
): KnownPuzzle | undefined {
  const shown = known.find(({ key }) => key === current);
  // Where only the address has changed, the rows tell that it is still the same game; they may still be of the last.
  const isMoved = (puzzle: KnownPuzzle) =>
    !isEmptyOn(puzzle.boards) &&
    rowsOn(boards) >= rowsOn(puzzle.boards) &&
    areOfOneGame(puzzle.boards, boards);
  if (shown && (shown.address === address || isMoved(shown))) return shown;
  const here = known.filter((puzzle) => puzzle.address === address);
  return isEmptyOn(boards)
    ? here.findLast(({ key }) => key.startsWith(dayKey(address, day)))
    : here.findLast((puzzle) => areOfOneGame(puzzle.boards, boards));
}

function show(identity: Identity, { address, boards, typed }: Evidence, key: string): Identity {
  const before = identity.known.find((puzzle) => puzzle.key === key);
  const most = before && rowsOn(before.boards) >= rowsOn(boards) ? before.boards : boards;
  const isSame = before?.boards === most && identity.known.at(-1) === before;
  const others = identity.known.filter((puzzle) => puzzle.key !== key);
  // Until its rows have grown, they may be those of the page before.
  const isGrown = !before || rowsOn(before.boards) < rowsOn(boards) || before.address === address;
  const shown: KnownPuzzle = {
    hard: false,
    ...before,
    key,
    address: isGrown ? address : before.address,
    boards: [...most],
  };
  const known = isSame ? identity.known : [...others, shown].slice(-REMEMBERED);
  const isTyped = typed !== '' || (identity.current === key && identity.isTyped);
  return { known, current: key, emptySince: null, isTyped, isPressed: false };
}

/** A key that no known puzzle has: of the games of a day at one address the second gets a 2, and so on. */
function newKey({ known }: Identity, { address, day }: Evidence): string {
  const base = dayKey(address, day);
  const numbers = known.map(({ key }) => numberIn(key, base) ?? 0);
  return numberedKey(base, Math.max(0, ...numbers) + 1);
}

const isEmptyOn = (boards: readonly (readonly string[])[]): boolean => rowsOn(boards) === 0;

/** Notes that somebody types: letters that come now are not those of a board that is filled again. */
export const notePress = (identity: Identity): Identity =>
  identity.emptySince === null ? identity : { ...identity, isPressed: true };

/** Notes the hard mode that the game that is shown is in. */
export const noteHardMode = (identity: Identity, hard: HardMode): Identity => ({
  ...identity,
  known: identity.known.map((puzzle) => (puzzle.key === identity.current ? { ...puzzle, hard } : puzzle)),
});

/** The hard mode that the current game is known to be in. */
export const knownHardMode = ({ known, current }: Identity): HardMode =>
  known.find(({ key }) => key === current)?.hard ?? false;
