import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { createDictionaries } from '../lexicons/dictionaries.ts';
import { canType, foldIn, lexiconsIn } from '../lexicons/lexicons.ts';
import { SPELLINGS } from '../lexicons/spellings.ts';
import { formatWordList } from '../lexicons/word-list.ts';
import { hintsOf } from '../page/board.ts';
import { isHardMode } from '../page/hard-mode.ts';
import { DELETE, ENTER, findKey } from '../page/pressed-keys.ts';
import { NOTHING_READ, readPage } from '../page/reader.ts';
import { createRefusals } from '../page/refusals.ts';
import type { SiteHints } from '../page/site-hints.ts';
import { wordSchema } from '../protocol/words.ts';
import { PLAIN_QUESTION } from '../test/question.ts';
import { timetable } from '../test/timetable.ts';
import { Advisor } from '../worker/advisor.ts';
import type { Language } from './language.ts';
import { LANGUAGES, type Lexicon } from './languages.ts';
import { FIELDS } from './fields.ts';
import { GAME_NAMES } from './game-names.ts';
import { type RefusalPhrases, REFUSALS } from './refusals.ts';

const SPELLING = {
  lengths: [5],
  example: 'kalem 00120',
  spell: (text: string) => text,
  keyboard: ['ertyuıopğü', 'asdfghjklşi', 'zcvbnmöç'],
};

/** A language that Knack does not know: its I is the capital of ı, and that of i is İ. */
const turkish: Language = {
  tag: 'tr',
  lexicons: ['tr'],
  fold: (text) => text.normalize('NFC').toLocaleLowerCase('tr').normalize('NFC'),
  plainLetters: { ı: 'i' },
  letterNames: ['harf'],
  feedback: {
    place: 'yer|yerde|konum',
    letter: 'harf',
    right: 'dogru',
    wrong: 'yanlis|baska',
    not: 'degil',
    included: 'dogru',
    absent: 'yok|kelimede degil',
    present: 'var|kelimede',
    correct: 'dogru',
    hues: { present: 'sari', correct: 'yesil' },
    alone: { absent: 'gri', present: 'bulundu', correct: 'tam', empty: 'bos' },
  },
  keys: { enter: ['giriş', 'gönder'], delete: ['sil'], beside: [] },
  hardMode: /zorlaştırılmış/,
};
(REFUSALS as Record<string, RefusalPhrases>)['tr'] = {
  tooShort: [/yeterli harf yok|çok kısa/],
  notInDictionary: [/(sözlükte|listede) yok/],
  hardMode: [/(kullanılmalı|içermeli)/],
  ultraMode: [/içermemeli/],
  notAWord: [/geçersiz kelime|böyle bir kelime yok/],
  otherMatters: /bağlantı|sunucu/,
};

const WORDS = 'balık bilim fikir fırın insan kilim kirli kitap kılıç kırık kızıl sinir siyah sınır'.split(
  ' ',
);
const FOLDER: Readonly<Record<string, string>> = {
  'dicts/tr/5.txt': formatWordList(WORDS.map((word) => ({ word, level: 0, vulgar: false }))),
  'dicts/tr/5.openers.json': '[]',
};

const languages = [...LANGUAGES, turkish];
const site: SiteHints = { lexicon: 'tr' as Lexicon, languages, tiles: ['.tile'], widths: [5] };

const FEEDBACK = { 0: 'YOK', 1: 'YANLIŞ YERDE', 2: 'DOĞRU YERDE' };
/** Six rows, as a game in capitals shows them to those who cannot see. */
function boardOf(word: string, digits: string): string {
  const tile = (letter = '', said = 'BOŞ') => `<i class="tile" aria-label="${said}">${letter}</i>`;
  const guess = [...word].map((letter, n) => tile(letter, FEEDBACK[digits[n] as unknown as 0 | 1 | 2]));
  return [guess.join(''), ...Array<string>(5).fill(tile().repeat(5))].map((row) => `<p>${row}</p>`).join('');
}

function read(hints: SiteHints): string[] {
  document.body.innerHTML = `<main>${boardOf('SINIR', '02121')}</main>`;
  const page = { document, url: new URL('https://example.org/'), now: 0 };
  const { view } = readPage(page, hints, NOTHING_READ);
  return view.kind === 'boards' ? view.boards.flatMap(hintsOf) : [view.kind];
}

beforeEach(() => {
  document.body.innerHTML = '';
});

it('another language takes one pack: its boards are read, letters in its own lower case', () => {
  expect(read(site)).toEqual(['sınır 02121']);
  // As any other language has it, the word would be another one.
  expect(read({ ...site, lexicon: null })).toEqual(['sinir 02121']);
  expect(read({ ...site, languages: LANGUAGES })).toEqual([]);
});

it.each([
  ['KELİME SÖZLÜKTE YOK', ['notInList']],
  ['GEÇERSİZ KELİME', ['notInList']],
  ['Yeterli harf yok', ['tooShort']],
  ['I HARFİ KULLANILMALI', ['hardMode']],
  ['BAĞLANTI YOK: SÖZLÜKTE YOK', []],
  // Whatever is said in another language is in that one's lower case.
  ['INVALID WORD', ['notInList']],
])('its refusals are understood: %s', (text, refusals) => {
  document.body.innerHTML = `<p>${text}</p>`;
  expect(createRefusals(site).look([document.body], true)).toEqual(refusals);
});

it('its keys are found, and its name of hard mode', () => {
  const rows = SPELLING.keyboard.map((row) =>
    [...row].map((letter) => `<button>${letter.toLocaleUpperCase('tr')}</button>`).join(''),
  );
  document.body.innerHTML = `<div>${rows.join('')}<button>GİRİŞ</button><button>SİL</button></div>
    <label><input type="checkbox" checked>ZORLAŞTIRILMIŞ</label>`;
  const shown = (key: string) => findKey(document, site, key)?.textContent;
  expect(['ı', 'i', 'ş', ENTER, DELETE].map(shown)).toEqual(['I', 'İ', 'Ş', 'GİRİŞ', 'SİL']);
  expect(isHardMode(document, site)).toBe(true);
});

it('its words are kept as it folds them', () => {
  expect(v.parse(wordSchema, foldIn('tr', ' ISIRİŞ', languages))).toBe('ısıriş');
  expect(v.parse(wordSchema, foldIn('en', ' IRIS'))).toBe('iris');
});

it.each(['sınır 02121', 'SINIR 02121', 'SINIR ⬛🟩🟨🟩🟨'])('its words are solved: %s', async (hint) => {
  const lexicons = lexiconsIn(languages, { ...SPELLINGS, tr: SPELLING });
  const load = createDictionaries((path) => Promise.resolve(FOLDER[path]!), lexicons);
  const advice = await new Advisor(lexicons, load, timetable()).advise(
    {
      lexicon: 'tr',
      boards: [[hint]],
      ...PLAIN_QUESTION,
    },
    { tab: null, signal: new AbortController().signal },
  );
  expect(advice).toMatchObject({
    status: 'open',
    boards: [{ possible: 1 }],
    suggestions: [{ word: 'fırın' }],
  });
  expect(canType(lexicons['tr']!, 'fırın')).toBe(true);
});

it.each(LANGUAGES)(
  'the pack of $tag has patterns that its own folding can match',
  ({ tag, fold, hardMode }) => {
    const others = { ...REFUSALS[tag]!, ...FIELDS[tag]!, name: GAME_NAMES[tag]! };
    const patterns = [hardMode, ...Object.values<RegExp | readonly RegExp[]>(others).flat()];
    for (const { source, flags } of patterns) {
      expect(flags).not.toContain('g');
      const letters = source.replace(/\\./g, '');
      expect(letters).toBe(fold(letters));
    }
  },
);
