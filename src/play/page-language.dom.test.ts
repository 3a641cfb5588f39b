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
