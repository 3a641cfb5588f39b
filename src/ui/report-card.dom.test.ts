import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RuledGame } from '../protocol/game.ts';
import type { GuessReview } from '../protocol/game-review.ts';
import type { Ask, Request } from '../protocol/requests.ts';
import { suggestionOf } from '../test/advice.ts';
import { translateInto } from '../test/sentences.ts';
import { ReportCard, type ReportCardProps } from './report-card.tsx';

const GAME: RuledGame = {
  site: 'wordle',
  lexicon: 'en',
  puzzle: 'p',
  width: 5,
  limit: 6,
  boards: [['oater 11001', 'aroma 22222']],
  hard: false,
  rule: 'standard',
  answers: undefined,
};
const LUCKY: GuessReview = {
  guess: 'oater',
  boards: [{ board: 0, before: 2315, after: 12, words: [], solved: false }],
  skill: 60,
  luck: 80,
  more: 4,
  best: suggestionOf('guise', [2, 1]),
  rival: null,
};
const FOUND: GuessReview = {
  ...LUCKY,
  guess: 'aroma',
  boards: [{ board: 0, before: 1, after: 0, words: [], solved: true }],
  skill: 99,
  luck: null,
};
const REPLAY = { guesses: ['salet', 'aroma'], won: true };

/** What a worker replies that reviews a game at once. */
const usual = (request: Request): unknown =>
  request.type === 'reviewGuess' ? [LUCKY, FOUND][request.row] : REPLAY;

/** @param reply to what the worker is asked */
async function show(reply: (request: Request) => unknown = usual, given: Partial<ReportCardProps> = {}) {
  const props: ReportCardProps = {
    game: GAME,
    ask: ((request: Request) => Promise.resolve(reply(request))) as Ask,
    copy: () => Promise.resolve(),
    onReview: () => undefined,
    t: translateInto('en'),
    ...given,
  };
  await act(async () => {
    render(h(ReportCard, props), document.body);
    await Promise.resolve();
  });
  // Each guess is asked for once the one before it is reviewed.
  for (let n = 0; n < 10; n++) await act(() => Promise.resolve());
  return props;
}

afterEach(() => render(null, document.body));

const LOST: RuledGame = { ...GAME, limit: 2, boards: [['oater 11001', 'crane 01100']] };

it('says where a lost game went wrong, and marks that row', async () => {
  const weak = { ...LUCKY, guess: 'crane', skill: 40 };
  await show((request) => (request.type === 'reviewGuess' ? [LUCKY, weak][request.row] : null), {
    game: LOST,
  });
  expect(texts('.turn')).toEqual(['It went wrong at guess 2, CRANE.']);
  expect([...document.querySelectorAll('tbody tr')].map((row) => row.classList.contains('wrong'))).toEqual([
    false,
    true,
  ]);
  await show((request) => (request.type === 'reviewGuess' ? { ...LUCKY, skill: 95, luck: 20 } : null), {
    game: { ...LOST, puzzle: 'q' },
  });
  expect(texts('.turn')).toEqual(['No guess was weak: it was bad luck.']);
});

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((it) => it.textContent));
const press = async (text: string) => {
  const button = [...document.querySelectorAll('button')].find((it) => it.textContent === text)!;
  await act(async () => {
    button.click();
    await Promise.resolve();
  });
};
const FINISHED = [
  ['OATER', '12', 'GUISE leaves 4 fewer on averagelucky'],
  ['AROMA', '✓', 'the only word left'],
];

describe('the report', () => {
  it('is a table with a row for each guess, the sum, and how Knack would have played', async () => {
    await show();
    expect(texts('caption, thead th')).toEqual(['How it went', 'Word', 'Words left', 'Grade']);
    expect(cells()).toEqual(FINISHED);
    expect(texts('.sum span')).toEqual(['2 guesses ', 'Skill 99 ', 'Luck 80 ']);
    expect(texts('details .replay li')).toEqual(['SALET', 'AROMA']);
    expect(document.querySelector('.working')).toBeNull();
  });

  it('says what skill and luck are, and that skill leaves out the first guess where there is another', async () => {
    await show();
    const luck = 'Luck: in how many of 100 cases more words would have been left; about 50 is usual.';
    const skill = 'Skill: how close your guesses come to Knack’s, 99 at most; the first does not count.';
    expect(texts('.note:not([role])')[0]).toBe(`${skill} ${luck}`);
    await show(usual, { game: { ...GAME, puzzle: 'q', boards: [['aroma 22222']] } });
    expect(texts('.note:not([role])')[0]).toBe(
      `Skill: how close your guess comes to Knack’s, 99 at most. ${luck}`,
    );
  });

  it('says so where not every guess could be rated', async () => {
    const unrated = { ...LUCKY, skill: null, luck: null };
    await show((request) => (request.type === 'reviewGuess' ? [LUCKY, unrated][request.row] : REPLAY));
    expect(texts('.note:not([role])')[0]).toMatch(/ Only 1 of 2 guesses could be rated\.$/);
  });

  it('has its rows before they are judged, and says what it works on', async () => {
    await show((request) =>
      request.type === 'reviewGuess' && request.row === 0 ? LUCKY : new Promise(() => undefined),
    );
    expect(cells()).toEqual([FINISHED[0], ['AROMA', '', '']]);
    expect(texts('.working [role="status"]')).toEqual(['Looking at guess 2 of 2…']);
  });

  it('is of another game as soon as that is there, whatever is still worked out of the last one', async () => {
    let answer: (review: GuessReview) => void = () => undefined;
    await show(() => new Promise((resolve) => (answer = resolve)));
    const late = answer;
    await show(usual, { game: { ...GAME, puzzle: 'q', boards: [['oater 22222']] } });
    const rows = cells();
    await act(() => late(FOUND));
    expect(rows).toHaveLength(1);
    expect(cells()).toEqual(rows);
  });

  it('tries again where the worker cannot be reached, and says where there are no words', async () => {
    let isThere = false;
    await show((request) => (isThere ? usual(request) : Promise.reject(new Error('nobody'))));
    expect(cells().map(([word]) => word)).toEqual(['OATER', 'AROMA']);
    isThere = true;
    await press('Try again');
    for (let n = 0; n < 10; n++) await act(() => Promise.resolve());
    expect(cells()).toEqual(FINISHED);
    await show(() => null, { game: { ...GAME, lexicon: null } });
    expect(texts('[role="alert"]')[0]).toMatch(/^Knack has no word list for this game/);
  });

  it('copies squares without a letter, and lets the player copy where the browser does not', async () => {
    const copy = vi.fn((_: string) => Promise.resolve());
    await show(usual, { copy });
    await press('Copy as text');
    expect(copy).toHaveBeenCalledWith('Knack · 2/6\nSkill 99 · Luck 80\n🟨🟨⬛⬛🟨\n🟩🟩🟩🟩🟩');
    expect(texts('.note[role=status]')[0]).toBe('Copied. There is no letter of your guesses in it.');
    await show(usual, { copy: () => Promise.reject(new Error('no')) });
    await press('Copy as text');
    expect(document.querySelector('textarea')!.value).toContain('🟩🟩🟩🟩🟩');
  });

  it('leads to the whole review', async () => {
    const onReview = vi.fn();
    await show(usual, { onReview });
    await press('Review this game');
    expect(onReview).toHaveBeenCalledOnce();
  });
});
