/** Of a private window nothing is kept, whatever is asked from it or for it, but for what the settings page asks. */
import { beforeAll, expect, it } from 'vitest';
import type { Happening } from '../test/telling-page.ts';
import type { Report } from '../protocol/report.ts';
import {
  extensionRequestSchema,
  pageRequestSchema,
  type Request,
  type RequestOf,
} from '../protocol/requests.ts';
import { game as gameOn, NEW_ROW, report, setUp } from '../test/worker.ts';
import { nextTask } from '../test/next-task.ts';

const SITE = 'https://games.example';
const PRIVATE = 1;
const OPEN = 2;
/** All the words that there are: what is kept does not hang on how many Knack has to think about. */
const LIST = 'aahed9\naalii9\naroma0\ncarte9\ncrane0\neerie0\noater9\nslant0\nstare0\n';

/** What the settings page alone asks, or the popup of no private window: that is kept, wherever it is open. */
const OF_SETTINGS = [
  'siteLexicon',
  'siteRule',
  'askLooks',
  'sites',
  'forgetSite',
  'words',
  'changeWords',
  'export',
  'import',
] as const satisfies Request['type'][];
type Asked = Exclude<Request['type'], (typeof OF_SETTINGS)[number] | 'sync'>;

const reportThere = (hints: string[]): Report => ({
  ...report(hints, { site: SITE, lexicon: null }),
  page: { ...report(hints).page, letters: 'qwertyuiopasdfghjklzxcvbnm', language: 'en' },
});
/** By the standard rule no word fits, and so the rule of the site is found out. */
const ROWS = ['eerie 11102'];
const game: RequestOf<'replay'>['game'] = {
  site: SITE,
  lexicon: 'en',
  puzzle: gameOn([]).puzzle,
  width: 5,
  limit: 6,
  boards: [['crane 22222']],
  hard: false,
  rule: 'standard',
};
const page = { board: 0, offset: 0, count: 9 };
const looks = { 'background rgb(1, 2, 3)': 'correct' } as const;
const row = { puzzle: gameOn([]).puzzle, row: '', by: 'knack', word: 'slant', ...NEW_ROW } as const;

/** What is asked from a tab, or for one: of each kind all that could be kept. */
const requestsOf = (tab: number): { readonly [T in Asked]: readonly RequestOf<T>[] } => ({
  begin: [{ type: 'begin', site: SITE }],
  candidates: [{ type: 'candidates', ...page }],
  switch: [
    { type: 'switch', site: SITE, setting: 'fill', on: true },
    { type: 'switch', site: SITE, setting: 'overlay', on: false },
  ],
  overlay: [{ type: 'overlay', locale: 'auto', languages: ['pl'], bring: true }],
  panel: [{ type: 'panel', site: SITE, panel: { folded: true, spot: null } }],
  looks: [{ type: 'looks', looks }],
  lexicon: [{ type: 'lexicon', lexicon: 'de-written-out' }],
  ownGame: [{ type: 'ownGame' }],
  ownGuess: [{ type: 'ownGuess', row: 0 }],
  ownReplay: [{ type: 'ownReplay', answers: ['crane'] }],
  openReview: [{ type: 'openReview' }],
  weigh: [{ type: 'weigh', word: 'crane' }],
  entered: [{ type: 'entered', by: 'key' }],
  silent: [{ type: 'silent', tab: 99 }],
  opened: [{ type: 'opened', tab }],
  helpWith: [
    { type: 'helpWith', of: tab, help: 'all' },
    { type: 'helpWith', of: 'private-manual', help: 'all' },
  ],
  candidatesOf: [{ type: 'candidatesOf', of: tab, ...page }],
  weighOf: [{ type: 'weighOf', of: tab, word: 'crane' }],
  solve: [{ type: 'solve', manual: 'private-manual', lexicon: 'en', boards: [['oater 11001']] }],
  access: [{ type: 'access', tab }],
  seek: [{ type: 'seek', tab }],
  tellLexicon: [{ type: 'tellLexicon', tab, lexicon: 'de-written-out' }],
  tellRule: [{ type: 'tellRule', tab, rule: 'any-copy' }],
  tellLooks: [
    { type: 'tellLooks', tab, looks },
    { type: 'tellLooks', tab, looks: null },
  ],
  known: [{ type: 'known', lexicon: 'en', word: 'crane' }],
  deal: [{ type: 'deal', lexicon: 'en', length: 5, boards: 1 }],
  reviewGuess: [{ type: 'reviewGuess', game, row: 0 }],
  replay: [{ type: 'replay', game, answers: ['crane'] }],
});
/** What happens on a page, of each kind. */
const HAPPENINGS: { readonly [T in Happening['type']]: readonly Extract<Happening, { type: T }>[] } = {
  report: [
    { type: 'report', report: reportThere(ROWS) },
    { type: 'report', report: reportThere([...ROWS, 'crane 22222']) },
    { type: 'report', report: reportThere(ROWS) },
  ],
  row: [{ type: 'row', row: { ...row, entered: ['slant'] } }],
  puzzles: [{ type: 'puzzles', puzzles: [{ key: 'p', address: '/', boards: [ROWS], hard: false }] }],
  notice: [{ type: 'notice', notice: { kind: 'notInList', word: 'aahed' } }],
  refused: [
    { type: 'refused', word: 'aahed', isSaid: true },
    { type: 'refused', word: 'aalii', isSaid: false },
  ],
  help: [{ type: 'help', help: 'all' }],
  playing: [
    { type: 'playing', on: true },
    { type: 'playing', on: false },
  ],
  left: [{ type: 'left' }],
};
type Kind = Asked | Happening['type'];
const isHappening = (kind: Kind): kind is Happening['type'] => kind in HAPPENINGS;
const TYPES = Object.keys(requestsOf(PRIVATE)) as Asked[];
const KINDS: readonly Kind[] = [...TYPES, ...(Object.keys(HAPPENINGS) as Happening['type'][])];
/** What keeps something where it is asked in any other window. */
const KEEPING: readonly Kind[] = [
  'report',
  'row',
  'refused',
  'help',
  'switch',
  'panel',
  'looks',
  'entered',
  'helpWith',
  'tellLexicon',
  'tellRule',
  'tellLooks',
];
const OF_PAGES: ReadonlySet<string> = new Set(
  pageRequestSchema.options.map(({ entries }) => entries.type.literal),
);

type App = ReturnType<typeof setUp>;
const storesOf = async ({ local, synced, games }: App): Promise<string> =>
  JSON.stringify([await local.get(null), await synced.get(null), await games.all()]);
/** Work that nobody waits for has been done by then: `keeps` shows that this is long enough. */
const settle = async (): Promise<void> => {
  for (let n = 0; n < 20; n++) await nextTask();
};

/** A tab with a game of its own, of which nothing is kept yet but, in a window that is not private, the first row. */
async function playing(app: App, tab: number): Promise<void> {
  const isPrivate = tab === PRIVATE;
  await app.handle({ type: 'begin', site: SITE }, tab, isPrivate);
  await app.tell({ type: 'report', report: reportThere(['slant 00000']) }, tab, isPrivate);
  await settle();
}

/** Asks all of a kind, as the page of the tab or as Knack's own: in a tab of that window, and in none, as the popup. */
async function ask(app: App, kind: Kind, tab: number): Promise<void> {
  const isPrivate = tab === PRIVATE;
  for (const one of isHappening(kind) ? HAPPENINGS[kind] : []) await app.tell(one, tab, isPrivate);
  for (const request of isHappening(kind) ? [] : requestsOf(tab)[kind]) {
    await app.handle(request, tab, isPrivate);
    if (!OF_PAGES.has(kind)) await app.handle(request, null);
  }
  await settle();
}

it('every request there is has a case', () => {
  const all = [...pageRequestSchema.options, ...extensionRequestSchema.options];
  const types = all.map(({ entries }) => entries.type.literal);
  expect([...TYPES, ...OF_SETTINGS, 'sync'].sort()).toEqual([...types].sort());
});

let app: App;
beforeAll(async () => {
  app = setUp({ list: LIST, privateTabs: [PRIVATE], listening: [PRIVATE, OPEN] });
  await app.settings.set({ help: 'count', sites: { [SITE]: { enter: true } } });
  await app.change({ kind: 'add', language: 'en', word: 'zzzzz' });
  await app.change({ kind: 'refuse', site: SITE, words: ['aroma'] });
});

it.each(KINDS)('"%s" keeps nothing of a private window', async (kind) => {
  await playing(app, PRIVATE);
  const before = await storesOf(app);
  await ask(app, kind, PRIVATE);
  expect(await storesOf(app)).toBe(before);
});

it('with its last tab all is gone that was set or said there', async () => {
  await playing(app, PRIVATE);
  const before = await storesOf(app);
  await app.forget(PRIVATE);
  await settle();
  expect(await storesOf(app)).toBe(before);
  const left = Object.keys(await app.inSession.get(null));
  expect(left.filter((key) => key.startsWith('private-') || key === `tab:${PRIVATE}`)).toEqual([]);
  expect(JSON.stringify(await app.inSession.get(null))).not.toContain(SITE);
});

it.each(KEEPING)('"%s" keeps something of any other window', async (kind) => {
  const other = setUp({ list: LIST, listening: [OPEN] });
  await playing(other, OPEN);
  const before = await storesOf(other);
  await ask(other, kind, OPEN);
  expect(await storesOf(other)).not.toBe(before);
});
