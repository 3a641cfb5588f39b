import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import type { Help } from '../protocol/help.ts';
import { boardLeft, openAdvice, suggestionOf } from '../test/advice.ts';
import { translateInto } from '../test/sentences.ts';
import { LevelChoice } from './level-choice.tsx';

const t = translateInto('en');
const onHelp = vi.fn();
const onKeep = vi.fn();

const pinOf = (pin: HTMLElement) => ({
  title: pin.title,
  name: pin.getAttribute('aria-label'),
  isKept: pin.getAttribute('aria-pressed') === 'true',
  click: () => pin.click(),
});

async function show(
  help: Help,
  setting: Help,
  advice: Parameters<typeof LevelChoice>[0]['advice'] = openAdvice(),
  isChosen = true,
) {
  const root = document.body.appendChild(document.createElement('div'));
  await act(() => render(h(LevelChoice, { advice, help, setting, isChosen, onHelp, onKeep, t }), root));
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[role="group"] button')];
  return {
    checked: buttons.find((it) => it.getAttribute('aria-pressed') === 'true')?.value,
    enabled: buttons.filter(({ disabled }) => !disabled).map(({ value }) => value),
    choose: (level: Help) => buttons.find(({ value }) => value === level)!.click(),
    get keep() {
      return pinOf(root.querySelector<HTMLElement>('.pin')!);
    },
  };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

it('has one control for all levels, of which the one that is shown is chosen', async () => {
  for (const help of ['count', 'nudge', 'word', 'all'] as const) {
    const { checked, enabled } = await show(help, help);
    expect([checked, enabled]).toEqual([help, ['count', 'nudge', 'word', 'all']]);
  }
});

it('asks for more and for less, and for nothing of its own where the settings say the same', async () => {
  const { choose } = await show('word', 'nudge');
  for (const level of ['all', 'count', 'nudge'] as const) choose(level);
  expect(onHelp.mock.calls).toEqual([['all'], ['count'], [null]]);
});

it('keeps a level that the settings do not say with a pin, which says what is kept', async () => {
  const { keep } = await show('all', 'nudge');
  expect([keep.title, keep.name, keep.isKept]).toEqual([
    'Keep for every guess',
    'Keep for every guess',
    false,
  ]);
  keep.click();
  expect(onKeep.mock.calls).toEqual([['all']]);
  const { keep: kept } = await show('nudge', 'nudge');
  expect([kept.title, kept.isKept]).toEqual(['Kept for every guess', true]);
  kept.click();
  expect(onKeep.mock.calls).toHaveLength(1);
});

it('offers no level that would show nothing more', async () => {
  const only = openAdvice({
    boards: [boardLeft({ possible: 1, likely: 1 })],
    suggestions: [suggestionOf('aroma', [1])],
    rival: null,
  });
  const { enabled, checked } = await show('all', 'all', only);
  expect([enabled, checked]).toEqual([['count', 'nudge', 'word'], 'word']);
  expect((await show('word', 'word', { status: 'solved', answers: ['aroma'] })).enabled).toEqual([]);
});

it('asks for the level of the settings too, and offers to keep it, until the player has chosen', async () => {
  const { choose, keep } = await show('nudge', 'word', openAdvice(), false);
  choose('word');
  expect(onHelp.mock.calls).toEqual([['word']]);
  expect(keep.isKept).toBe(false);
  expect((await show('word', 'word', openAdvice(), false)).keep.isKept).toBe(false);
});
