import { afterEach, expect, it, vi } from 'vitest';
import { createRefusals } from '../page/refusals.ts';
import { findAll, OVERLAY, partsOf, textsOf } from '../page/tree.ts';
import { watchPage } from './page-changes.ts';

const controller = new AbortController();
afterEach(() => controller.abort());

it('does not hear of Knack’s own element, nor does anything look into it', async () => {
  document.body.innerHTML = '<main></main>';
  const heard: Element[][] = [];
  watchPage(document, controller.signal).subscribe((changed) => heard.push([...changed]));
  const own = document.createElement(OVERLAY);
  const root = own.attachShadow({ mode: 'open' });
  document.documentElement.append(own);
  root.innerHTML = '<p>Not in word list</p><button>e</button>';
  own.className = 'changed';
  own.remove();
  document.documentElement.append(own);
  root.querySelector('p')!.textContent = 'Not enough letters';
  expect(findAll(document, 'button, p')).toEqual([]);
  expect(partsOf(document.documentElement)).not.toContain(own);
  expect(textsOf(document.documentElement)).toEqual([]);
  expect(createRefusals().look([document.documentElement], true)).toEqual([]);
  document.querySelector('main')!.innerHTML = '<p>Not in word list</p>';
  // Changes are reported in order: reports of the others would have come before.
  await vi.waitFor(() => expect(heard.flat()).not.toEqual([]));
  expect(heard.flat()).toEqual([...document.querySelectorAll('main > p')]);
  expect(createRefusals().look(heard[0]!, true)).toEqual(['notInList']);
});
