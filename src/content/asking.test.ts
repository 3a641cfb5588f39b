import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULTS } from '../protocol/settings.ts';
import { BOTH, setUpRow } from '../test/open-row.ts';

let scene: ReturnType<typeof setUpRow>;
beforeEach(async () => {
  scene = setUpRow();
  scene.autoFill.restore([]);
  scene.autoFill.setSettings({ ...BOTH, enter: false });
  await scene.change();
});

describe('a word that is asked for', () => {
  it('takes the place of whatever is there, and is neither entered nor taken out again', async () => {
    const { autoFill, pressed, change } = scene;
    expect(autoFill.fill('crane')).toBe(true);
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
    autoFill.setSettings(BOTH);
    await change();
    await change({ suggestion: 'reast' });
    autoFill.refused('notInList', 'crane');
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('is typed whatever is set and shown, over what the player has typed', async () => {
    const { autoFill, pressed, change } = scene;
    autoFill.setSettings(DEFAULTS);
    await change({ letters: 'cra', mayShow: false, suggestion: null });
    autoFill.fill('crane');
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('is refused where it does not fit', () => {
    expect(scene.autoFill.fill('cranes')).toBe(false);
    expect(scene.pressed).toEqual(['salet']);
  });

  it('waits for the tiles and for the answer to a guess, and does not go into the next row', async () => {
    const { autoFill, pressed, change, answer } = scene;
    autoFill.setSettings(DEFAULTS);
    await change({ moving: true });
    autoFill.fill('crane');
    await change();
    expect(pressed).toEqual(['salet']);
    await change({ moving: false });
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
    await change({ awaiting: true });
    autoFill.fill('reast');
    await change();
    await answer('row 2', 'moist');
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'crane']);
  });

  it('gives way to the next one, and goes on when auto-fill is switched off', async () => {
    const { autoFill, pressed, change, keys } = scene;
    keys.hold = true;
    autoFill.fill('crane');
    await change();
    const { release } = keys;
    autoFill.fill('moist');
    keys.hold = false;
    await change();
    // The first is still holding a key.
    expect(pressed).toEqual(['salet', '⌫']);
    release();
    autoFill.setSettings(DEFAULTS);
    await change();
    expect(pressed).toEqual(['salet', '⌫', '⌫', 'moist']);
  });

  it('is left half typed when the player presses a key', async () => {
    const { autoFill, pressed, change, keys, page } = scene;
    keys.hold = true;
    autoFill.fill('crane');
    await change();
    autoFill.interrupt();
    keys.release();
    await change();
    await change();
    expect(pressed).toEqual(['salet', '⌫']);
    expect(page.letters).toBe('cr');
  });
});

describe('playing on', () => {
  beforeEach(async () => {
    scene.autoFill.setSettings(DEFAULTS);
    await scene.change({ letters: '', key: 'row 2', suggestion: 'crane' });
    scene.pressed.length = 0;
  });

  it('types and enters word after word at the pace of a person, whatever is set', async () => {
    const { autoFill, pressed, playing, change, goOn, answer } = scene;
    expect(autoFill.playOn(true)).toBe(true);
    await change();
    expect(pressed).toEqual([]);
    expect(await goOn()).toEqual(['word']);
    expect(await goOn()).toEqual(['letter']);
    expect(pressed).toEqual(['crane']);
    expect(await goOn()).toEqual(['enter']);
    expect(pressed).toEqual(['crane', '↵']);
    await change({ moving: true, awaiting: true });
    expect(await goOn()).toEqual([]);
    // The worker may take its time, or be woken first.
    await change({ key: 'row 3', letters: '', suggestion: null, moving: false, awaiting: false });
    expect(await goOn()).toEqual([]);
    await answer('row 3', 'moist');
    for (let i = 0; i < 3; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵', 'moist', '↵']);
    autoFill.playOn(false);
    await answer('row 4', 'reast');
    await goOn();
    expect(pressed).toHaveLength(4);
    expect(playing).toEqual([true, false]);
  });

  it('goes on over what the player has typed, or has had typed', async () => {
    const { autoFill, pressed, change, goOn } = scene;
    autoFill.fill('moist');
    await change();
    autoFill.playOn(true);
    await change();
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['moist', '⌫', 'crane', '↵']);
  });

  it('begins anew with a word that was entered in vain', async () => {
    const { autoFill, pressed, change, goOn, pass } = scene;
    autoFill.setSettings(BOTH);
    await change();
    await change();
    await pass(20_000);
    expect(pressed).toEqual(['crane', '↵']);
    autoFill.playOn(true);
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵', '⌫', 'crane', '↵']);
  });

  it('goes on with the next best after a word that is not in the list', async () => {
    const { autoFill, pressed, playing, change, goOn } = scene;
    autoFill.playOn(true);
    for (let i = 0; i < 4; i++) await goOn();
    await change({ suggestion: 'moist' });
    autoFill.refused('notInList', 'crane');
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵', '⌫', 'moist', '↵']);
    expect(playing).toEqual([true]);
  });

  it('goes by the words that it shows itself, even where they were shown for one row alone', async () => {
    const { autoFill, pressed, goOn, answer, page } = scene;
    autoFill.playOn(true);
    for (let i = 0; i < 4; i++) await goOn();
    page.mayShow = false;
    await answer('row 3', 'moist');
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵', 'moist', '↵']);
  });

  it('is refused where words are not shown', async () => {
    const { autoFill, playing, change } = scene;
    await change({ mayShow: false });
    expect(autoFill.playOn(true)).toBe(false);
    expect(playing).toEqual([]);
  });

  it.each([
    ['the game does not answer', ({ pass }: typeof scene) => pass(20_000), 'noReply'],
    [
      'the word is refused',
      ({ autoFill }: typeof scene) => {
        autoFill.refused('unclear', 'crane');
      },
      'unclear',
    ],
    [
      'the player presses a key',
      ({ autoFill }: typeof scene) => {
        autoFill.interrupt();
      },
      undefined,
    ],
    [
      'the player presses Escape',
      ({ autoFill }: typeof scene) => {
        autoFill.stop();
      },
      'stopped',
    ],
    [
      'another word is asked for',
      ({ autoFill }: typeof scene) => {
        autoFill.fill('moist');
      },
      undefined,
    ],
  ] as const)('ends when %s', async (_, happen, kind) => {
    const { autoFill, pressed, playing, notices, goOn, answer } = scene;
    autoFill.playOn(true);
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵']);
    await happen(scene);
    expect(playing).toEqual([true, false]);
    expect(notices.map((notice) => notice.kind)).toEqual(kind ? [kind] : []);
    await answer('row 3', 'reast');
    for (let i = 0; i < 4; i++) await goOn();
    expect(pressed).not.toContain('reast');
  });

  it('ends in the middle of a word', async () => {
    const { autoFill, pressed, change, goOn } = scene;
    autoFill.playOn(true);
    await goOn();
    autoFill.playOn(false);
    await goOn();
    await change();
    expect(pressed).toEqual([]);
  });

  it('can begin anew at once, and types no word twice', async () => {
    const { autoFill, pressed, goOn } = scene;
    autoFill.playOn(true);
    autoFill.playOn(false);
    autoFill.playOn(true);
    for (let i = 0; i < 5; i++) await goOn();
    expect(pressed).toEqual(['crane', '↵']);
  });
});

describe('Escape', () => {
  it('ends typing, switches the setting off and says so', async () => {
    const { autoFill, pressed, notices, switchedOff, keys, answer } = scene;
    autoFill.setSettings(BOTH);
    await scene.change();
    keys.hold = true;
    await answer('row 2', 'crane');
    autoFill.stop();
    keys.release();
    await answer('row 3', 'moist');
    expect(pressed).toEqual(['salet', '↵']);
    expect(switchedOff).toHaveBeenCalledOnce();
    expect(notices).toEqual([{ kind: 'stopped', word: '' }]);
    // It is asked for anew.
    keys.hold = false;
    autoFill.setSettings(BOTH);
    await scene.change();
    await scene.change();
    expect(pressed).toEqual(['salet', '↵', 'moist', '↵']);
    expect(notices).toEqual([]);
  });

  it('is heeded while tiles turn', async () => {
    const { autoFill, pressed, notices, switchedOff, change, answer } = scene;
    await change({ moving: true });
    autoFill.setSettings(BOTH);
    autoFill.stop();
    await answer('row 2', 'crane');
    expect(switchedOff).toHaveBeenCalledOnce();
    expect(notices).toEqual([{ kind: 'stopped', word: '' }]);
    expect(pressed).toEqual(['salet']);
  });

  it('over a dialog is meant for that', async () => {
    const { autoFill, notices, switchedOff, change } = scene;
    autoFill.setSettings(BOTH);
    await change({ covered: true });
    autoFill.stop();
    expect(switchedOff).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });

  it('is nothing to Knack where there is nothing to stop', async () => {
    const { autoFill, notices, switchedOff, change } = scene;
    autoFill.setSettings(DEFAULTS);
    await change();
    autoFill.stop();
    expect(switchedOff).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });
});
