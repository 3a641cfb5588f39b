/** A session on a page with one board, which does what it is told: hint strings and letters in, effects out. */
import type { Entered } from '../protocol/added-site.ts';
import type { Advice } from '../protocol/advice.ts';
import type { Update } from '../protocol/orders.ts';
import type { KnownPuzzle, RowRecord } from '../protocol/records.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import { pageSettingsOf } from '../protocol/settings.ts';
import { CHOSEN } from './settings.ts';
import type { Act, ActOf } from '../protocol/sync.ts';
import type { Effect, Look, Told, TypingResult, UntimedEvent } from '../session/events.ts';
import { nextAlarm, reduce } from '../session/session.ts';
import { initialState, type SessionSite, type State, watchesCover } from '../session/state.ts';

export const SETTINGS: PageSettings = pageSettingsOf(CHOSEN, 'wordle');
export const FILL: PageSettings = { ...SETTINGS, fill: true };
export const BOTH: PageSettings = { ...FILL, enter: true };

export const suggest = (word: string, progress: 'looking' | 'done' = 'done'): Advice => ({
  status: 'open',
  boards: [{ solved: false, possible: 2, likely: 1, hidden: 0 }],
  suggestions: [
    {
      word,
      likely: true,
      candidate: true,
      groups: 2,
      largest: 1,
      sizes: [1, 1],
      left: 1,
      expected: 1.5,
      risk: 0,
      certainty: 'proven',
    },
  ],
  rival: null,
  letters: [],
  review: null,
  progress,
});

interface Options {
  readonly site?: Partial<SessionSite>;
  readonly settings?: PageSettings;
  readonly isPrivate?: boolean;
  readonly rows?: readonly RowRecord[];
  readonly puzzles?: readonly KnownPuzzle[];
  /** Whether the worker has told what is set; else `begin` does. */
  readonly begins?: boolean;
  readonly enteredBy?: Entered | null;
  readonly entered?: State['entered'];
}

type Page = {
  -readonly [K in 'refusing' | 'hard' | 'pageKey' | 'address' | 'day']: Look[K];
} & {
  hints: string[];
  letters: string;
  moving: boolean;
  /** Whether the tiles of a guess have come to look different from each other. */
  isAnswered: boolean;
  covered: boolean;
  hasEnterKey: boolean;
  isHidden: boolean;
  hasField: boolean;
  limit: number | null;
};

export function createSessionPage(options: Options = {}) {
  const {
    settings = SETTINGS,
    isPrivate = false,
    rows = [],
    puzzles = [],
    begins = true,
    enteredBy = null,
    entered = null,
  } = options;
  const page: Page = {
    hints: [],
    letters: '',
    moving: false,
    isAnswered: false,
    covered: false,
    hasEnterKey: false,
    isHidden: false,
    hasField: false,
    refusing: false,
    hard: null,
    pageKey: null,
    address: '/game',
    day: 'today',
    limit: 6,
  };
  let state: State = initialState({
    id: 'wordle',
    takesOurWords: false,
    marksRefusals: true,
    isStrange: false,
    ...options.site,
  });
  let at = 1000;
  const effects: Effect[] = [];
  /** What has been done to the page: words typed, ⌫ for what was taken out, ↵. */
  const pressed: string[] = [];
  /** What the worker replies to reports; nothing while it is null. */
  const worker = { suggestion: 'salet' as string | null };
  /** Typing that is held in the middle of a word, until it is let go. */
  const keys = { hold: false, refuse: false, release: (): void => undefined };
  /** Rests that a person would make, until they are let go on. */
  const rests: { readonly rest: number; readonly before: string }[] = [];

  /** What was done, with what the worker was told of by name. */
  const done: string[] = [];
  /** What the worker was told last, and all that has happened of that kind. */
  let told = state.told;
  const acts: Act[] = [];
  const playing: boolean[] = [];
  const hear = (next: Told, number: number): void => {
    const its = next.acts.filter((act) => act.number === number);
    const isOther = (part: keyof Told) => JSON.stringify(next[part]) !== JSON.stringify(told[part]);
    const changes = {
      puzzles: isOther('puzzles'),
      report: next.report && isOther('report'),
      left: !next.report && told.report,
      row: isOther('rows'),
      playing: isOther('playing'),
    };
    const names = Object.entries(changes).flatMap(([name, hasChanged]) => (hasChanged ? [name] : []));
    const all = [...names, ...its.map(({ type }) => type)];
    done.push(...(all.length > 0 ? all : ['again']));
    acts.push(...its);
    if (changes.playing) playing.push(next.playing);
    told = next;
  };

  const dispatch = (happening: UntimedEvent): void => {
    const step = reduce(state, { ...happening, at });
    state = step.state;
    for (const effect of step.effects) {
      effects.push(effect);
      if (effect.type === 'sync') hear(effect.told, effect.number);
      else done.push(effect.type);
      carryOut(effect);
    }
  };

  const look = (change: Partial<Pick<Look, 'shown' | 'refusals' | 'marked'>> = {}): void =>
    dispatch({
      type: 'look',
      look: {
        shown: {
          kind: 'boards',
          boards: [page.hints],
          typed: page.letters,
          width: 5,
          limit: page.limit,
          moving: page.moving,
          reading: { tiles: 'test', feedback: 'test' },
        },
        address: page.address,
        day: page.day,
        pageKey: page.pageKey,
        lexicon: 'en',
        hard: page.hard,
        // It is found out only where it matters.
        covered: watchesCover(state) ? page.covered : null,
        hasEnterKey: watchesCover(state) ? page.hasEnterKey : null,
        isHidden: page.isHidden,
        hasField: page.hasField,
        refusals: [],
        refusing: page.refusing,
        marked: false,
        isAnswered: page.isAnswered,
        ...change,
      },
    });

  const update = (advice: Advice | null, change: Partial<Update> = {}): Update => ({
    number: state.number,
    advice,
    notice: null,
    help: state.help,
    ...change,
  });

  /** What is waiting to be told to the session: nothing is told while it is dealing with something else. */
  const later: (() => void)[] = [];
  /** Typing begins when all typing before it has ended, as on a page. */
  const typings: { readonly begin: () => void; stopped: boolean }[] = [];
  const finish = (typing: number, result: TypingResult) =>
    later.push(() => {
      typings.shift();
      if (typings[0]) later.push(typings[0].begin);
      look();
      dispatch({ type: 'typed', typing, result });
    });
  const type = ({ typing, from, to }: Extract<Effect, { type: 'type' }>) => {
    const complete = () => {
      if (self.stopped) {
        finish(typing, 'interrupted');
        return;
      }
      page.letters = to;
      if (to !== '') pressed.push(to);
      finish(typing, 'done');
    };
    const begin = () => {
      if (self.stopped || keys.refuse || (from !== null && page.letters !== from)) {
        finish(typing, self.stopped ? 'interrupted' : 'failed');
        return;
      }
      if (page.letters !== '') pressed.push('⌫');
      page.letters = keys.hold ? to.slice(0, 2) : '';
      if (!keys.hold) complete();
      keys.release = () => {
        complete();
        settle();
      };
    };
    const self = { begin, stopped: false };
    typings.push(self);
    if (typings.length === 1) later.push(begin);
  };

  const carryOut = (effect: Effect): void => {
    switch (effect.type) {
      case 'type':
        type(effect);
        return;
      case 'stopTyping':
        for (const typing of typings) typing.stopped = true;
        return;
      case 'look':
        later.unshift(look);
        return;
      case 'enter':
        pressed.push('↵');
        return;
      case 'rest':
        rests.push(effect);
        return;
      case 'sync':
        later.push(() => {
          const { suggestion } = worker;
          if (suggestion === null) return;
          dispatch({ type: 'reply', number: effect.number, update: update(suggest(suggestion)) });
        });
    }
  };

  const settle = (): void => {
    for (let next = later.shift(); next; next = later.shift()) next();
  };
  const happen = (happening: UntimedEvent): void => {
    dispatch(happening);
    settle();
  };
  const scene = {
    page,
    pressed,
    effects,
    worker,
    keys,
    state: () => state,
    happen,
    begin: () =>
      happen({ type: 'begin', beginning: { settings, isPrivate, rows, puzzles, enteredBy }, entered }),
    /** The page changes, and is looked at. */
    change(change: Partial<Page> = {}): void {
      Object.assign(page, change);
      look();
      settle();
    },
    /** The game says why it does not take a guess. */
    refuse(...refusals: Look['refusals']): void {
      look({ refusals });
      settle();
    },
    /** The page marks the row, without a word. */
    mark(): void {
      look({ marked: true });
      settle();
    },
    /** The worker tells of something else to suggest. */
    suggest(word: string | null, change: Partial<Update> = {}): void {
      worker.suggestion = word;
      happen({ type: 'update', update: update(word === null ? null : suggest(word), change) });
    },
    /** The guess in the row is taken, and the next row is open. */
    take(digits = '00000', suggestion: string | null = worker.suggestion): void {
      worker.suggestion = suggestion;
      scene.change({ hints: [...page.hints, `${page.letters} ${digits}`], letters: '' });
    },
    /** The worker says that the game is solved. */
    solve(): void {
      happen({ type: 'update', update: update({ status: 'solved', answers: ['crane'] }) });
    },
    /** The page becomes one without a game. */
    leaveGame(): void {
      look({ shown: { kind: 'elsewhere' } });
      settle();
    },
    /** Time passes, and what was waited for is looked at. */
    pass(milliseconds: number): void {
      const until = at + milliseconds;
      for (let next = nextAlarm(state, at); next !== null && next <= until; next = nextAlarm(state, at)) {
        at = next;
        look();
        settle();
      }
      at = until;
    },
    /** Time passes in which nothing can be looked at, as in a busy page. */
    oversleep: (milliseconds: number): void => void (at += milliseconds),
    /** Lets Knack go on after a rest. @returns what it rested before */
    goOn(): string[] {
      const all = rests.splice(0);
      for (const { rest } of all) {
        look();
        happen({ type: 'rested', rest });
      }
      return all.map(({ before }) => before);
    },
    done,
    told: () => told,
    playing,
    acts: <T extends Act['type']>(type: T) => acts.filter((act): act is ActOf<T> => act.type === type),
    notices: () => scene.acts('notice').flatMap(({ notice }) => (notice ? [notice] : [])),
    effectsOf: (type: Effect['type']) => effects.filter((effect) => effect.type === type),
  };
  look();
  if (begins) scene.begin();
  return scene;
}

export type SessionPage = ReturnType<typeof createSessionPage>;
