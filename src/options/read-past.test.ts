import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseWordList } from '../lexicons/word-list.ts';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { createReadDates } from './dates.ts';
import { type PastGame, readPast } from './read-past.ts';

const readDates = createReadDates(['en', 'de', 'pl']);
const wordsOf = (lexicon: Lexicon) => {
  const list = readFileSync(new URL(`../../dicts/${lexicon}/5.txt`, import.meta.url), 'utf8');
  return new Set(parseWordList(list).map(({ word }) => word));
};
const gameOf = (lexicon: Lexicon, since: string | null = null): PastGame => {
  const words = wordsOf(lexicon);
  const { spell } = LEXICONS[lexicon];
  return { width: 5, spell, isKnown: (word) => words.has(word), since, today: '2026-11-25' };
};
const english = gameOf('en', '2021-06-19');
const read = (text: string, game = english) => readPast(text, game, readDates);
const answers = (text: string, game = english) => read(text, game).answers;

describe('words without days', () => {
  it.each([
    ['a word a line', 'crane\nSlate\n  ABOUT  \n'],
    ['all in one line', 'crane, slate, about'],
    ['counted', '1. crane\n2. slate\n3. about'],
    ['counted in one line', '1. crane 2. slate 3. about'],
    ['as a list of bullets', '• crane\n- slate\n* about'],
  ])('%s were the answer by the day before', (_, text) => {
    expect(answers(text)).toEqual(['crane by 2026-11-24', 'slate by 2026-11-24', 'about by 2026-11-24']);
  });

  it('are known whatever their case and spelling', () => {
    expect(answers('GRÜN\nBöse\nradio', gameOf('de-written-out'))).toEqual([
      'gruen by 2026-11-24',
      'boese by 2026-11-24',
      'radio by 2026-11-24',
    ]);
    expect(answers('Żabka\nŁĄKOM', gameOf('pl'))).toEqual(['żabka by 2026-11-24', 'łąkom by 2026-11-24']);
  });
});

describe('words with days', () => {
  it.each([
    ['2024-03-03 crane', '2024-03-03'],
    ['crane;2024/3/3', '2024-03-03'],
    ['3 March 2024: CRANE', '2024-03-03'],
    ['Sunday, March 3rd, 2024 - crane', '2024-03-03'],
    ['CRANE (Mar 3, 2024)', '2024-03-03'],
    ['3-Mar-24\tcrane', '2024-03-03'],
    ['So., 3. März 2024 crane', '2024-03-03'],
    ['3.3.2024 crane', '2024-03-03'],
    ['03.04.24 crane', '2024-04-03'],
    ['niedziela, 3 marca 2024, crane', '2024-03-03'],
    ['1 maja 2024 crane', '2024-05-01'],
    ['5 października 2024 crane', '2024-10-05'],
    ['#988 crane', '2024-03-03'],
    ['Wordle 1,234: the answer is CRANE', '2024-11-04'],
    ['Wordle 988 crane 4/6', '2024-03-03'],
    ['#988 5 March 2024 crane', '2024-03-05'],
  ])('%s', (line, day) => {
    expect(answers(line)).toEqual([`crane ${day}`]);
  });

  it('of a game without numbers have no day by a number', () => {
    expect(answers('#988 crane', { ...english, since: null })).toEqual(['crane by 2026-11-24']);
  });

  it('where day and month could be either have a day if the other dates of the list tell', () => {
    expect(answers('03/04/2024 crane\n13/04/2024 slate')).toEqual(['crane 2024-04-03', 'slate 2024-04-13']);
    expect(answers('03/04/2024 crane\n03/13/2024 slate')).toEqual(['crane 2024-03-04', 'slate 2024-03-13']);
    expect(answers('03/04/2024 crane')).toEqual(['crane by 2026-11-24']);
    expect(answers('04/04/2024 crane')).toEqual(['crane 2024-04-04']);
    expect(answers('13/04/2024 crane\n04/13/2024 slate\n01/02/2024 about')[2]).toBe('about by 2026-11-24');
  });

  it('that do not exist have none', () => {
    expect(answers('30 February 2024 crane')).toEqual(['crane by 2026-11-24']);
    expect(answers('2024-13-40 crane')).toEqual(['crane by 2026-11-24']);
  });

  it('may be names of months, but those of a date are none', () => {
    expect(answers('3 April 2024 MARCH\n3 March 2024 crane')).toEqual([
      'march 2024-04-03',
      'crane 2024-03-03',
    ]);
    expect(answers('środa, 6 marca 2024: agend', gameOf('pl'))).toEqual(['agend 2024-03-06']);
  });

  it('are those above them, or below where a word comes first', () => {
    const days = ['3 March 2024', '2 March 2024', '1 March 2024'];
    const words = ['CRANE', 'SLATE', 'ABOUT'];
    const expected = ['crane 2024-03-03', 'slate 2024-03-02', 'about 2024-03-01'];
    expect(answers(days.map((day, n) => `${day}\n${words[n]}`).join('\n'))).toEqual(expected);
    expect(answers(days.map((day, n) => `${words[n]}\n${day}`).join('\n'))).toEqual(expected);
    expect(answers(days.map((day, n) => `#${988 - n}\n${day}\nAnswer\n${words[n]}`).join('\n'))).toEqual(
      expected,
    );
  });
});

describe('what else is in a text', () => {
  it('leaves lines alone whose answer cannot be told, and says which', () => {
    const { answers: taken, left } = read(
      ['2024-03-03: crane', '2024-03-04: crane or slate', 'Wordle is a game.', '2024-03-05: about'].join(
        '\n',
      ),
    );
    expect(taken).toEqual(['crane 2024-03-03', 'about 2024-03-05']);
    expect(left).toEqual(['2024-03-04: crane or slate', 'Wordle is a game.']);
  });

  it('is not taken in where it is prose', () => {
    const prose = [
      'Every night there were three clues which might still prove right.',
      'On 3 March 2024 many would never guess those words without great pains.',
      'About',
      'Share your score.',
      'Their first guess could often leave seven words.',
    ].join('\n');
    expect(answers(prose)).toEqual([]);
    expect(read(prose).left).toHaveLength(5);
  });

  it('is left out where a page with a list has words of its own', () => {
    const page = [
      'Games',
      'Share',
      'Video',
      '3 March 2024 CRANE',
      '2 March 2024 SLATE',
      '1 March 2024 ABOUT',
      'Terms',
    ];
    expect(answers(page.join('\n'))).toEqual(['crane 2024-03-03', 'slate 2024-03-02', 'about 2024-03-01']);
    expect(read(page.join('\n')).left).toEqual(['Games', 'Share', 'Video', 'Terms']);
  });

  it('may be another column of a table: answers are the one with the most different words', () => {
    const table = 'date,word,level\n2024-03-03,crane,tough\n2024-03-04,slate,tough\n2024-03-05,about,light';
    expect(answers(table)).toEqual(['crane 2024-03-03', 'slate 2024-03-04', 'about 2024-03-05']);
    expect(answers('2024-03-03: CRANE, or was it SLATE?\n2024-03-04: about')).toEqual(['about 2024-03-04']);
    const unclear = '2024-03-03,crane,tough\n2024-03-04,slate,light';
    expect(answers(unclear)).toEqual([]);
  });

  it('may be a word that is in capitals beside others that are not', () => {
    expect(answers('3 March 2024: those three clues led to CRANE.')).toEqual(['crane 2024-03-03']);
    expect(answers('THESE THREE WORDS WOULD NEVER COUNT HERE IN 2024')).toEqual([]);
  });

  it('may be a word that the list does not have, if it has the line for itself', () => {
    expect(answers('2026-03-03 zzyzx\n2026-03-04 crane')).toEqual(['zzyzx 2026-03-03', 'crane 2026-03-04']);
    expect(answers('zzyzx')).toEqual([]);
  });

  it('is one answer where it comes twice, and two where it has two days', () => {
    expect(answers('crane\ncrane\n')).toEqual(['crane by 2026-11-24']);
    expect(answers('2024-03-03 crane\n2026-03-03 crane')).toEqual(['crane 2024-03-03', 'crane 2026-03-03']);
  });
});

it('a long text is read in reasonable time', () => {
  const start = performance.now();
  read('On 3 March 2024 many would never guess those words. '.repeat(4000));
  read('3 March 2024 crane\n'.repeat(5000));
  expect(performance.now() - start).toBeLessThan(5000);
});
