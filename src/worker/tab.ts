/** What the worker does for one tab: it keeps the tab's record, by what its pages and the player tell. */
import * as v from 'valibot';
import type { Candidate } from '../protocol/advice.ts';
import { LOOK, type Update } from '../protocol/orders.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { Notice } from '../protocol/notice.ts';
import { withRow } from '../protocol/guesses.ts';
import {
  type ChosenRule,
  heldOn,
  type HeldWord,
  type KnownPuzzle,
  type RowRecord,
  tabKey,
  type TabRecord,
  withHeld,
} from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';
import { type Help, helpFor } from '../protocol/help.ts';
import type { Weighed } from '../protocol/weighed.ts';
import { refusedSchema } from '../protocol/words.ts';
import type { Lexicon } from '../lexicons/lexicons.ts';
import { comesFirst, isOfAnother, isThere, outdoes } from './frames.ts';
import { ignoreFailure } from './ignore-failure.ts';
import type { Journal } from './journal.ts';
import { LatestWork } from './latest-work.ts';
import type { LexiconsOf } from './lexicons-of.ts';
import { Pace } from './pace.ts';
import { withRefusal } from './picky.ts';
import { TabAdvice, type TabAdviceDeps } from './tab-advice.ts';
import { gameOf, isOn, saidOf, takenSince, withHelpSeen } from './tab-facts.ts';
import type { Trust } from './trust.ts';

export interface TabDeps extends TabAdviceDeps {
  readonly trust: Trust;
  readonly journal: Journal;
  /** What is set for a site. */
  readonly settingsOn: (site: string, isPrivate: boolean) => Promise<PageSettings>;
  /** Which words a page's game is played with, where it is of a site that the player has added. */
  readonly lexiconsOf: LexiconsOf;
  /** A word that the game of a tab has refused was stored. */
  readonly onRefused: (tab: number) => void;
}

/** How a game has refused a word. */
interface RefusedHow {
  /** Whether it has said that the word is not in its list. */
  readonly isSaid: boolean;
  readonly isPrivate: boolean;
}

/** A report that is being worked on. */
interface Latest {
  readonly text: string;
  readonly visit: string;
  readonly frame: number;
}

type Change = (record: TabRecord) => Partial<TabRecord>;

export class Tab {
  readonly #id: number;
  readonly #deps: TabDeps;
  readonly #advice: TabAdvice;
  readonly #work = new LatestWork();
  readonly #pace = new Pace();
  /** By frame, the report that is being worked on, with its reply. */
  readonly #latest = new Map<number, Latest & { readonly reply: Promise<Update | null> }>();
  /** The last of them that was taken in. */
  #taken: Latest | null = null;
  /** Ends when the last report has been kept, or is no longer wanted. */
  #arrival: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(id: number, deps: TabDeps) {
    this.#id = id;
    this.#deps = deps;
    this.#advice = new TabAdvice(id, deps);
  }

  read(): Promise<TabRecord> {
    return this.#deps.session.get(tabKey(this.#id));
  }

  /**
   * A page of a site has begun, or a frame in it. Beside the game of another frame that is still there nothing
   * changes, and beside a page without a game nothing for a frame: what it shows is taken in once there is a board.
   * @returns what is remembered for it
   */
  async begin(site: string, isPrivate: boolean, frame = 0): Promise<Pick<TabRecord, 'rows' | 'puzzles'>> {
    await this.#isFreeFor(site, frame);
    let isClosed = false as boolean;
    const record = await this.#deps.session.change(tabKey(this.#id), (now) => {
      isClosed = isOfAnother(now, frame);
      const isBeside = frame !== 0 && now.site !== null && now.frame !== frame;
      return isClosed || isBeside ? null : { site, isPrivate, frame };
    });
    return isClosed ? { rows: [], puzzles: [] } : record;
  }

  /** Whether no other frame has a game here that is still there. One that is gone without a word is left. */
  async #isFreeFor(site: string, frame: number): Promise<boolean> {
    const record = await this.read();
    const { report } = record;
    const isOther = isOfAnother(record, frame);
    if (!report || (!isOther && report.site === site)) return true;
    if (isOther && (await this.#isThere(record))) return false;
    await this.#leave(({ page }) => page.visit === report.page.visit);
    return true;
  }

  /** Whether a frame may say what is remembered for its next load: unless the tab shows the game of another one. */
  async isOpenTo(frame: number): Promise<boolean> {
    return !isOfAnother(await this.read(), frame);
  }

  /** Whether the tab's game is that of a frame, once what was reported last has been taken in. */
  async isGameOf(frame: number): Promise<boolean> {
    await this.#arrival;
    return (await this.read()).frame === frame;
  }

  /** Whether the frame with the game is there: it is told its settings, which it knows. */
  async #isThere(record: TabRecord): Promise<boolean> {
    return isThere(this.#sendSettings(record, await this.#settingsOf(record)));
  }

  #settingsOf({ site, isPrivate }: TabRecord): Promise<PageSettings> {
    return this.#deps.settingsOn(site!, isPrivate);
  }

  #sendSettings({ frame }: TabRecord, settings: PageSettings): Promise<boolean> {
    return this.#deps.sendOrder(this.#id, { type: 'settings', settings }, frame);
  }

  /**
   * A report that is made again while it is being worked on, because no reply has come in time, does not begin anew.
   * @returns null when newer work has overtaken it
   */
  report(report: Report, isPrivate: boolean, frame = 0): Promise<Update | null> {
    const text = JSON.stringify(report);
    const same = this.#latest.get(frame);
    if (same?.text === text) return same.reply;
    const latest = { text, visit: report.page.visit, frame };
    const reply = this.#takeReport(report, isPrivate, latest);
    this.#latest.set(frame, { ...latest, reply });
    const end = () => {
      if (this.#latest.get(frame)?.reply === reply) this.#latest.delete(frame);
    };
    reply.then(end, end);
    return reply;
  }

  async #takeReport(report: Report, isPrivate: boolean, latest: Latest): Promise<Update | null> {
    const arrival = this.#takeIn(report, isPrivate, latest);
    this.#arrival = Promise.allSettled([this.#arrival, arrival]);
    const taken = await arrival;
    return taken && this.#advice.advise(taken.record, taken.signal);
  }

  /** @returns null when it is not taken in, or newer work has overtaken it before anything was done about it */
  async #takeIn(report: Report, isPrivate: boolean, latest: Latest) {
    const { frame, text } = latest;
    if (!comesFirst(report, frame)) {
      if (!(await this.#takes(report, frame))) return null;
      // Meanwhile its page may have reported something else, or been left.
      if (this.#latest.get(frame)?.text !== text) return null;
    }
    const signal = this.#work.begin();
    this.#taken = latest;
    const record = await this.#keepReport(report, { isPrivate, frame }, signal);
    return record && { record, signal };
  }

  /** Whether a frame's report is taken in: of several with a game the first counts, as long as it is there. */
  async #takes(report: Report, frame: number): Promise<boolean> {
    if (this.#taken?.frame !== frame) await this.#arrival;
    return (await this.#isFreeFor(report.site, frame)) || outdoes(report, await this.read());
  }

  /** @returns null when newer work has overtaken it before anything was done about it */
  async #keepReport(
    shown: Report,
    { isPrivate, frame }: Pick<TabRecord, 'isPrivate' | 'frame'>,
    signal: AbortSignal,
  ): Promise<TabRecord | null> {
    if (!(await this.#pace.next(signal))) return null;
    const { lexicon, lexicons } = await this.#deps.lexiconsOf(shown, (await this.read()).chosen);
    const report = { ...shown, lexicon };
    const [proposed, onPage] = await Promise.all([
      this.#advice.propose(report),
      this.#deps.journal.shownOnPage(report.site, isPrivate),
    ]);
    let isNew = false as boolean;
    let isOfOther = false as boolean;
    let taken: readonly string[] = [];
    const record = await this.#deps.session.change(tabKey(this.#id), (before) => {
      const { report: old, leftGame, held, help } = before;
      // The page may have been left meanwhile.
      if (signal.aborted) return null;
      // After a reload, too, it may be the same.
      isOfOther = before.site !== null && (before.frame !== frame || before.site !== report.site);
      isNew = (old ? gameOf(old) : leftGame) !== gameOf(report);
      taken = takenSince(old, report);
      // A page that was lost without a word is no longer playing.
      const isLoaded = old?.page.visit !== report.page.visit;
      const game = gameOf(report);
      // A page that is loaded anew often shows a lost game without its answer.
      const said = report.answers ? { game, answers: report.answers } : before.said;
      return {
        report: said?.game === game ? { ...report, answers: said.answers } : report,
        said,
        leftGame: null,
        site: report.site,
        isPrivate,
        frame,
        lexicons: [...lexicons],
        proposed,
        ...(isNew && { advice: null, notice: null, help: null }),
        seen: withHelpSeen({ ...before, report }, onPage && helpFor(onPage, isNew ? null : help)),
        ...(isLoaded && { playing: false }),
        ...(typeof report.puzzle !== 'string' && { held: heldOn(held, report.puzzle.key) }),
      };
    });
    if (signal.aborted) return null;
    // What was set since it has begun was told to the one that had the tab; it is sent before any advice.
    if (isOfOther) ignoreFailure(this.#sendSettings(record, await this.#settingsOf(record)));
    // Of a private window nothing is remembered that outlives it.
    if (!isPrivate) ignoreFailure(this.#deps.trust.accepted(report));
    ignoreFailure(this.#deps.lessons.taken(record, taken));
    ignoreFailure(this.#note(record, isNew));
    return record;
  }

  /** The page says that it was left; the next page may have reported before that arrives. */
  async left(visit: string, frame = 0): Promise<void> {
    const latest = this.#latest.get(frame);
    if (latest && latest.visit !== visit) return;
    // What it has reported just before is not kept any more; a page may say twice that it was left.
    if (latest && this.#taken?.frame === frame) this.#work.end();
    this.#latest.delete(frame);
    await this.#leave((report, its) => its === frame && report.page.visit === visit);
  }

  /** The page did not respond. This is ignored if a page has reported in the meantime. */
  silent(): Promise<void> {
    const { signal } = this.#work;
    return this.#leave(() => !signal.aborted);
  }

  async #leave(isLeft: (report: Report, frame: number) => boolean): Promise<void> {
    const { signal } = this.#work;
    let hasLeft = false as boolean;
    const record = await this.#deps.session.change(tabKey(this.#id), ({ report, frame }) => {
      // A page also says so when its tab has been closed and its record removed.
      hasLeft = report !== null && isLeft(report, frame);
      // What was typed is kept: the page may only be loading again.
      return hasLeft
        ? { report: null, leftGame: gameOf(report!), advice: null, notice: null, playing: false }
        : null;
    });
    if (!hasLeft || signal.aborted) return;
    this.#work.end();
    await this.#deps.showBadge(this.#id, record);
  }

  /** Keeps who filled the open row; the rows of another puzzle are over. */
  async row(row: RowRecord): Promise<void> {
    await this.#changeBegun(({ rows }) => ({ rows: withRow(rows, row) }));
    ignoreFailure(this.#note());
  }

  puzzles(puzzles: KnownPuzzle[]): Promise<void> {
    return this.#changeBegun(() => ({ puzzles }));
  }

  async notice(notice: Notice | null): Promise<void> {
    await this.#changeReported(({ notice: old, held, report }) => {
      // That a word could not be kept matters more than what the page says of it.
      if (old?.kind === 'notKept' && old.word === notice?.word) return {};
      // A slow game may take a word after all, before it is heard that it has not.
      return notice && isOn(report, notice.word) ? {} : { notice: saidOf(notice, held) };
    });
    ignoreFailure(this.#advice.tellUpdate());
  }

  async help(help: Help | null): Promise<void> {
    await this.#changeReported((record) => ({ help, seen: withHelpSeen(record, help) }));
    ignoreFailure(this.#note());
    await this.#advice.tellUpdate();
  }

  /** The popup shows the game. */
  async opened(): Promise<void> {
    const { site, isPrivate } = await this.read();
    if (site === null) return;
    const setting = await this.#deps.journal.shownInPopup(site, isPrivate);
    await this.#changeReported((record) => ({
      seen: withHelpSeen(record, helpFor(setting, record.help)),
    }));
    await this.#note();
  }

  /** Has the game kept; that it could not be is told in the popup. */
  async #note(record?: TabRecord, isNew = false): Promise<void> {
    const noted = record ?? (await this.read());
    const isLost = await this.#deps.journal.note(noted, isNew || noted.isUnkept).then(
      () => false,
      () => true,
    );
    if (noted.isUnkept !== isLost) await this.#changeReported(() => ({ isUnkept: isLost }));
  }

  /** The player has said in a private window which words its game is played with. */
  choose(lexicon: Lexicon): Promise<void> {
    return this.#changeBegun(() => ({ chosen: lexicon }));
  }

  /** The same of how its games mark repeated letters, which is so on that site alone. */
  chooseRule(rule: ChosenRule): Promise<void> {
    return this.#changeBegun(() => ({ chosenRule: rule }));
  }

  playing(playing: boolean): Promise<void> {
    return this.#changeReported(() => ({ playing }));
  }

  /**
   * The game has refused a word: it is kept for the game's site, or where it cannot or may not be, held.
   * @returns null when newer work has overtaken it
   */
  async refused(word: string, how: RefusedHow): Promise<Update | null> {
    // It is about the boards of the last report.
    await this.#arrival;
    if (this.#isClosed) return null;
    const signal = this.#work.begin();
    const before = await this.#deps.session.change(tabKey(this.#id), (record) =>
      record.site === null ? null : withRefusal(record),
    );
    ignoreFailure(this.#deps.lessons.refused(before, word));
    const held = await this.#hold(before, word, how);
    if (!held) return this.#advice.advise(before, signal);
    const record = await this.#deps.session.change(tabKey(this.#id), ({ site, held: others, notice }) => {
      if (site === null) return null;
      const all = withHeld(others, held);
      const isAlarm = held.why === 'notStored';
      return { held: all, notice: isAlarm ? { kind: 'notKept' as const, word } : saidOf(notice, all) };
    });
    return this.#advice.advise(record, signal);
  }

  /** Has a refused word kept if it can be. @returns how it is held otherwise */
  async #hold(record: TabRecord, word: string, { isSaid, isPrivate }: RefusedHow): Promise<HeldWord | null> {
    const { trust, advisor, onRefused } = this.#deps;
    const { report } = record;
    const question = await this.#advice.questionOf(record);
    // Without a board there is no row that it could have been refused in, and what is no word is not suggested.
    if (!report || typeof report.puzzle === 'string' || !question || !v.is(refusedSchema, word)) return null;
    // What may have another reason is believed for this game alone.
    if (!isSaid) return { word, why: 'unsaid', puzzle: report.puzzle.key };
    if (isPrivate) return { word, why: 'private', puzzle: null };
    const why = await trust.refused(report.site, word, () => advisor.isLikely(question, word));
    if (why !== null) return { word, why, puzzle: why === 'notStored' ? null : report.puzzle.key };
    onRefused(this.#id);
    return null;
  }

  async candidates(board: number, offset: number, count: number): Promise<Candidate[]> {
    const question = await this.#advice.questionOf(await this.read());
    return question ? this.#deps.advisor.candidates(question, board, offset, count) : [];
  }

  /** What a word would be worth as the next guess; null where that cannot be told. */
  async weigh(word: string): Promise<Weighed | null> {
    // It is about the boards of the last report.
    await this.#arrival;
    const question = await this.#advice.questionOf(await this.read());
    return question && this.#deps.advisor.weigh(question, word);
  }

  /** Counts the work for this tab. */
  get works(): number {
    return this.#work.count;
  }

  /**
   * Updates the advice after words or settings have changed.
   * @param before the count of work at that time: work that has begun since uses the new ones already
   */
  async refresh(before: number): Promise<void> {
    // What is being kept would be lost to newer work.
    await this.#arrival;
    if (!(await this.read()).report) return;
    // A page that reports again gets the new advice too, which auto-fill needs.
    if ((await this.#deps.sendOrder(this.#id, LOOK)) || this.works !== before) return;
    const signal = this.#work.begin();
    await this.#advice.advise(await this.read(), signal);
  }

  /** The tab is closed and gets no new record. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#work.end();
    await this.#deps.session.remove(tabKey(this.#id));
  }

  /**
   * Changes the record of a tab with a game. A page may still send messages after its tab was closed and its
   * record removed.
   */
  async #changeReported(change: Change): Promise<void> {
    // It is about what was reported last, which may be looked at still.
    await this.#arrival;
    await this.#deps.session.change(tabKey(this.#id), (record) => record.report && change(record));
  }

  /** The same for data that outlives the page's game. */
  async #changeBegun(change: Change): Promise<void> {
    await this.#deps.session.change(tabKey(this.#id), (record) =>
      record.site === null ? null : change(record),
    );
  }
}
