/** What the worker does for one tab: it keeps the tab's record, and works out advice on what its page reports. */
import type { Advice, Candidate } from '../protocol/advice.ts';
import { LOOK, type Order, type Update } from '../protocol/orders.ts';
import type { Notice } from '../protocol/notice.ts';
import { withRow } from '../protocol/guesses.ts';
import { type KnownPuzzle, type RowRecord, tabKey, type TabRecord } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';
import type { Help } from '../protocol/help.ts';
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { Advisor } from './advisor.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { isBehind } from './is-behind.ts';
import { LatestWork } from './latest-work.ts';
import type { Question, Questions } from './question.ts';
import type { SessionStore } from './session-store.ts';
import { applyChange, type WordStore } from './word-store.ts';

export interface TabDeps {
  readonly session: SessionStore;
  readonly words: WordStore;
  readonly advisor: Advisor<Lexicon>;
  readonly questionOf: Questions;
  /** Sends an order to the page of a tab; resolves to whether it was carried out. */
  readonly sendOrder: (tab: number, order: Order) => Promise<boolean>;
  readonly showBadge: (tab: number, record: TabRecord) => Promise<void>;
  /** A word that the game of a tab has refused was stored. */
  readonly onRefused: (tab: number) => void;
}

/** The game of a report in a form that can be compared: stores do not keep the order of keys. */
function gameOf({ site, lexicon, puzzle, hard }: Report): string {
  const shown = typeof puzzle === 'string' ? puzzle : [puzzle.key, puzzle.width, puzzle.limit, puzzle.boards];
  return JSON.stringify([site, lexicon, shown, hard]);
}

/** The update for the page of a tab; null when there is no report. */
const updateOf = ({ report, advice, notice, help }: TabRecord): Update | null =>
  report && { sequence: report.page.sequence, advice, notice, help };

type Change = (record: TabRecord) => Partial<TabRecord>;

export class Tab {
  readonly #id: number;
  readonly #deps: TabDeps;
  readonly #work = new LatestWork();

  constructor(id: number, deps: TabDeps) {
    this.#id = id;
    this.#deps = deps;
  }

  read(): Promise<TabRecord> {
    return this.#deps.session.get(tabKey(this.#id));
  }

  /** A page of a site has begun. */
  begin(site: string, isPrivate: boolean): Promise<TabRecord> {
    return this.#deps.session.change(tabKey(this.#id), () => ({ site, isPrivate }));
  }

  /** @returns null when newer work has overtaken it */
  async report(report: Report, isPrivate: boolean): Promise<Update | null> {
    const signal = this.#work.begin();
    const record = await this.#deps.session.change(tabKey(this.#id), ({ report: old, leftGame }) => {
      // After a reload, too, it may be the same.
      const isNew = (old ? gameOf(old) : leftGame) !== gameOf(report);
      // A page that was lost without a word is no longer playing.
      const isLoaded = old?.page.visit !== report.page.visit;
      return {
        report,
        leftGame: null,
        site: report.site,
        isPrivate,
        ...(isNew && { advice: null, notice: null, help: null }),
        ...(isLoaded && { playing: false }),
      };
    });
    return this.#advise(record, signal);
  }

  /** The page says that it was left; the next page may have reported before that arrives. */
  left(visit: string): Promise<void> {
    return this.#leave(({ page }) => page.visit === visit);
  }

  /** The page did not respond. This is ignored if a page has reported in the meantime. */
  silent(): Promise<void> {
    const { signal } = this.#work;
    return this.#leave(() => !signal.aborted);
  }

  async #leave(isLeft: (report: Report) => boolean): Promise<void> {
    const { signal } = this.#work;
    let hasLeft = false as boolean;
    const record = await this.#deps.session.change(tabKey(this.#id), ({ report }) => {
      // A page also says so when its tab has been closed and its record removed.
      hasLeft = report !== null && isLeft(report);
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
  row(row: RowRecord): Promise<void> {
    return this.#changeBegun(({ rows }) => ({ rows: withRow(rows, row) }));
  }

  puzzles(puzzles: KnownPuzzle[]): Promise<void> {
    return this.#changeBegun(() => ({ puzzles }));
  }

  async notice(notice: Notice | null): Promise<void> {
    // That a word could not be kept matters more than what the page says of it.
    await this.#changeReported(({ notice: old }) =>
      old?.kind === 'notKept' && old.word === notice?.word ? {} : { notice },
    );
    ignoreFailure(this.#tellUpdate());
  }

  async help(help: Help | null): Promise<void> {
    await this.#changeReported(() => ({ help }));
    await this.#tellUpdate();
  }

  playing(playing: boolean): Promise<void> {
    return this.#changeReported(() => ({ playing }));
  }

  /**
   * The game has refused a word: it is kept for the game's site, or where it cannot or may not be, for the tab.
   * @returns null when newer work has overtaken it
   */
  async refused(word: string, isPrivate: boolean): Promise<Update | null> {
    const { session, words, onRefused } = this.#deps;
    const signal = this.#work.begin();
    const { report } = await this.read();
    if (!report) return null;
    const change = { kind: 'refuse' as const, site: report.site, words: [word] };
    const isKept = !isPrivate && (await words.change((old) => applyChange(old, change))) === 'done';
    if (isKept) onRefused(this.#id);
    const notice = { kind: 'notKept', word } as const;
    const record = await session.change(tabKey(this.#id), ({ site, unsaved }) =>
      isKept || site === null ? null : { unsaved: [...unsaved, word], ...(!isPrivate && { notice }) },
    );
    return this.#advise(record, signal);
  }

  async candidates(board: number, offset: number, count: number): Promise<Candidate[]> {
    const question = await this.#questionOf(await this.read());
    return question ? this.#deps.advisor.candidates(question, board, offset, count) : [];
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
    if (!(await this.read()).report) return;
    // A page that reports again gets the new advice too, which auto-fill needs.
    if ((await this.#deps.sendOrder(this.#id, LOOK)) || this.works !== before) return;
    const signal = this.#work.begin();
    await this.#advise(await this.read(), signal);
  }

  /** The tab is closed and gets no new record. */
  async close(): Promise<void> {
    this.#work.end();
    await this.#deps.session.remove(tabKey(this.#id));
  }

  /**
   * Changes the record of a tab with a game. A page may still send messages after its tab was closed and its
   * record removed.
   */
  async #changeReported(change: Change): Promise<void> {
    await this.#deps.session.change(tabKey(this.#id), (record) => record.report && change(record));
  }

  /** The same for data that outlives the page's game. */
  async #changeBegun(change: Change): Promise<void> {
    await this.#deps.session.change(tabKey(this.#id), (record) =>
      record.site === null ? null : change(record),
    );
  }

  async #tellUpdate(): Promise<void> {
    const update = updateOf(await this.read());
    if (update) await this.#deps.sendOrder(this.#id, { type: 'update', update });
  }

  async #questionOf({ report, unsaved, isPrivate }: TabRecord): Promise<Question | null> {
    if (!report || typeof report.puzzle === 'string') return null;
    const { site, lexicon, hard, puzzle } = report;
    const { boards, width, limit } = puzzle;
    return this.#deps.questionOf({ lexicon, boards, width, limit, hard, site, isPrivate, unsaved });
  }

  /** Works out the advice on what is reported, keeps it and shows it. */
  async #advise(record: TabRecord, signal: AbortSignal): Promise<Update | null> {
    const question = await this.#questionOf(record);
    const showFirst = (first: Advice) => this.#showFirst(first, signal);
    await this.#show(question && (await this.#deps.advisor.advise(question, signal, showFirst)), signal);
    return signal.aborted ? null : updateOf(await this.read());
  }

  async #showFirst(first: Advice, signal: AbortSignal): Promise<void> {
    if (isBehind(first, (await this.read()).advice)) return;
    await this.#show(first, signal);
    ignoreFailure(this.#tellUpdate());
  }

  async #show(advice: Advice | null, signal: AbortSignal): Promise<void> {
    const isOutdated = () => signal.aborted;
    if (isOutdated()) return;
    const record = await this.#deps.session.change(tabKey(this.#id), () =>
      isOutdated() ? null : { advice },
    );
    if (!isOutdated()) await this.#deps.showBadge(this.#id, record);
  }
}
