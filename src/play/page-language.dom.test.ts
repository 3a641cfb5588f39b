import { expect, it, vi } from 'vitest';
import { WHOLE_TIME } from '../test/share.ts';
import { nextTask } from '../test/next-task.ts';
import { createPageLanguage } from './page-language.ts';

const PAGE = '<p>Richtige Stelle</p><b>K</b><script>let word;</script><p>Falsche Stelle</p>';

/** What is known of the language of a page of which the browser has told something. */
async function toldOf(title: string, html: string, language: string | null, isReliable = false) {
  document.documentElement.lang = 'en';
  document.title = title;
  document.body.innerHTML = html;
  const onTold = vi.fn();
  const detect = vi.fn(() => Promise.resolve({ isReliable, languages: language ? [{ language }] : [] }));
  const now = createPageLanguage(document, detect, { share: WHOLE_TIME, onTold });
  expect(now()).toEqual({ language: 'en', textLanguage: '' });
  await nextTask();
  return { asked: detect.mock.calls.flat(), now: now(), tells: onTold.mock.calls.length };
}

it('is told by what can be read on a page, without its scripts and its keys', async () => {
  const { asked, now, tells } = await toldOf('Wortspiel', PAGE, 'de');
  expect(asked).toEqual(['Wortspiel Richtige Stelle Falsche Stelle']);
  expect([now, tells]).toEqual([{ language: 'en', textLanguage: 'de' }, 1]);
});

it('is not told by a few letters, unless the browser is sure, nor where it cannot tell', async () => {
  expect((await toldOf('Wortle', '', 'fy')).now.textLanguage).toBe('');
  expect((await toldOf('Wortle', '', 'de', true)).now.textLanguage).toBe('de');
  expect((await toldOf('Wortle', PAGE, null)).now.textLanguage).toBe('');
});

it.each([
  ['web', '<h1>Wörtle</h1><p>German Wordle Game</p>', 'de'],
  ['German Wordle', '', 'de'],
  ['Wordle auf Deutsch', '', 'de'],
  ['Wordle po polsku', '', 'pl'],
  ['frontend', '<h1><i>S</i><i>Ł</i><i>Ó</i><i>W</i><i>K</i><i>O</i></h1>', 'pl'],
  ['Café Wördle', '', 'en'],
  ['Wordle', '<h1>Play</h1><p>Learn German with us, or Polish: größer, słowo</p>', 'en'],
  ['Wordle: German, Polish', '', 'en'],
  ['Wordle', `<h1>${'German '.repeat(99)}</h1>`, 'en'],
])('is what the title %s names, or a heading', async (title, html, language) => {
  expect((await toldOf(title, html, 'en', true)).now.textLanguage).toBe(language);
});

it('is told of no more where it is what the page says', async () => {
  expect((await toldOf('Word game', PAGE, 'en')).tells).toBe(0);
});

it('is what the page says where the browser fails, or is not to be asked', async () => {
  const ways = { share: WHOLE_TIME, onTold: () => expect.unreachable() };
  const now = createPageLanguage(document, () => Promise.reject(new Error('no')), ways);
  await nextTask();
  expect(now()).toEqual({ language: 'en', textLanguage: '' });
  expect(createPageLanguage(document, undefined, ways)()).toEqual({ language: 'en', textLanguage: '' });
});
