import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../manifest.json';
import { UNKNOWN_SITE } from '../protocol/added-site.ts';
import type { HeldWord, HoldReason } from '../protocol/records.ts';
import {
  all,
  button,
  choose,
  chooseGame,
  chosen,
  isGone,
  open,
  pick,
  says,
  switchOf,
  text,
} from '../test/options-page.ts';
import { nextTask } from '../test/next-task.ts';
import { report } from '../test/worker.ts';
import type { AppProps } from './app.tsx';
import type { OpenGame } from './open-games.ts';
import { CHROME_SHORTCUTS, COMMANDS, FIREFOX_ADDONS } from './shortcuts.tsx';

beforeEach(() => document.body.replaceChildren());
afterEach(() => render(null, document.body));

describe('a site of the player’s own', () => {
  const listed = (site: string) => ({ ...UNKNOWN_SITE, site, isKept: true });
  const SITES = [listed('https://frames.example'), listed('https://games.example')];

  it('has a switch that asks the browser for the access to it, or gives that back', async () => {
    const giveBack = vi.fn(() => Promise.resolve(true));
    const requestAccess = vi.fn(() => Promise.resolve(false));
    open({ sites: SITES, granted: ['https://frames.example/*'], giveBack, requestAccess });
    await says('Always here');
    const switches = all<HTMLInputElement>('.added-site .switch input');
    expect(switches.map(({ checked }) => checked)).toEqual([true, false]);
    switches[0]!.click();
    expect(giveBack.mock.calls).toEqual([['https://frames.example/*']]);
    switches[1]!.click();
    expect(requestAccess.mock.calls).toEqual([[['https://games.example/*']]]);
    // It shows what is so, until the browser says otherwise.
    await vi.waitFor(() => expect(switches.map(({ checked }) => checked)).toEqual([true, false]));
    expect(all('.granted')).toEqual([]);
  });

  it('has none where many sites at once are granted, which is said', async () => {
    open({ sites: SITES, granted: ['*://*/*', 'https://frames.example/*'] });
    await says('Knack is always here: your browser lets it onto all websites.');
    expect(all('.added-site .switch')).toEqual([]);
    expect(all('.granted li').map(({ textContent }) => textContent)).toEqual(['all websites']);
  });

  it('has no more than that where nothing is kept of it', async () => {
    open({
      sites: [{ ...listed('https://games.example'), isKept: false }],
      granted: ['https://games.example/*'],
    });
    await says('Always here');
    expect([all('.added-site .switch').length, all('.added-site select').length]).toEqual([1, 0]);
  });
});

describe('a setting', () => {
  it('is shown and changed for all games', async () => {
    const page = open();
    await says('How much Knack shows');
    expect(chosen('How much Knack shows')).toEqual(['The next word']);
    pick('How much Knack shows', 'A nudge');
    pick('Hard mode', 'Always on');
    pick('Strategy', 'Letter frequency');
    switchOf('Fill in').click();
    await page.isSet({ help: 'nudge', hard: 'on', strategy: 'letter-frequency', fill: true, sites: {} });
    await vi.waitFor(() => expect(chosen('How much Knack shows')).toEqual(['A nudge']));
    await says('At the level “A nudge” Knack fills in nothing');
    pick('How much Knack shows', 'Everything');
    await isGone('Knack fills in nothing');
  });

  it('differs for one game, says so, and can be as for all again', async () => {
    const page = open();
    await says('How much Knack shows');
    await page.settings.set({ enter: true });
    await vi.waitFor(() => expect(switchOf('Press Enter too').checked).toBe(true));
    await chooseGame('wordle');
    expect(chosen('How much Knack shows')).toEqual(['As for all games: The next word']);
    expect(chosen('Press Enter too')).toEqual(['As for all games: On']);
    pick('How much Knack shows', 'Only the count');
    pick('Press Enter too', 'Off');
    pick('Fill in suggestions', 'On');
    await page.isSet({ help: 'word', sites: { wordle: { help: 'count', enter: false, fill: true } } });
    await says('Wordle (3 settings differ)');
    await vi.waitFor(() => expect(all('.mark').map((mark) => mark.textContent)).toHaveLength(3));
    await says('At the level “Only the count” Knack fills in nothing');

    await chooseGame('');
    await says('Different for Wordle.');
    expect(all('.differing')).toHaveLength(3);
    expect(chosen('How much Knack shows')).toEqual(['The next word']);

    await chooseGame('wordle');
    pick('How much Knack shows', 'As for all games: The next word');
    await page.isSet({ sites: { wordle: { enter: false, fill: true } } });
    await says('Wordle (2 settings differ)');
    button('All as for all games').click();
    await page.isSet({ sites: {} });
    await says('Wordle is like all games again.');
    button('Undo').click();
    await page.isSet({ sites: { wordle: { enter: false, fill: true } } });
    await vi.waitFor(() => expect(all('.mark')).toHaveLength(2));
    await chooseGame('practice');
    await vi.waitFor(() => expect(all('.mark')).toHaveLength(0));
  });

  it('that cannot be saved stays as it was, each time, and the player is told', async () => {
    const fail = vi.fn(() => Promise.reject(new Error('MAX_WRITE_OPERATIONS_PER_MINUTE')));
    open({ saveSettings: fail });
    await says('How much Knack shows');
    for (let time = 1; time <= 2; time++) {
      switchOf('Press Enter too').click();
      pick('Hard mode', 'Always on');
      await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(2 * time));
      await says('Your browser could not save this setting.');
      await vi.waitFor(() => expect(chosen('Hard mode')).toEqual(['Automatic']));
      await vi.waitFor(() => expect(switchOf('Press Enter too').checked).toBe(false));
    }
  });
});

it('the language is changed at once, in what has been said too, each by its own name', async () => {
  const page = open({ languages: ['fr', 'de-AT'] });
  await says('Knack-Einstellungen');
  const list = () =>
    all<HTMLOptionElement>('.interface-language option').map(({ textContent }) => textContent);
  expect(list()).toEqual(['Wie der Browser: Deutsch', 'English', 'Deutsch', 'Polski']);
  const field = document.querySelector<HTMLInputElement>('#words input')!;
  field.value = 'no word';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => button('Hinzufügen').click());
  await says('Ein Wort hat 4 bis 11 Buchstaben');
  choose('.interface-language select', 'pl');
  await page.isSet({ locale: 'pl' });
  await says('Ustawienia Knacka');
  expect(list()).toEqual(['Jak przeglądarka: Deutsch', 'English', 'Deutsch', 'Polski']);
  expect(text()).toContain('Słowo ma od 4 do 11 liter');
  expect(document.querySelector<HTMLInputElement>('#words input')!.value).toBe('no word');
});

describe('the first word', () => {
  const field = (language = 'en') =>
    document.querySelector<HTMLInputElement>(`.openers [lang="${language}"]`)!;
  const type = (word: string, language = 'en') => {
    field(language).value = word;
    field(language).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** As when the field is left; what is typed has been painted by then. */
  const leave = async (language = 'en') => {
    await painted();
    field(language).dispatchEvent(new FocusEvent('blur'));
  };

  it('is stored once the field is left, if Knack knows it', async () => {
    const page = open();
    await says('First word');
    const set = vi.spyOn(page.settings, 'set');
    await page.paint({ saveSettings: page.settings.set });
    type(' Crane ');
    expect(set).not.toHaveBeenCalled();
    await leave();
    await page.isSet({ openers: { en: 'crane' } });
    await says('Knack begins with “crane”.');
    await vi.waitFor(() => expect(field().value).toBe('crane'));
    type('CRANE');
    await leave();
    await vi.waitFor(() => expect(field().value).toBe('crane'));
    expect(set).toHaveBeenCalledTimes(1);
    type('  ');
    await leave();
    await page.isSet({ openers: {} });
    await says('Knack chooses the first word itself.');
  });

  it.each([
    ['no word', 'A word has 4 to 11 letters'],
    ['doomscrolls', 'Knack has no list of 11-letter words'],
    ['zzzzz', 'Knack does not know “zzzzz”'],
    ['abbey', 'You have forbidden “abbey”'],
  ])('is not stored when it is %s, and what is wrong stands beside it', async (word, sentence) => {
    const page = open();
    await page.change({ kind: 'forbid', language: 'en', word: 'abbey' });
    await page.settings.set({ openers: { en: 'salet' } });
    await page.paint();
    type(word);
    await leave();
    await says(sentence);
    expect(field().value).toBe(word);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby')!)!.textContent).toContain(
      sentence,
    );
    expect((await page.settings.get()).openers).toEqual({ en: 'salet' });
    type('crane');
    await isGone(sentence);
    await leave();
    await page.isSet({ openers: { en: 'crane' } });
  });

  const invalid = () => field().getAttribute('aria-invalid');
  it('that is changed elsewhere is not said to be another', async () => {
    const page = open();
    await says('First word');
    type('crane');
    await leave();
    await says('Knack begins with “crane”.');
    await page.settings.set({ openers: { en: 'salet' } });
    await vi.waitFor(() => expect(field().value).toBe('salet'));
    await isGone('Knack begins with');

    type('zzzzz');
    await leave();
    await says('Knack does not know “zzzzz”');
    await page.settings.set({ openers: {} });
    await vi.waitFor(() => expect(field().value).toBe(''));
    await isGone('Knack does not know “');
    expect(invalid()).toBe('false');
  });

  it('that is being typed stays, whatever is stored elsewhere', async () => {
    const page = open();
    await says('First word');
    type('cra');
    await page.settings.set({ openers: { en: 'salet' } });
    await page.isSet({ openers: { en: 'salet' } });
    await page.paint();
    expect(field().value).toBe('cra');
    type('crane');
    await leave();
    await page.isSet({ openers: { en: 'crane' } });
    await says('Knack begins with “crane”.');
  });

  it('that is being looked up says nothing once another is typed', async () => {
    let reply: (isKnown: boolean) => void = () => undefined;
    const ask = vi.fn(() => new Promise<boolean>((resolve) => (reply = resolve)));
    const page = open();
    await says('First word');
    await page.paint({ ask: ask as AppProps['ask'] });
    type('zzzzz');
    await leave();
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    type('cran');
    reply(false);
    await nextTask();
    await painted();
    expect(text()).not.toContain('Knack does not know “');
  });

  it('that is forbidden later is promised no more, and one that is added later is taken', async () => {
    const page = open();
    await says('First word');
    type('crane');
    await leave();
    await says('Knack begins with “crane”.');
    await page.change({ kind: 'forbid', language: 'en', word: 'crane' });
    await page.paint();
    await says('You have forbidden “crane”');
    await isGone('Knack begins with');
    expect(invalid()).toBe('true');
    await page.change({ kind: 'remove', language: 'en', word: 'crane' });
    await page.paint();
    await isGone('You have forbidden “crane”');

    type('zzzzz');
    await leave();
    await says('Knack does not know “zzzzz”');
    await page.change({ kind: 'add', language: 'en', word: 'zzzzz' });
    await page.paint();
    await page.isSet({ openers: { en: 'zzzzz' } });
    await says('Knack begins with “zzzzz”.');
  });

  it('may be one that the player has added, in any spelling of its language', async () => {
    const page = open();
    await page.change({ kind: 'add', language: 'de', word: 'fünf' });
    await page.paint();
    type('Fünf', 'de');
    await leave('de');
    await page.isSet({ openers: { de: 'fünf' } });
  });

  it('is not stored when the worker or the store fails, which is said', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('gone')));
    const page = open({ ask });
    await says('First word');
    await page.paint({ ask });
    type('crane');
    await leave();
    await says('Knack’s background part does not answer.');
    ask.mockClear();
    await leave();
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    type('');
    await page.paint({ saveSettings: () => Promise.reject(new Error('full')) });
    await page.settings.set({ openers: { en: 'salet' } });
    await vi.waitFor(() => expect(field().value).toBe('salet'));
    type('');
    await leave();
    await says('Your browser could not save this setting.');
  });
});

describe('a long list of words', () => {
  const words = Array.from({ length: 5000 }, (_, n) =>
    [...n.toString(26).padStart(5, '0')]
      .map((digit) => String.fromCharCode(97 + parseInt(digit, 26)))
      .join(''),
  );
  const shown = () => all('#refused .removable li > span').map(({ textContent }) => textContent);
  const openFull = async () => {
    const page = open();
    await page.local.set({ 'refused:wordle': words.toReversed() });
    await page.paint();
    await says('100 of 5,000 words');
    return page;
  };

  it('is shown a page at a time, in order, and goes on where the keyboard is', async () => {
    await openFull();
    expect(shown()).toEqual(words.slice(0, 100));
    button('Show 100 more').focus();
    button('Show 100 more').click();
    await says('200 of 5,000 words');
    expect(shown()).toEqual(words.slice(0, 200));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Remove “${words[100]}”`);
  });

  it('is sorted once, however often the page is painted', async () => {
    const sort = vi.spyOn(Array.prototype, 'sort');
    const page = await openFull();
    const sorts = () =>
      sort.mock.contexts.filter((list) => (list as unknown[]).length === words.length).length;
    await vi.waitFor(() => expect(sorts()).toBeGreaterThan(0));
    const before = sorts();
    const stored = await page.words();
    for (let time = 0; time < 5; time++) await page.paint({ words: stored });
    expect(sorts()).toBeLessThanOrEqual(before + 1);
    sort.mockRestore();
  });

  it('keeps its length and the keyboard’s place when a word is removed', async () => {
    const page = await openFull();
    const first = all<HTMLButtonElement>('#refused .removable button')[0]!;
    first.focus();
    first.click();
    await page.isKept(words.slice(1));
    await page.paint();
    await says('100 of 4,999 words');
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`Remove “${words[1]}”`),
    );
  });
});

it('the keyboard stays at a word that could not be removed', async () => {
  const page = open();
  await page.change({ kind: 'refuse', site: 'wordle', words: ['aaaaa'] });
  await page.paint({ ask: () => Promise.reject(new Error('gone')) });
  await says('aaaaa');
  const only = document.querySelector<HTMLButtonElement>('#refused .removable button')!;
  only.focus();
  only.click();
  await says('Knack’s background part does not answer.');
  await nextTask();
  expect(document.activeElement).toBe(only);
});

describe('words that are held for an open game', () => {
  const game = (held: readonly HeldWord[], tab = 7): OpenGame => ({ tab, report: report([]), held });
  const held = (word: string, why: HoldReason): HeldWord => ({ word, why, puzzle: 'today' });

  it('are shown with the reason, once, and none that is kept or of a private window', async () => {
    const page = open({
      games: [
        game([held('aaaaa', 'often'), held('bbbbb', 'accepted'), held('ccccc', 'often')]),
        game(
          [
            held('aaaaa', 'often'),
            held('ddddd', 'private'),
            held('eeeee', 'likely'),
            held('fffff', 'notStored'),
          ],
          8,
        ),
      ],
    });
    await page.change({ kind: 'refuse', site: 'wordle', words: ['ccccc'] });
    await page.paint();
    await says('Wordle has refused many words today.');
    expect(all('.held').map((one) => [...one.querySelectorAll('p')].map((it) => it.textContent))).toEqual([
      [expect.stringContaining('has refused many words today'), 'aaaaa'],
      [expect.stringContaining('has taken these before'), 'bbbbb'],
      [expect.stringContaining('several likely answers today'), 'eeeee'],
      [expect.stringContaining('could not store these'), 'fffff'],
    ]);
  });

  it('can be kept for good, which is said', async () => {
    const page = open({ games: [game([held('aaaaa', 'often'), held('bbbbb', 'often')])] });
    await says('Keep for good');
    expect(text()).not.toContain('No game has refused a word yet.');
    button('Keep for good').click();
    await page.isKept(['aaaaa', 'bbbbb']);
    await page.paint();
    await says('2 words are kept.');
    await vi.waitFor(() => expect(all('.held')).toHaveLength(0));
    expect(document.activeElement?.id).toBe('refused-result');
  });
});

describe('what is stored', () => {
  it('is said to be damaged, with what is lost, and can be removed', async () => {
    const removeDamaged = vi.fn(() => Promise.resolve());
    const reset = vi.fn(() => Promise.resolve());
    const page = open({ damage: ['words', 'panel', 'panel'], storedData: { removeDamaged, reset } });
    await says('Knack cannot read some of what it has stored: words of your own and where the panel is.');
    button('Remove what is damaged').click();
    await says('What was damaged is removed.');
    expect(removeDamaged).toHaveBeenCalledTimes(1);
    await page.paint({ damage: [] });
    await isGone('Knack cannot read some of what it has stored');
    expect(button('Remove what is damaged')).toBeUndefined();
    expect(reset).not.toHaveBeenCalled();
  });

  it('is removed only when the player says so twice', async () => {
    const reset = vi.fn(() => Promise.resolve());
    open({ storedData: { removeDamaged: () => Promise.resolve(), reset } });
    await says('Reset everything…');
    const focused = () => document.activeElement?.textContent;
    button('Reset everything…').click();
    await says('You cannot undo it.');
    expect(focused()).toBe('Cancel');
    button('Cancel').click();
    await isGone('You cannot undo it.');
    expect(focused()).toBe('Reset everything…');
    expect(reset).not.toHaveBeenCalled();
    button('Reset everything…').click();
    await says('You cannot undo it.');
    button('Remove everything').click();
    await says('Everything is removed.');
    expect(reset).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.id).toBe('data-result');
  });

  it('that cannot be removed is not said to be gone, and the worker is not needed for it', async () => {
    const fail = () => Promise.reject(new Error('corrupt'));
    open({ words: null, damage: ['settings'], storedData: { removeDamaged: fail, reset: fail } });
    await says('Remove what is damaged');
    button('Remove what is damaged').click();
    await says('Your browser could not remove it all.');
  });
});

describe('a part of the page', () => {
  const opened = () => all<HTMLDetailsElement>('.section[open]').map(({ id }) => id);

  it('is open where it matters first, where something is wrong, and once the player goes to it', async () => {
    await open().paint();
    await vi.waitFor(() => expect(opened()).toEqual(['play']));
    all<HTMLAnchorElement>('nav a[href="#past"]')[0]!.click();
    expect(opened()).toEqual(['play', 'past']);
    await open({ damage: ['settings'] }).paint();
    await vi.waitFor(() => expect(opened()).toContain('data'));
  });

  it('is opened by its address', async () => {
    location.hash = '#refused';
    await open().paint();
    await vi.waitFor(() => expect(opened()).toEqual(['play', 'refused']));
    location.hash = '';
  });

  it('with the strategies is open where the player has chosen another', async () => {
    const page = open();
    await page.paint();
    const isOpen = () => document.querySelector<HTMLDetailsElement>('.advanced')!.open;
    expect(isOpen()).toBe(false);
    await page.settings.set({ strategy: 'letter-frequency' });
    await vi.waitFor(() => expect(isOpen()).toBe(true));
  });
});

describe('the shortcuts', () => {
  const shortcuts = [
    { name: '_execute_action', keys: 'Alt+Shift+K' },
    { name: 'fill', keys: '' },
  ];

  it('are as the browser has them, with where they are changed', async () => {
    const page = open({ shortcuts });
    await vi.waitFor(() =>
      expect(all('.shortcuts div').map(({ textContent }) => textContent)).toEqual([
        'Open KnackAlt+Shift+K',
        'Type the best next word, without Enternot set',
      ]),
    );
    expect(document.querySelector('.address')!.textContent).toBe(CHROME_SHORTCUTS);
    await page.paint({ shortcuts: [] });
    await says('This browser has no keyboard shortcuts for Knack.');
  });

  it('have the names that the manifest gives them', () => {
    const named = Object.entries(manifest.commands).map(([name, { description }]) => [name, description]);
    expect(Object.entries(COMMANDS).map(([name, key]) => [name, `__MSG_${key}__`])).toEqual(named);
  });

  it('are changed by a button where the browser has a page for it, and it comes up', async () => {
    const openPage = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
    open({ shortcuts, shortcutPlace: { open: openPage } });
    await says('Change shortcuts');
    button('Change shortcuts').click();
    expect(openPage).toHaveBeenCalledTimes(1);
    expect(document.querySelector('.address')).toBeNull();
    button('Change shortcuts').click();
    await vi.waitFor(() => expect(document.querySelector('.address')?.textContent).toBe(FIREFOX_ADDONS));
  });
});
