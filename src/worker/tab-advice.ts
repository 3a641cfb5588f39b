/** What a tab's record comes to: the question, the advice on it, and who is told. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { Advice } from '../protocol/advice.ts';
import { gameIn, guessesOn, noGameIn } from '../protocol/guesses.ts';
import type { Order, Update } from '../protocol/orders.ts';
import { chosenRuleOn, tabKey, type TabRecord } from '../protocol/records.ts';
import { createQueue } from '../protocol/queue.ts';
import type { Report } from '../protocol/report.ts';
import { withSaid } from './advice-of.ts';
import type { Advisor } from './advisor.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { isBehind } from './is-behind.ts';
import { Latest } from '../protocol/latest.ts';
import { pickinessOf } from './picky.ts';
import { proposeLooks } from './propose-looks.ts';
import { type Question, type Questions, textOf } from './question.ts';
import type { SessionStore } from './session-store.ts';
import type { SiteLessons } from './site-lessons.ts';
import type { SiteStore } from './site-store.ts';
import { updateOf, withMissing } from './tab-facts.ts';
import { areKeysPlain } from './tell-lexicon.ts';

export interface TabAdviceDeps {
  readonly session: SessionStore;
  readonly advisor: Advisor<Lexicon>;
  readonly questionOf: Questions;
  /** Sends an order to a frame of a tab, that with the game unless given; resolves to whether it was carried out. */
  readonly sendOrder: (tab: number, order: Order, frame?: number) => Promise<boolean>;
  readonly showBadge: (tab: number, record: TabRecord) => Promise<void>;
  readonly sites: Pick<SiteStore, 'get'>;
  readonly lessons: SiteLessons;
}

/** A question that is being worked on; '' without a board. */
interface Working {
  readonly question: string;
  readonly signal: AbortSignal;
  readonly done: Promise<void>;
}

export class TabAdvice {
  readonly #id: number;
  readonly #deps: TabAdviceDeps;
  readonly #work = new Latest();
  #working: Working | null = null;
  /** One thing is asked after the other, so that nothing older begins late. */
  readonly #asking = createQueue();
  /** What was answered last to its end. */
  #answered: { readonly question: string; readonly advice: Advice } | null = null;

  constructor(id: number, deps: TabAdviceDeps) {
    this.#id = id;
    this.#deps = deps;
  }

  #read(): Promise<TabRecord> {
    return this.#deps.session.get(tabKey(this.#id));
  }

  /** Tells the page what has changed. */
  async tellUpdate(): Promise<void> {
    const record = await this.#read();
    const update = updateOf(record);
    if (update) await this.#deps.sendOrder(this.#id, { type: 'update', update }, record.frame);
  }

  /** What a record asks; null without a board. */
  async questionOf(record: TabRecord): Promise<Question | null> {
    const { report, held, isPrivate } = record;
    const game = gameIn(report);
    if (!game) return null;
    const { site, lexicon, hard, puzzle, boards, width, limit, given } = game;
    const unsaved = held.map(({ word: its }) => its);
    const known = await this.#deps.sites.get(site);
    const rule = chosenRuleOn(record, site) ?? known.rule;
    const { letters } = report!.page;
    return this.#deps.questionOf({
      lexicon,
      boards,
      width,
      limit,
      hard,
      given,
      unmarked: lexicon !== null && areKeysPlain(lexicon, letters, guessesOn(boards)),
      rule,
      site,
      key: puzzle,
      isPrivate,
      unsaved,
      picky: pickinessOf(record, known),
    });
  }

  /**
   * Works out the advice on what a tab shows, keeps it and shows it. A question that is being worked on does not begin
   * anew.
   * @returns null when something newer has overtaken it
   */
  async advise(): Promise<Update | null> {
    const working = await this.#asking(() => this.#begin());
    if (!working) return null;
    await working.done;
    return working.signal.aborted ? null : updateOf(await this.#read());
  }

  /** Ends the work on what a tab has shown. */
  end(): void {
    this.#work.end();
    this.#working = null;
  }

  /** The same, and nothing is remembered of it. */
  forget(): void {
    this.end();
    this.#answered = null;
  }

  /** @returns null where the tab shows no game any more */
  async #begin(): Promise<Working | null> {
    const before = this.#work.signal;
    const record = await this.#read();
    const question = await this.questionOf(record);
    if (!record.report || before.aborted) return null;
    const text = question ? textOf(question) : '';
    if (this.#working?.question === text) return this.#working;
    const signal = this.#work.begin();
    const working = { question: text, signal, done: this.#workOut(record, question, signal) };
    const forget = () => {
      if (this.#working === working) this.#working = null;
    };
    working.done.then(forget, forget);
    return (this.#working = working);
  }

  async #workOut(record: TabRecord, question: Question | null, signal: AbortSignal): Promise<void> {
    const advice = question && (await this.#answer(question, signal));
    if (question && !signal.aborted) ignoreFailure(this.#deps.lessons.rule(record, advice, question.rule));
    await this.#show(advice, signal);
  }

  /**
   * The advice on a question. What has been answered is not searched again: a search that the clock ends may come upon
   * another word, and none takes the place of another while nothing has changed.
   */
  async #answer(question: Question, signal: AbortSignal): Promise<Advice | null> {
    const text = textOf(question);
    if (this.#answered?.question === text) return this.#answered.advice;
    const onFirst = (first: Advice) => this.#showFirst(first, signal);
    const advice = await this.#deps.advisor.advise(question, { tab: this.#id, signal, onFirst });
    // What has failed may not fail again.
    if (advice && advice.status !== 'failed') this.#answered = { question: text, advice };
    return advice;
  }

  /** What the looks of a board's tiles may mean, where they are not known, or that they mean nothing that Knack knows. */
  async propose(report: Report): Promise<Pick<TabRecord, 'proposed' | 'noLooks'>> {
    const none = noGameIn(report);
    if (none?.why?.kind !== 'colours') return { proposed: null, noLooks: false };
    const { why, lexicon, site } = none;
    const { sites, advisor } = this.#deps;
    const { looks, noLooks } = await sites.get(site);
    if (lexicon === null || noLooks) return { proposed: null, noLooks };
    const keys = why.looks.map(({ key }) => key);
    const proposed = await proposeLooks(keys, why.rows, looks, (boards) =>
      advisor.areLikely({ lexicon, boards: boards.map((hints) => [...hints]), added: [] }).catch(() => false),
    );
    return { proposed, noLooks };
  }

  async #showFirst(first: Advice, signal: AbortSignal): Promise<void> {
    if (isBehind(first, (await this.#read()).advice)) return;
    await this.#show(first, signal);
    ignoreFailure(this.tellUpdate());
  }

  async #show(advice: Advice | null, signal: AbortSignal): Promise<void> {
    const isOutdated = () => signal.aborted;
    if (isOutdated()) return;
    const record = await this.#deps.session.change(tabKey(this.#id), (its) =>
      isOutdated() ? null : { advice: withMissing(withSaid(advice, gameIn(its.report)?.answers), its) },
    );
    if (!isOutdated()) await this.#deps.showBadge(this.#id, record);
  }
}
