import { expect, it, vi } from 'vitest';
import type { Locale } from '../protocol/locales.ts';
import { catalogOf } from '../test/sentences.ts';
import { createSentenceLoader, loadTranslate } from './sentence-loader.ts';

const LOCALE = /\.(\w+)\.json$/;

/** The extension's files, of which some cannot be read at times. */
function files() {
  const broken = new Set<Locale>();
  const read = vi.fn((path: string) => {
    const locale = LOCALE.exec(path)![1] as Locale;
    return broken.has(locale)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ json: () => Promise.resolve(catalogOf(locale).sentences) });
  });
  return { broken, read, paths: () => read.mock.calls.map(([path]) => path) };
}

it('reads the one language that is asked for, once', async () => {
  const { read, paths } = files();
  const load = createSentenceLoader(read);
  expect(await Promise.all([load('pl'), load('pl')])).toEqual([catalogOf('pl'), catalogOf('pl')]);
  await load('pl');
  expect(paths()).toEqual(['sentences/all.pl.json']);
});

it('reads what the overlay needs from files of its own', async () => {
  const { read, paths } = files();
  await createSentenceLoader(read, 'overlay')('de');
  expect(paths()).toEqual(['sentences/overlay.de.json']);
});

it('gives English for a language that cannot be read, until it can', async () => {
  const { broken, read } = files();
  const load = createSentenceLoader(read);
  broken.add('de');
  expect((await load('de')).locale).toBe('en');
  broken.clear();
  expect((await load('de')).locale).toBe('de');
});

it('rejects when there is no English either, and gets over it', async () => {
  const { broken, read } = files();
  const load = createSentenceLoader(read);
  broken.add('en');
  await expect(load('en')).rejects.toThrow('Failed to fetch');
  broken.clear();
  expect((await load('en')).locale).toBe('en');
});

it('makes a player’s language ready to speak', async () => {
  const load = createSentenceLoader(files().read);
  const t = await loadTranslate(load, 'auto', ['fr', 'pl']);
  expect([t.locale, t('solved', { word: 'MASKA' })]).toEqual(['pl', 'Odgadnięte: MASKA.']);
  expect((await loadTranslate(load, 'de', ['pl'])).locale).toBe('de');
});
