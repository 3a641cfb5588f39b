import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Advice, JointSuggestion, OpenAdvice } from '../protocol/advice.ts';
import type { Help } from '../protocol/help.ts';
import { boardLeft, openAdvice, SOLVED, suggestionOf } from '../test/advice.ts';
import { type AdviceProps, AdviceView } from './advice-view.tsx';
import { announcementOf } from './announcement.ts';
import { Announcer } from './announcer.tsx';
import { Glance } from './glance.tsx';
import { PanelOpen } from './panel-open.tsx';
import { translateInto } from '../test/sentences.ts';
import { percentage } from './rounding.ts';

const t = translateInto('en');
const WORDS = ['cairn', 'conga'];

/** Shows advice as a page does, in a shadow root as on a game's page. */
async function show(advice: Advice | null, help: Help, rest: Partial<AdviceProps> = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const props: AdviceProps = {
    puzzle: 'oater 11001',
    boards: 1,
    hasGuess: true,
    advice,
    help,
    Open: rest.compact ? PanelOpen : Glance,
    guessesLeft: null,
    loadCandidates: () => Promise.resolve(WORDS.map((word) => ({ word, likely: true }))),
    t,
    ...rest,
  };
  const paint = (more: Partial<AdviceProps> = {}) =>
    act(() => render(h(AdviceView, { ...props, ...more }), root));
  await paint();
  const button = (label: string) =>
    [...root.querySelectorAll('button')].find(
      (found) => (found.getAttribute('aria-label') ?? found.textContent) === label,
    );
  return { root, paint, button };
}

afterEach(() => document.body.replaceChildren());

/** All that a document holds, shown or hidden, in lower case. */
const wholeOf = (root: ShadowRoot) => root.innerHTML.toLowerCase();

describe('AdviceView', () => {
  it('has nothing in the document that lies beyond the help asked for', async () => {
    const whole = async (level: Help) => wholeOf((await show(openAdvice(), level)).root);
    const [count, nudge, word, all] = [
      await whole('count'),
      await whole('nudge'),
      await whole('word'),
      await whole('all'),
    ];
    for (const html of [count, nudge, word, all]) {
      expect(html).toContain('7 likely words left, 12 in all');
      expect(html).toContain('oater left 12 of 2,315 words.');
    }
    const letters = 'letters to test</h2>';
    expect([count, nudge, word, all].map((html) => html.includes(letters))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect([count, nudge, word, all].map((html) => html.includes('clons'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // Beside a best word that cannot win, one that could is named, and no other.
    expect([count, nudge, word, all].map((html) => html.includes('acorn'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    for (const other of WORDS)
      expect([count, nudge, word, all].map((html) => html.includes(other))).toEqual([
        false,
        false,
        false,
        true,
      ]);
    expect(word).toContain('only tests letters');
    expect(word).toContain(
      '>acorn could win, and takes 0.5 guesses more on average. <span class="badge">likely</span><',
    );
  });

  it('says at a glance what the best word usually leaves, and why it is the best only behind a question', async () => {
    const { root } = await show(openAdvice(), 'word');
    const glance = root.querySelector('.best')!.textContent;
    expect(glance).toContain('Usually leaves 2 or 3 of 12 words.');
    expect(glance).not.toMatch(/Splits|good guess|tried/);
    const why = root.querySelector<HTMLDetailsElement>('.why')!;
    expect([why.open, why.querySelector('summary')!.textContent]).toEqual([false, 'Why?']);
    expect(why.textContent).toMatch(/OATER left 12.*Splits 12 words into 6 groups.*Letters to test/);
    // A panel says the same, and why at the level that shows all.
    const panel = await show(openAdvice(), 'word', { compact: true });
    expect(panel.root.querySelector('.summary')!.textContent).toBe('7 likely words of\u{a0}12');
    expect(panel.root.querySelector('.why')).toBeNull();
    expect(panel.root.querySelector('.best')!.textContent).toContain('Usually leaves 2 or 3 of 12 words.');
    expect(panel.root.querySelector('.best .groups')).toBeNull();
    const all = await show(openAdvice(), 'all', { compact: true });
    expect(all.root.querySelector('.best .groups')).not.toBeNull();
  });

  it('says how many of the words left were the answer before, where there are some', async () => {
    const said = async (past?: number, left: Partial<ReturnType<typeof boardLeft>> = {}) => {
      const boards = [boardLeft({ ...left, ...(past !== undefined && { past }) })];
      return wholeOf((await show(openAdvice({ boards }), 'count')).root);
    };
    expect(await said(3)).toContain('3 more were the answer before, so they are less likely.');
    expect(await said(1)).toContain('1 more was the answer before, so it is less likely.');
    // Where none is likely they are among those of the headline.
    expect(await said(1, { likely: 0, possible: 2 })).toContain('2 words left');
    expect(await said(1, { likely: 0, possible: 2 })).toContain('1 of them was the answer before, so it is');
    expect(await said(1, { likely: 0, possible: 1 })).toContain('it was the answer before.');
    for (const none of [0, undefined]) expect(await said(none)).not.toContain('the answer before');
  });

  it('says why there is a word that could win beside a probe behind the question, and not at a glance', async () => {
    const { root } = await show(openAdvice(), 'word');
    expect(root.querySelector('.why .rival')!.textContent).toContain('ACORN');
    expect(root.querySelector('.best')!.textContent).not.toContain('ACORN');
  });

  it('has all at the same place while the best word is awaited, with a button that waits for it', async () => {
    const partsOf = async (advice: OpenAdvice) => {
      const { root } = await show(advice, 'word', { beside: 'Play on', onPick: () => undefined });
      const best = root.querySelector('.best')!;
      expect(best.querySelector('.do')!.textContent).toBe('Fill inPlay on');
      return {
        parts: [...best.children].map(({ className }) => className.replace(/ ?pick ?/, '')),
        canFill: !best.querySelector<HTMLButtonElement>('.do button')!.disabled,
      };
    };
    const awaited = await partsOf(openAdvice({ suggestions: [], rival: null, progress: 'looking' }));
    const known = await partsOf(openAdvice());
    expect(awaited.parts).toEqual(known.parts);
    expect([awaited.canFill, known.canFill]).toEqual([false, true]);
  });

  it('names in a panel that shows all what could win beside a probe', async () => {
    const { root } = await show(openAdvice(), 'all', { compact: true });
    expect(wholeOf(root)).toContain('only tests letters');
    expect(root.querySelector('.rival')!.textContent).toBe(
      'ACORN could win, and takes 0.5 guesses more on average. Likely',
    );
  });

  it('says of each other word how well it can be the answer, for eyes and ears', async () => {
    const chances = { bench: {}, cairn: {}, aroha: { likely: false }, probe: { candidate: false } };
    const suggestions = Object.entries(chances).map(([word, rest]) => suggestionOf(word, [5, 4, 3], rest));
    const { root } = await show(openAdvice({ suggestions }), 'all');
    const headers = [...root.querySelectorAll('tbody th')].map((header) => [
      header.textContent,
      header.querySelector('[role="img"]')?.getAttribute('aria-label'),
    ]);
    expect(headers).toEqual([
      ['cairn●', 'Likely'],
      ['aroha○', 'Possible but rare'],
      ['probe◇', 'Only tests letters'],
    ]);
    expect(root.querySelector('table + .note')!.textContent).toBe(
      '● Likely○ Possible but rare◇ Only tests letters',
    );
    const without = await show(openAdvice({ suggestions: suggestions.slice(0, 2) }), 'all');
    expect(wholeOf(without.root)).not.toMatch(/[○◇]/);
  });

  it('tells guesses from estimates and from lost games in the list of other words', async () => {
    const cells = async (rest: Parameters<typeof suggestionOf>[2]) => {
      const suggestions = [suggestionOf('bench', [5, 4, 3]), suggestionOf('cairn', [5, 4, 3], rest)];
      const { root } = await show(openAdvice({ suggestions }), 'all');
      return [...root.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
    };
    expect(await cells({ expected: 2.345 })).toEqual(['2.35', '', '3', '5']);
    expect(await cells({ expected: 2.345, certainty: 'estimated' })).toEqual(['≈ 2.3', '', '3', '5']);
    expect(await cells({ expected: 2.345, risk: 0.06 })).toEqual(['2.35', '6%', '', '3', '5']);
  });

  it('lists ever more words at a time', async () => {
    const all = Array.from({ length: 2972 }, (_, n) => ({ word: `word${n}`, likely: false }));
    const { root } = await show(openAdvice({ boards: [boardLeft({ possible: all.length })] }), 'all', {
      loadCandidates: (_, offset, count) => Promise.resolve(all.slice(offset, offset + count)),
      onPick: () => undefined,
    });
    const focused = () => root.activeElement?.textContent;
    const shown = () => root.querySelectorAll('.words li').length;
    const more = () =>
      [...root.querySelectorAll('button')].find(({ textContent }) => /^Show \d.* more$/.test(textContent));
    const seen: [number, string | undefined][] = [];
    for (;;) {
      await vi.waitFor(() => expect(shown()).toBeGreaterThan(seen.at(-1)?.[0] ?? 0));
      seen.push([shown(), more()?.textContent]);
      const button = more();
      if (!button) break;
      button.focus();
      await act(() => button.click());
      // The keyboard stays with the button, or goes to the first of the last words.
      await vi.waitFor(() => expect(focused()).toBe(more()?.textContent ?? 'word2630'));
    }
    expect(seen.slice(0, 4)).toEqual([
      [30, 'Show 100 more'],
      [130, 'Show 500 more'],
      [630, 'Show 1,000 more'],
      [1630, 'Show 1,000 more'],
    ]);
    expect(seen.slice(-2)).toEqual([
      [2630, 'Show 342 more'],
      [2972, undefined],
    ]);
    expect([...root.querySelectorAll('.words li')].map(({ textContent }) => textContent)).toEqual(
      all.map(({ word }) => word),
    );
  });

  it('fills in the best word, another one or a candidate; without a game words are only read', async () => {
    const onPick = vi.fn();
    const { button } = await show(openAdvice(), 'all', { onPick });
    for (const word of ['CLONS', 'ACORN', 'CAIRN']) button(`Fill in ${word}`)!.click();
    button('Fill in')!.click();
    expect(onPick.mock.calls).toEqual([['clons'], ['acorn'], ['cairn'], ['clons']]);
    const { root } = await show(openAdvice(), 'all');
    expect(root.querySelector('[aria-label^="Fill in"]')).toBeNull();
    expect(root.querySelector('.best [role="img"]')!.getAttribute('aria-label')).toBe('CLONS');
  });

  it('offers the review of a game that is over, also where Knack does not know its answer', async () => {
    const onReview = vi.fn();
    const offered = async (advice: Advice, guessesLeft: number | null) =>
      (await show(advice, 'count', { onReview, guessesLeft })).button('Review this game') !== undefined;
    const unknown: Advice = {
      status: 'no-known-word',
      board: 0,
      pattern: { fixed: [], present: [], absent: [] },
      nearest: [],
    };
    expect(await offered({ status: 'solved', answers: ['aroma'] }, 3)).toBe(true);
    expect(await offered(unknown, 0)).toBe(true);
    expect(await offered(unknown, 1)).toBe(false);
    expect(await offered(openAdvice(), null)).toBe(false);
  });

  it('says that there are no letters to test', async () => {
    const nudge = async (rest: Partial<ReturnType<typeof openAdvice>>) =>
      wholeOf((await show(openAdvice({ letters: [], ...rest }), 'nudge')).root);
    expect(await nudge({})).toContain('no letter is worth testing');
    expect(await nudge({ boards: [boardLeft({ possible: 1 })] })).toContain('only one word is left');
  });

  it('calls no letter impossible or certain that some words have and others have not', () => {
    const shares = [0, 0.004, 0.005, 0.38, 0.994, 0.996, 1];
    expect(shares.map((share) => percentage(share, t))).toEqual([
      '<1%',
      '<1%',
      '1%',
      '38%',
      '99%',
      '>99%',
      '>99%',
    ]);
    expect(percentage(0.38, translateInto('de'))).toBe('38\u00a0%');
  });

  it('names near words from the help “word” on', async () => {
    const pattern = { fixed: [null, 'z'], present: [], absent: ['c'] };
    const advice: Advice = { status: 'no-known-word', board: 0, pattern, nearest: ['azure'] };
    const { root } = await show(advice, 'nudge');
    expect(wholeOf(root)).toContain('not in it: c');
    expect(wholeOf(root)).not.toContain('azure');
    expect(wholeOf((await show(advice, 'word')).root)).toContain('azure');
  });

  it('says of a lost game what was missed, as surely as that is known, and no count beside it', async () => {
    const summary = async (isSaid: boolean, missed: string[], boards = [boardLeft()]) =>
      (
        await show({ status: 'lost', boards, isSaid, missed }, 'count', {
          boards: boards.length,
        })
      ).root.querySelector('.summary')!.textContent;
    expect(await summary(true, ['broke'])).toBe('Out of guesses. It was BROKE.');
    expect(await summary(false, ['aroma'])).toBe('Out of guesses. It was most likely AROMA.');
    expect(await summary(false, ['aroma', 'broke'])).toBe(
      'Out of guesses. It was most likely one of these: AROMA and BROKE.',
    );
    expect(await summary(false, [])).toBe('Out of guesses. 7 likely words left, 12 in all');
    const boards = [SOLVED, boardLeft(), boardLeft()];
    expect(await summary(true, ['aroma', 'broke'], boards)).toBe(
      'Out of guesses. These were missing: AROMA and BROKE.',
    );
    expect(await summary(false, [], boards)).toBe('Out of guesses.');
  });

  it('lists the words of a lost game with the help “all” only', async () => {
    const advice: Advice = {
      status: 'lost',
      missed: [],
      isSaid: false,
      boards: [boardLeft({ possible: 2, likely: 2 })],
    };
    expect(wholeOf((await show(advice, 'word')).root)).not.toContain('cairn');
    expect(wholeOf((await show(advice, 'all')).root)).toContain('cairn');
  });

  it('lists the words of another board again', async () => {
    const loadCandidates = vi.fn(() => Promise.resolve([{ word: 'cairn', likely: true }]));
    const { paint } = await show(openAdvice(), 'all', { loadCandidates });
    await paint({ advice: openAdvice({ progress: 'looking' }) });
    expect(loadCandidates).toHaveBeenCalledTimes(1);
    await paint({ puzzle: 'oater 00000' });
    expect(loadCandidates).toHaveBeenCalledTimes(2);
    await paint({ puzzle: 'oater 00000', advice: openAdvice({ boards: [boardLeft({ past: 2 })] }) });
    expect(loadCandidates).toHaveBeenCalledTimes(3);
  });

  it('keeps the words that were asked for while better suggestions come', async () => {
    const loadCandidates = vi.fn(() => Promise.resolve([{ word: 'cairn', likely: true }]));
    const suggestions = [suggestionOf('bench', [5, 4, 3]), suggestionOf('cairn', [5, 4, 3], { past: {} })];
    const { paint } = await show(openAdvice({ suggestions, progress: 'looking' }), 'all', { loadCandidates });
    await paint({ advice: openAdvice({ suggestions: suggestions.toReversed() }) });
    expect(loadCandidates).toHaveBeenCalledTimes(1);
    const dated = suggestions.map((one) => (one.past ? { ...one, past: { on: '2026-03-05' } } : one));
    await paint({ advice: openAdvice({ suggestions: dated }) });
    expect(loadCandidates).toHaveBeenCalledTimes(2);
  });
});

describe('AdviceView of several boards', () => {
  const boards = [SOLVED, boardLeft(), boardLeft({ possible: 5, likely: 3 })];
  const several = (rest: Parameters<typeof openAdvice>[0] = {}) => openAdvice({ boards, ...rest });
  const linesOf = (root: ShadowRoot) =>
    [...root.querySelectorAll('.cells li .sr-only')].map(({ textContent }) => textContent);

  it('has a cell for each, with the word of one that has no other left, as far as words are shown', async () => {
    const left = [
      SOLVED,
      boardLeft(),
      boardLeft({ possible: 5, likely: 0 }),
      boardLeft({ possible: 1, only: 'aroma' }),
    ];
    const cells = async (help: Help) => {
      const { root } = await show(openAdvice({ boards: left }), help, { boards: 4 });
      return [...root.querySelectorAll('.cells li [aria-hidden]:last-child')].map(
        ({ textContent }) => textContent,
      );
    };
    // One count has one meaning: rare words are told apart.
    expect(await cells('nudge')).toEqual(['✓', '7', '(5)', '7']);
    expect(await cells('word')).toEqual(['✓', '7', '(5)', 'AROMA']);
    const two = await show(openAdvice({ boards: left.slice(2) }), 'word', { boards: 2 });
    expect(two.root.querySelector('.on-each .note')!.textContent).toBe('Likely words left:');
    expect(
      [...two.root.querySelectorAll('.cells li .sr-only')].map(({ textContent }) => textContent),
    ).toEqual(['Board 1: 5 rare words left', 'Board 2: AROMA']);
  });

  it('says how many are solved and, of each that is not, how many words are left', async () => {
    const lines = [
      'Board 1: solved',
      'Board 2: 7 likely words left, 12 in all',
      'Board 3: 3 likely words left, 5 in all',
    ];
    for (const help of ['count', 'all'] as const) {
      const { root } = await show(several(), help, { boards: 3 });
      expect(root.querySelector('.summary')!.textContent).toBe('1 of 3 boards solved');
      expect(linesOf(root)).toEqual(lines);
    }
    const lost = await show({ status: 'lost', missed: [], isSaid: false, boards }, 'count', { boards: 3 });
    expect(linesOf(lost.root)).toEqual(lines);
    const missed = ['aroma', 'broke'];
    const said = await show({ status: 'lost', missed, isSaid: true, boards }, 'count', { boards: 3 });
    expect(linesOf(said.root)).toEqual([]);
    expect(linesOf((await show(openAdvice(), 'all')).root)).toEqual([]);
  });

  it('weighs a word against the words left on all that are not solved', async () => {
    const { root } = await show(several(), 'word', { boards: 3 });
    expect(root.querySelector('.why .reason')!.textContent).toMatch(/^Splits 17 words into/);
  });

  it('says of a word for all of them what it leaves together, and how many guesses to go by an estimate', async () => {
    const jointOf = (word: string, rest: Partial<JointSuggestion> = {}): JointSuggestion => ({
      word,
      likely: true,
      candidate: true,
      solves: 0.2,
      left: 4.24,
      expected: 3.52,
      ...rest,
    });
    const [probe, answer] = [
      jointOf('clons', { candidate: false, solves: 0 }),
      jointOf('acorn', { left: 5, expected: 3.82 }),
    ];
    const joint = several({ suggestions: [probe, answer], rival: answer });
    const { root } = await show(joint, 'all', { boards: 3 });
    const reasons = [...root.querySelectorAll('.best .reason, .why .reason')].map(
      ({ textContent }) => textContent,
    );
    expect(reasons).toEqual([
      'Usually leaves 4 or 5 of 17 words.',
      'Leaves about 4.2 words of 17 on average, all boards together; by an estimate about 3.5 guesses to go.',
      'ACORN could win on a board, and takes about 0.3 guesses more. Likely',
    ]);
    expect(root.querySelector('.best .badge')!.textContent).toBe('Only tests letters');
    const cells = [...root.querySelectorAll('tbody tr td')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['≈ 3.8', '5']);
    expect(root.querySelector('.groups')).toBeNull();
    const { root: word } = await show(joint, 'word', { boards: 3 });
    expect(word.querySelector('table')).toBeNull();
  });

  it('lists the candidates of one that is not solved, as the player chooses', async () => {
    const asked: number[] = [];
    const loadCandidates = (board: number) => {
      asked.push(board);
      return Promise.resolve([{ word: `word${board}`, likely: true }]);
    };
    const { root, paint } = await show(several(), 'all', { boards: 3, loadCandidates });
    const words = () => [...root.querySelectorAll('.words li')].map(({ textContent }) => textContent);
    const list = () => root.querySelector('select')!;
    const options = () => [...list().options].map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(words()).toEqual(['word1']));
    expect([options(), asked]).toEqual([['Board 2', 'Board 3'], [1]]);
    list().value = '2';
    await act(() => void list().dispatchEvent(new Event('change', { bubbles: true })));
    await vi.waitFor(() => expect([words(), asked]).toEqual([['word2'], [1, 2]]));
    // What was chosen is solved now.
    await paint({ puzzle: 'next', advice: several({ boards: [SOLVED, boardLeft(), SOLVED] }) });
    await vi.waitFor(() => expect([options(), words(), asked]).toEqual([['Board 2'], ['word1'], [1, 2, 1]]));
    const { root: one } = await show(openAdvice(), 'all', { loadCandidates });
    expect(one.querySelector('select')).toBeNull();
  });

  it('names the board that a sentence is about', async () => {
    const said = async (advice: Advice, count: number) =>
      (await show(advice, 'count', { boards: count })).root.querySelector('.summary')!.textContent;
    const contradiction: Advice = { status: 'contradiction', board: 1, rows: [0, 2] };
    expect(await said(contradiction, 4)).toMatch(/^Board 2: Rows 1 and 3 contradict each other/);
    expect(await said({ ...contradiction, board: 0 }, 4)).toMatch(/^Board 1: Rows 1 and 3/);
    expect(await said({ ...contradiction, board: 0 }, 1)).toMatch(/^Rows 1 and 3/);
    const notHints: Advice = { status: 'not-hints', problem: 'wordLength', board: 2, row: 0 };
    expect(await said(notHints, 3)).toBe('Board 3: Row 1: words have 4 to 11 letters.');
    expect(await said({ status: 'solved', answers: ['aroma', 'crane'] }, 2)).toBe('Solved: AROMA and CRANE.');
  });

  it('offers no word and no letters where they are only counted', async () => {
    const counted = several({ suggestions: [], letters: [], rival: null });
    const nudged = await show(counted, 'word', { boards: 3 });
    expect(nudged.root.querySelector('.letters, .best')).toBeNull();
  });

  it('is announced in short', () => {
    expect(announcementOf(several(), 3, 'word', t)).toEqual([
      '1 of 3 boards solved',
      'Best next word: CLONS.',
    ]);
  });
});

describe('a game that Knack does not know all of', () => {
  it.each([
    ['en', 'Language not known yet'],
    ['de', 'Sprache noch nicht bekannt'],
    ['pl', 'Język jeszcze nieznany'],
  ] as const)(
    'has a sentence where its language is missing, and no help to offer: %s',
    async (locale, sentence) => {
      const { root } = await show({ status: 'no-lexicon' }, 'all', { t: translateInto(locale) });
      expect(root.querySelector('.advice')!.textContent).toBe(sentence);
    },
  );

  it('has no last guess, and no lost games, where its limit is missing', async () => {
    const { root } = await show(openAdvice(), 'all', { guessesLeft: null });
    expect(wholeOf(root)).not.toMatch(/last guess|guesses left|lost/);
    expect(wholeOf((await show(openAdvice(), 'all', { guessesLeft: 1 })).root)).toContain('your last guess');
  });
});

describe('announcementOf', () => {
  it('says no more than the help asked for, and nothing that may change', () => {
    const said = (level: Help) => announcementOf(openAdvice(), 1, level, t);
    expect(said('count')).toEqual(['7 likely words left, 12 in all']);
    expect(said('nudge')).toEqual(['7 likely words left, 12 in all', 'Letters to test: N and C.']);
    expect(said('word')).toEqual(['7 likely words left, 12 in all', 'Best next word: CLONS.']);
    expect(said('all')).toEqual(said('word'));
    expect(announcementOf(openAdvice({ progress: 'looking' }), 1, 'word', t)).toEqual([]);
    expect(announcementOf(null, 1, 'word', t)).toEqual([]);
    expect(announcementOf({ status: 'solved', answers: ['aroma'] }, 1, 'count', t)).toEqual([
      'Solved: AROMA.',
    ]);
  });

  it('names the suggestion that is alone', () => {
    const advice = openAdvice({
      boards: [boardLeft({ possible: 1, likely: 1 })],
      suggestions: [suggestionOf('aroma', [1])],
      rival: null,
    });
    expect(announcementOf(advice, 1, 'word', t)[1]).toBe('Best next word: AROMA.');
  });
});

describe('Announcer', () => {
  it('is there before it speaks, and speaks once', async () => {
    const paint = (sentences: string[]) => act(() => render(h(Announcer, { sentences }), document.body));
    render(h(Announcer, { sentences: ['One.'] }), document.body);
    const region = document.querySelector('[role="status"]')!;
    expect(region.textContent).toBe('');
    await paint(['One.']);
    expect(region.textContent).toBe('One.');
    const changed = vi.fn();
    const observer = new MutationObserver(changed);
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    await paint(['One.']);
    expect(observer.takeRecords()).toEqual([]);
    await paint(['Two.']);
    expect(region.textContent).toBe('Two.');
  });
});
