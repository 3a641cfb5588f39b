import { expect, it } from 'vitest';
import type { Report } from '../protocol/report.ts';
import type { Request, RequestOf } from '../protocol/requests.ts';
import { EXTENSION, NEW_ROW, report, TAB } from '../test/worker.ts';
import { admit, type MessageSender } from './senders.ts';

const row = { puzzle: 'p', row: '', by: 'knack' as const, word: '', ...NEW_ROW };
const page = { board: 0, offset: 0, count: 9 };

const game = {
  site: 'wordle',
  lexicon: 'en',
  puzzle: 'p',
  width: 5,
  limit: 6,
  hard: false,
  rule: 'standard',
} as const;

/** What a page tells with such a report. */
const syncOf = (report: Report | null): RequestOf<'sync'> => ({
  type: 'sync',
  visit: 'one',
  number: 1,
  report,
  rows: [row],
  puzzles: [],
  playing: true,
  acts: [
    { type: 'refused', number: 1, word: 'aroma', isSaid: true },
    { type: 'notice', number: 1, notice: null },
    { type: 'help', number: 1, help: 'all' },
  ],
});

/** One of each type; those that name a site name this one. */
const requestsOf = (site: string): { readonly [T in Request['type']]: Extract<Request, { type: T }> } => ({
  begin: { type: 'begin', site },
  sync: syncOf(report([], { site })),
  candidates: { type: 'candidates', ...page },
  switch: { type: 'switch', site, setting: 'fill', on: true },
  overlay: { type: 'overlay', locale: 'auto', languages: ['pl'], bring: true },
  panel: { type: 'panel', site, panel: { folded: true, spot: null } },
  looks: { type: 'looks', looks: { 'background rgb(1, 2, 3)': 'correct' } },
  lexicon: { type: 'lexicon', lexicon: 'pl' },
  silent: { type: 'silent', tab: TAB },
  opened: { type: 'opened', tab: TAB },
  helpWith: { type: 'helpWith', of: TAB, help: 'all' },
  candidatesOf: { type: 'candidatesOf', of: 'private-manual', ...page },
  weighOf: { type: 'weighOf', of: 'private-manual', word: 'crane' },
  solve: { type: 'solve', manual: 'manual', lexicon: 'en', boards: [[]] },
  access: { type: 'access', tab: TAB },
  seek: { type: 'seek', tab: TAB },
  tellLexicon: { type: 'tellLexicon', tab: TAB, lexicon: 'pl' },
  siteLexicon: { type: 'siteLexicon', site, lexicon: null },
  siteRule: { type: 'siteRule', site, rule: 'any-copy' },
  tellRule: { type: 'tellRule', tab: TAB, rule: 'any-copy' },
  tellLooks: { type: 'tellLooks', tab: TAB, looks: { 'background rgb(1, 2, 3)': 'correct' } },
  askLooks: { type: 'askLooks', site },
  sites: { type: 'sites' },
  forgetSite: { type: 'forgetSite', site },
  known: { type: 'known', lexicon: 'en', word: 'crane' },
  words: { type: 'words' },
  changeWords: { type: 'changeWords', change: { kind: 'refuse', site, words: ['aroma'] } },
  deal: { type: 'deal', lexicon: 'en', length: 5, boards: 1 },
  reviewGuess: { type: 'reviewGuess', game: { ...game, boards: [['aroma 22222']] }, row: 0 },
  replay: { type: 'replay', game: { ...game, boards: [['aroma 22222']] }, answers: ['aroma'] },
  ownGame: { type: 'ownGame' },
  ownGuess: { type: 'ownGuess', row: 0 },
  ownReplay: { type: 'ownReplay', answers: ['aroma'] },
  openReview: { type: 'openReview' },
  weigh: { type: 'weigh', word: 'crane' },
  entered: { type: 'entered', by: 'key' },
  export: { type: 'export' },
  import: { type: 'import', text: '' },
});
type Type = Request['type'];
const ALL = Object.keys(requestsOf('wordle')) as Type[];
const OF_PAGES: Type[] = [
  'begin',
  'sync',
  'candidates',
  'switch',
  'overlay',
  'panel',
  'looks',
  'lexicon',
  'ownGame',
  'ownGuess',
  'ownReplay',
  'openReview',
  'weigh',
  'entered',
];
const NAMING: Type[] = ['begin', 'sync', 'switch', 'panel'];
const without = (types: readonly Type[], others: readonly Type[]) =>
  types.filter((type) => !others.includes(type));

const tab = { id: TAB, incognito: false };
const onWordle = {
  id: EXTENSION.id,
  url: 'https://www.nytimes.com/games/wordle/index.html',
  frameId: 0,
  tab,
};
const onAPage = (url: string) => ({ ...onWordle, url });
const own = { id: EXTENSION.id, url: `${EXTENSION.root}practice.html`, frameId: 0, tab };

const SENDERS: [name: string, sender: MessageSender, names: string, answered: readonly Type[]][] = [
  ["a site's content script", onWordle, 'wordle', OF_PAGES],
  ["a site's content script that names another site", onWordle, 'wortel', without(OF_PAGES, NAMING)],
  ["a site's content script that names Knack's own game", onWordle, 'practice', without(OF_PAGES, NAMING)],
  ['a content script of another site', onAPage('https://6mal5.com/'), 'wortel', OF_PAGES],
  [
    "a site's content script in a private window",
    { ...onWordle, tab: { ...tab, incognito: true } },
    'wordle',
    OF_PAGES,
  ],
  ['a frame of it', { ...onWordle, frameId: 3 }, 'wordle', []],
  ['something of it that says no frame', { id: EXTENSION.id, url: onWordle.url, tab }, 'wordle', []],
  ['something of it in no tab', { id: EXTENSION.id, url: onWordle.url, frameId: 0 }, 'wordle', []],
  ['a page of any other site', onAPage('https://example.org/games/'), 'https://example.org', OF_PAGES],
  ['a frame of it', { ...onAPage('https://example.org/'), frameId: 3 }, 'https://example.org', OF_PAGES],
  [
    "a page of a site that is not Knack's and names one",
    onAPage('https://example.org/games/wordle/'),
    'wordle',
    without(OF_PAGES, NAMING),
  ],
  [
    'a page of the site that is not of its games',
    onAPage('https://www.nytimes.com/news'),
    'wordle',
    without(OF_PAGES, NAMING),
  ],
  [
    'a page whose address only looks like it',
    onAPage('https://www.nytimes.com.example.org/games/wordle'),
    'wordle',
    without(OF_PAGES, NAMING),
  ],
  ["a page whose address begins like Knack's", onAPage('chrome-extension://knack.example/'), 'wordle', []],
  ['a page without an address', { id: EXTENSION.id, frameId: 0, tab }, 'wordle', []],
  ['another extension', { ...own, id: 'other', url: 'chrome-extension://other/page.html' }, 'wordle', []],
  ['another extension that names our address', { ...own, id: 'other' }, 'wordle', []],
  ['somebody who does not say who it is', { url: onWordle.url, frameId: 0, tab }, 'wordle', []],
  ["Knack's own page", own, 'practice', ALL],
  [
    "Knack's popup, which is in no tab",
    { id: EXTENSION.id, url: `${EXTENSION.root}popup.html` },
    'wordle',
    without(ALL, OF_PAGES),
  ],
];

it.each([
  ['is somewhere else now', onAPage('https://www.nytimes.com/news')],
  ["has an address that begins like Knack's", onAPage('chrome-extension://knack.example/')],
  ['has none', { id: EXTENSION.id, frameId: 0, tab }],
])('a page whose game was left without a load is heard, though it %s', (_, sender) => {
  expect(admit(syncOf(null), sender, EXTENSION).request).toEqual(syncOf(null));
});

const REFUSED = expect.stringMatching(/^Error: Knack (does not answer|answers)/) as string;

it.each(SENDERS)('%s is answered what it may ask, and nothing else', (_, sender, site, answered) => {
  const requests = requestsOf(site);
  const answers = ALL.map((type) => {
    try {
      return [type, admit(requests[type], sender, EXTENSION).request];
    } catch (error) {
      return [type, String(error)];
    }
  });
  expect(answers).toEqual(ALL.map((type) => [type, answered.includes(type) ? requests[type] : REFUSED]));
});

it('a request says of its page only what the browser says of it', () => {
  const forged = { ...requestsOf('wordle').weigh, tab: 1, isPrivate: true };
  expect(admit(forged, onWordle, EXTENSION)).toEqual({
    kind: 'page',
    request: requestsOf('wordle').weigh,
    sender: { tab: TAB, frame: 0, isPrivate: false },
  });
  expect(admit({ type: 'words' }, { ...own, tab: { ...tab, incognito: true } }, EXTENSION)).toEqual({
    kind: 'own',
    request: { type: 'words' },
    sender: { isPrivate: true },
  });
});

it.each([
  [null],
  [undefined],
  ['words'],
  [{ type: 'later' }],
  [{ type: 'toString' }],
  [{ ...syncOf(null), acts: [{ type: 'help', number: 1, help: 'everything' }] }],
  [syncOf(report([], { site: '../x' }))],
])('%j is no request, whoever sends it', (message) => {
  for (const sender of [own, onWordle])
    expect(() => admit(message, sender, EXTENSION)).toThrow('Knack does not know this message');
});

it('what is refused is told why', () => {
  const { export: exporting, begin } = requestsOf('wortel');
  expect(() => admit(exporting, onWordle, EXTENSION)).toThrow("only Knack's own pages may ask this");
  expect(() => admit(begin, onWordle, EXTENSION)).toThrow('the page is of wordle, and not of wortel');
});
