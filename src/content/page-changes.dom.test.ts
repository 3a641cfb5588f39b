import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefusals } from '../page/refusals.ts';
import type { Share } from '../page/share.ts';
import { findAll, OVERLAY, partsOf, textsOf } from '../page/tree.ts';
import { holderOf } from '../test/dom.ts';
import { WHOLE_TIME } from '../test/share.ts';
import { watchPage } from './page-changes.ts';

let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
  document.body.innerHTML = '<main></main>';
});
afterEach(() => controller.abort());

/** Watches the page with a share of which a test says how long it rests. */
function watch(share: Share = WHOLE_TIME) {
  const heard: Element[][] = [];
  const changes = watchPage(document, controller.signal, share);
  changes.subscribe((changed) => heard.push([...changed]));
  return { heard, changes };
}

/** Until all that has been done to the page has been observed. */
async function observed(): Promise<void> {
  const told = new Promise((resolve) =>
    new MutationObserver(resolve).observe(document.head, { childList: true }),
  );
  document.head.append('');
  await told;
}

it('does not hear of Knack’s own element, nor does anything look into it', async () => {
  const { heard } = watch();
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
  own.remove();
});

it('is asked no more whether something holds once it has', async () => {
  const { heard, changes } = watch();
  const main = document.querySelector('main')!;
  const holds = vi.fn(() => main.textContent === 'crane');
  const waiting = changes.until(holds, 60_000);
  main.append('crane');
  expect(await waiting).toBe(true);
  holds.mockClear();
  heard.length = 0;
  main.append('s');
  await observed();
  expect(heard).not.toEqual([]);
  expect(holds).not.toHaveBeenCalled();
});

describe('a page that never rests', () => {
  const add = (count: number) => {
    const main = document.querySelector('main')!;
    const added = Array.from({ length: count }, () => document.createElement('i'));
    for (const element of added) main.append(element);
    return added;
  };

  it('is told of together once there is time again', async () => {
    vi.useFakeTimers();
    try {
      let rest = 500;
      const { heard } = watch({ take: (work) => work(), leave: (work) => work(), rest: () => rest });
      const added = [...add(2)];
      await observed();
      added.push(...add(1));
      document.dispatchEvent(new Event('transitionend'));
      await observed();
      vi.advanceTimersByTime(499);
      expect(heard).toEqual([]);
      rest = 0;
      vi.advanceTimersByTime(1);
      expect(heard.map((changed) => changed.filter((it) => it.localName === 'i'))).toEqual([added]);
      await observed();
      heard.length = 0;
      const [last] = add(1);
      await observed();
      expect(heard.flat()).toContain(last);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not even observed when too much of it changes, until it is looked at as a whole', async () => {
    vi.useFakeTimers();
    try {
      let rest = 500;
      const { heard } = watch({ take: (work) => work(), leave: (work) => work(), rest: () => rest });
      const disconnected = vi.spyOn(MutationObserver.prototype, 'disconnect');
      add(1000);
      await observed();
      expect(disconnected).toHaveBeenCalledTimes(1);
      const host = document.querySelector('main')!.appendChild(document.createElement('div'));
      const root = host.attachShadow({ mode: 'open' });
      rest = 0;
      vi.advanceTimersByTime(500);
      expect(heard).toEqual([[document.documentElement]]);
      // It is observed again, with what has come meanwhile.
      root.append(document.createElement('b'));
      await observed();
      expect(heard.flat()).toContain(root.firstElementChild);
      disconnected.mockRestore();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['very many elements have changed', () => void add(1000)],
    [
      'one has changed very often',
      () => {
        const [it] = add(1);
        for (let n = 0; n < 1000; n++) it!.className = `c${n}`;
      },
    ],
    [
      'one has changed after very many changes of Knack’s own element',
      () => {
        const own = document.createElement(OVERLAY);
        document.documentElement.append(own);
        for (let n = 0; n < 1000; n++) own.className = `c${n}`;
        document.querySelector('main')!.append('a change');
        own.remove();
      },
    ],
  ])('tells of the whole page, once it has been laid out, when %s at once', async (_, change) => {
    const { heard } = watch();
    change();
    await observed();
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toEqual([[document.documentElement]]));
  });
});

it('leaves a page that has been built anew to lay itself out, and hears of a small part at once', async () => {
  const { heard } = watch();
  const main = document.querySelector('main')!;
  const replace = async (inside: number) => {
    const part = document.createElement('div');
    part.innerHTML = '<i></i>'.repeat(inside);
    main.replaceChildren(part);
    await observed();
    return part;
  };
  expect(heard).toEqual([]);
  const small = await replace(1000);
  expect(heard.flat()).toContain(small);
  const large = await replace(1001);
  expect(heard.flat()).not.toContain(large);
  await vi.waitFor(() => expect(heard.flat()).toContain(large));
});

it('hears of the end of a transition even in a document that has been opened anew', async () => {
  const { heard } = watch();
  const root = document.documentElement;
  const removed = vi.spyOn(holderOf(document, 'addEventListener'), 'addEventListener');
  root.remove();
  document.append(root);
  await observed();
  expect(removed.mock.calls.map(([type]) => type)).toContain('transitionend');
  heard.length = 0;
  document.dispatchEvent(new Event('transitionend'));
  // Only once: the same listener is not added twice.
  expect(heard).toEqual([[]]);
  removed.mockRestore();
});

it('hears of the end of an animation in the shadow roots of a document that has been opened anew', async () => {
  const host = document.querySelector('main')!.appendChild(document.createElement('div'));
  const inner = host.attachShadow({ mode: 'open' });
  const listening = vi.spyOn(holderOf(inner, 'addEventListener'), 'addEventListener');
  const { heard } = watch();
  // As `document.open` does.
  for (const [type, listener] of listening.mock.calls) inner.removeEventListener(type, listener);
  listening.mockRestore();
  inner.dispatchEvent(new Event('animationend'));
  expect(heard).toEqual([]);
  const root = document.documentElement;
  root.remove();
  document.append(root);
  await observed();
  heard.length = 0;
  inner.dispatchEvent(new Event('animationend'));
  expect(heard).toEqual([[]]);
});
