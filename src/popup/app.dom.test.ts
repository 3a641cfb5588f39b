import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Advice } from '../protocol/advice.ts';
import { EMPTY_MANUAL, EMPTY_TAB, type TabRecord } from '../protocol/records.ts';
import type { Game } from '../protocol/game.ts';
import type { NoGame, Report } from '../protocol/report.ts';
import type { Ask, Request } from '../protocol/requests.ts';
import { DEFAULTS, type Settings } from '../protocol/settings.ts';
import type { Weighed } from '../protocol/weighed.ts';
import { CHOSEN } from '../test/settings.ts';
import { gameInTab } from '../protocol/tab-game.ts';
import { boardLeft, openAdvice, SOLVED, suggestionOf } from '../test/advice.ts';
import { translateInto } from '../test/sentences.ts';
import { nextTask } from '../test/next-task.ts';
import { App } from './app.tsx';
import type { AppProps } from './props.ts';
import { GAME_PAGE } from '../test/game-page.ts';

const TAB = 7;

const reportOf = (change: Partial<Game> = {}): Report => ({
  game: {
    site: 'wordle',
    lexicon: 'en',
    puzzle: 'one',
    width: 5,
    limit: 6,
    boards: [[]],
    hard: false,
    ...change,
  },
  page: GAME_PAGE,
});

/** Of a page whose game cannot be read. */
const unreadOf = (change: Partial<NoGame> = {}): Report => ({
  ...reportOf(),
  game: { site: 'wordle', lexicon: 'en', state: 'unreadable', hard: false, ...change },
});

/** Shows a game with its advice, or what else the popup is given. */
async function show(record: Partial<TabRecord>, given: Partial<AppProps> = {}) {
  const asked: Request[] = [];
  const ask = (request: Request) => {
    asked.push(request);
    return Promise.resolve(request.type === 'candidatesOf' ? [] : true);
  };
  const props: AppProps = {
    tab: TAB,
    contact: { kind: 'open' },
    record: { ...EMPTY_TAB, ...record },
    ended: null,
    manual: EMPTY_MANUAL,
    manualKey: 'manual',
    settings: CHOSEN,
    ask: ask as Ask,
    order: () => Promise.resolve(true),
    onFilled: () => undefined,
    saveSettings: () => Promise.resolve(),
    openGame: () => undefined,
    openPractice: () => undefined,
    openJournal: () => undefined,
    copy: () => Promise.resolve(),
    openReview: () => undefined,
    openOptions: () => undefined,
    reload: () => undefined,
    granted: [],
    giveBack: () => Promise.resolve(true),
    seek: () => Promise.resolve({ found: false, frames: [] }),
    requestAccess: () => Promise.resolve(true),
    t: translateInto('en'),
    ...given,
  };
  await act(() => render(h(App, props), document.body));
  return asked;
}

afterEach(() => render(null, document.body));

const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const text = () => document.body.textContent;

it.each([
  ['once the player asks for it', 'https://other.example', 0],
  ['by itself, where the player has asked for it in this tab before', 'https://games.example', 1],
])('looks for a board on a page that is not known %s', async (_, site, looks) => {
  const seek = vi.fn(() => Promise.resolve({ found: false, frames: [] }));
  const contact = { kind: 'strange', site: 'https://games.example' } as const;
  await show({ site }, { contact, seek });
  expect(seek).toHaveBeenCalledTimes(looks);
  expect(document.querySelectorAll('.offer .primary')).toHaveLength(1 - looks);
});

describe('a game of one board', () => {
  const report = reportOf({ boards: [['oater 11001', 'abord 20210']] });

  it('has its rows without a name, and the count as its summary', async () => {
    await show({ report, advice: openAdvice() });
    expect(texts('.hints li')).toEqual(['OATER', 'ABORD']);
    expect(all('.boards, .cells')).toEqual([]);
    expect(texts('.advice .summary')).toEqual(['7 likely words left, 12 in all']);
  });

  it('has rows that contradict each other by hand, marked, to be mended there', async () => {
    const advice: Advice = { status: 'contradiction', board: 0, rows: [1] };
    const asked = await show({ report, advice });
    const atFault = () => all('.hand-rows li').map((row) => row.classList.contains('at-fault'));
    expect(atFault()).toEqual([false, true]);
    expect(all('.hints, .awaits')).toEqual([]);
    expect(texts('.advice .summary')).toEqual([expect.stringMatching(/^The colours in row 2 cannot occur/)]);
    // What is to be mended stays where it is when there is an answer: that comes below.
    const rows = document.querySelector('.hand')!;
    const isBelow = () =>
      rows.compareDocumentPosition(all('.advice .summary').at(-1)!) & Node.DOCUMENT_POSITION_FOLLOWING;
    await act(() => all<HTMLElement>('.hand-rows li:nth-child(2) .tile')[0]!.click());
    const solves = asked.filter(({ type }) => type === 'solve');
    expect(solves).toMatchObject([
      {
        manual: 'manual',
        lexicon: 'en',
        boards: [['oater 11001', expect.stringMatching(/^abord /)]],
        site: report.game.site,
      },
    ]);
    // What it comes to by hand has the place of what was wrong, and is below the rows in full; the switches come after.
    const mended = { ...EMPTY_MANUAL, boards: [['oater 11001', 'abord 20210']], advice };
    await show({ report, advice }, { manual: mended });
    expect(texts('.advice .summary')).toHaveLength(1);
    expect(texts('.mended span span')).toEqual([expect.stringMatching(/^The colours in row 2 cannot occur/)]);
    await show({ report, advice }, { manual: { ...mended, advice: openAdvice() } });
    expect(texts('.mended span span')).toEqual(['7 likely words left, 12 in all', 'Best next word: CLONS.']);
    expect([document.querySelector('.hand'), Boolean(isBelow())]).toEqual([rows, true]);
    const [switches] = all('.switches');
    expect(rows.compareDocumentPosition(switches!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // It stays as the player has it while rows are added and taken away.
    const fold = all<HTMLDetailsElement>('.manual')[0]!;
    for (const now of [
      { boards: [['oater 11001', 'abord 20210']], open: 'crane' },
      { boards: [['abord 20210']], open: null },
    ]) {
      await show({ report, advice }, { manual: { ...mended, ...now } });
      expect(all('.manual')).toEqual([fold]);
      expect(fold.open).toBe(true);
      expect(all('.hints')).toEqual([]);
    }
    // Others that are being entered are not to be mixed up with them.
    await show({ report, advice }, { manual: { ...mended, boards: [['crane 00000']] } });
    expect(texts('.hints .at-fault')).toEqual(['ABORD']);
  });

  it('has them again as they are on the page once what was put right is cleared', async () => {
    const advice: Advice = { status: 'contradiction', board: 0, rows: [1] };
    await show({ report, advice });
    expect(all('.manual .clear')).toEqual([]);
    await act(() => all<HTMLElement>('.hand-rows .remove')[1]!.click());
    const mended = {
      ...EMPTY_MANUAL,
      site: report.game.site,
      boards: [['oater 11001']],
      advice: openAdvice(),
    };
    const asked = await show({ report, advice }, { manual: mended });
    expect(texts('.hand-rows li')).toEqual(['OATER×']);
    await act(() => all<HTMLElement>('.manual .clear')[0]!.click());
    expect(asked.filter(({ type }) => type === 'solve').at(-1)).toMatchObject({ boards: [] });
    await show({ report, advice });
    expect(texts('.hand-rows li')).toEqual(['OATER×', 'ABORD×']);
    // Whatever has been entered in their place.
    await show({ report, advice }, { manual: { ...mended, boards: [['crane 00000']] } });
    await act(() => all<HTMLElement>('.hand-rows .remove')[0]!.click());
    await act(() => all<HTMLElement>('.manual .clear')[0]!.click());
    await show({ report, advice });
    expect(texts('.hand-rows li')).toEqual(['OATER×', 'ABORD×']);
    expect(all('.manual .clear')).toEqual([]);
  });

  it('is filled in with what they come to once they are put right, or says that it was not', async () => {
    const advice: Advice = { status: 'contradiction', board: 0, rows: [1] };
    const manual = {
      ...EMPTY_MANUAL,
      site: report.game.site,
      boards: [['oater 11001']],
      advice: openAdvice(),
    };
    const order = vi.fn(() => Promise.resolve(false));
    await show({ report, advice }, { manual, order });
    await act(() => all<HTMLElement>('.mended .primary')[0]!.click());
    await act(() => Promise.resolve());
    expect(order).toHaveBeenCalledWith({ type: 'fill', word: 'clons' });
    expect(texts('[role="alert"]')).toEqual([expect.stringContaining('CLONS')]);
  });

  it('asks for help and candidates of its tab', async () => {
    const asked = await show({ report, advice: openAdvice(), help: 'all' });
    for (const level of ['count', 'word']) all<HTMLElement>(`.levels [value="${level}"]`)[0]!.click();
    expect(asked).toEqual([
      { type: 'candidatesOf', of: TAB, board: 0, offset: 0, count: 30 },
      { type: 'helpWith', of: TAB, help: 'count' },
      { type: 'helpWith', of: TAB, help: null },
    ]);
  });

  it('keeps a level for every guess', async () => {
    const changes: Partial<Settings>[] = [];
    const saveSettings: AppProps['saveSettings'] = (change) => {
      changes.push(typeof change === 'function' ? change(DEFAULTS) : change);
      return Promise.resolve();
    };
    await show({ report, advice: openAdvice(), help: 'all' }, { saveSettings });
    all<HTMLElement>('.levels .pin')[0]!.click();
    expect(changes).toEqual([{ help: 'all', helpChosen: true }]);
    await show({ report, advice: openAdvice() }, { saveSettings });
    expect(all('.levels .pin').map((pin) => pin.getAttribute('aria-pressed'))).toEqual(['true']);
  });

  it('has at a glance no more than sixty words, and what can be done with the best one beside it', async () => {
    await show({ report, advice: openAdvice() });
    expect(texts('.best .do button')).toEqual(['Fill in', 'Play on for me']);
    // Of what is folded only the question is in sight; letters on tiles are no words.
    for (const folded of all('details')) folded.replaceChildren(folded.querySelector('summary')!);
    for (const other of all('.tile, .sr-only')) other.remove();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walk.nextNode()) words.push(...walk.currentNode.nodeValue!.split(/\s+/).filter(Boolean));
    expect(words.length).toBeLessThanOrEqual(60);
  });

  it('has what stops it where the player has set it going, or above the switches where there is no word', async () => {
    const playing = { report, advice: openAdvice(), playing: true } as const;
    await show({ ...playing, help: 'word' });
    expect(texts('.best .do button')).toEqual(['Fill in', 'Stop']);
    expect(all<HTMLButtonElement>('.best .do button').map(({ disabled }) => disabled)).toEqual([true, false]);
    expect(texts('.switches button')).not.toContain('Stop');
    await show({ ...playing, help: 'count' });
    expect(texts('.do, .switches button.primary')).toEqual(['Stop']);
  });

  it('has everything at its place while nothing is known yet, as far as words are to be seen', async () => {
    const levels = () => texts('.levels [role="group"] button');
    const places = () => [levels(), texts('.best h2'), texts('.best .do button'), texts('.why').length];
    for (const playing of [false, true]) {
      await show({ report, advice: openAdvice(), playing });
      const known = places();
      await show({ report, advice: null, playing });
      // What has Knack play on is not to be pressed before there is a game that it can play.
      expect(places()).toEqual(known.map((it, n) => (n === 2 && !playing ? ['Fill in'] : it)));
      expect(all<HTMLButtonElement>('.do .primary')[0]!.disabled).toBe(true);
    }
    await show({ report, advice: null, help: 'count' });
    expect(levels().length).toBe(4);
    expect(all('.best, .why')).toEqual([]);
  });

  it('says that letters count the same with and without marks, where they do', async () => {
    const sentence = /Ü counts as U/;
    await show({ report, advice: openAdvice() });
    expect(document.body.textContent).not.toMatch(sentence);
    await show({ report, advice: openAdvice({ plain: true }), help: 'count' });
    expect(document.body.textContent).toMatch(sentence);
  });

  const weighed: Weighed = {
    word: 'crane',
    isListed: true,
    isLikely: true,
    barred: null,
    demand: null,
    open: 1,
    wins: 0,
    against: { row: 0, hint: 'oater 11001', why: 'rule' },
    left: 4.4,
    skill: 50,
  };
  const typeOwn = (word: string) =>
    act(() => {
      const field = document.querySelector<HTMLInputElement>('.own-word input')!;
      field.value = word;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

  it('has a word of the player’s own weighed, and asks again once there is another row', async () => {
    const asked: Request[] = [];
    const ask = ((request: Request) => {
      asked.push(request);
      return Promise.resolve(request.type === 'weighOf' ? weighed : []);
    }) as Ask;
    await show({ report, advice: openAdvice(), help: 'nudge' }, { ask });
    // It pushes down nothing that the game needs.
    expect(all('.switches ~ .own-word')).toHaveLength(1);
    await typeOwn('crane');
    await vi.waitFor(() => expect(texts('.own-word [role="status"]')[0]).toContain('cannot win'));
    // The best word is named from the level on that shows it; what was typed stays.
    expect(texts('.own-word')[0]).not.toContain(' or ');
    await show({ report, advice: openAdvice(), help: 'word' }, { ask });
    expect(all<HTMLInputElement>('.own-word input')[0]!.value).toBe('crane');
    expect(texts('.own-word summary')[1]).toContain(' · or ');
    const another = (change: Partial<Game> = {}) =>
      reportOf({ boards: [['oater 11001', 'crane 01100']], ...change });
    const weighings = () => asked.filter(({ type: it }) => it === 'weighOf').length;
    let before = weighings();
    // Another row, what Knack has found ahead, another rule, and other words: what it says stands until it is known anew.
    for (const next of [
      { report: another(), advice: openAdvice() },
      { report: another(), advice: openAdvice({ progress: 'looking' }) },
      { report: another({ hard: true }), advice: openAdvice({ progress: 'looking' }) },
      { report: another({ lexicon: 'de' }), advice: openAdvice({ progress: 'looking' }) },
    ]) {
      await show(next, { ask });
      expect(weighings()).toBe(++before);
      expect(texts('.own-word [role="status"]')[0]).toContain('cannot win');
    }
    await typeOwn('  ');
    expect(texts('.own-word [role="status"], .own-word small')).toEqual(['']);
    const nothing = ((request: Request) => Promise.resolve(request.type === 'weighOf' ? null : [])) as Ask;
    await show({ report: another(), advice: openAdvice() }, { ask: nothing });
    await typeOwn('rob');
    await vi.waitFor(() => expect(texts('.own-word small')).toEqual(['One word of 5 letters.']));
    await show({ report, advice: { status: 'solved', answers: ['aroma'] } }, { ask });
    expect(all('.own-word')).toEqual([]);
  });

  it('says of no word of one’s own what another is worth, whichever reply comes last', async () => {
    const replies: ((weighed: Weighed | null) => void)[] = [];
    const ask = ((request: Request) =>
      request.type === 'weighOf'
        ? new Promise<Weighed | null>((resolve) => replies.push(resolve))
        : Promise.resolve([])) as Ask;
    await show({ report, advice: openAdvice(), help: 'nudge' }, { ask });
    await typeOwn('crane');
    await typeOwn('rob');
    for (const [n, reply] of [[1, null] as const, [0, weighed] as const])
      await act(() => {
        replies[n]!(reply);
        return nextTask();
      });
    expect(texts('.own-word [role="status"], .own-word small')).toEqual(['', 'One word of 5 letters.']);
  });

  it('is reported on once it is over, and not before, with its rows in the report alone', async () => {
    const openReview = vi.fn();
    const over = reportOf({ boards: [['oater 11001', 'aroma 22222']] });
    const record = { ...EMPTY_TAB, report: over };
    const ended = gameInTab(record, DEFAULTS, null);
    const offered = () => all<HTMLElement>('button').filter((it) => it.textContent === 'Review this game');
    await show({ report, advice: openAdvice() }, { openReview });
    expect(offered()).toEqual([]);
    await show({ report: over, advice: { status: 'solved', answers: ['aroma'] } }, { ended, openReview });
    expect(texts('.report tbody th')).toEqual(['OATER', 'AROMA']);
    expect(all('.hints')).toEqual([]);
    expect(offered()).toHaveLength(1);
    offered()[0]!.click();
    expect(openReview).toHaveBeenCalledOnce();
    // Rows that contradict each other are no game to report on, but to be looked at.
    await show({ report: over, advice: { status: 'contradiction', board: 0, rows: [0] } }, { ended });
    expect(all('.report')).toEqual([]);
    expect(all('.hand-rows li.tiles')).toHaveLength(2);
    // The next game begins without it.
    await show({ report: reportOf({}), advice: openAdvice() }, { ended: null });
    expect(all('.report')).toEqual([]);
  });

  it.each([
    [false, []],
    [true, ['Hard mode: suggestions keep to your hints.']],
    ['ultra', ['Ultra hard: only words that can be the answer.']],
  ] as const)('says how its suggestions keep to the hints: %s', async (hard, said) => {
    await show({ report: reportOf({ hard }), advice: openAdvice() });
    expect(texts('.mode')).toEqual(said);
  });

  it('says that it could not be kept', async () => {
    await show({ report, advice: openAdvice(), isUnkept: true });
    expect(texts('.notice')).toEqual([
      'Your browser did not let Knack keep this game for “Your games”. It tries again after your next guess.',
    ]);
    await show({ report, advice: openAdvice() });
    expect(texts('.notice')).toEqual([]);
  });

  it('says that nothing could be shown on the page, where something should be', async () => {
    await show({ report, advice: openAdvice(), isUnshown: true });
    expect(texts('.notice')).toEqual([
      'Your browser did not let Knack show anything on this page. All of it is here.',
    ]);
  });

  it('says that its language is not known', async () => {
    await show({ report: reportOf({ lexicon: null }), advice: { status: 'no-lexicon' } });
    expect(texts('.advice .summary')).toEqual(['Language not known yet']);
  });

  it('speaks of the last guess only where it is known how many there are', async () => {
    const five = Array<string>(5).fill('oater 11001');
    await show({ report: reportOf({ boards: [five] }), advice: openAdvice() });
    expect(text()).toContain('Your last guess');
    await show({ report: reportOf({ boards: [five], limit: null }), advice: openAdvice() });
    expect(text()).not.toMatch(/[Ll]ast guess|guesses left/);
  });
});

describe('on a site of the player’s own', () => {
  const isAlways = 'Knack is always here: your browser lets it onto';
  const showOn = (site: string, given: Partial<AppProps> = {}, record: Partial<TabRecord> = {}) =>
    show({ report: reportOf({ site }), advice: openAdvice(), ...record }, given);
  const switches = () => all<HTMLInputElement>('.added .switch input');

  it('Knack is always by the access to it, which the switch asks for and gives back', async () => {
    const requestAccess = vi.fn(() => Promise.resolve(false));
    await showOn('https://games.example', { requestAccess });
    switches()[0]!.click();
    expect(requestAccess.mock.calls).toEqual([[['https://games.example/*']]]);
    await vi.waitFor(() => expect(switches().map(({ checked }) => checked)).toEqual([false]));
    const giveBack = vi.fn(() => Promise.resolve(true));
    await showOn('https://games.example', { granted: ['https://games.example/*'], giveBack });
    expect(switches().map(({ checked }) => checked)).toEqual([true]);
    switches()[0]!.click();
    expect(giveBack.mock.calls).toEqual([['https://games.example/*']]);
  });

  it('there is nothing to switch where many sites at once are granted, which is said', async () => {
    await showOn('https://games.example', { granted: ['https://*/*'] });
    expect(switches()).toEqual([]);
    expect(text()).toContain(isAlways);
  });

  it.each([
    ['on another page of a known game’s host', 'https://www.nytimes.com', {}],
    ['in a private window', 'https://games.example', { isPrivate: true }],
  ])('nor %s', async (_, site, record) => {
    await showOn(site, {}, record);
    expect(all('.added')).toHaveLength(1);
    expect(switches()).toEqual([]);
    expect(text()).not.toContain(isAlways);
  });
});

it('names the language that Knack has no words of, and asks no more once none of its own is right', async () => {
  const report = reportOf({ site: 'https://games.example', lexicon: null });
  const advice = { status: 'no-lexicon', language: 'fr' } as const;
  const asked = await show({ report, advice, lexicons: ['en'] });
  expect(texts('.advice .summary')).toEqual([
    'This game seems to be in French. Knack has words in English, German, and Polish.',
  ]);
  expect(texts('.which button')).toEqual(['English', 'None of these']);
  all<HTMLElement>('.which button')[1]!.click();
  expect(asked).toContainEqual({ type: 'tellLexicon', tab: TAB, lexicon: 'none' });
  await show({ report, advice: { ...advice, isNone: true }, noLexicon: true });
  expect(all('.which')).toEqual([]);
  expect(document.querySelector<HTMLSelectElement>('.site select')!.selectedOptions[0]!.text).toBe(
    'None of these',
  );
});

it('names the language that has no words of a length', async () => {
  const advice = { status: 'no-dictionary', length: 6, language: 'de' } as const;
  await show({ report: reportOf({}), advice });
  expect(texts('.advice .summary')[0]).toMatch(/^Knack has no list of 6-letter words in German yet/);
});

it('says of a game with too many boards how many there are, and how many can be read', async () => {
  await show({ report: unreadOf({ site: 'https://games.example', why: { kind: 'many', of: 40 } }) });
  expect(texts('main > .summary')).toEqual([
    'There are 40 boards here. Knack can read 32 at most, so it suggests nothing. You can enter your guesses by hand.',
  ]);
});

it('asks no more about colours that mean none of what it asked, until the player wants that', async () => {
  const looks = [{ key: 'a', colour: 'rgb(1, 2, 3)', letters: 'o' }];
  const report = unreadOf({ site: 'https://games.example', why: { kind: 'colours', looks, rows: [[]] } });
  const asked = await show({ report, proposed: { a: 'absent' } });
  expect(text()).toContain('This would fit your guesses. Is it right?');
  all<HTMLElement>('.looks > button:not(.primary)')[0]!.click();
  expect(asked).toContainEqual({ type: 'tellLooks', tab: TAB, looks: null });
  const after = await show({ report, noLooks: true });
  expect(all('.looks fieldset')).toEqual([]);
  expect(texts('.looks .summary')).toEqual([
    'The colours here mean something that Knack cannot read. You can enter your guesses by hand.',
  ]);
  all<HTMLElement>('.looks button')[0]!.click();
  expect(after).toContainEqual({ type: 'tellLooks', tab: TAB, looks: {} });
});

describe('a game of several boards', () => {
  const rows = [
    ['oater 11001', 'aroma 22222'],
    ['oater 00000', 'aroma 01000'],
    ['oater 10000', 'aroma 00000'],
  ];
  const report = reportOf({ limit: 8, boards: rows });
  const boards = [SOLVED, boardLeft(), boardLeft({ possible: 5, likely: 3 })];

  it('has the rows of each under its name, and says what is left on each', async () => {
    await show({ report, advice: openAdvice({ boards }) });
    expect(texts('.boards h2')).toEqual(['Board 1', 'Board 2', 'Board 3']);
    const lists = all('.boards .hints');
    expect(lists.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual(
      Array(3).fill(['OATER', 'AROMA']),
    );
    const names = lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby')!));
    expect(names.map((name) => name?.textContent)).toEqual(['Board 1', 'Board 2', 'Board 3']);
    expect(texts('.cells .sr-only')).toEqual([
      'Board 1: solved',
      'Board 2: 7 likely words left, 12 in all',
      'Board 3: 3 likely words left, 5 in all',
    ]);
  });

  it('has the rows of all by hand where some contradict each other, marked on that board alone', async () => {
    const asked = await show({ report, advice: { status: 'contradiction', board: 1, rows: [0, 1] } });
    expect(all('.hand section').map((section) => section.querySelectorAll('.at-fault').length)).toEqual([
      0, 2, 0,
    ]);
    expect(all('.boards')).toEqual([]);
    expect(texts('.advice .summary')[0]).toMatch(/^Board 2: Rows 1 and 2 contradict/);
    await act(() => all<HTMLElement>('.hand section:nth-of-type(2) .tile')[0]!.click());
    const [first, , last] = rows;
    expect(asked.filter(({ type }) => type === 'solve')).toMatchObject([
      { boards: [first, [expect.stringMatching(/^oater /), expect.any(String)], last] },
    ]);
  });

  it('counts the guesses of the board that is played longest', async () => {
    const seven = Array<string>(7).fill('oater 00000');
    const long = reportOf({ limit: 8, boards: [['aroma 22222'], seven] });
    const last = openAdvice({ boards: [SOLVED, boardLeft({ possible: 3 })] });
    await show({ report: long, advice: last });
    expect(text()).toContain('Your last guess: 3 words can still be the answer.');
  });
});

describe('hints typed by hand', () => {
  const write = (value: string, selector = 'textarea') => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)!;
    field.value = value;
    return act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const solved = (asked: readonly Request[]) =>
    asked.flatMap((request) => (request.type === 'solve' ? [request.boards] : []));
  const none = { contact: { kind: 'none' } } as const;
  const OPEN_ROW = '.open-row input';
  const click = (selector: string, n = 0) => act(() => all<HTMLElement>(selector)[n]!.click());
  const asText = () => click('.manual .buttons button');

  it('are tiles that are typed and tapped, or the digits after the word', async () => {
    const asked = await show({}, none);
    await write('Oa3te', OPEN_ROW);
    expect(solved(asked)).toEqual([]);
    expect(texts('.open-row .tile').join('')).toBe('OATE');
    expect(document.querySelector<HTMLInputElement>(OPEN_ROW)!.value).toBe('oate');
    await write('oater', OPEN_ROW);
    await click('.hand-rows .tile', 1);
    await click('.hand-rows .tile', 4);
    await click('.hand-rows .tile', 4);
    await write('abord', OPEN_ROW);
    // A part of them is no answer.
    await write('201', OPEN_ROW);
    expect(texts('.open-row .tile').join('')).toBe('201');
    await write('20110', OPEN_ROW);
    expect(texts('.open-row .tile').join('')).toBe('');
    expect(solved(asked).map((boards) => boards.map((rows) => rows.join(', ')).join(' | '))).toEqual([
      // Nothing is made of a guess before it has its colours.
      '',
      'oater 01000',
      'oater 01001',
      'oater 01002',
      'oater 01002',
      'oater 01002, abord 20110',
    ]);
    expect(all('.hand-rows li').map((row) => row.textContent)).toEqual(['OATER×', 'ABORD×']);
    expect(
      all('.hand-rows .tile')
        .slice(5)
        .map((tile) => tile.getAttribute('aria-label')),
    ).toEqual([
      'A, in the right place',
      'B, absent',
      'O, elsewhere in the word',
      'R, elsewhere in the word',
      'D, absent',
    ]);
  });

  it('are pasted with their colours by letters, and as text where they have none', async () => {
    const asked = await show({}, none);
    const paste = (text: string) => {
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { getData: () => text },
      });
      return act(() => void document.querySelector(OPEN_ROW)!.dispatchEvent(event));
    };
    await paste('crane gybbb\nSLOTH BBBBB');
    expect(solved(asked).at(-1)).toEqual([['crane 21000', 'sloth 00000']]);
    await paste('moral bravo');
    expect(document.querySelector('textarea')!.value).toBe('crane 21000\nsloth 00000\n\nmoral bravo');
    expect(document.activeElement).toBe(document.querySelector('textarea'));
  });

  it('count once they have colours, by a tap, a digit, Enter or the next letter, and not before', async () => {
    const asked = await show({}, none);
    const opens = () =>
      asked.flatMap((it) => (it.type === 'solve' ? [[it.boards.flat().join(', '), it.open ?? null]] : []));
    const help = () => document.querySelector('#manual-help')!.textContent;
    await write('oater', OPEN_ROW);
    expect(opens()).toEqual([['', 'oater']]);
    expect(help()).toContain('press Enter');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    await act(() => void document.querySelector(OPEN_ROW)!.dispatchEvent(enter));
    expect(opens().at(-1)).toEqual(['oater 00000', null]);
    expect(help()).not.toContain('press Enter');
    await write('cubic', OPEN_ROW);
    expect(opens().at(-1)).toEqual(['oater 00000', 'cubic']);
    // A row above it is another matter.
    await click('.hand-rows .tile', 0);
    expect(opens().at(-1)).toEqual(['oater 10000', 'cubic']);
    await write('s', OPEN_ROW);
    expect(opens().at(-1)).toEqual(['oater 10000, cubic 00000', null]);
    await write('solid', OPEN_ROW);
    expect(opens().at(-1)).toEqual(['oater 10000, cubic 00000', 'solid']);
    // No letter says that it has been there.
    await asText();
    expect(document.querySelector('textarea')!.value).toBe('oater 10000\ncubic 00000\nsolid 01000');
    expect(opens().at(-1)).toEqual(['oater 10000, cubic 00000, solid 01000', null]);
  });

  const typed = { manual: { ...EMPTY_MANUAL, boards: [['oater 11001']] } };
  it.each([
    ['where nobody has asked for them', false, {}, none],
    ['where there are some', true, {}, { ...none, ...typed }],
    ['beside a game', false, { report: reportOf({}) }, typed],
  ])('are unfolded where they are needed: %s', async (_, isOpen, record, rest) => {
    await show(record, rest);
    expect(document.querySelector<HTMLDetailsElement>('.manual')!.open).toBe(isOpen);
  });

  it('are not those of a game on another site that were put right', async () => {
    const ofGame = { ...typed.manual, site: 'wordle' };
    await show({}, { ...none, manual: ofGame });
    expect([all('.hand-rows li').length, document.querySelector('details')!.open]).toEqual([0, false]);
    const asked = await show({ report: reportOf({ site: 'wordle' }) }, { manual: ofGame });
    expect(texts('.hand-rows li')).toEqual(['OATER×']);
    await click('.manual summary');
    await write('cubic', OPEN_ROW);
    await write('00000', OPEN_ROW);
    expect(asked.filter(({ type }) => type === 'solve').at(-1)).toMatchObject({ site: 'wordle' });
    await click('.manual .clear');
    expect(asked.filter(({ type }) => type === 'solve').at(-1)).not.toHaveProperty('site');
  });

  it('stand where they stay as soon as they are unfolded, however late the browser tells of that', async () => {
    const late = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('toggle', late, true);
    await show({}, none);
    expect(all('.offer')).toHaveLength(1);
    await click('.manual summary');
    expect(all('.offer')).toHaveLength(0);
    expect(document.querySelector<HTMLDetailsElement>('.manual')!.open).toBe(true);
    await click('.manual summary');
    expect(all('.offer')).toHaveLength(1);
    window.removeEventListener('toggle', late, true);
  });

  it('count on each of several boards once they have colours there', async () => {
    const boards = [['oater 11001'], ['oater 00000']];
    const asked = await show({}, { ...none, manual: { ...EMPTY_MANUAL, boards } });
    const last = () =>
      asked.flatMap((it) => (it.type === 'solve' ? [[it.boards, it.open ?? null]] : [])).at(-1);
    const awaited = () => all('.hand-rows').map((rows) => rows.querySelectorAll('.awaited').length);
    await write('cubic', OPEN_ROW);
    expect(last()).toEqual([boards, 'cubic']);
    expect(awaited()).toEqual([1, 1]);
    // A tap on the second board says nothing of the first.
    await click('.hand-rows .tile', 15);
    expect(last()).toEqual([[['oater 11001'], ['oater 00000', 'cubic 10000']], 'cubic']);
    expect(awaited()).toEqual([1, 0]);
    await click('.hand .remove', 1);
    expect(last()).toEqual([[['oater 11001'], ['oater 00000', 'cubic 10000']], null]);
    expect(awaited()).toEqual([0, 0]);
  });

  it('have another board begun with the same guesses, but not before the last has its colours', async () => {
    const asked = await show({}, none);
    await write('oater', OPEN_ROW);
    expect(all('.next button')).toEqual([]);
    await write('11001', OPEN_ROW);
    await click('.next button');
    expect(document.activeElement).toBe(document.querySelector(OPEN_ROW));
    expect(solved(asked).at(-1)).toEqual([['oater 11001'], ['oater 00000']]);
    await write('abord', OPEN_ROW);
    await click('.hand-rows .tile', 5);
    await click('.hand-rows .tile', 15);
    await click('.next button');
    expect(texts('.hand section:last-of-type li')).toEqual(['OATER×', 'ABORD×']);
    expect(solved(asked).at(-1)).toEqual([
      ['oater 11001', expect.stringMatching(/^abord /)],
      ['oater 00000', expect.stringMatching(/^abord /)],
      ['oater 00000'],
    ]);
  });

  it('are there again with a guess that has no colours yet, and none goes on a board that is solved', async () => {
    const asked = await show(
      {},
      { ...none, manual: { ...EMPTY_MANUAL, boards: [['oater 11001']], open: 'aroma' } },
    );
    expect(all('.hand-rows li').map((row) => row.textContent)).toEqual(['OATER×', 'AROMA×']);
    await write('22222', OPEN_ROW);
    expect(solved(asked).at(-1)).toEqual([['oater 11001', 'aroma 22222']]);
    // There is no next guess: where it would stand nothing looks as if something could be typed.
    expect(all('.open-row')).toEqual([]);
  });

  it('are taken back by Backspace, or by the button beside a row', async () => {
    const asked = await show({}, none);
    await write('oater', OPEN_ROW);
    await write('abord', OPEN_ROW);
    const back = new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true });
    await act(() => void document.querySelector(OPEN_ROW)!.dispatchEvent(back));
    expect(texts('.open-row .tile').join('')).toBe('ABOR');
    // A key that is held takes back no more than one guess.
    await write('', OPEN_ROW);
    const held = new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, repeat: true });
    await act(() => void document.querySelector(OPEN_ROW)!.dispatchEvent(held));
    expect(all('.hand-rows li')).toHaveLength(1);
    await click('.hand .remove');
    expect(solved(asked).at(-1)).toEqual([]);
    // The focus is where the next guess is typed, not lost with the button.
    expect(document.activeElement).toBe(document.querySelector(OPEN_ROW));
  });

  it('can be pasted, a board or several, in any notation', async () => {
    const asked = await show({}, none);
    const paste = (text: string) => {
      const data = { getData: () => text };
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: data,
      });
      return act(() => void document.querySelector(OPEN_ROW)!.dispatchEvent(event));
    };
    await paste('oater 🟨🟨⬛⬛🟨');
    await paste('ABORD 20210');
    expect(solved(asked).at(-1)).toEqual([['oater 11001', 'abord 20210']]);
    // Boards stand below those that there are.
    await paste('oater 00000\n\noater 00001');
    expect(solved(asked).at(-1)).toEqual([['oater 11001', 'abord 20210'], ['oater 00000'], ['oater 00001']]);
    expect(texts('.hand h2')).toEqual(['Board 1', 'Board 2', 'Board 3']);
    await write('cubic', OPEN_ROW);
    await write('s', OPEN_ROW);
    expect(solved(asked).at(-1)).toEqual([
      ['oater 11001', 'abord 20210', 'cubic 00000'],
      ['oater 00000', 'cubic 00000'],
      ['oater 00001', 'cubic 00000'],
    ]);
    // A word is typed; and what is no hint, or of another length, takes nothing away.
    await paste('hints');
    expect(solved(asked)).toHaveLength(5);
    await paste('planet 010000');
    expect(document.querySelector('textarea')!.value).toMatch(/^oater 11001[^]*\n\nplanet 010000$/);
  });

  it('are typed on wherever the focus is, and begun anew where they are cleared', async () => {
    await show({}, none);
    await write('oater', OPEN_ROW);
    const tile = all<HTMLElement>('.hand-rows .tile')[0]!;
    tile.focus();
    const press = (key: string) =>
      act(() => void tile.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    await press('Enter');
    expect(document.activeElement).toBe(tile);
    await press('m');
    expect(document.activeElement).toBe(document.querySelector(OPEN_ROW));
    await write('mo', OPEN_ROW);
    await click('.manual .clear');
    expect(texts('.hand .tile').join('')).toBe('');
    expect(document.activeElement).toBe(document.querySelector(OPEN_ROW));
  });

  it('have the answer above them, and its room before there is one', async () => {
    await show({}, none);
    const field = document.querySelector(OPEN_ROW)!;
    expect(texts('.awaits')).toEqual([expect.stringContaining('Type a guess')]);
    expect([texts('.levels'), texts('.manual .summary')]).toEqual([[], []]);
    // It looks like what is typed into.
    expect(all<HTMLLabelElement>('.awaits')[0]!.htmlFor).toBe(field.id);
    const manual = { ...EMPTY_MANUAL, boards: [['oater 11001']], advice: openAdvice() };
    await show({}, { ...none, manual });
    expect(all('.awaits')).toEqual([]);
    // The field is the same, so that no key is lost.
    expect(document.querySelector(OPEN_ROW)).toBe(field);
    const isAbove = (part: string) =>
      Boolean(
        document.querySelector(part)!.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    expect(['.manual .levels', '.manual .summary', '.manual .own-word'].map(isAbove)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('have what is known of an answer that Knack does not know below them, where it moves none', async () => {
    const pattern = { fixed: [null, 'z'], present: [], absent: ['c'] };
    const advice: Advice = { status: 'no-known-word', board: 0, pattern, nearest: ['azure'] };
    await show({}, { ...none, manual: { ...EMPTY_MANUAL, boards: [['crane 00000']], advice } });
    const near = all('.manual h2').find(({ textContent }) => textContent === 'Nearest words')!;
    const rows = document.querySelector('.hand')!;
    expect(rows.compareDocumentPosition(near) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('that contradict each other are marked where they can be mended', async () => {
    const boards = [['crane 20000', 'stomp 00000', 'brick 20000']];
    const advice: Advice = { status: 'contradiction', board: 0, rows: [0, 2] };
    await show({}, { ...none, manual: { ...EMPTY_MANUAL, boards, advice } });
    expect(all('.hand-rows li').map((row) => row.classList.contains('at-fault'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(all('.hints')).toEqual([]);
    // Who plays elsewhere needs no game here, but the answer in view.
    expect(all('.offer')).toEqual([]);
  });

  it('are text where the player wants that, and tiles again', async () => {
    const asked = await show({}, none);
    await asText();
    await write('oater 110');
    // What is no hint can only be mended as it was typed.
    expect(texts('.manual .buttons button')).toEqual(['Clear']);
    await write('oater 11001');
    expect(solved(asked)).toEqual([[['oater 110']], [['oater 11001']]]);
    await asText();
    expect(texts('.hand-rows .tile').join('')).toBe('OATER');
    // Letters that were begun are there again.
    await write('ab', OPEN_ROW);
    await asText();
    await asText();
    expect(texts('.open-row .tile').join('')).toBe('AB');
  });

  it('have so many letters as the player says, where there are words of several lengths', async () => {
    await show({}, none);
    const [lengths] = all<HTMLSelectElement>('.manual select');
    lengths!.value = '7';
    await act(() => void lengths!.dispatchEvent(new Event('change', { bubbles: true })));
    expect(all('.open-row .tile')).toHaveLength(7);
    await write('letters', OPEN_ROW);
    expect(texts('.hand-rows .tile').join('')).toBe('LETTERS');
    expect(all('.manual select')).toHaveLength(1);
    await click('.manual .clear');
    expect(all('.open-row .tile')).toHaveLength(7);
  });

  it('have a place for the word while it is worked out, and nothing that only a game can do with it', async () => {
    const manual = { ...EMPTY_MANUAL, boards: [['oater 11001']], help: 'word' as const };
    await show({}, { ...none, manual });
    expect([texts('.best h2'), texts('.best button')]).toEqual([['Best next word'], []]);
  });

  it('are asked for again only until others are typed, and fail no others', async () => {
    const asked: { readonly signal: AbortSignal | undefined; readonly fail: () => void }[] = [];
    const ask = ((_: Request, signal?: AbortSignal) =>
      new Promise((__, reject) => {
        asked.push({ signal, fail: () => reject(new Error('There is no worker.')) });
      })) as Ask;
    await show({}, { ...none, ask });
    await asText();
    const wanted = () => asked.map(({ signal }) => !signal?.aborted);
    await write('oater 11001');
    expect(wanted()).toEqual([true]);
    await write('oater 11000');
    expect(wanted()).toEqual([false, true]);
    const alerts = () => texts('.manual [role="alert"]').length;
    asked[0]!.fail();
    asked[1]!.fail();
    await vi.waitFor(() => expect(alerts()).toBe(1));
    await write('oater 11011');
    await write('oater 11001');
    asked[2]!.fail();
    await nextTask();
    expect(alerts()).toBe(1);
  });

  it('are there again as they were typed, with what came of them', async () => {
    const boards = [['oater 11001', 'abord 20210'], ['oater 00000']];
    const advice = openAdvice({ boards: [boardLeft(), boardLeft({ possible: 1, likely: 1 })] });
    const asked = await show({}, { ...none, manual: { ...EMPTY_MANUAL, boards, advice, help: 'all' } });
    await asText();
    expect(document.querySelector('textarea')!.value).toBe('oater 11001\nabord 20210\n\noater 00000');
    expect(texts('.boards h2')).toEqual(['Board 1', 'Board 2']);
    expect(asked).toContainEqual({ type: 'candidatesOf', of: 'manual', board: 0, offset: 0, count: 30 });
  });

  it('that are none are shown as none, and the board and the row are named', async () => {
    const advice: Advice = { status: 'not-hints', problem: 'form', board: 1, row: 0 };
    const boards = [['oater 11001'], ['oater']];
    await show({}, { ...none, manual: { ...EMPTY_MANUAL, boards, advice } });
    expect(all('.hints')).toEqual([]);
    expect(texts('.advice .summary')[0]).toMatch(/^Board 2: Row 1 should be/);
  });

  it('begin in the language of the game, where that is known', async () => {
    const chosen = () => document.querySelector<HTMLSelectElement>('.lexicon select')!.value;
    const manual = { ...EMPTY_MANUAL, lexicon: 'de' as const };
    await show({ report: reportOf({ lexicon: 'pl' }) }, { manual });
    expect(chosen()).toBe('pl');
    render(null, document.body);
    await show({ report: reportOf({ lexicon: null }) }, { manual });
    expect(chosen()).toBe('de');
  });

  it('go on in the language of the game, where that is known a moment later, unless the player has chosen', async () => {
    const select = () => document.querySelector('select')!;
    const unread = { report: unreadOf({ lexicon: 'pl' }) };
    await show({}, { contact: { kind: 'none' } });
    await show(unread);
    expect(select().value).toBe('pl');
    select().value = 'de';
    select().dispatchEvent(new Event('change', { bubbles: true }));
    await show(unread);
    expect(select().value).toBe('de');
  });
});

it('what was the answer before is called so, and not rare', async () => {
  const rare = { ...suggestionOf('aroma', [1, 1]), likely: false };
  const showBest = (best: typeof rare, past: number) => {
    const boards = [boardLeft({ possible: 2, likely: 0, past })];
    return show({ report: reportOf({}), advice: openAdvice({ boards, suggestions: [best], rival: null }) });
  };
  await showBest({ ...rare, past: { before: '2022-11-07' } }, 1);
  expect(texts('.advice .summary')).toEqual(['2 words left']);
  expect(texts('.best .badge')).toEqual(['Was the answer before']);
  await showBest(rare, 0);
  expect(texts('.advice .summary')).toEqual(['2 rare words left']);
  expect(texts('.best .badge')).toEqual(['Possible but rare']);
});

it('a word that could not be filled in is named until the rows change', async () => {
  const order = vi.fn(() => Promise.resolve(false));
  const advice = openAdvice({ suggestions: [suggestionOf('crane', [2, 1])], rival: null });
  await show({ report: reportOf({}), advice }, { order });
  all<HTMLElement>('.best .pick')[0]!.click();
  await vi.waitFor(() => expect(text()).toContain('CRANE could not be filled in'));
  await show({ report: reportOf({ boards: [['crane 00000']] }), advice: null }, { order });
  expect(text()).not.toContain('CRANE could not be filled in');
});

it('an answer that Knack did not have is named and offered where the game is lost', async () => {
  const advice: Advice = {
    status: 'lost',
    boards: [{ solved: false, possible: 0, likely: 0, hidden: 0 }],
    missed: ['zzyzx'],
    isSaid: true,
    unknown: ['zzyzx'],
  };
  await show({ report: reportOf({ boards: [['fuzzy 00121']], limit: 1 }), advice, help: 'all' });
  expect(text()).toContain('Out of guesses. It was ZZYZX.');
  expect(texts('.unknown button')).toEqual(['Add ZZYZX to my words']);
  expect(text()).not.toContain('Possible answers');
});

describe('an answer that Knack did not have', () => {
  const report = reportOf({ boards: [['zzyzx 22222']] });
  const solved = (word: string): Advice => ({ status: 'solved', answers: [word], unknown: [word] });
  const offers = () => texts('.unknown button').filter((label) => label !== 'Undo');

  it('is added to the player’s words with one click, which is said and can be taken back', async () => {
    const changes: Request[] = [];
    const ask = (request: Request) => {
      changes.push(request);
      return Promise.resolve('done');
    };
    const given = { ask: ask as Ask };
    await show({ report, advice: solved('zzyzx') }, given);
    expect(offers()).toEqual(['Add ZZYZX to my words']);
    await act(() => all<HTMLElement>('.unknown button')[0]!.click());
    expect(changes).toEqual([
      { type: 'changeWords', change: { kind: 'add', language: 'en', word: 'zzyzx' } },
    ]);
    // The worker knows it now.
    await show({ report, advice: { status: 'solved', answers: ['zzyzx'] } }, given);
    expect(offers()).toEqual([]);
    expect(texts('.unknown [role="status"]')).toEqual(['“zzyzx” is added.']);
    await act(() => all<HTMLElement>('.unknown button')[0]!.click());
    expect(changes[1]).toMatchObject({ change: { kind: 'remove', word: 'zzyzx' } });
  });

  it('is not offered in a private window, while the game goes on, nor if its keyboard lacks a letter', async () => {
    await show({ report, advice: solved('zzyzx'), isPrivate: true });
    expect(offers()).toEqual([]);
    await show({ report, advice: openAdvice() });
    expect(offers()).toEqual([]);
    await show({ report, advice: solved('zzyżx') });
    expect(offers()).toEqual([]);
    await show({ report: reportOf({ lexicon: 'pl' }), advice: solved('zzyżx') });
    expect(offers()).toEqual(['Add ZZYŻX to my words']);
  });

  it('says so where the browser cannot keep it', async () => {
    await show(
      { report, advice: solved('zzyzx') },
      { ask: (() => Promise.resolve('full')) as unknown as Ask },
    );
    await act(() => all<HTMLElement>('.unknown button')[0]!.click());
    await vi.waitFor(() => expect(texts('.unknown [role="status"]')[0]).toMatch(/storage is full/));
    expect(offers()).toEqual(['Add ZZYZX to my words']);
  });
});
