/** Handles a look at the page: which puzzle it shows, what the game has done, what to report. */
import type { Unread as PageUnread } from '../page/page-view.ts';
import type { Refusal } from '../page/refusals.ts';
import type { Entered } from '../protocol/added-site.ts';
import { MAX_LOOKS, withTried } from '../protocol/maximums.ts';
import type { Unread } from '../protocol/report.ts';
import type { Notice } from '../protocol/notice.ts';
import type { Game } from '../protocol/game.ts';
import { gameIn, guessesOn } from '../protocol/guesses.ts';
import { hardFor, type HardMode, stricterOf } from '../protocol/hard-mode.ts';
import type { Draft } from './draft.ts';
import type { Look, Reported } from './events.ts';
import { identify, knownHardMode, noteHardMode } from './identity.ts';
import { advance, REASON_TIMEOUT } from './open-row.ts';
import { isAwaiting, isEmptied, openRowOf, recordOf, type State, stayedBy } from './state.ts';

export function takeLook(draft: Draft, look: Look): void {
  // A field that has been seen to take the player's guess takes Knack's.
  if (look.hasField && draft.state.look?.hasField === false) draft.tryAgain();
  draft.set({ look, saidHard: look.hard ?? draft.state.saidHard });
  // Until the worker has sent what it remembers, no puzzle can be recognised.
  if (draft.state.settings === null) return;
  identifyPuzzle(draft, look);
  const next = reportOf(draft.state);
  noteFirstEnter(draft, next);
  if (isTaken(draft.state, next)) {
    noteEnter(draft, next);
    draft.set({ awaited: null });
  }
  const { askAgainAt } = draft.state;
  const isToAsk = askAgainAt !== null && draft.at >= askAgainAt;
  if (isToAsk || JSON.stringify(next) !== JSON.stringify(draft.state.report)) report(draft, next);
  hearRefusals(draft, look);
  advance(draft);
}

function identifyPuzzle(draft: Draft, { shown, address, day, pageKey }: Look): void {
  if (shown.kind !== 'boards') return;
  const { boards, typed } = shown;
  const identity = identify(draft.state.identity, { address, day, pageKey, boards, typed, at: draft.at });
  draft.set({ identity });
}

/** Whether the guess that was entered is on the boards now; before the first report it may have come by then. */
function isTaken({ report: before, awaited }: State, next: Reported | null): boolean {
  const [old, game] = [gameIn(before), gameIn(next)];
  if (game === null) return false;
  const guesses = guessesOn(game.boards);
  return old ? guessesOn(old.boards).length !== guesses.length : guesses.at(-1) === awaited?.word;
}

/** Where the player's own Enter key has finished a row, Knack may press it too. */
function noteEnter(draft: Draft, next: Reported | null): void {
  const { awaited } = draft.state;
  if (!awaited || awaited.by === 'screen') return;
  if (guessesOn(gameIn(next)!.boards).at(-1) === awaited.word) learnEnter(draft, awaited.by);
}

/** The same for a guess that was entered before there was a board that could be read: some show their second. */
function noteFirstEnter(draft: Draft, next: Reported | null): void {
  const { entered } = draft.state;
  const game = gameIn(next);
  if (!entered || !game) return;
  draft.set({ entered: null });
  if (guessesOn(game.boards).at(-1)?.length === entered.letters) learnEnter(draft, entered.by);
}

function learnEnter(draft: Draft, by: Entered): void {
  const { site, enteredBy } = draft.state;
  // What a key may do with a field in focus it may do without.
  if (!site.isStrange || enteredBy === 'field' || by === enteredBy) return;
  draft.set({ enteredBy: by });
  draft.emit({ type: 'entered', by });
}

/** The report on a page; null when it shows no game. */
function reportOf({ look, identity, site, saidHard }: State): Reported | null {
  const { shown, lexicon } = look!;
  if (shown.kind === 'elsewhere') return null;
  const known = { site: site.id, lexicon };
  if (shown.kind === 'no-board') {
    const why = shown.reason === 'unreadable' ? unreadOf(shown.why) : undefined;
    return { game: { ...known, hard: saidHard, state: shown.reason, ...(why && { why }) } };
  }
  const { boards, width, limit, given, answers, reading } = shown;
  const game = {
    ...known,
    puzzle: identity.current!,
    width,
    limit,
    boards,
    hard: stricterOf(saidHard, knownHardMode(identity)),
    ...(given !== undefined && { given }),
    ...(answers && { answers: [...answers] }),
  };
  return { game, reading };
}

/** As messages carry it. */
function unreadOf(why: PageUnread): Unread {
  if (why.kind !== 'colours') return why;
  const { kind, looks, rows } = why;
  const copied = rows.map((board) =>
    board.map(({ letters, looks: its }) => ({ letters: [...letters], looks: [...its] })),
  );
  return { kind, looks: looks.slice(0, MAX_LOOKS), rows: copied };
}

/** Whether two games are the same with the same rows. */
const isSameBoard = (one: Game | null, other: Game | null): boolean =>
  one?.puzzle === other?.puzzle && JSON.stringify(one?.boards) === JSON.stringify(other?.boards);

/** Reports even if nothing has changed. */
export function reportAnew(draft: Draft): void {
  if (draft.state.look && draft.state.settings) report(draft, reportOf(draft.state));
}

function report(draft: Draft, next: Reported | null): void {
  const [old, game] = [gameIn(draft.state.report), gameIn(next)];
  // Help asked for one puzzle does not apply to the next, and neither does playing on; and of another board a notice would
  // say what is not so.
  const isOther = game?.puzzle !== old?.puzzle;
  if (!isSameBoard(old, game)) {
    // What a game has refused without a word counts for its puzzle alone.
    const acts = draft.state.acts.filter((act) => act.type === 'refused' && (act.isSaid || !isOther));
    draft.set({ help: null, acts });
  }
  if (isOther) draft.stopPlaying();
  draft.set({ report: next, askAgainAt: null });
  if (next) draft.ask();
}

function hearRefusals(draft: Draft, { shown, refusals, marked, isAnswered }: Look): void {
  const { awaited } = draft.state;
  if (!awaited) return;
  if (!isAwaiting(draft.state, draft.at)) {
    draft.set({ awaited: null });
    return;
  }
  const { word, reasonBy } = awaited;
  if (refusals.length > 0) {
    draft.set({ awaited: null });
    for (const refusal of refusals) {
      // No letters are missing in a whole word: some games say the same of any word that they do not take.
      if (refusal === 'tooShort' && !draft.state.site.marksRefusals) refuseUnsaid(draft, word);
      else hearRefusal(draft, refusal, word);
    }
  } else if (draft.at >= Math.min(reasonBy ?? Infinity, stayedBy(draft.state))) {
    // A guess that is on its way moves.
    if (shown.kind === 'boards' && shown.moving) return;
    draft.set({ awaited: null });
    if (!isAnswered) refuseUnsaid(draft, word);
  } else if ((marked || isEmptied(draft.state)) && reasonBy === null && draft.state.site.marksRefusals) {
    draft.set({ awaited: { ...awaited, reasonBy: draft.at + REASON_TIMEOUT } });
  }
}

/** The game has refused a word without a sentence: for this game alone it is left out, and the next best is tried. */
function refuseUnsaid(draft: Draft, word: string): void {
  const row = openRowOf(draft.state);
  if (!row || draft.state.site.takesOurWords) {
    refuse(draft, 'unclear', word);
    return;
  }
  draft.note({ type: 'refused', word, isSaid: false });
  draft.ask();
  refuse(draft, 'unsaid', word);
}

function hearRefusal(draft: Draft, refusal: Refusal, word: string): void {
  const { site } = draft.state;
  // A word is remembered only if the message says that it is not in the list.
  if (refusal === 'notInList' && !site.takesOurWords) {
    draft.note({ type: 'refused', word, isSaid: true });
    draft.ask();
  }
  if (refusal === 'hardMode') hearHardMode(draft, true, word);
  else if (refusal === 'ultraMode') hearHardMode(draft, 'ultra', word);
  else refuse(draft, refusal, word);
}

/** The game has refused a word because of hard mode. */
function hearHardMode(draft: Draft, said: HardMode, word: string): void {
  const { settings, identity, report: reported } = draft.state;
  const before = reported?.game.hard ?? said;
  const now = stricterOf(before, said);
  if (now !== before) {
    draft.set({ identity: noteHardMode(identity, now) });
    report(draft, reportOf(draft.state));
  }
  // The suggestions change only where the setting follows the game.
  const { hard } = settings!;
  refuse(draft, hardFor(hard, now) === hardFor(hard, before) ? 'hardMode' : 'hardModeFound', word);
}

/** The game has refused a word. Where it is Knack's own there may be a better one; else it is the player's. */
function refuse(draft: Draft, kind: Notice['kind'], word: string): void {
  const row = openRowOf(draft.state);
  const record = row && recordOf(draft.state, row);
  if (record?.by !== 'knack' || record.word !== word) {
    if (kind === 'unsaid') draft.notify(kind, word);
    return;
  }
  draft.remember(row!, { refused: withTried(record.refused, word) });
  if (kind === 'notInList' || kind === 'unsaid' || kind === 'hardModeFound') {
    draft.notify(kind, word);
  } else {
    draft.giveUp(kind, word);
    draft.leaveTo('player', row!);
  }
}
