/** What the worker does for one tab: it keeps the tab's record, by what its pages and the player tell. */
import type { Candidate } from '../protocol/advice.ts';
import { Latest } from '../protocol/latest.ts';
import { LOOK, type Update } from '../protocol/orders.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import { type ChosenRule, type HeldWord, tabKey, type TabRecord } from '../protocol/records.ts';
import { createQueue } from '../protocol/queue.ts';
import type { Report } from '../protocol/report.ts';
import type { Act, Sync } from '../protocol/sync.ts';
import { type Help, helpFor } from '../protocol/help.ts';
import type { Weighed } from '../protocol/weighed.ts';
import type { ToldLexicon } from '../protocol/ids.ts';
import { isPast, newActs, withAct } from './acts.ts';
import { comesFirst, isOfAnother, isThere, outdoes } from './frames.ts';
import { ignoreFailure } from './ignore-failure.ts';
import type { Journal } from './journal.ts';
import type { LexiconsOf, PlayedWith } from './lexicons-of.ts';
import { createHolder } from './held-words.ts';
import { Pace } from './pace.ts';
import { TabAdvice, type TabAdviceDeps } from './tab-advice.ts';
import {
  isNewOn,
  type ReportSync,
  shownText,
  takenSince,
  textOfGame,
  withHelpSeen,
  withSync,
} from './tab-facts.ts';
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

/** Where something was told. */
type Teller = Pick<TabRecord, 'isPrivate' | 'frame'>;

/** What a frame has told last, while it is being worked on. */
interface Telling extends NonNullable<TabRecord['told']> {
  readonly latest: Latest;
  readonly reply: Promise<Update | null>;
}

type Change = (record: TabRecord) => Partial<TabRecord>;

export class Tab {
  readonly #id: number;
  readonly #deps: TabDeps;
  readonly #advice: TabAdvice;
  readonly #hold: ReturnType<typeof createHolder>;
  readonly #pace = new Pace();
  /** What frames have told last, by frame. */
  readonly #tellings = new Map<number, Telling>();
  /** What is told is taken in one after the other. */
  readonly #intake = createQueue();
  /** Whatever was told last, by any frame. */
  readonly #newest = new Latest();
  #isClosed = false;

  constructor(id: number, deps: TabDeps) {
    this.#id = id;
    this.#deps = deps;
    this.#advice = new TabAdvice(id, deps);
    this.#hold = createHolder(deps, this.#advice);
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
    // A page that is loaded anew has told what the player did last, and that may still be on its way.
    await this.#arrival();
    await this.#isFreeFor(site, frame);
    let isClosed = false as boolean;
    const record = await this.#deps.session.change(tabKey(this.#id), (now) => {
      isClosed = this.#isClosed || isOfAnother(now, frame);
      const isBeside = frame !== 0 && now.site !== null && now.frame !== frame;
      return isClosed || isBeside ? null : { site, isPrivate, frame, isUnshown: false };
    });
    return isClosed ? { rows: [], puzzles: [] } : record;
  }

  /** Whether no other frame has a game here that is still there. One that is gone without a word is left. */
  async #isFreeFor(site: string, frame: number): Promise<boolean> {
    const record = await this.read();
    const { report } = record;
    const isOther = isOfAnother(record, frame);
    if (!report || (!isOther && report.game.site === site)) return true;
    if (isOther && (await this.#isThere(record))) return false;
    await this.#leave(({ told }) => told?.visit === record.told?.visit);
    return true;
  }

  /** Whether the tab's game is that of a frame, once what was told last has been taken in. */
  async isGameOf(frame: number): Promise<boolean> {
    await this.#arrival();
    return (await this.read()).frame === frame;
  }

  /** Resolves when what was told so far has been taken in. */
  #arrival(): Promise<void> {
    return this.#intake(() => Promise.resolve());
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
   * Takes in what a page has told. What it tells again while that is being worked on, because no reply has come in time,
   * does not begin anew.
   * @returns null when newer has overtaken it, or the tab shows another game or none
   */
  sync(sync: Sync, isPrivate: boolean, frame = 0): Promise<Update | null> {
    // A page may say something once its tab is closed.
    if (this.#isClosed) return Promise.resolve(null);
    const { visit, number, report } = sync;
    const before = this.#tellings.get(frame);
    if (before?.visit === visit && before.number === number) return before.reply;
    // Pages run in different processes: that one was left may be heard after what the next one tells.
    const isLate = before && (before.visit === visit ? number < before.number : report === null);
    if (isLate) return Promise.resolve(null);
    this.#newest.begin();
    const latest = before?.latest ?? new Latest();
    const reply = this.#reply(sync, { isPrivate, frame }, latest.begin());
    const telling = { visit, number, latest, reply };
    this.#tellings.set(frame, telling);
    const forget = () => {
      if (this.#tellings.get(frame) === telling) this.#tellings.delete(frame);
    };
    reply.then(forget, forget);
    return reply;
  }

  async #reply(sync: Sync, teller: Teller, signal: AbortSignal): Promise<Update | null> {
    const { report } = sync;
    const record = await this.#intake(async () => {
      if (signal.aborted) return null;
      return report ? this.#takeReport({ ...sync, report }, teller, signal) : this.#takeLeaving(sync, teller);
    });
    const update = record && (await this.#advice.advise());
    // It is about what was told here, though something newer may have been taken in since.
    return update && { ...update, number: sync.number };
  }

  /** @returns null when it is not taken in, or newer has overtaken it before anything was done about it */
  async #takeReport(sync: ReportSync, teller: Teller, signal: AbortSignal): Promise<TabRecord | null> {
    const { report } = sync;
    if (!comesFirst(report, teller.frame) && !(await this.#takes(report, teller.frame))) return null;
    if (!(await this.#pace.next(signal))) return null;
    const before = await this.read();
    if (isPast(sync, before.told)) return null;
    const { lexicon, ...languages } = await this.#deps.lexiconsOf(report, before.chosen);
    const game = { ...report.game, lexicon };
    return this.#keep({ ...sync, report: { ...report, game } }, languages, teller, signal);
  }

  /** Whether a frame's report is taken in: of several with a game the first counts, as long as it is there. */
  async #takes(report: Report, frame: number): Promise<boolean> {
    return (await this.#isFreeFor(report.game.site, frame)) || outdoes(report, await this.read());
  }

  async #keep(
    sync: ReportSync,
    { lexicons, ...languages }: Omit<PlayedWith, 'lexicon'>,
    teller: Teller,
    signal: AbortSignal,
  ): Promise<TabRecord | null> {
    const { report } = sync;
    const { isPrivate } = teller;
    const { site } = report.game;
    const [told, onPage] = await Promise.all([
      this.#advice.propose(report),
      this.#deps.journal.shownOnPage(site, isPrivate),
    ]);
    const kept = await this.read();
    const fresh = newActs(sync, kept.told);
    const held = await this.#hold({ ...kept, report, isPrivate }, fresh);
    let before = null as TabRecord | null;
    const record = await this.#deps.session.change(tabKey(this.#id), (now) => {
      // Its tab may have been closed meanwhile.
      if (signal.aborted) return null;
      before = now;
      // What is being worked out is of another board.
      if (isNewOn(now, report)) this.#advice.end();
      const shown = withSync(now, sync, {
        ...teller,
        lexicons: [...lexicons],
        ...languages,
        ...told,
        onPage,
      });
      return fresh.reduce((its, act) => withAct(its, act, held.get(act)), shown);
    });
    if (!before) return null;
    // What was set since it has begun was told to the one that had the tab; it is sent before any advice.
    const isOfOther = before.frame !== teller.frame || before.site !== site;
    if (before.site !== null && isOfOther)
      ignoreFailure(this.#sendSettings(record, await this.#settingsOf(record)));
    // Of a private window nothing is remembered that outlives it.
    if (!isPrivate) ignoreFailure(this.#deps.trust.accepted(report));
    ignoreFailure(this.#deps.lessons.taken(record, takenSince(before.report, report)));
    this.#followActs(record, fresh, held);
    ignoreFailure(this.#note(record));
    return signal.aborted ? null : record;
  }

  /** What follows once what has happened is kept. */
  #followActs(record: TabRecord, acts: readonly Act[], held: ReadonlyMap<Act, HeldWord>): void {
    const refused = acts.filter((act) => act.type === 'refused');
    for (const { word } of refused) ignoreFailure(this.#deps.lessons.refused(record, word));
    if (refused.some((act) => !held.has(act))) this.#deps.onRefused(this.#id);
    // The search for advice may take a while.
    if (acts.some(({ type }) => type === 'notice')) ignoreFailure(this.#advice.tellUpdate());
  }

  /**
   * The page shows no game any more. What was typed is kept: it may only be loading again. What has happened last may have
   * come with this alone.
   */
  async #takeLeaving(sync: Sync, { frame }: Teller): Promise<null> {
    const { visit, number, rows, puzzles } = sync;
    const before = await this.read();
    const isOwn = before.told?.visit === visit;
    // The next page may have told something before that arrives, and another frame's game is not left with this one. The
    // frame's number does not tell: Chrome gives a page that is pending deletion another one
    // (https://developer.chrome.com/docs/extensions/reference/api/extensionTypes#type-DocumentLifecycle).
    const isOther = !isOwn && (before.report !== null || before.frame !== frame);
    if (isOther || isPast(sync, before.told)) return null;
    const fresh = isOwn ? newActs(sync, before.told) : [];
    const held = await this.#hold(before, fresh);
    const record = await this.#deps.session.change(tabKey(this.#id), (now) => {
      if (now.site === null) return null;
      const after = fresh.reduce((its, act) => withAct(its, act, held.get(act)), now);
      return { ...after, ...this.#leftOf(now), told: { visit, number }, rows, puzzles };
    });
    this.#followActs(record, fresh, held);
    if (before.report) await this.#deps.showBadge(this.#id, record);
    return null;
  }

  /** What changes in a record as its game is left. */
  #leftOf({ report }: TabRecord): Partial<TabRecord> {
    if (!report) return {};
    this.#advice.end();
    return { report: null, leftGame: textOfGame(report), advice: null, notice: null, playing: false };
  }

  /** The page did not respond. This is ignored if a page has told something in the meantime. */
  silent(): Promise<void> {
    const { signal } = this.#newest;
    return this.#leave(() => !signal.aborted);
  }

  async #leave(isLeft: (record: TabRecord, frame: number) => boolean): Promise<void> {
    let hasLeft = false as boolean;
    const record = await this.#deps.session.change(tabKey(this.#id), (now) => {
      // A page also says so when its tab has been closed and its record removed.
      hasLeft = now.report !== null && isLeft(now, now.frame);
      return hasLeft ? this.#leftOf(now) : null;
    });
    if (hasLeft) await this.#deps.showBadge(this.#id, record);
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

  /** Whether Knack can show itself on the page; where it cannot, the popup says so. */
  shown(isShown: boolean): Promise<void> {
    return this.#changeBegun(() => ({ isUnshown: !isShown }));
  }

  /** Has the game kept, also where a worker was stopped before it could; that it could not be is told in the popup. */
  async #note(record?: TabRecord): Promise<void> {
    const noted = record ?? (await this.read());
    const isLost = await this.#deps.journal.note(noted, noted.isToNote || noted.isUnkept).then(
      () => false,
      () => true,
    );
    if (!noted.isToNote && noted.isUnkept === isLost) return;
    // It may show another game by now, or the same with another row.
    await this.#changeBegun((now) =>
      shownText(now) === shownText(noted) ? { isUnkept: isLost, isToNote: false } : {},
    );
  }

  /** The player has said in a private window which words its game is played with. */
  choose(lexicon: ToldLexicon): Promise<void> {
    return this.#changeBegun(() => ({ chosen: lexicon }));
  }

  /** Whether the colours of its game mean none of what Knack knows, by what the player says. */
  async setNoLooks(noLooks: boolean): Promise<void> {
    await this.#changeBegun(() => ({ noLooks }));
    await this.#advice.tellUpdate();
  }

  /** The same of how its games mark repeated letters, which is so on that site alone. */
  chooseRule(rule: ChosenRule): Promise<void> {
    return this.#changeBegun(() => ({ chosenRule: rule }));
  }

  async candidates(board: number, offset: number, count: number): Promise<Candidate[]> {
    const question = await this.#advice.questionOf(await this.read());
    return question ? this.#deps.advisor.candidates(question, board, offset, count) : [];
  }

  /** What a word would be worth as the next guess; null where that cannot be told. */
  async weigh(word: string): Promise<Weighed | null> {
    // It is about the boards that were told last.
    await this.#arrival();
    const question = await this.#advice.questionOf(await this.read());
    return question && this.#deps.advisor.weigh(question, word);
  }

  /** Updates the advice after words or settings have changed. */
  async refresh(): Promise<void> {
    // Of what is being taken in nobody knows yet what it rests on.
    await this.#arrival();
    if (!(await this.read()).report) return;
    // A page that tells its game again gets the new advice too, which auto-fill needs.
    if (await this.#deps.sendOrder(this.#id, LOOK)) return;
    await this.#advice.advise();
  }

  /** The tab is closed and gets no new record. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { latest } of this.#tellings.values()) latest.end();
    this.#advice.forget();
    await this.#deps.session.remove(tabKey(this.#id));
  }

  /**
   * Changes the record of a tab with a game. A page may still send messages after its tab was closed and its
   * record removed.
   */
  async #changeReported(change: Change): Promise<void> {
    // It is about what was told last, which may be looked at still.
    await this.#arrival();
    await this.#deps.session.change(tabKey(this.#id), (record) => record.report && change(record));
  }

  /** The same for data that outlives the page's game. */
  async #changeBegun(change: Change): Promise<void> {
    await this.#deps.session.change(tabKey(this.#id), (record) =>
      record.site === null ? null : change(record),
    );
  }
}
