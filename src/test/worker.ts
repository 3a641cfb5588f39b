/** The worker with stores that tests can look into, as its messages see it. */
import { readFileSync } from 'node:fs';
import 'fake-indexeddb/auto';
import { createGameStore, type GameStore } from '../games/game-store.ts';
import { createDictionaries } from '../lexicons/dictionaries.ts';
import { LEXICONS } from '../lexicons/lexicons.ts';
import type { Advice } from '../protocol/advice.ts';
import type { Order, Update } from '../protocol/orders.ts';
import { type ManualKey, tabKey } from '../protocol/records.ts';
import type { Game } from '../protocol/game.ts';
import type { NoGame, Report } from '../protocol/report.ts';
import type { Replies, Request, RequestOf } from '../protocol/requests.ts';
import type { WordChange } from '../protocol/words.ts';
import { overlaidStorage } from '../stores/private-settings.ts';
import { createSettings } from '../stores/settings-store.ts';
import { localeFor } from '../ui/i18n.ts';
import { Advisor } from '../worker/advisor.ts';
import { createExportFile } from '../worker/export-file.ts';
import { createPanelStore } from '../worker/panel-store.ts';
import { admit } from '../worker/senders.ts';
import { createSessionStore } from '../worker/session-store.ts';
import { createSiteStore } from '../worker/site-store.ts';
import { createWordStore } from '../worker/word-store.ts';
import type { Timetable } from '../worker/timetable.ts';
import { createWorker } from '../worker/worker.ts';
import { catalogOf } from './sentences.ts';
import { type Happening, type TellingPages, tellOn } from './telling-page.ts';
import { hastyTimetable, timetable } from './timetable.ts';
import { GAME_PAGE } from './game-page.ts';

let databases = 0;

const root = new URL('../../', import.meta.url);
const shipped = (path: string) => readFileSync(new URL(path, root), 'utf8');

/**
 * A store that, like Chrome's, keeps copies, puts keys in an order of its own (see `isSame` in settings-store.ts), and
 * takes all of what it is given or, when that would be more than its quota of characters, nothing
 * (https://developer.chrome.com/docs/extensions/reference/api/storage).
 */
export function fakeStorage({ quota = Infinity } = {}) {
  const items = new Map<string, string>();
  const listeners: ((changes: Record<string, object>) => void)[] = [];
  const sorted = (_: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value;
  return {
    get: (keys: string | string[] | null) => {
      const wanted = keys === null ? [...items.keys()] : [keys].flat();
      const found = wanted.flatMap((key) => {
        const text = items.get(key);
        return text === undefined ? [] : [[key, JSON.parse(text) as unknown] as const];
      });
      return Promise.resolve(Object.fromEntries(found));
    },
    set: (changes: Record<string, unknown>) => {
      const next = new Map(items);
      for (const [key, value] of Object.entries(changes)) next.set(key, JSON.stringify(value, sorted));
      if ([...next].join('').length > quota) return Promise.reject(new Error('QUOTA_BYTES'));
      for (const [key, text] of next) items.set(key, text);
      for (const listener of listeners)
        listener(Object.fromEntries(Object.keys(changes).map((key) => [key, {}])));
      return Promise.resolve();
    },
    remove: (keys: string | string[]) => {
      for (const key of [keys].flat()) items.delete(key);
      return Promise.resolve();
    },
    clear: () => {
      items.clear();
      return Promise.resolve();
    },
    onChanged: {
      addListener: (listener: (changes: Record<string, object>) => void) => void listeners.push(listener),
    },
  };
}

/** Knows the words that ship with Knack, with their openers, or only those of a list. */
function advisorWith(list: string | undefined, time: Timetable) {
  const only = (path: string) => (path.endsWith('.txt') ? list : '[]');
  const read = (path: string) => Promise.resolve(list === undefined ? shipped(path) : only(path)!);
  return new Advisor(LEXICONS, createDictionaries(read, LEXICONS), time);
}

/** A store of games in a browser that does not let anybody keep data. */
const refuse = () => Promise.reject(new DOMException('not allowed', 'InvalidStateError'));
const failingGames: GameStore = {
  keep: refuse,
  get: refuse,
  score: refuse,
  latest: refuse,
  ofSite: refuse,
  all: refuse,
  add: refuse,
  remove: refuse,
  clear: refuse,
};

interface Options {
  /** Characters that the store of words holds. */
  readonly quota?: number;
  readonly syncQuota?: number;
  /** The only words that there are, as word lists have them. */
  readonly list?: string;
  /** The tabs whose pages report again when they are asked; the others are gone. */
  readonly listening?: readonly number[];
  /** The tabs that the player sees. */
  readonly inFront?: readonly number[];
  /** The match patterns that the browser lets Knack onto. */
  readonly allowed?: readonly string[];
  /** Whether the browser refuses to keep games. */
  readonly gamesFail?: boolean;
  /** The tabs in private windows. */
  readonly privateTabs?: readonly number[];
  /** When all of it happens; now, unless given. */
  readonly at?: number;
  /** Whether suggestions are searched for as long as for a player; unless given, the first that there are will do. */
  readonly thorough?: boolean;
  /** What the worker finds that is started: what another has left. */
  readonly disk?: Disk;
}

/** What outlives the worker, and all of it but what is in the session the browser too. */
interface Disk {
  readonly inSession: ReturnType<typeof fakeStorage>;
  readonly local: ReturnType<typeof fakeStorage>;
  readonly synced: ReturnType<typeof fakeStorage>;
  readonly games: GameStore;
  /** The pages that are open. */
  readonly pages: TellingPages;
}

export function setUp({
  quota = Infinity,
  syncQuota = Infinity,
  list,
  listening = [],
  inFront = [],
  allowed = [],
  gamesFail = false,
  privateTabs = [],
  at,
  thorough = false,
  disk = {
    inSession: fakeStorage(),
    local: fakeStorage({ quota }),
    synced: fakeStorage({ quota: syncQuota }),
    games: gamesFail ? failingGames : createGameStore(`knack-${++databases}`),
    pages: new Map(),
  },
}: Options = {}) {
  const { inSession, local, synced, games } = disk;
  const time = thorough ? timetable(inFront) : hastyTimetable(inFront);
  const session = createSessionStore(inSession);
  const settings = createSettings(synced);
  const privateStorage = overlaidStorage(synced, inSession);
  const privateSettings = createSettings(privateStorage);
  const words = createWordStore(local);
  const sites = createSiteStore(local);
  const access = new Set(allowed);
  const reloaded: number[] = [];
  const reviewed: number[] = [];
  const orders: [number, Order][] = [];
  const sent: [number, Order, number][] = [];
  const gone = new Set<number>();
  const brought: [...scripts: string[], tab: number, frame: number][] = [];
  /** Which of the times that scripts are brought the last one fails by itself. */
  const withoutOverlay = new Set<number>();
  const badges: [number, Advice | null][] = [];
  const worker = createWorker({
    session,
    words,
    local,
    panels: createPanelStore(local),
    sites,
    games,
    seek: () => Promise.resolve({ found: false, frames: [] }),
    granted: () => Promise.resolve([...access].sort()),
    giveBack: (pattern) => Promise.resolve(access.delete(pattern)),
    settingsFor: (isPrivate) => (isPrivate ? privateSettings : settings),
    privateStorage,
    now: () => (at === undefined ? new Date() : new Date(at)),
    exclusively: (task) => task(),
    readFile: (path) => Promise.resolve(list === undefined ? shipped(path) : ''),
    exportFile: createExportFile(words, settings, games),
    advisor: advisorWith(list, time),
    timetable: time,
    async sendOrder(tab, order, frame) {
      orders.push([tab, order]);
      const to = frame ?? (await session.get(tabKey(tab))).frame;
      sent.push([tab, order, to]);
      if (!listening.includes(tab) || gone.has(to)) return false;
      if (order.type === 'look') {
        const { report, isPrivate, frame, told } = await session.get(tabKey(tab));
        await tell({ type: 'report', report: report! }, tab, isPrivate, frame, told?.visit);
      }
      return true;
    },
    openReview: (tab) => Promise.resolve(void reviewed.push(tab)),
    reloadGame: (tab) => Promise.resolve(void reloaded.push(tab)),
    hasPrivateTab: (except) => Promise.resolve(privateTabs.some((tab) => tab !== except)),
    loadOverlay: (locale, languages) =>
      Promise.resolve({ ...catalogOf(localeFor(locale, languages)), css: '' }),
    bring: (scripts, tab, frame) => Promise.resolve(void brought.push([...scripts, tab, frame])),
    isOverlayThere: () => Promise.resolve(!withoutOverlay.has(brought.length)),
    showBadge: (tab, { advice }) => Promise.resolve(void badges.push([tab, advice])),
  });
  /** Asks as one of Knack's own pages, in a tab or, as the popup, in none. */
  const handle = async <T extends Request['type']>(
    request: RequestOf<T>,
    tab: number | null,
    isPrivate = false,
    frameId = 0,
  ): Promise<Replies[T]> => {
    const sender = {
      id: EXTENSION.id,
      url: `${EXTENSION.root}practice.html`,
      frameId,
      ...(tab !== null && { tab: { id: tab, incognito: isPrivate } }),
    };
    return (await worker.handle(admit(request, sender, EXTENSION))) as Replies[T];
  };
  /** Something happens on a page of a tab. */
  const tell = (happening: Happening, tab: number, isPrivate = false, frame = 0, visit = 'one') =>
    tellOn(disk.pages, `${tab} ${frame} ${visit}`, happening, (known) =>
      handle({ type: 'sync', visit, ...known }, tab, isPrivate, frame),
    );
  return {
    ...worker,
    tell,
    badges,
    /** The scripts that were brought, and the frames that they were brought into. */
    brought,
    withoutOverlay,
    reloaded,
    /** The player grants the access to the sites of a pattern. */
    allow: (pattern: string) => void access.add(pattern),
    /** The tabs whose reviews were opened. */
    reviewed,
    /** The tabs whose pages were asked to look again, whether or not there is one. */
    looked: () => orders.filter(([, { type }]) => type === 'look').map(([tab]) => tab),
    orders,
    /** The same with the frames that they were sent to. */
    sent,
    /** The frames that are there no more. */
    gone,
    handle,
    ...disk,
    disk,
    sites,
    settings,
    privateSettings,
    /** As the options page asks for it. */
    change: (change: WordChange) => handle({ type: 'changeWords', change }, null),
    words: () => handle({ type: 'words' }, null),
    tabs: () => session.tabs(),
    stateOf: (tab: number) => session.get(tabKey(tab)),
    manualAdvice: async () => (await session.get('manual')).advice,
    manualOf: (key: ManualKey) => session.get(key),
  };
}

/** The extension, as its pages and content scripts have it. */
export const EXTENSION = { id: 'knack', root: 'chrome-extension://knack/' };

/** The best next word of an update. */
export const suggestedWord = (update: Update | null) =>
  update?.advice?.status === 'open' ? update.advice.suggestions[0]?.word : undefined;

export const TAB = 7;
/** A game on one board, unless something else is said of it. */
export const game = (hints: string[], change: Partial<Game> = {}): Game => ({
  site: 'wordle',
  lexicon: 'en',
  puzzle: '/games/wordle today',
  width: 5,
  limit: 6,
  boards: [hints],
  hard: false,
  ...change,
});
/** Of such a game. */
export const report = (hints: string[], change: Partial<Game> = {}): Report => ({
  game: game(hints, change),
  page: GAME_PAGE,
});
/** Of a page without one that can be read. */
export const reportOfNone = (change: Partial<NoGame> = {}): Report => ({
  ...report([]),
  game: { site: 'wordle', lexicon: 'en', state: 'unreadable', hard: false, ...change },
});

export const add = (word: string): WordChange => ({ kind: 'add', language: 'en', word });
export const forbid = (word: string): WordChange => ({ kind: 'forbid', language: 'en', word });
/** What nothing has become of yet in a row. */
export const NEW_ROW = { entered: [], refused: [], touched: false, lost: false };

/** Leaves two words, of which one is likely. */
export const HINTS = ['oater 11001', 'abord 20210'];
