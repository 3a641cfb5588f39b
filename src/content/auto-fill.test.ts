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

describe('a refused word', () => {
  it('is taken out for the next best, which is entered only when the message has gone', async () => {
    const { autoFill, pressed, change } = scene;
    autoFill.setSettings(BOTH);
    await change();
    expect(pressed).toEqual(['salet', '↵']);
    await change({ refusing: true, suggestion: 'reast' });
    autoFill.refused('notInList', 'salet');
    await change();
    await change();
    expect(pressed).toEqual(['salet', '↵', '⌫', 'reast']);
    await change({ refusing: false });
    expect(pressed).toEqual(['salet', '↵', '⌫', 'reast', '↵']);
  });

  it('stays while tiles shake or a dialog lies on them', async () => {
    const { autoFill, pressed, change } = scene;
    await change({ moving: true, suggestion: 'reast' });
    autoFill.refused('notInList', 'salet');
    await change();
    expect(pressed).toEqual(['salet']);
    await change({ moving: false });
    await change();
    expect(pressed).toEqual(['salet', '⌫', 'reast']);
  });

  it('is not taken out twice where the game does so itself', async () => {
    const { autoFill, pressed, change } = scene;
    await change({ letters: '', suggestion: 'reast', moving: true });
    autoFill.refused('notInList', 'salet');
    await change({ moving: false });
    expect(pressed).toEqual(['salet', 'reast']);
  });

  it('is not typed again where it is still the best', async () => {
    const { autoFill, pressed, change } = scene;
    autoFill.refused('hardModeFound', 'salet');
    await change();
    await change();
    await change();
    expect(pressed).toEqual(['salet', '⌫']);
  });

  it('is left to the player where there is nothing better', async () => {
    const { autoFill, pressed, notices, change } = scene;
    autoFill.refused('unclear', 'salet');
    await change({ suggestion: 'reast' });
    expect(pressed).toEqual(['salet']);
    expect(notices).toEqual([{ kind: 'unclear', word: 'salet' }]);
  });
});

describe('Enter', () => {
  it.each([
    ['the page is left', ({ life }: typeof scene) => life.abort()],
    [
      'Enter is switched off',
      ({ autoFill }: typeof scene) => autoFill.setSettings({ ...BOTH, enter: false }),
    ],
    ['auto-fill is switched off', ({ autoFill }: typeof scene) => autoFill.setSettings(DEFAULTS)],
    ['a dialog opens', ({ page }: typeof scene) => void (page.covered = true)],
    ['the player deletes a letter', ({ page }: typeof scene) => void (page.letters = 'sale')],
    ['another word is better', ({ page }: typeof scene) => void (page.suggestion = 'reast')],
  ])('is not pressed after a message has gone when meanwhile %s', async (_, happen) => {
    const { autoFill, pressed, change } = scene;
    await change({ refusing: true });
    autoFill.setSettings(BOTH);
    await change();
    happen(scene);
    await change({ refusing: false });
    expect(pressed.join(' ')).not.toContain('salet ↵');
  });
});

describe('a word that goes from the row', () => {
  it('is typed again once when the page has lost it', async () => {
    const { pressed, notices, change } = scene;
    await change();
    await change({ letters: '' });
    expect(pressed).toEqual(['salet', 'salet']);
    await change();
    await change({ letters: '' });
    await change();
    expect(pressed).toEqual(['salet', 'salet']);
    expect(notices).toEqual([{ kind: 'cannotType', word: 'salet' }]);
  });

  it('makes way for the next best when the game says, a moment later, that it was refused', async () => {
    const { autoFill, pressed, notices, change, pass } = scene;
    autoFill.setSettings(BOTH);
    await change();
    await change({ letters: '' });
    Object.assign(scene.page, { suggestion: 'reast' });
    autoFill.refused('notInList', 'salet');
    await change();
    await pass(2000);
    expect(pressed).toEqual(['salet', '↵', 'reast', '↵']);
    expect(notices.map(({ kind }) => kind)).not.toContain('unclear');
  });

  it('is the player’s who has pressed a key', async () => {
    const { autoFill, pressed, notices, change } = scene;
    await change();
    autoFill.interrupt();
    await change({ letters: '' });
    await change();
    expect(pressed).toEqual(['salet']);
    expect(notices).toEqual([]);
  });

  it('is not entered again when that is what Enter has come to', async () => {
    const { autoFill, pressed, notices, change, pass } = scene;
    autoFill.setSettings(BOTH);
    await change();
    await change({ letters: '' });
    await change();
    expect(notices).toEqual([]);
    await pass(2000);
    expect(pressed).toEqual(['salet', '↵']);
    expect(notices).toEqual([{ kind: 'unclear', word: 'salet' }]);
  });
});

describe('a word that is not to be seen', () => {
  it('is typed once it is', async () => {
    const { autoFill, pressed, change, answer, page } = scene;
    autoFill.setSettings(BOTH);
    page.mayShow = false;
    await answer('row 2', 'reast');
    expect(pressed).toEqual(['salet', '↵']);
    await change({ mayShow: true });
    await change();
    expect(pressed).toEqual(['salet', '↵', 'reast', '↵']);
  });
});
