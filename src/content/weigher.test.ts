import { beforeEach, expect, it } from 'vitest';
import type { Ask } from '../protocol/requests.ts';
import { weighedAs } from '../test/reviews.ts';
import { createSessionPage, FILL, SETTINGS } from '../test/session-page.ts';
import { createWeigher } from './weigher.ts';

let asked: { readonly word: string; readonly isWanted: () => boolean; readonly reply: () => Promise<void> }[];
let changes: number;

/** A game's page with a word weigher, whose worker replies when it is told to. */
function begin(settings = SETTINGS) {
  asked = [];
  changes = 0;
  const scene = createSessionPage({ settings });
  const ask = ((request: { readonly word: string }, isWanted: () => boolean) =>
    new Promise((resolve) => {
      const { word } = request;
      asked.push({
        word,
        isWanted,
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
  expect(asked[0]!.isWanted()).toBe(false);
  await asked[0]!.reply();
  expect([shown(), changes]).toEqual([null, 0]);
  page.type('crank');
  await asked[1]!.reply();
  expect(shown()).toBe('crank');
  page.type('cran');
  expect(shown()).toBeNull();
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
