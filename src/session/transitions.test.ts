/** Each transition of a session by its name: what was there, what happens, and what is done about it. */
import { describe, expect, it } from 'vitest';
import { BOTH, createSessionPage, FILL, SETTINGS, suggest, type SessionPage } from '../test/session-page.ts';

/** Pages in the states that a session can be in. */
const PAGES = {
  'before the worker has told what is set': () => createSessionPage({ settings: FILL, begins: false }),
  'the row is empty, and nothing is set': () => createSessionPage(),
  'Knack’s word stands in the row': () => createSessionPage({ settings: FILL }),
  'Knack’s word is entered': () => createSessionPage({ settings: BOTH }),
  'Knack is typing': () => {
    const scene = createSessionPage({ settings: FILL, begins: false });
    scene.keys.hold = true;
    scene.begin();
    return scene;
  },
  'the player’s letters stand in the row': () => {
    const scene = createSessionPage();
    scene.change({ letters: 'cra' });
    scene.happen({ type: 'settings', settings: FILL });
    return scene;
  },
  'the player’s guess is entered': () => {
    const scene = createSessionPage();
    scene.change({ letters: 'crane' });
    scene.happen({ type: 'enter', word: 'crane', by: 'key' });
    return scene;
  },
  'a word is asked for while tiles move': () => {
    const scene = createSessionPage();
    scene.change({ moving: true });
    scene.happen({ type: 'fill', word: 'crane' });
    return scene;
  },
  'Knack plays on, and looks at the row': () => {
    const scene = createSessionPage();
    scene.happen({ type: 'play', on: true });
    return scene;
  },
  'a board was emptied a moment ago': () => {
    const scene = createSessionPage();
    scene.change({ letters: 'crane' });
    scene.take();
    scene.change({ hints: [] });
    scene.happen({ type: 'settings', settings: FILL });
    return scene;
  },
  'a board is full': () => {
    const scene = createSessionPage();
    scene.change({ hints: Array.from({ length: 6 }, () => 'crane 00000') });
    return scene;
  },
} satisfies Record<string, () => SessionPage>;

type Case = readonly [
  page: keyof typeof PAGES,
  event: string,
  happen: (scene: SessionPage) => void,
  done: readonly string[],
];

const look = (scene: SessionPage) => scene.change();
const press = (scene: SessionPage) => scene.happen({ type: 'press' });
const escape = (scene: SessionPage) => scene.happen({ type: 'escape' });
const fill = (scene: SessionPage) => scene.happen({ type: 'fill', word: 'crane' });
const play = (scene: SessionPage) => scene.happen({ type: 'play', on: true });
const set = (settings: typeof FILL) => (scene: SessionPage) => scene.happen({ type: 'settings', settings });
const solved = (scene: SessionPage) => scene.solve();

const CASES: readonly Case[] = [
  ['before the worker has told what is set', 'a look', look, []],
  ['before the worker has told what is set', 'a word is asked for', fill, []],
  ['before the worker has told what is set', 'play on', play, []],
  [
    'before the worker has told what is set',
    'a report is asked for',
    (it) => it.happen({ type: 'report' }),
    [],
  ],
  [
    'before the worker has told what is set',
    'it tells',
    (it) => it.begin(),
    ['puzzles', 'report', 'look', 'row', 'type'],
  ],
  ['the row is empty, and nothing is set', 'a look at the same page', look, []],
  [
    'the row is empty, and nothing is set',
    'a report is asked for',
    (it) => it.happen({ type: 'report' }),
    ['again'],
  ],
  [
    'the row is empty, and nothing is set',
    'fill is switched on',
    set(FILL),
    ['notice', 'look', 'row', 'type'],
  ],
  ['the row is empty, and nothing is set', 'a word is asked for', fill, ['row', 'notice', 'look', 'type']],
  ['the row is empty, and nothing is set', 'play on', play, ['playing', 'notice', 'look', 'rest']],
  ['the row is empty, and nothing is set', 'the player presses a key', press, []],
  ['the row is empty, and nothing is set', 'Escape', escape, []],
  [
    'the row is empty, and nothing is set',
    'the page is left',
    (it) => it.happen({ type: 'leave' }),
    ['left'],
  ],
  [
    'the row is empty, and nothing is set',
    'the page is left and comes back',
    (it) => {
      it.happen({ type: 'leave' });
      it.happen({ type: 'return' });
      it.change();
    },
    ['left', 'report'],
  ],
  ['the row is empty, and nothing is set', 'hard mode is on', (it) => it.change({ hard: true }), ['report']],
  ['Knack’s word stands in the row', 'a look at the same page', look, []],
  [
    'Knack’s word stands in the row',
    'another word is better',
    (it) => it.suggest('reast'),
    ['type', 'row', 'type'],
  ],
  ['Knack’s word stands in the row', 'Enter is switched on', set(BOTH), ['row', 'enter']],
  ['Knack’s word stands in the row', 'fill is switched off', set(SETTINGS), []],
  ['Knack’s word stands in the row', 'the player presses a key', press, ['row']],
  [
    'Knack’s word stands in the row',
    'the page loses it',
    (it) => it.change({ letters: '' }),
    ['row', 'type'],
  ],
  [
    'Knack’s word stands in the row',
    'a letter is taken out',
    (it) => it.change({ letters: 'sale' }),
    ['row'],
  ],
  ['Knack’s word stands in the row', 'Escape', escape, ['row', 'notice', 'switchOff']],
  ['Knack’s word stands in the row', 'a word is asked for', fill, ['row', 'notice', 'type']],
  [
    'Knack’s word stands in the row',
    'the guess is taken',
    (it) => it.take('00000', null),
    ['puzzles', 'report'],
  ],
  ['Knack’s word is entered', 'a look at the same page', look, []],
  [
    'Knack’s word is entered',
    'it is not in the list',
    (it) => it.refuse('notInList'),
    ['row', 'refused', 'notice', 'type', 'row'],
  ],
  ['Knack’s word is entered', 'it is too short', (it) => it.refuse('tooShort'), ['row', 'notice']],
  [
    'Knack’s word is entered',
    'hard mode is on',
    (it) => it.refuse('hardMode'),
    ['puzzles', 'report', 'row', 'notice', 'type', 'row'],
  ],
  [
    'Knack’s word is entered',
    'the page marks the row, and says nothing',
    (it) => {
      it.mark();
      it.pass(1100);
    },
    ['row', 'refused', 'notice', 'type', 'row'],
  ],
  [
    'Knack’s word is entered',
    'the page empties the row, and says nothing',
    (it) => {
      it.change({ letters: '' });
      it.pass(1100);
    },
    ['row', 'refused', 'notice', 'row'],
  ],
  ['Knack’s word is entered', 'the page does not answer', (it) => it.pass(13_000), ['notice']],
  ['Knack is typing', 'a look at the half-typed word', look, []],
  ['Knack is typing', 'the player presses a key', press, ['row', 'stopTyping']],
  ['Knack is typing', 'fill is switched off', set(SETTINGS), ['stopTyping']],
  [
    'Knack is typing',
    'it fails',
    (it) => it.happen({ type: 'typed', typing: 1, result: 'failed' }),
    ['row', 'notice'],
  ],
  [
    'Knack is typing',
    'a key is missing',
    (it) => it.happen({ type: 'typed', typing: 1, result: { missing: 'ß' } }),
    ['row', 'notice'],
  ],
  [
    'Knack is typing',
    'earlier typing ends',
    (it) => it.happen({ type: 'typed', typing: 0, result: 'failed' }),
    [],
  ],
  ['Knack is typing', 'a word is asked for', fill, ['row', 'notice', 'stopTyping', 'type']],
  ['the player’s letters stand in the row', 'a look', look, []],
  ['the player’s letters stand in the row', 'another word is better', (it) => it.suggest('reast'), []],
  ['the player’s letters stand in the row', 'they are taken out', (it) => it.change({ letters: '' }), []],
  ['the player’s letters stand in the row', 'play on', play, ['row', 'playing', 'notice', 'type', 'rest']],
  ['the player’s guess is entered', 'it is not in the list', (it) => it.refuse('notInList'), ['refused']],
  [
    'the player’s guess is entered',
    'it is not in the list, said too late',
    (it) => {
      it.pass(13_000);
      it.refuse('notInList');
    },
    [],
  ],
  ['the player’s guess is entered', 'it is too short', (it) => it.refuse('tooShort'), []],
  ['a word is asked for while tiles move', 'they rest', (it) => it.change({ moving: false }), ['type']],
  [
    'a word is asked for while tiles move',
    'the player presses a key',
    (it) => {
      press(it);
      it.change({ moving: false });
    },
    [],
  ],
  [
    'a word is asked for while tiles move',
    'the guess is taken',
    (it) => it.change({ hints: ['crane 00000'], moving: false }),
    ['puzzles', 'report'],
  ],
  ['Knack plays on, and looks at the row', 'it has looked', (it) => void it.goOn(), ['row', 'type', 'rest']],
  [
    'Knack plays on, and looks at the row',
    'stop',
    (it) => it.happen({ type: 'play', on: false }),
    ['playing', 'stopResting'],
  ],
  ['Knack plays on, and looks at the row', 'the player presses a key', press, ['playing', 'stopResting']],
  ['Knack plays on, and looks at the row', 'the game is solved', solved, ['playing', 'stopResting']],
  [
    'Knack plays on, and looks at the row',
    'the page is left',
    (it) => it.happen({ type: 'leave' }),
    ['left', 'playing', 'stopResting'],
  ],
  [
    'Knack plays on, and looks at the row',
    'another puzzle is shown',
    (it) => it.change({ pageKey: 'next' }),
    ['puzzles', 'report', 'playing', 'stopResting'],
  ],
  ['a board was emptied a moment ago', 'a look', look, []],
  [
    'a board was emptied a moment ago',
    'its rows come back',
    (it) => it.change({ hints: ['crane 00000'] }),
    ['report', 'row', 'type'],
  ],
  [
    'a board was emptied a moment ago',
    'it stays empty',
    (it) => it.pass(1100),
    ['puzzles', 'report', 'row', 'type'],
  ],
  ['a board is full', 'a word is asked for', fill, []],
  ['a board is full', 'play on', play, []],
  ['a board is full', 'fill is switched on', set(FILL), []],
];

describe('a transition', () => {
  it.each(CASES)('%s: %s', (page, _, happen, done) => {
    const scene = PAGES[page]();
    const before = scene.done.length;
    happen(scene);
    expect(scene.done.slice(before)).toEqual(done);
  });

  it('of advice leaves what is shown and what is acted on apart until it is final', () => {
    const scene = createSessionPage();
    scene.worker.suggestion = null;
    scene.happen({ type: 'report' });
    const { number } = scene.state();
    const update = { number, advice: suggest('crane', 'looking'), notice: null, help: null };
    scene.happen({ type: 'update', update });
    expect([scene.state().update, scene.state().shown]).toEqual([null, update]);
    scene.happen({
      type: 'reply',
      number: number - 1,
      update: { ...update, number: number - 1, advice: suggest('moist') },
    });
    expect(scene.state().update).toBeNull();
    const final = { ...update, advice: suggest('reast') };
    scene.happen({ type: 'reply', number, update: final });
    expect([scene.state().update, scene.state().shown]).toEqual([final, final]);
  });
});
