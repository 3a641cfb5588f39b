// @vitest-environment happy-dom
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Advice } from '../protocol/records.ts';
import type { HelpLevel } from '../protocol/settings.ts';
import { openAnswer, suggestionOf } from '../test/answers.ts';
import { type AdviceProps, AdviceView } from './advice-view.tsx';
import { announcementOf } from './announcement.ts';
import { Announcer } from './announcer.tsx';
import { createTranslate } from './i18n.ts';
import { percentage } from './rounding.ts';

const t = createTranslate(['en']);
const WORDS = ['cairn', 'conga'];

/** Shows an answer as a page does, in a shadow root as on a game's page. */
async function show(answer: Advice | null, level: HelpLevel, rest: Partial<AdviceProps> = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const props: AdviceProps = {
    board: 'oater 11001',
    answer,
    level,
    isRaised: false,
    onLevel: () => undefined,
    loadCandidates: () => Promise.resolve(WORDS.map((word) => ({ word, likely: true }))),
    t,
    ...rest,
  };
  const paint = (more: Partial<AdviceProps> = {}) =>
    act(() => render(h(AdviceView, { ...props, ...more }), root));
  await paint();
  const button = (label: string) =>
    [...root.querySelectorAll('button')].find(
      (found) => (found.getAttribute('aria-label') ?? found.textContent) === label,
    );
  return { root, paint, button };
}

afterEach(() => document.body.replaceChildren());

/** All that a document holds, shown or hidden, in lower case. */
const wholeOf = (root: ShadowRoot) => root.innerHTML.toLowerCase();

describe('AdviceView', () => {
  it('has nothing in the document that lies beyond the level', async () => {
    const whole = async (level: HelpLevel) => wholeOf((await show(openAnswer(), level)).root);
    const [count, nudge, word, all] = [
      await whole('count'),
      await whole('nudge'),
      await whole('word'),
      await whole('all'),
    ];
    for (const html of [count, nudge, word, all]) {
      expect(html).toContain('7 likely, 12 possible');
      expect(html).toContain('oater left 12 of 2,315 words.');
    }
    const letters = 'letters to test</h2>';
    expect([count, nudge, word, all].map((html) => html.includes(letters))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect([count, nudge, word, all].map((html) => html.includes('clons'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // No other word is named with the best one, though it is measured against one.
    for (const other of ['acorn', ...WORDS])
      expect([count, nudge, word, all].map((html) => html.includes(other))).toEqual([
        false,
        false,
        false,
        true,
      ]);
    expect(word).toContain('cannot be the answer');
    expect(word).toContain('makes 3 groups and takes 0.5 guesses more on average');
  });

  it('says in a panel too why a probe beats what can be the answer', async () => {
    const { root } = await show(openAnswer(), 'word', { compact: true });
    expect(wholeOf(root)).toContain('cannot be the answer');
    expect(wholeOf(root)).toContain('a word that can be the answer takes 0.5 guesses more.');
  });

  it('marks other words that cannot be the answer, for eyes and ears, and says what the mark means', async () => {
    const suggestions = ['bench', 'cairn', 'probe'].map((word) =>
      suggestionOf(word, [5, 4, 3], { candidate: word !== 'probe' }),
    );
    const { root } = await show(openAnswer({ suggestions }), 'all');
    const headers = [...root.querySelectorAll('tbody th')].map((header) => [
      header.textContent,
      header.querySelector('[role="img"]')?.getAttribute('aria-label'),
    ]);
    expect(headers).toEqual([
      ['cairn', undefined],
      ['probe◇', 'Cannot be the answer'],
    ]);
    expect(root.querySelector('table + .note')!.textContent).toBe('◇ Cannot be the answer');
    const without = await show(openAnswer({ suggestions: suggestions.slice(0, 2) }), 'all');
    expect(wholeOf(without.root)).not.toContain('◇');
  });

  it('tells guesses from estimates and from lost games in the list of other words', async () => {
    const cells = async (rest: Parameters<typeof suggestionOf>[2]) => {
      const suggestions = [suggestionOf('bench', [5, 4, 3]), suggestionOf('cairn', [5, 4, 3], rest)];
      const { root } = await show(openAnswer({ suggestions }), 'all');
      return [...root.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
    };
    expect(await cells({ expected: 2.345 })).toEqual(['2.35', '', '3', '5']);
    expect(await cells({ expected: 2.345, certainty: 'estimated' })).toEqual(['≈ 2.3', '', '3', '5']);
    expect(await cells({ expected: 2.345, risk: 0.06 })).toEqual(['2.35', '6%', '', '3', '5']);
  });

  it('lists ever more words at a time', async () => {
    const all = Array.from({ length: 2972 }, (_, n) => ({ word: `word${n}`, likely: false }));
    const { root } = await show(openAnswer({ possible: all.length }), 'all', {
      loadCandidates: (offset, count) => Promise.resolve(all.slice(offset, offset + count)),
      onPick: () => undefined,
    });
    const focused = () => root.activeElement?.textContent;
    const shown = () => root.querySelectorAll('.words li').length;
    const more = () =>
      [...root.querySelectorAll('button')].find(({ textContent }) => /^Show \d.* more$/.test(textContent));
    const seen: [number, string | undefined][] = [];
    for (;;) {
      await vi.waitFor(() => expect(shown()).toBeGreaterThan(seen.at(-1)?.[0] ?? 0));
      seen.push([shown(), more()?.textContent]);
      const button = more();
      if (!button) break;
      button.focus();
      await act(() => button.click());
      // The keyboard stays with the button, or goes to the first of the last words.
      await vi.waitFor(() => expect(focused()).toBe(more()?.textContent ?? 'word2630'));
    }
    expect(seen.slice(0, 4)).toEqual([
      [30, 'Show 100 more'],
      [130, 'Show 500 more'],
      [630, 'Show 1,000 more'],
      [1630, 'Show 1,000 more'],
    ]);
    expect(seen.slice(-2)).toEqual([
      [2630, 'Show 342 more'],
      [2972, undefined],
    ]);
    expect([...root.querySelectorAll('.words li')].map(({ textContent }) => textContent)).toEqual(
      all.map(({ word }) => word),
    );
  });

  it('offers by name what the next level shows, and the way back', async () => {
    const onLevel = vi.fn();
    const labels = {
      count: 'Show letters to test',
      nudge: 'Show the best word',
      word: 'Show all words left',
    };
    for (const [level, label] of Object.entries(labels)) {
      const { button } = await show(openAnswer(), level as HelpLevel, { onLevel });
      button(label)!.click();
      expect(button('Show less')).toBeUndefined();
    }
    expect(onLevel.mock.calls).toEqual([['nudge'], ['word'], ['all']]);
    const { button } = await show(openAnswer(), 'all', { isRaised: true, onLevel });
    expect(button('Show all words left')).toBeUndefined();
    button('Show less')!.click();
    expect(onLevel).toHaveBeenLastCalledWith(null);
  });

  it('keeps the keyboard in its place when the button that was pressed is gone', async () => {
    const { root, paint, button } = await show(openAnswer(), 'word');
    button('Show all words left')!.focus();
    button('Show all words left')!.click();
    await paint({ level: 'all', isRaised: true });
    expect(root.activeElement?.textContent).toBe('Show less');
    (root.activeElement as HTMLElement).click();
    await paint({ level: 'word', isRaised: false });
    expect(root.activeElement?.textContent).toBe('Show all words left');
  });

  it('takes no focus when the level changes elsewhere', async () => {
    const { root, paint } = await show(openAnswer(), 'word');
    await paint({ level: 'all', isRaised: true });
    expect(root.activeElement).toBeNull();
  });

  it('fills in the best word, another one or a candidate; without a game words are only read', async () => {
    const onPick = vi.fn();
    const { button } = await show(openAnswer(), 'all', { onPick });
    for (const word of ['CLONS', 'ACORN', 'CAIRN']) button(`Fill in ${word}`)!.click();
    expect(onPick.mock.calls).toEqual([['clons'], ['acorn'], ['cairn']]);
    const { root } = await show(openAnswer(), 'all');
    expect(root.querySelector('[aria-label^="Fill in"]')).toBeNull();
    expect(root.querySelector('.best [role="img"]')!.getAttribute('aria-label')).toBe('CLONS');
  });

  it('says why there are no letters to test', async () => {
    const nudge = async (rest: Partial<ReturnType<typeof openAnswer>>) =>
      wholeOf((await show(openAnswer({ letters: [], ...rest }), 'nudge')).root);
    expect(await nudge({})).toContain('all words left have the same letters');
    expect(await nudge({ hidden: 11 })).toContain('no letter is left to test');
    expect(await nudge({ possible: 1 })).toContain('only one word is left');
  });

  it('calls no letter impossible or certain that some words have and others have not', () => {
    const shares = [0, 0.004, 0.005, 0.38, 0.994, 0.996, 1];
    expect(shares.map((share) => percentage(share, t))).toEqual([
      '<1%',
      '<1%',
      '1%',
      '38%',
      '99%',
      '>99%',
      '>99%',
    ]);
    expect(percentage(0.38, createTranslate(['de']))).toBe('38\u00a0%');
  });

  it('names near words from the level of words on', async () => {
    const pattern = { fixed: [null, 'z'], present: [], absent: ['c'] };
    const answer: Advice = { status: 'no-known-word', pattern, nearest: ['azure'] };
    const { root, button } = await show(answer, 'nudge');
    expect(wholeOf(root)).toContain('not in it: c');
    expect(wholeOf(root)).not.toContain('azure');
    expect(button('Show the nearest words')).toBeDefined();
    expect(wholeOf((await show(answer, 'word')).root)).toContain('azure');
  });

  it('lists the words of a lost game at the last level only', async () => {
    const answer: Advice = { status: 'lost', possible: 2, likely: 2, hidden: 0, review: null };
    expect(wholeOf((await show(answer, 'word')).root)).not.toContain('cairn');
    expect(wholeOf((await show(answer, 'all')).root)).toContain('cairn');
  });

  it('lists the words of another board anew', async () => {
    const loadCandidates = vi.fn(() => Promise.resolve([{ word: 'cairn', likely: true }]));
    const { paint } = await show(openAnswer(), 'all', { loadCandidates });
    await paint({ answer: openAnswer({ progress: 'looking' }) });
    expect(loadCandidates).toHaveBeenCalledTimes(1);
    await paint({ board: 'oater 00000' });
    expect(loadCandidates).toHaveBeenCalledTimes(2);
  });
});

describe('announcementOf', () => {
  it('says no more than the level, and nothing that may change', () => {
    const said = (level: HelpLevel) => announcementOf(openAnswer(), level, t);
    expect(said('count')).toEqual(['7 likely, 12 possible']);
    expect(said('nudge')).toEqual(['7 likely, 12 possible', 'Letters to test: N and C.']);
    expect(said('word')).toEqual(['7 likely, 12 possible', 'Best next word: CLONS.']);
    expect(said('all')).toEqual(said('word'));
    expect(announcementOf(openAnswer({ progress: 'looking' }), 'word', t)).toEqual([]);
    expect(announcementOf(null, 'word', t)).toEqual([]);
    expect(announcementOf({ status: 'solved', guess: 'aroma' }, 'count', t)).toEqual(['Solved: AROMA.']);
  });

  it('names the suggestion that is alone', () => {
    const answer = openAnswer({
      possible: 1,
      likely: 1,
      suggestions: [suggestionOf('aroma', [1])],
      rival: null,
    });
    expect(announcementOf(answer, 'word', t)[1]).toBe('Best next word: AROMA.');
  });
});

describe('Announcer', () => {
  it('is there before it speaks, and speaks once', async () => {
    const paint = (sentences: string[]) => act(() => render(h(Announcer, { sentences }), document.body));
    render(h(Announcer, { sentences: ['One.'] }), document.body);
    const region = document.querySelector('[role="status"]')!;
    expect(region.textContent).toBe('');
    await paint(['One.']);
    expect(region.textContent).toBe('One.');
    const changed = vi.fn();
    const observer = new MutationObserver(changed);
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    await paint(['One.']);
    expect(observer.takeRecords()).toEqual([]);
    await paint(['Two.']);
    expect(region.textContent).toBe('Two.');
  });
});
