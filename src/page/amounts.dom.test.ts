/** However much a page says, what is read of it grows no faster than the page. */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { feedbackWays } from './feedback-words.ts';
import { hardModeSwitch } from './hard-mode.ts';
import { keysOn } from './pressed-keys.ts';
import { createRefusals } from './refusals.ts';
import { briefTextOf, findAll, findFirst, MAX_ELEMENTS, partsOf, saidBy } from './tree.ts';

beforeEach(() => document.body.replaceChildren());

/** How often something is asked for an attribute while something runs. */
function askedWhile(run: () => void): number {
  const asked = vi.spyOn(Element.prototype, 'getAttribute');
  onTestFinished(() => asked.mockRestore());
  run();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}

it('reads a short text whole, and no other', () => {
  document.body.innerHTML = `<p>Not in
    <b> word</b> list</p><p>${'<i>a</i>'.repeat(60)}</p>`;
  const [short, many] = document.querySelectorAll('p');
  expect(briefTextOf(short!, 16)).toBe('Not in list word');
  expect(briefTextOf(short!, 15)).toBeNull();
  expect(briefTextOf(many!, 1000)).toBeNull();
});

it('asks no more elements what they say once it has heard enough', () => {
  document.body.innerHTML = '<i></i>'.repeat(100);
  const ask = vi.fn(() => ['', 'x'.repeat(90)]);
  expect(saidBy([...document.querySelectorAll('i')], ask, 250)).toEqual(['x'.repeat(90), 'x'.repeat(90)]);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('reads a dialog once, however many messages are in it', () => {
  document.body.innerHTML = `<div role="dialog">${'<p>Not in word list</p>'.repeat(200)}</div>`;
  const text = document.querySelector('p')!.firstChild!;
  const read = vi.fn(() => 'Not in word list');
  const before = Object.getPrototypeOf(text) as object;
  Object.setPrototypeOf(text, Object.create(before, { nodeValue: { get: read } }) as object);
  expect(createRefusals().look([document.body], true)).toEqual([]);
  expect(read.mock.calls.length).toBeGreaterThan(0);
  expect(read.mock.calls.length).toBeLessThan(10);
});

it('reads so much of a tile', () => {
  document.body.innerHTML = `<b class="tile present">${`<i class="${'a '.repeat(900)}"></i>`.repeat(100)}</b>`;
  const tile = document.querySelector('b')!;
  const ways = feedbackWays({ feedback: { attributes: ['data-state'], classes: { present: 'present' } } });
  expect(ways.map(({ read }) => read(tile))).toContain('present');
  expect(askedWhile(() => ways.forEach(({ read }) => read(tile)))).toBeLessThan(1000);
});

it('reads so much of keys and of what stands beside switches', () => {
  const parts = '<i class="a b c" aria-label="x y" title="x y" id="x-y"></i>'.repeat(200);
  const key = (letter: string) => `<button data-key="${letter}">${parts}</button>`;
  document.body.innerHTML = [...'qwertyuiopasdfghjklz'].map(key).join('');
  expect(keysOn(document, {})).toHaveLength(20);
  document.body.innerHTML = `<p>${'<b>Hard mode</b>'.repeat(60)}<i role="switch" aria-checked="true"></i></p>`;
  expect(hardModeSwitch(document)).toBeNull();
  document.body.innerHTML = '<p><b>Hard mode</b><i role="switch" aria-checked="true"></i></p>';
  expect(hardModeSwitch(document)).toBe(true);
});

it('looks for nothing on a page with more elements than any game', () => {
  const most = MAX_ELEMENTS - document.querySelectorAll('*').length;
  document.body.innerHTML = `<b class="tile"></b>${'<i></i>'.repeat(most - 1)}`;
  expect(document.querySelectorAll('*')).toHaveLength(MAX_ELEMENTS);
  expect(findAll(document, '.tile')).toHaveLength(1);
  document.body.append(document.createElement('i'));
  expect(findAll(document, '.tile')).toEqual([]);
  expect(findFirst(document.body, '.tile')).toBeNull();
});

it('hears a message at the end of a long list', () => {
  document.body.innerHTML = `${'<i></i>'.repeat(9000)}<p>Not in word list</p>`;
  const last = partsOf(document.body, 3, 'last');
  expect(last.map((part) => part.localName)).toEqual(['body', 'p', 'i']);
  expect(createRefusals().look([document.body], true)).toEqual(['notInList']);
});
