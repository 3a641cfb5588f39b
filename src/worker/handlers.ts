/** Answers every message; what it needs of the browser is handed to it. */
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import type { TabUpdate, PuzzleRef, Replies, Report, Request, RequestOf } from '../protocol/messages.ts';
import { LOOK, type Order } from '../protocol/orders.ts';
import { PRIVATE_SETTINGS } from '../stores/private-settings.ts';
import {
  type Advice,
  type ManualKey,
  MANUAL_KEYS,
  type ManualRecord,
  tabKey,
  type TabRecord,
} from '../protocol/records.ts';
import type { Catalog } from '../protocol/sentences.ts';
import {
  type Exclusively,
  isHard,
  type Settings,
  SETTINGS,
  type SettingsStorage,
  settingsOf,
  type SettingsStore,
} from '../protocol/settings.ts';
import { NO_WORDS, type WordChange } from '../protocol/words.ts';
import type { Advisor, Question } from './advisor.ts';
import type { ExportFile } from './export-file.ts';
import type { SessionStore } from './session-store.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { applyChange, type WordStore } from './word-store.ts';

export interface HandlerDeps {
  readonly session: SessionStore;
  readonly words: WordStore;
  readonly settingsFor: (isPrivate: boolean) => Pick<SettingsStore, 'get'>;
  /** What settings are kept in for private windows. */
  readonly privateStorage: Pick<SettingsStorage, 'get' | 'set'>;
  /** Keeps Knack's own pages from setting anything meanwhile. */
  readonly exclusively: Exclusively;
  readonly exportFile: ExportFile;
  readonly advisor: Advisor<Lexicon>;
  /** Tells the page of a tab something; resolves to whether there is one that has listened. */
  readonly tell: (tab: number, order: Order) => Promise<boolean>;
  /** Loads a tab again if it shows a game by now. */
  readonly reloadGame: (tab: number) => Promise<void>;
  /** Whether there is a tab in a private window, but for this one. */
  readonly hasPrivateTab: (except: number) => Promise<boolean>;
  readonly showBadge: (tab: number, state: TabRecord) => Promise<void>;
  /** What the overlay says, in the language that is set, or else in one of these. */
  readonly loadSentences: (locale: Settings['locale'], languages: readonly string[]) => Promise<Catalog>;
}

/** Where a message comes from. */
export interface Sender {
  /** -1 for one of the extension's own pages that plays no game. */
  readonly tab: number;
  /** Whether it is in a private window, of which nothing may be kept. */
  readonly isPrivate: boolean;
}

type Handler<T extends Request['type']> = (request: RequestOf<T>, sender: Sender) => Promise<Replies[T]>;
type Handlers = { readonly [T in Request['type']]: Handler<T> };

/** What a report says, in a form that can be compared: stores do not keep the order of keys. */
function stateOf({ puzzle, hard, board }: Report): string {
  const shown = typeof board === 'string' ? board : [board.width, board.rows, board.hints];
  return JSON.stringify([puzzle, hard, shown]);
}

/** What the page is told of what is known of its tab; null when there is no report. */
const adviceOf = ({
  report,
  advice: answer,
  rows: fillings,
  notice,
  help: level,
}: TabRecord): TabUpdate | null =>
  report && { advice: answer, rows: fillings, notice, help: level, turn: report.page.turn };

const keyOf = (place: PuzzleRef, sender: number): `tab:${number}` | ManualKey =>
  typeof place === 'number' ? tabKey(place) : place === 'here' ? tabKey(sender) : place;

/** Whether a first answer would only take the place of a better one to the same board. */
function isBehind(first: Advice, stored: Advice | null): boolean {
  return (
    first.status === 'open' &&
    stored?.status === 'open' &&
    stored.progress !== 'looking' &&
    first.possible === stored.possible &&
    first.likely === stored.likely &&
    first.hidden === stored.hidden
  );
}

type HandHints = Pick<ManualRecord, 'lexicon' | 'hints'>;

export function createHandlers(deps: HandlerDeps) {
  const { session, words, settingsFor, privateStorage, exclusively, exportFile, advisor } = deps;
  const { tell, reloadGame, hasPrivateTab, showBadge, loadSentences } = deps;

  /** What is being worked out for each tab or for the hints typed by hand; newer work ends older. */
  const working = new Map<number | ManualKey, AbortController>();
  const begin = (place: number | ManualKey): AbortSignal => {
    working.get(place)?.abort();
    const work = new AbortController();
    working.set(place, work);
    return work.signal;
  };

  /** Hints with what the player and, where there is one, the game say of words. */
  const questionOf = async (
    board: HandHints & Partial<Question<Lexicon>>,
    isPrivate: boolean,
    game?: Report['game'],
  ): Promise<Question<Lexicon>> => {
    const [{ own, refused }, all] = await Promise.all([words.get(), settingsFor(isPrivate).get()]);
    const { language } = LEXICONS[board.lexicon];
    const { added, forbidden } = own[language] ?? NO_WORDS;
    const byGame = game === undefined ? [] : (refused[game] ?? []);
    const { vulgar, strategy, hard, openers } = game === undefined ? all : settingsOf(all, game);
    return {
      ...board,
      hard: isHard(hard, board.hard ?? false),
      added,
      refused: [...forbidden, ...byGame, ...(board.refused ?? [])],
      vulgar,
      strategy,
      opener: openers[language] ?? null,
    };
  };
  const questionOfTab = async ({
    report,
    unsaved,
    isPrivate,
  }: TabRecord): Promise<Question<Lexicon> | null> => {
    if (typeof report?.board !== 'object') return null;
    const { lexicon, game, board, hard } = report;
    return questionOf({ lexicon, ...board, hard, refused: unsaved }, isPrivate, game);
  };

  /** Changes what is known of a tab with a game: a page may still speak once its tab is closed and forgotten. */
  const changeReported = async (
    tab: number,
    change: (state: TabRecord) => Partial<TabRecord>,
  ): Promise<void> => {
    await session.change(tabKey(tab), (state) => (state.report ? change(state) : null));
  };

  const tellAdvice = async (tab: number): Promise<void> => {
    const advice = adviceOf(await session.get(tabKey(tab)));
    if (advice) await tell(tab, { type: 'advice', advice });
  };

  /** Works out the answer to a tab's board, keeps it and shows it. */
  const advise = async (tab: number, state: TabRecord, signal: AbortSignal): Promise<Replies['report']> => {
    const isOutdated = () => signal.aborted;
    const show = async (answer: Advice | null) => {
      // A tab that is gone gets no record again.
      if (isOutdated()) return;
      const next = await session.change(tabKey(tab), () => (isOutdated() ? null : { advice: answer }));
      if (!isOutdated()) await showBadge(tab, next);
    };
    const showFirst = async (first: Advice) => {
      if (isBehind(first, (await session.get(tabKey(tab))).advice)) return;
      await show(first);
      ignoreFailure(tellAdvice(tab));
    };
    const question = await questionOfTab(state);
    const answer = question && (await advisor.answer(question, signal, showFirst));
    await show(answer);
    return isOutdated() ? null : adviceOf(await session.get(tabKey(tab)));
  };

  const isPrivateHand = (place: PuzzleRef) => place === 'private-hand';
  /** The hints typed by hand that are not stored yet, since they are being solved. */
  const typed = new Map<ManualKey, HandHints>();
  const solveByHand = async (hand: ManualKey, { lexicon, hints }: HandHints): Promise<Replies['solve']> => {
    const signal = begin(hand);
    const mine = { lexicon, hints };
    typed.set(hand, mine);
    const isSame = (stored: HandHints) => stored.lexicon === lexicon && stored.hints.join() === hints.join();
    const show = (answer: Advice) =>
      session.change(hand, (old) =>
        signal.aborted ? {} : { ...mine, advice: answer, help: isSame(old) ? old.help : null },
      );
    const showFirst = async (first: Advice) => {
      const stored = await session.get(hand);
      if (!isSame(stored) || !isBehind(first, stored.advice)) await show(first);
    };
    const answer = await advisor.answer(await questionOf(mine, isPrivateHand(hand)), signal, showFirst);
    if (signal.aborted || !answer) return null;
    await show(answer);
    if (typed.get(hand) === mine) typed.delete(hand);
    return answer;
  };

  /** Answers afresh whatever rests on words; to be called when they, or what counts as one, have changed. */
  const refresh = async (except?: number): Promise<void> => {
    // What begins from now on goes by the new words of itself.
    const before = new Map(working);
    const refreshTab = async (tab: number) => {
      if (tab === except || !(await session.get(tabKey(tab))).report) return;
      // A page that reports hears the answer too, and auto-fill goes by it.
      if ((await tell(tab, LOOK)) || working.get(tab) !== before.get(tab)) return;
      const signal = begin(tab);
      await advise(tab, await session.get(tabKey(tab)), signal);
    };
    const refreshHand = async (hand: ManualKey) => {
      const stored = await session.get(hand);
      const hints = typed.get(hand) ?? stored;
      if (hints.hints.length > 0) await solveByHand(hand, hints);
    };
    await Promise.all([...(await session.tabs()).map(refreshTab), ...MANUAL_KEYS.map(refreshHand)]);
  };

  const handlers: Handlers = {
    async report({ report }, { tab, isPrivate }) {
      // The tab was closed while this was on its way.
      if (tab === -1) return null;
      const signal = begin(tab);
      const state = await session.change(tabKey(tab), (old) => {
        const isNew = !old.report || stateOf(old.report) !== stateOf(report);
        // A page that was lost without a word is no longer playing.
        const isLoaded = old.report?.page.visit !== report.page.visit;
        return {
          report,
          isPrivate,
          ...(isNew && { advice: null, notice: null, help: null }),
          ...(isLoaded && { playing: false }),
        };
      });
      return advise(tab, state, signal);
    },
    async left({ tab: named, visit }, sender) {
      const tab = named ?? sender.tab;
      const before = working.get(tab);
      let isLeft = false as boolean;
      const next = await session.change(tabKey(tab), (state) => {
        // A page says so too when its tab is closed and forgotten.
        if (!state.report) return null;
        // The next page may have reported before this one was done with leaving.
        isLeft = visit === undefined ? working.get(tab) === before : state.report.page.visit === visit;
        // What was typed is kept: the page may only be loading again.
        return isLeft ? { report: null, advice: null, notice: null, help: null, playing: false } : null;
      });
      if (isLeft && working.get(tab) === before) {
        begin(tab);
        await showBadge(tab, next);
      }
      return null;
    },
    async filling({ filling }, { tab }) {
      await changeReported(tab, ({ rows: fillings }) => ({
        rows: [
          ...fillings.filter(({ puzzle, key }) => puzzle === filling.puzzle && key !== filling.key),
          filling,
        ],
      }));
      return null;
    },
    async notice({ notice }, { tab }) {
      // That a word could not be kept matters more than what the page says of it.
      await changeReported(tab, ({ notice: old }) =>
        old?.kind === 'notKept' && old.word === notice?.word ? {} : { notice },
      );
      ignoreFailure(tellAdvice(tab));
      return null;
    },
    async help({ of, level }, { tab }) {
      const board = of === 'here' ? tab : of;
      if (typeof board === 'string') await session.change(board, () => ({ help: level }));
      else {
        await changeReported(board, () => ({ help: level }));
        await tellAdvice(board);
      }
      return null;
    },
    async playing({ on }, { tab }) {
      await changeReported(tab, () => ({ playing: on }));
      return null;
    },
    async refused({ word }, { tab, isPrivate }) {
      const signal = begin(tab);
      const { report } = await session.get(tabKey(tab));
      if (!report) return null;
      const { game } = report;
      const change: WordChange = { kind: 'refuse', game, words: [word] };
      const outcome = isPrivate ? 'private' : await words.change((old) => applyChange(old, change));
      const isKept = outcome === 'done';
      if (isKept) ignoreFailure(refresh(tab));
      const notice = { kind: 'notKept', word } as const;
      const state = await session.change(tabKey(tab), ({ unsaved }) =>
        isKept ? null : { unsaved: [...unsaved, word], ...(!isPrivate && { notice }) },
      );
      return advise(tab, state, signal);
    },
    solve: ({ hand, ...hints }) => solveByHand(hand, hints),
    async access({ tab }) {
      await session.change('access', () => ({ tab }));
      return null;
    },
    async candidates({ of, offset, count }, { tab }) {
      const board = await session.get(keyOf(of, tab));
      const question = await ('report' in board
        ? questionOfTab(board)
        : questionOf(board, isPrivateHand(of)));
      return question ? advisor.candidates(question, offset, count) : [];
    },
    privateSettings: () => privateStorage.get(SETTINGS),
    async setPrivately({ items }) {
      await exclusively(() => privateStorage.set(items));
      return null;
    },
    words: () => words.get(),
    async changeWords({ change }) {
      const outcome = await words.change((old) => applyChange(old, change));
      if (outcome === 'done') ignoreFailure(refresh());
      return outcome;
    },
    async deal({ lexicon, length }, { isPrivate }) {
      const question = await questionOf({ lexicon, hints: [], width: length }, isPrivate);
      return advisor.deal(question, Math.random);
    },
    async known({ lexicon, word }, { isPrivate }) {
      return advisor.knows(await questionOf({ lexicon, hints: [] }, isPrivate), word);
    },
    sentences: ({ locale, languages }) => loadSentences(locale, languages),
    export: () => exportFile.write(),
    async import({ text }) {
      const reply = await exportFile.read(text);
      if (reply.status === 'done') ignoreFailure(refresh());
      return reply;
    },
  };

  return {
    handle: <T extends Request['type']>(request: RequestOf<T>, sender: Sender): Promise<Replies[T]> =>
      (handlers[request.type] as Handler<T>)(request, sender),
    /** Words, or what else suggestions rest on, have changed. */
    refresh: () => refresh(),
    /** The language of the interface has changed. */
    showBadges: async (): Promise<void> => {
      for (const tab of await session.tabs()) await showBadge(tab, await session.get(tabKey(tab)));
    },
    /**
     * The player has let Knack onto a site. Pages that are open already get no content script, and
     * the popup that asked is gone, since Chrome closes it for its own question.
     */
    accessGiven: async (): Promise<void> => {
      const { tab } = await session.get('access');
      await session.remove('access');
      if (tab !== null) await reloadGame(tab);
    },
    /** A tab was closed. */
    forget: async (tab: number): Promise<void> => {
      begin(tab);
      working.delete(tab);
      await session.remove(tabKey(tab));
      if (await hasPrivateTab(tab)) return;
      begin('private-hand');
      typed.delete('private-hand');
      await session.remove('private-hand');
      await session.remove(PRIVATE_SETTINGS);
    },
  };
}
