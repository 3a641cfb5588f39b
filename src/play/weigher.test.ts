import { beforeEach, expect, it } from 'vitest';
import type { Ask } from '../protocol/requests.ts';
import { weighedAs } from '../test/reviews.ts';
import { createSessionPage, FILL, SETTINGS, suggest } from '../test/session-page.ts';
import { createWeigher } from './weigher.ts';

let asked: { readonly word: string; readonly signal: AbortSignal; readonly reply: () => Promise<void> }[];
let changes: number;

/** A game's page with a word weigher, whose worker replies when it is told to. */
function begin(settings = SETTINGS) {
  asked = [];
  changes = 0;
  const scene = createSessionPage({ settings });
  const ask = ((request: { readonly word: string }, signal: AbortSignal) =>
    new Promise((resolve) => {
      const { word } = request;
      asked.push({
        word,
        signal,
        async reply() {
          resolve(weighedAs(word));
          await Promise.resolve();
        },
      });
    })) as unknown as Ask;
  const weigher = createWeigher(ask, () => void changes++);
  const follow = () => weigher.follow(scene.state());
  const type = (letters: string) => {
    scene.happen({ type: 'press' });
    scene.change({ letters });
    follow();
  };
  return { scene, weigher, follow, type };
}
let page: ReturnType<typeof begin>;
const words = () => asked.map(({ word }) => word);
const shown = () => page.weigher.weighed()?.word ?? null;

beforeEach(() => {
  page = begin();
});

it('a word is weighed once it is whole, and once however often the session changes', async () => {
  for (const letters of ['c', 'cran', 'crane']) page.type(letters);
  page.follow();
  expect(words()).toEqual(['crane']);
  expect(shown()).toBeNull();
  await asked[0]!.reply();
  expect([shown(), changes]).toEqual(['crane', 1]);
});

it('it is gone with its last letter, and never about a word that no longer stands there', async () => {
  page.type('crane');
  page.type('cran');
  expect(asked[0]!.signal.aborted).toBe(true);
  await asked[0]!.reply();
  expect([shown(), changes]).toEqual([null, 0]);
  page.type('crank');
  await asked[1]!.reply();
  expect(shown()).toBe('crank');
  page.type('cran');
  expect(shown()).toBeNull();
});

it('it is weighed anew once something else is known of its row, and what was said stands until then', async () => {
  page.type('crane');
  await asked[0]!.reply();
  // Settings, words or the game's rules have changed: the page reports again.
  page.scene.happen({ type: 'report' });
  page.follow();
  expect([words(), shown()]).toEqual([['crane', 'crane'], 'crane']);
  await asked[1]!.reply();
  // Knack has looked ahead.
  page.scene.suggest('moist', { advice: suggest('moist', 'looking') });
  page.follow();
  page.scene.suggest('moist');
  page.follow();
  expect(words()).toEqual(['crane', 'crane', 'crane', 'crane']);
  expect([shown(), asked[2]!.signal.aborted]).toEqual(['crane', true]);
});

it('it is weighed while its last tile still moves', () => {
  page.scene.page.moving = true;
  page.type('crane');
  expect(words()).toEqual(['crane']);
});

it('no word is weighed where rows contradict each other', () => {
  page.scene.suggest(null, { advice: { status: 'contradiction', board: 0, rows: [0, 1] } });
  page.type('crane');
  expect(words()).toEqual([]);
});

it('it ends with Enter, and the same word in the next row is weighed anew', async () => {
  page.type('crane');
  await asked[0]!.reply();
  page.scene.happen({ type: 'enter', word: 'crane', by: 'key' });
  page.follow();
  expect(shown()).toBeNull();
  page.scene.take('00000', 'moist');
  page.follow();
  page.type('crane');
  expect(words()).toEqual(['crane', 'crane']);
});

it('Knack’s own word is not weighed, nor any where that is switched off', () => {
  const own = begin(FILL);
  own.follow();
  expect(own.scene.page.letters).toBe('salet');
  expect(words()).toEqual([]);
  for (const off of [{ weigh: false }, { overlay: false }]) {
    begin({ ...SETTINGS, ...off }).type('crane');
    expect(words()).toEqual([]);
  }
});
