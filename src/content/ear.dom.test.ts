import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { give } from '../test/dom.ts';
import { trusted } from '../test/trusted.ts';
import { nextTask } from '../test/next-task.ts';
import { createEar, type Ear, whenReady } from './ear.ts';

let ear: Ear;
const heard: string[] = [];
const listening = vi.spyOn(window, 'addEventListener');
const hear = (isFirst?: boolean) => {
  heard.length = 0;
  listening.mockClear();
  ear = createEar(window, isFirst);
  for (const type of ['keydown', 'click', 'pagehide'] as const) ear.on(type, () => heard.push(type));
};
beforeEach(() => hear());
afterEach(() => {
  ear.end();
});

const send = (...types: string[]) => types.forEach((type) => window.dispatchEvent(new Event(type)));
const root = document.documentElement;

describe('what is heard', () => {
  it('is what the browser tells, and nothing that a script has made up', () => {
    send('keydown', 'click', 'pagehide');
    expect(heard).toEqual([]);
    trusted(() => send('keydown', 'click', 'pagehide'));
    expect(heard).toEqual(['keydown', 'click', 'pagehide']);
    ear.end();
    trusted(() => send('keydown'));
    expect(heard).toHaveLength(3);
  });

  it('is heard again after a page has been written anew, though no longer first', async () => {
    ear.end();
    hear(true);
    expect(ear.isFirst()).toBe(true);
    document.append(document.createComment('the end of a page'));
    await nextTask();
    expect(ear.isFirst()).toBe(true);
    listening.mockClear();
    root.remove();
    document.append(document.createElement('html'));
    await nextTask();
    expect(listening.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(['keydown', 'pointerdown', 'click', 'pagehide']),
    );
    expect(ear.isFirst()).toBe(false);
    trusted(() => send('click'));
    expect(heard).toEqual(['click']);
    document.documentElement.remove();
    document.append(root);
  });

  it('is heard again after the very root of a page was put back, and that is told of', async () => {
    ear.end();
    hear(true);
    const rewritten = vi.fn();
    ear.onRewritten(rewritten);
    const comment = document.appendChild(document.createComment('no element'));
    comment.remove();
    await nextTask();
    expect(rewritten).not.toHaveBeenCalled();
    // As `document.open` does: all listeners are lost, and the root is the same when that is observed.
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener, true);
    trusted(() => send('click'));
    expect(heard).toEqual([]);
    root.remove();
    document.append(root);
    await nextTask();
    expect(rewritten).toHaveBeenCalledTimes(1);
    expect(ear.isFirst()).toBe(false);
    trusted(() => send('click'));
    expect(heard).toEqual(['click']);
    ear.end();
    root.remove();
    document.append(root);
    await nextTask();
    expect(rewritten).toHaveBeenCalledTimes(1);
  });

  it('is heard first though a document gets its root only then', async () => {
    root.remove();
    give(document, 'readyState', 'loading');
    ear.end();
    hear();
    const rewritten = vi.fn();
    ear.onRewritten(rewritten);
    document.append(root);
    await nextTask();
    expect(ear.isFirst()).toBe(true);
    expect(rewritten).not.toHaveBeenCalled();
  });

  it('is heard first where nothing of the page was there', () => {
    expect(ear.isFirst()).toBe(false);
    give(document, 'readyState', 'loading');
    ear.end();
    hear();
    expect(ear.isFirst()).toBe(false);
    const parts = [...root.childNodes];
    root.replaceChildren();
    ear.end();
    hear();
    expect(ear.isFirst()).toBe(true);
    const hearWith = (...names: string[]) => {
      root.replaceChildren(...names.map((name) => document.createElement(name)));
      ear.end();
      hear();
      return ear.isFirst();
    };
    // What other extensions put there runs nothing.
    expect(hearWith('style', 'link', 'meta')).toBe(true);
    for (const name of ['script', 'head', 'body', 'div']) expect(hearWith('style', name)).toBe(false);
    root.replaceChildren();
    give(document, 'readyState', 'interactive');
    ear.end();
    hear();
    expect(ear.isFirst()).toBe(false);
    root.replaceChildren(...parts);
  });
});

describe('a page', () => {
  const load = (state: DocumentReadyState) => {
    const started = vi.fn();
    give(document, 'readyState', state);
    whenReady(document, ear, started);
    return started;
  };

  it('is begun with at once where it has been read, and else when that has ended, once', async () => {
    const read = load('interactive');
    expect(read).not.toHaveBeenCalled();
    await nextTask();
    expect(read).toHaveBeenCalledTimes(1);
    const loading = load('loading');
    send('DOMContentLoaded', 'load');
    await nextTask();
    expect(loading).not.toHaveBeenCalled();
    trusted(() => send('DOMContentLoaded', 'load'));
    await nextTask();
    expect(loading).toHaveBeenCalledTimes(1);
  });

  it('that is loaded ahead is begun with when it is shown', async () => {
    const ahead = document as Document & { prerendering: boolean };
    give(ahead, 'prerendering', true);
    const started = load('loading');
    trusted(() => send('DOMContentLoaded', 'load', 'prerenderingchange'));
    await nextTask();
    expect(started).not.toHaveBeenCalled();
    give(ahead, 'prerendering', false);
    trusted(() => send('prerenderingchange'));
    await nextTask();
    expect(started).toHaveBeenCalledTimes(1);
  });
});
