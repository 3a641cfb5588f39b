/**
 * Tells which full rows are finished that words do not describe whole: by how they look, and where absent looks like
 * nothing by what else has changed, since a row that is only typed looks the same.
 */
import { lookTheSame, type RowLooks } from './backgrounds.ts';
import type { TileFeedback } from './board.ts';
import { feedbackByColour } from './colour.ts';
import { areOne, isClear } from './groups.ts';
import { isLeft } from './left.ts';
import { colourOf, looksOf, sureMeaningOf } from './looks.ts';
import {
  type BoardNow,
  type ByWords,
  feedbackOf,
  finishedRow,
  holds,
  isAll,
  isHit,
  isRow,
  openRow,
  type Pending,
  pendingKey,
  type PendingRow,
  type Row,
  type Unread,
} from './row.ts';
import { isWhole, type RowNow, toComplete } from './to-complete.ts';
import { hasOtherKeys, isAsTyped, withTyped } from './typed.ts';

/** How long a new row has to look the same before it is read by that: a script may mix colours in each frame. */
const SETTLED = 150;
/** At so many looks it has to, so far apart: a busy page may show no frame for longer than that. */
const LOOKS = 3;
const APART = 30;
/** The same for one of which some tiles say nothing: they may be about to turn, one after the other. */
const AT_REST = 1200;
/** The same for one that is all grey where others were until the game's server had answered. */
const ANSWERED_LATE = 5000;

/** What is known beside the boards. */
interface Around {
  /** Whether nobody sees the page: then tiles may take arbitrarily long to turn, and rest half-way. */
  readonly isHidden: boolean;
  /** Whether a way has told kinds of feedback apart. */
  readonly isTrusted: boolean;
  /** Whether the keys on the screen call all letters of a row absent, one of which no row above it has. */
  readonly isAbsentByKeys: (board: number, row: number) => boolean;
  /** Whether the keys on the screen say the same of all letters of a row. */
  readonly areKeysTurnedAlike: (board: number, row: number) => boolean;
  /** Whether a row may be typed in a tint, by its colour and by the keys on the screen. */
  readonly mayBeTinted: (at: RowNow) => boolean;
  /** How the keys on the screen look that are of a row's letters. */
  readonly keysOf: (board: number, row: number) => string;
  /** Whether a row was all grey before its answer came. */
  readonly isLate: boolean;
  /** Whether the game shows what is known of letters while they are typed. */
  readonly isHinted: boolean;
}

interface Moment extends Around {
  readonly pending: Pending;
  readonly now: number;
  readonly closed: string | null;
  readonly moving: ReadonlySet<Element>;
}

export interface Completed {
  readonly rows: Row[][];
  readonly pending: Pending;
}

/** All that is known of the boards together. */
interface Known extends Around {
  readonly looks: RowLooks | null;
  /** Whether words say what is absent, in some row or in one before. */
  readonly areTold: boolean;
  /** What tiles say of rows of which some tiles say nothing. */
  readonly partly: ReadonlySet<TileFeedback | null>;
  /** Whether letters stand below a row on any board, or it cannot be edited any more, so that it is finished. */
  readonly isEntered: (row: number) => boolean;
  /** Whether a row with these letters cannot be edited any more. */
  readonly isClosed: (letters: readonly string[]) => boolean;
  /** Whether a game has entered a row by itself, and says nothing of it. */
  readonly isLeft: (at: RowNow) => boolean;
  /** What the tiles of a row say on all boards: every guess is answered on all of them. */
  readonly saidOnAll: (row: number) => readonly (TileFeedback | null)[];
  /** Whether words say something of a row on any board. */
  readonly isWordy: (row: number) => boolean;
  /** Looks of letters that words say nothing of, in rows of which they say all else: these are absent. */
  readonly absentLooks: ReadonlySet<string | null>;
  /** Whether a look is also that of another row that has been read. */
  readonly isElsewhere: (look: string, at: RowNow) => boolean;
  /** Whether a look is also that of a row that has been entered, so that it is no look of typed letters. */
  readonly isFinal: (look: string | null) => boolean;
  /** Whether a tile looks in all ways like one of a row that has been entered. */
  readonly isLikeEntered: (tile: Element) => boolean;
  /** Whether what a row says has been the same for so long. */
  readonly isSettled: (at: RowNow, said: string, time: number) => boolean;
}

/** @returns null when a look has no meaning */
export function completedRows(
  boards: readonly BoardNow[],
  read: readonly (readonly ByWords[])[],
  looks: RowLooks | null,
  { pending: pendingBefore, now, closed, moving, ...around }: Moment,
): Completed | null {
  const pending = new Map<string, PendingRow>();
  const all = read.flat();
  const isClosed = (letters: readonly string[]) => letters.join('') === closed;
  const isEntered = (row: number) =>
    boards.some((board) => isBegun(board, row + 1) || isClosed(board.letters[row] ?? []));
  const full = toComplete(boards, read, looks, isEntered);
  const final = new Set(full.flat().flatMap((at) => (!isWhole(at) && isEntered(at.row) ? at.seen : [])));
  const settles = (key: string, said: string, time: number): boolean => {
    const last = pendingBefore.get(key);
    const same = last?.said === said ? last : { said, since: now, looks: 1, last: now };
    const isLook = now - same.last >= APART;
    const looks = same.looks + Number(isLook);
    const isSettled = now - same.since >= time && looks >= LOOKS;
    pending.set(key, { ...same, looks, last: isLook ? now : same.last, isSettled });
    return isSettled;
  };
  const known: Known = {
    ...around,
    looks,
    areTold:
      around.isTrusted ||
      all.some(
        (row) => isRow(row) && row.way !== 'colour' && !row.isInferred && feedbackOf(row).includes('absent'),
      ),
    partly: new Set(all.flatMap((row) => (row && !isRow(row) ? row.said : []))),
    isEntered,
    isClosed,
    isLeft: ({ board, row, tiles, letters, before }) =>
      isBegun(boards[board]!, row + 1) && isLeft(tiles, letters, before, boards[board]!.elements[row + 1]!),
    isFinal: (look) => final.has(look),
    isLikeEntered: (tile) =>
      boards.some(({ elements }) =>
        elements.some((tiles, row) => isEntered(row) && tiles.some((other) => lookTheSame([tile, other]))),
      ),
    saidOnAll: (row) =>
      full.flatMap((own) => {
        const at = own[row];
        if (!at) return [];
        if (isWhole(at)) return feedbackOf(at);
        return looksTyped(at, looks) ? (at.words?.said ?? at.seen.map(() => null)) : saidBy(at, looks);
      }),
    isWordy: (row) =>
      full.some((own) => own[row] !== undefined && !isWhole(own[row]) && own[row].words !== null),
    absentLooks: absentLooksIn(full.flat(), looks),
    isElsewhere: (look, at) =>
      boards.some((other, board) =>
        other.known.rows.some(
          (row, n) => (board !== at.board || n !== at.row) && (row.looks?.includes(look) ?? false),
        ),
      ),
    isSettled: ({ board, row }, said, time) => settles(pendingKey(board, row), said, time),
  };
  const rows: (readonly (Row | null)[])[] = full.map((own) =>
    own.map((at) => (isWhole(at) ? at : completedRow(at, known))),
  );
  if (!rows.every(isClear)) return null;
  // What a game has shown of its letters before may be replaced tile by tile.
  const isTurning = ({ way }: Row, n: number, m: number) => {
    const { known: memory, elements } = boards[n]!;
    const isNew = way !== null && around.isHinted && memory.rows[m]?.way === null && !isEntered(m);
    return isNew && !settles(`${pendingKey(n, m)} after typing`, String(elements[m]!.map(looksOf)), AT_REST);
  };
  const asTyped = (own: readonly Row[], n: number) =>
    own.map((it, m) => {
      const row = isTurning(it, n, m) ? openRow(boards[n]!.letters[m]!, true) : it;
      return withTyped(row, boards[n]!, m, { moving, keys: () => around.keysOf(n, m) });
    });
  return { rows: rows.map(asTyped), pending };
}

/** Whether a row has letters: what a game writes into each of its rows from the start says nothing. */
const isBegun = ({ letters, written }: BoardNow, row: number): boolean =>
  letters[row]?.some(Boolean) === true ||
  (written[row]?.some(Boolean) === true && written[row + 1]?.some(Boolean) === false);

/** Whether a row may look as it does because it is only typed. */
const looksTyped = ({ isNew, seen, before, tiles }: RowNow, looks: RowLooks | null): boolean =>
  isNew && areOne(seen) && isAsTyped(before, tiles, looks?.channel);

/** What the tiles of a row say by words, or else by how they look. */
const saidBy = ({ words, seen }: RowNow, looks: RowLooks | null): (TileFeedback | null)[] =>
  seen.map((look, n) => words?.said[n] ?? (look === null ? null : (looks!.feedback?.get(look) ?? null)));

/** @returns null when a look has no meaning */
function completedRow(at: RowNow, known: Known): Row | null {
  const { letters, words, seen } = at;
  // Where words say what is absent, a row of which they say nothing has not been answered, unless all of it is right:
  // what that is called comes last, and nobody refuses a word in green.
  const feedback = seen.map((look) => (look === null ? undefined : known.looks!.feedback?.get(look)));
  const isKnown = at.before?.way === 'colour' || feedback.every((it) => it === 'correct');
  // With another background than when it was typed, and other keys, it has been answered whatever that is called.
  const isAnswered =
    isClear(seen) &&
    !isAsTyped(at.before, at.tiles) &&
    hasOtherKeys(at.before, () => known.keysOf(at.board, at.row));
  if (!words && known.areTold && !isKnown && !isAnswered) return openRow(letters, true);
  if (isClear(seen)) {
    const isMeant = feedback.every((it) => it !== undefined);
    const isPartlySaid = words?.said.some((it) => it !== null) ?? false;
    const isUnsaid = !words || words.unlike !== undefined;
    if (isUnsaid && !isMeant) {
      const one = seen.every((look) => known.absentLooks.has(look))
        ? 'absent'
        : isAnswered && isWin(at, known)
          ? 'correct'
          : null;
      if (one)
        return byLooks(
          at,
          seen.map(() => one),
          known,
        );
      // A colour that is still mixed means nothing yet, and letters of one look may only be typed.
      const isTyped = areOne(seen) && !known.isEntered(at.row) && !isAnswered;
      const isWaiting = at.isNew && (isTyped || !known.isSettled(at, seen.join(), SETTLED));
      return isWaiting ? openRow(letters, false) : null;
    }
    if (isMeant && (isUnsaid || isPartlySaid)) return byLooks(at, feedback, known);
    if (words && isPartlySaid && known.looks!.channel === 'background')
      return byWordsAndLooks(at, words, known);
  } else if (words && !words.unlike) {
    // What has no look of its own may be said in words, and what words do not know may have a look that is known.
    const all = words.said.map((it, n) => it ?? feedback[n]);
    const areAgreed = words.said.every((it, n) => it === null || seen[n] === null || it === feedback[n]);
    if (areAgreed && all.every((it) => it !== undefined)) return byLooks(at, all, known);
  }
  return byWhatElse(at, known);
}

/** Whether a row in one colour without a meaning is a win: all elsewhere would have the colour that these letters have. */
function isWin({ seen, board, row }: RowNow, known: Known): boolean {
  const said = new Set(known.looks!.feedback?.values());
  return areOne(seen) && said.has('absent') && said.has('present') && known.areKeysTurnedAlike(board, row);
}

/** A row all tiles of which look as if they had feedback, or are said in words to have some. */
function byLooks(at: RowNow, said: readonly TileFeedback[], known: Known): Row {
  const { tiles, letters, words, seen, before, isNew, row } = at;
  const isEntered = known.isEntered(row);
  const { channel } = known.looks!;
  const isBackground = channel === 'background';
  const isLikeOther = known.isElsewhere(seen[0]!, at);
  // A row of one colour may only be refused, in a colour that means something else; but nobody does that in grey.
  // What is typed may be grey as well. What is no background may be grey for other reasons, unless others are absent in it.
  const isTyped = isNew && isAsTyped(before, tiles, channel);
  const areAbsent = said.every((feedback) => feedback === 'absent');
  const isGrey = (isBackground || isLikeOther) && !isTyped && areAbsent && isHueless(seen);
  // Where words say what is absent in other rows, they are about to say it here as well.
  const isHalfSaid = words?.unlike
    ? known.isTrusted
    : known.areTold && said.some((it, n) => it === 'absent' && words?.said[n] === null);
  if (isHalfSaid && !isEntered) return openRow(letters, true);
  // Seen so from the start, it may be typed in a tint that means something elsewhere, but seldom once others are answered.
  const isFirst = at.isGiven && !isEntered;
  const isOne = areOne(said) && !isGrey && (said[0] !== 'correct' || (isFirst && row === 0));
  const isSure = !isOne || isEntered || (isBackground && !isTyped && (isLikeOther || !(isNew || isFirst)));
  // What another board tells of the same guess has been said of this one too, once it has had time to turn.
  const isAnswered = !isSure && said[0] === 'absent' && !known.isHidden && known.saidOnAll(row).some(isHit);
  const open = openRow(letters, false);
  const asGiven = { ...open, givenAs: seen.join() };
  if (!isSure && !isAnswered) return isFirst ? asGiven : open;
  // Where nobody has seen how letters look that are typed, the last may only be typed yet, on a grey of its own.
  // But for their background, letters that are typed may look as absent ones do.
  const last = seen.at(-1)!;
  const isKnown = isEntered || (isBackground && (known.isFinal(last) || known.isElsewhere(last, at)));
  const mayTurn = at.isUnseen && said.some(isHit) && said.at(-1) === 'absent' && !isKnown;
  // Alone in its grey, a row may only be typed, where nobody has seen how that looks.
  const isAlone = at.isGiven && isGrey && !isKnown;
  // All of it may be grey until the game's server has answered.
  const mayWait = isNew && isGrey && !isEntered && !known.isAbsentByKeys(at.board, row);
  // In the grey of absent letters, but less faint or in another border, it is only typed.
  if (at.isGiven && isGrey && isKnown && !isEntered && !known.isLikeEntered(tiles.at(-1)!)) return asGiven;
  const isSettling = isSure && !mayTurn && !isAlone && !mayWait;
  const time = mayWait && known.isLate ? ANSWERED_LATE : isSettling ? SETTLED : AT_REST;
  const isWaiting = (isNew || mayTurn || isAlone) && !known.isSettled(at, seen.join(), time);
  if (isWaiting || (isAlone && known.mayBeTinted(at))) return isAlone || at.isUnseen ? asGiven : open;
  return { ...finishedRow(letters, said, 'colour'), looks: seen.filter((look) => look !== null) };
}

const isHueless = (looks: RowNow['seen']): boolean =>
  isClear(looks) && feedbackByColour(looks.map(colourOf))?.values().next().value === 'absent';

/** The same where words say something of some of them: the others are right in green, and absent where no word says so. */
function byWordsAndLooks(at: RowNow, { said, way }: Unread, known: Known): Row | null {
  const { letters, seen, isNew, row } = at;
  const told = said.map((feedback, n) => feedback ?? sureMeaningOf(seen[n]!));
  const isTold = isClear(told);
  if (said.includes('absent') && !isTold) return null;
  const all = told.map((feedback) => feedback ?? 'absent');
  const isEntered = known.isEntered(row);
  // Where words say what is absent in other rows, they are about to say it here as well.
  if (known.areTold && !isTold && !isEntered) return openRow(letters, true);
  const areAlike = areToldApart(all, seen);
  const isAtRest =
    !isNew || (!known.isHidden && known.isSettled(at, all.join(), areAlike ? SETTLED : AT_REST));
  if (!isAtRest || (isEntered && !areAlike)) return openRow(letters, !isEntered);
  // What looks different is not all absent.
  return areAlike ? { ...finishedRow(letters, all, way), isInferred: !said.includes('absent') } : null;
}

/** A row of which some tiles say nothing: they are absent if it is finished, and nothing else says absent. */
function byWhatElse(at: RowNow, known: Known): Row | null {
  const { tiles, letters, words, seen, before, row } = at;
  const { looks, partly } = known;
  const isSent = known.isEntered(row);
  // What cannot be edited any more may still turn.
  const isEntered = isSent && !known.isClosed(letters);
  const said = saidBy(at, looks);
  const onAll = known.saidOnAll(row);
  const isOdd = seen.some((look, n) => look !== null && said[n] === null);
  if (!words && isOdd) return isSent ? null : openRow(letters, false);
  // Where words say what is absent in other rows, they are about to say it here as well.
  if (!isOdd && words && known.areTold) return openRow(letters, true);
  const isMeant = (looks?.feedback?.size ?? 0) > 0;
  // What it was inferred from is looked at no more.
  if (isEntered && !words && !isMeant && before?.isInferred && holds(before, letters)) return before;
  const isNothingAbsent = known.isWordy(row) ? !partly.has('absent') : isMeant && !hasAbsent(looks!);
  const isSaid = onAll.some(Boolean);
  const isFinished = isEntered
    ? isSaid || partly.size > 1 || isMeant
    : isSaid &&
      isNothingAbsent &&
      !known.isHidden &&
      (before?.way != null || known.isSettled(at, onAll.join(), AT_REST));
  const isSeen = seen.some(Boolean);
  const isKept = before?.isInferred && holds(before, letters) && isAll(before, 'absent');
  const isOver = isKept || known.isClosed(letters) || known.isAbsentByKeys(at.board, row);
  if (!words && !isSaid && !isSeen && (isOver || known.isLeft(at))) {
    const time = known.isLate || !isOver ? ANSWERED_LATE : AT_REST;
    const isRead = before?.way != null || known.isSettled(at, 'keys', time);
    if (!isRead) return openRow(letters, false);
    return {
      ...finishedRow(
        letters,
        seen.map(() => 'absent'),
        'colour',
      ),
      isInferred: true,
    };
  }
  // What nothing is said of means one thing only if it looks like one thing.
  const isOneThing = lookTheSame(tiles.filter((_, n) => said[n] === null));
  // A row that has been entered is finished, so what it looks like means something.
  if (isEntered && !isNothingAbsent && isSeen) return null;
  if (!isNothingAbsent || !isFinished || !isOneThing) return openRow(letters, words !== null && !isEntered);
  const all = said.map((feedback) => feedback ?? 'absent');
  return { ...finishedRow(letters, all, words && !words.unlike ? words.way : 'colour'), isInferred: true };
}

/** The looks that are absent by what words say of other letters, as far as no letter with such a look is said to be. */
function absentLooksIn(rows: readonly (Row | RowNow)[], looks: RowLooks | null): Set<string | null> {
  const absent = new Set<string | null>();
  if (looks?.channel !== 'background') return absent;
  const told = rows.flatMap((at) => {
    if (isWhole(at) || !at.words || at.words.unlike || !isClear(at.seen)) return [];
    return at.words.said.includes('absent') ? [] : [{ seen: at.seen, said: at.words.said }];
  });
  for (const { seen, said } of told) {
    const isTold =
      said.some((it) => it !== null) &&
      areToldApart(
        said.map((it) => it ?? 'absent'),
        seen,
      );
    if (isTold) for (const [n, look] of seen.entries()) if (said[n] === null) absent.add(look);
  }
  for (const { seen, said } of told)
    for (const [n, look] of seen.entries()) if (said[n] !== null) absent.delete(look);
  return absent;
}

/** Whether what looks alike is said to be alike, and nothing else. */
const areToldApart = (said: readonly TileFeedback[], looks: readonly (string | null)[]): boolean =>
  said.every((feedback, n) => said.every((other, m) => (feedback === other) === (looks[n] === looks[m])));

const hasAbsent = ({ feedback, boards }: RowLooks): boolean =>
  boards.flat(2).some((look) => look !== null && feedback!.get(look) === 'absent');
