import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import type { Advice } from '../protocol/advice.ts';
import type { Help } from '../protocol/help.ts';
import { openAdvice } from '../test/advice.ts';
import { translateInto } from '../test/sentences.ts';
import { HelpButtons } from './help-buttons.tsx';

const t = translateInto('en');

/** Shows the buttons as a panel does, in a shadow root on a game's page. */
async function show(help: Help, onHelp: (help: Help | null) => void, advice: Advice = openAdvice()) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const paint = (now: Help, isRaised = false) =>
    act(() => render(h(HelpButtons, { advice, help: now, isRaised, onHelp, t }), root));
  await paint(help);
  const button = (label: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  return { root, paint, button };
}

afterEach(() => document.body.replaceChildren());

it('offers by name what the next option shows, and the way back', async () => {
  const onHelp = vi.fn();
  const labels = {
    count: 'Show letters to test',
    nudge: 'Show the best word',
    word: 'Show all words left',
  };
  for (const [help, label] of Object.entries(labels)) {
    const { button } = await show(help as Help, onHelp);
    button(label)!.click();
    expect(button('Show less')).toBeUndefined();
  }
  expect(onHelp.mock.calls).toEqual([['nudge'], ['word'], ['all']]);
  const { button, paint } = await show('all', onHelp);
  await paint('all', true);
  expect(button('Show all words left')).toBeUndefined();
  button('Show less')!.click();
  expect(onHelp).toHaveBeenLastCalledWith(null);
});

it('offers the nearest words where none is known, and nothing where words are only counted', async () => {
  const pattern = { fixed: [], present: [], absent: [] };
  const unknown: Advice = { status: 'no-known-word', board: 0, pattern, nearest: ['azure'] };
  const { button } = await show('nudge', () => undefined, unknown);
  expect(button('Show the nearest words')).toBeDefined();
  const counted = openAdvice({ suggestions: [], rival: null });
  const { root } = await show('nudge', () => undefined, counted);
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Show all words left',
  ]);
});

it('keeps the keyboard in its place when the button that was pressed is gone', async () => {
  const { root, paint, button } = await show('word', () => undefined);
  button('Show all words left')!.focus();
  button('Show all words left')!.click();
  await paint('all', true);
  expect(root.activeElement?.textContent).toBe('Show less');
  (root.activeElement as HTMLElement).click();
  await paint('word');
  expect(root.activeElement?.textContent).toBe('Show all words left');
});

it('takes no focus when the help changes elsewhere', async () => {
  const { root, paint } = await show('word', () => undefined);
  await paint('all', true);
  expect(root.activeElement).toBeNull();
});
