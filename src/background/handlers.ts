/** Answers every message; what it needs of the browser is handed to it. */
import type { Lexicon } from '../lexicons.ts';
import type { Replies, Report, Request, RequestOf } from '../messages.ts';
import { type Answer, tabKey, type TabState } from '../session.ts';
import type { Advisor, Question } from './advisor.ts';
import type { RefusedWords } from './refused-words.ts';
import type { SessionStore } from './session-store.ts';

export interface HandlerDeps {
  readonly session: SessionStore;
  readonly refusedWords: RefusedWords;
  readonly advisor: Advisor<Lexicon>;
  /** Loads a tab again if it shows a game by now. */
  readonly reloadGame: (tab: number) => Promise<void>;
  readonly showBadge: (tab: number, answer: Answer | null) => Promise<void>;
}

type Handler<T extends Request['type']> = (request: RequestOf<T>, tab: number) => Promise<Replies[T]>;
type Handlers = { readonly [T in Request['type']]: Handler<T> };

/** What a report says, in a form that can be compared: stores do not keep the order of keys. */
function stateOf({ puzzle, board }: Report): string {
  return JSON.stringify([puzzle, typeof board === 'string' ? board : [board.width, board.rows, board.hints]]);
}

export function createHandlers({ session, refusedWords, advisor, reloadGame, showBadge }: HandlerDeps) {
  /** What is being worked out for each tab or for the hints typed by hand; newer work ends older. */
  const working = new Map<number | 'hand', AbortController>();
  const begin = (place: number | 'hand'): AbortSignal => {
    working.get(place)?.abort();
    const work = new AbortController();
    working.set(place, work);
    return work.signal;
  };

  const questionOf = async ({ report, unsaved }: TabState): Promise<Question<Lexicon> | null> => {
    if (typeof report?.board !== 'object') return null;
    const { lexicon, game, board } = report;
    const refused = [...(await refusedWords.get(game)), ...unsaved];
    return { lexicon, ...board, refused, added: [], vulgar: false };
  };

  /** Works out the answer to a tab's board, keeps it and shows it. */
  const advise = async (tab: number, state: TabState, signal: AbortSignal): Promise<Replies['report']> => {
    const question = await questionOf(state);
    const answer = question && (await advisor.answer(question, signal));
    await session.change(tabKey(tab), () => (signal.aborted ? {} : { answer }));
    if (signal.aborted) return null;
    await showBadge(tab, answer);
    return { answer, fillings: state.fillings };
  };

  const handlers: Handlers = {
    async report({ report }, tab) {
      const signal = begin(tab);
      const state = await session.change(tabKey(tab), (old) => {
        const isNew = !old.report || stateOf(old.report) !== stateOf(report);
        return { report, ...(isNew && { answer: null, notice: null }) };
      });
      return advise(tab, state, signal);
    },
    async left(request, sender) {
      const tab = request.tab ?? sender;
      begin(tab);
      // A page says so too when its tab is closed and forgotten.
      if (!(await session.get(tabKey(tab))).report) return null;
      // What was typed is kept: the page may only be loading again.
      await session.change(tabKey(tab), () => ({ report: null, answer: null, notice: null }));
      await showBadge(tab, null);
      return null;
    },
    async filling({ filling }, tab) {
      await session.change(tabKey(tab), ({ fillings }) => ({
        fillings: [
          ...fillings.filter(({ puzzle, key }) => puzzle === filling.puzzle && key !== filling.key),
          filling,
        ],
      }));
      return null;
    },
    async notice({ notice }, tab) {
      // That a word could not be kept matters more than what the page says of it.
      await session.change(tabKey(tab), ({ unsaved }) =>
        notice && unsaved.includes(notice.word) ? {} : { notice },
      );
      return null;
    },
    async refused({ word }, tab) {
      const signal = begin(tab);
      const { report } = await session.get(tabKey(tab));
      if (!report) return null;
      const isKept = await refusedWords.add(report.game, word);
      const notice = { kind: 'notKept', word } as const;
      const state = await session.change(tabKey(tab), ({ unsaved }) =>
        isKept ? {} : { unsaved: [...unsaved, word], notice },
      );
      return advise(tab, state, signal);
    },
    async solve({ lexicon, hints }) {
      const signal = begin('hand');
      const answer = await advisor.answer({ lexicon, hints, refused: [], added: [], vulgar: false }, signal);
      if (signal.aborted) return null;
      await session.change('hand', () => ({ hints, answer }));
      return answer;
    },
    async access({ tab }) {
      await session.change('access', () => ({ tab }));
      return null;
    },
    async candidates({ of, offset, count }) {
      const question =
        of === 'hand'
          ? {
              lexicon: 'en' as const,
              hints: (await session.get('hand')).hints,
              refused: [],
              added: [],
              vulgar: false,
            }
          : await questionOf(await session.get(tabKey(of)));
      return question ? advisor.candidates(question, offset, count) : [];
    },
  };

  return {
    /** @param tab the tab that the message came from; -1 for one of the extension's own pages */
    handle: <T extends Request['type']>(request: RequestOf<T>, tab: number): Promise<Replies[T]> =>
      (handlers[request.type] as Handler<T>)(request, tab),
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
    },
  };
}
