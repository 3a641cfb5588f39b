import { beforeEach, describe, expect, it } from 'vitest';
import { BOTH, createSessionPage, FILL, SETTINGS, type SessionPage } from '../test/session-page.ts';

let scene: SessionPage;
beforeEach(() => {
  scene = createSessionPage({ settings: FILL });
});
const set = (settings: typeof FILL) => scene.happen({ type: 'settings', settings });
const fill = (word: string) => scene.happen({ type: 'fill', word });
const play = (on: boolean) => scene.happen({ type: 'play', on });
/** Gives Knack more than enough time to play a word and press Enter. */
const goOnAWhile = () => {
  for (let i = 0; i < 5; i++) scene.goOn();
};

describe('a word that is asked for', () => {
  it('takes the place of whatever is there, and is neither entered nor taken out again', () => {
    fill('crane');
    expect(scene.pressed).toEqual(['salet', '⌫', 'crane']);
    set(BOTH);
    scene.suggest('reast');
    scene.happen({ type: 'enter', word: 'crane', by: 'key' });
    scene.refuse('notInList');
    expect(scene.pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('is typed whatever is set and shown, over what the player has typed', () => {
    set({ ...SETTINGS, help: 'count' });
    scene.suggest(null);
    scene.change({ letters: 'cra' });
    fill('crane');
    expect(scene.pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('is not typed where it does not fit', () => {
    fill('cranes');
    expect(scene.pressed).toEqual(['salet']);
  });

  it('waits for the tiles and for the feedback on a guess, and does not go into the next row', () => {
    set(SETTINGS);
    scene.change({ moving: true });
    fill('crane');
    expect(scene.pressed).toEqual(['salet']);
    scene.change({ moving: false });
    expect(scene.pressed).toEqual(['salet', '⌫', 'crane']);
    scene.happen({ type: 'enter', word: 'crane', by: 'key' });
    fill('reast');
    scene.take('00000', 'moist');
    scene.change();
    expect(scene.pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('does not wait for feedback for ever', () => {
    scene.happen({ type: 'enter', word: 'salet', by: 'key' });
    fill('crane');
    expect(scene.pressed).toEqual(['salet']);
    scene.pass(13_000);
    expect(scene.pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('gives way to the next one', () => {
    scene.keys.hold = true;
    fill('crane');
    const { release } = scene.keys;
    fill('moist');
    scene.keys.hold = false;
    release();
    expect(scene.pressed.at(-1)).toBe('moist');
    expect(scene.pressed).not.toContain('crane');
  });

  it('goes on when auto-fill is switched off', () => {
    scene.keys.hold = true;
    fill('crane');
    set(SETTINGS);
    scene.keys.release();
    expect(scene.pressed.at(-1)).toBe('crane');
  });

  it('is left half typed when the player presses a key', () => {
    scene.keys.hold = true;
    fill('crane');
    scene.happen({ type: 'press' });
    scene.keys.release();
    scene.change();
    expect(scene.pressed).toEqual(['salet', '⌫']);
    expect(scene.page.letters).toBe('cr');
  });
});

describe('playing on', () => {
  beforeEach(() => {
    set(SETTINGS);
    scene.take('00000', 'crane');
    scene.pressed.length = 0;
  });

  it('types and enters word after word at the pace of a person, whatever is set', () => {
    play(true);
    expect(scene.pressed).toEqual([]);
    expect(scene.goOn()).toEqual(['word']);
    expect(scene.effectsOf('type').at(-1)).toMatchObject({ to: 'crane', paced: true });
    expect(scene.pressed).toEqual(['crane']);
    expect(scene.goOn()).toEqual(['enter']);
    expect(scene.pressed).toEqual(['crane', '↵']);
    // The worker may be slow, or be started first.
    scene.take('00000', null);
    expect(scene.goOn()).toEqual([]);
    scene.happen({
      type: 'reply',
      number: scene.state().number,
      update: { ...scene.state().update, ...updateOf('moist') },
    });
    goOnAWhile();
    expect(scene.pressed).toEqual(['crane', '↵', 'moist', '↵']);
    play(false);
    scene.take('00000', 'reast');
    goOnAWhile();
    expect(scene.pressed).toHaveLength(4);
    expect(scene.playing).toEqual([true, false]);
  });

  const updateOf = (word: string) => {
    const probe = createSessionPage();
    probe.suggest(word);
    return { ...probe.state().update!, number: scene.state().number };
  };

  it('goes on over what the player has typed, or has had typed', () => {
    fill('moist');
    play(true);
    goOnAWhile();
    expect(scene.pressed).toEqual(['moist', '⌫', 'crane', '↵']);
  });

  it('begins again with a word that was entered in vain', () => {
    set(BOTH);
    scene.pass(20_000);
    expect(scene.pressed).toEqual(['crane', '↵']);
    play(true);
    goOnAWhile();
    expect(scene.pressed).toEqual(['crane', '↵', '⌫', 'crane', '↵']);
  });

  it('goes on with the next best after a word that is not in the list', () => {
    play(true);
    goOnAWhile();
    scene.worker.suggestion = 'moist';
    scene.refuse('notInList');
    goOnAWhile();
    expect(scene.pressed).toEqual(['crane', '↵', '⌫', 'moist', '↵']);
    expect(scene.playing).toEqual([true]);
  });

  it('goes by the words that it shows itself, even where they were shown for one row alone', () => {
    play(true);
    goOnAWhile();
    set({ ...SETTINGS, help: 'count' });
    scene.take('00000', 'moist');
    goOnAWhile();
    expect(scene.pressed).toEqual(['crane', '↵', 'moist', '↵']);
  });

  it('does not begin where words are not shown, nor on a board that is full', () => {
    set({ ...SETTINGS, help: 'nudge' });
    play(true);
    expect(scene.playing).toEqual([]);
    set(SETTINGS);
    for (let row = 0; row < 5; row++) scene.take();
    play(true);
    expect(scene.playing).toEqual([]);
  });

  it('goes past six rows where the limit of guesses is not known', () => {
    scene.change({ limit: null });
    for (let row = 0; row < 6; row++) scene.take();
    play(true);
    expect(scene.playing).toEqual([true]);
  });

  it.each<readonly [string, () => void, string | undefined]>([
    ['the game does not answer', () => scene.pass(20_000), 'noReply'],
    ['the word is refused for a reason that no other word mends', () => scene.refuse('tooShort'), 'tooShort'],
    ['the player presses a key', () => scene.happen({ type: 'press' }), undefined],
    ['the player presses Escape', () => scene.happen({ type: 'escape' }), 'stopped'],
    ['another word is asked for', () => fill('moist'), undefined],
    ['the page is left', () => scene.happen({ type: 'leave' }), undefined],
    ['another puzzle is shown', () => scene.change({ pageKey: 'next' }), undefined],
  ])('ends when %s', (_, happen, kind) => {
    play(true);
    goOnAWhile();
    expect(scene.pressed).toEqual(['crane', '↵']);
    happen();
    expect(scene.playing).toEqual([true, false]);
    expect(scene.notices().map((notice) => notice.kind)).toEqual(kind ? [kind] : []);
    scene.take('00000', 'reast');
    goOnAWhile();
    expect(scene.pressed).not.toContain('reast');
  });

  it('ends when there is nothing more to play', () => {
    play(true);
    scene.solve();
    expect(scene.playing).toEqual([true, false]);
  });

  it('ends in the middle of a word', () => {
    scene.keys.hold = true;
    play(true);
    scene.goOn();
    play(false);
    scene.keys.release();
    expect(scene.pressed).toEqual([]);
  });

  it('can begin again at once, and types no word twice', () => {
    play(true);
    play(false);
    play(true);
    goOnAWhile();
    expect(scene.pressed).toEqual(['crane', '↵']);
  });
});

describe('Escape', () => {
  it('ends typing, switches the setting off and says so', () => {
    set(BOTH);
    scene.keys.hold = true;
    scene.take('00000', 'crane');
    scene.happen({ type: 'escape' });
    scene.keys.release();
    scene.change({ letters: '' });
    expect(scene.pressed).toEqual(['salet', '↵']);
    expect(scene.effectsOf('switchOff')).toHaveLength(1);
    expect(scene.notices()).toEqual([{ kind: 'stopped', word: '' }]);
    // It is asked for again.
    scene.keys.hold = false;
    set(BOTH);
    expect(scene.pressed).toEqual(['salet', '↵', 'crane', '↵']);
    expect(scene.acts('notice').at(-1)).toMatchObject({ notice: null });
  });

  it('is heeded while tiles turn', () => {
    scene.change({ moving: true });
    set(BOTH);
    scene.happen({ type: 'escape' });
    scene.change({ moving: false });
    expect(scene.effectsOf('switchOff')).toHaveLength(1);
    expect(scene.notices()).toEqual([{ kind: 'stopped', word: '' }]);
    expect(scene.pressed).toEqual(['salet']);
  });

  it('over a dialog is meant for that', () => {
    scene.change({ covered: true });
    scene.happen({ type: 'escape' });
    expect(scene.effectsOf('switchOff')).toEqual([]);
    expect(scene.notices()).toEqual([]);
  });

  it('is nothing to Knack where there is nothing to stop', () => {
    set(SETTINGS);
    scene.happen({ type: 'escape' });
    expect(scene.effectsOf('switchOff')).toEqual([]);
    expect(scene.notices()).toEqual([]);
  });
});
