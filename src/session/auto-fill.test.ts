import { beforeEach, describe, expect, it } from 'vitest';
import { BOTH, createSessionPage, FILL, SETTINGS, suggest, type SessionPage } from '../test/session-page.ts';

let scene: SessionPage;
beforeEach(() => {
  scene = createSessionPage({ settings: FILL });
});
const set = (settings: typeof FILL) => scene.happen({ type: 'settings', settings });

describe('a suggestion', () => {
  it('is typed, and a better one takes its place', () => {
    expect(scene.pressed).toEqual(['salet']);
    scene.suggest('reast');
    expect(scene.pressed).toEqual(['salet', '⌫', 'reast']);
  });

  it('is not begun under a dialog, and the click that closes that leaves the row nobody’s', () => {
    const open = createSessionPage();
    open.change({ covered: true });
    open.happen({ type: 'settings', settings: FILL });
    expect(open.effectsOf('type')).toEqual([]);
    open.happen({ type: 'press' });
    open.change({ covered: false });
    expect(open.pressed).toEqual(['salet']);
  });

  it('is not entered on a page that nobody sees, but where the player has it played', () => {
    const behind = createSessionPage({ settings: BOTH, begins: false });
    behind.change({ isHidden: true });
    behind.begin();
    expect(behind.pressed).toEqual(['salet']);
    behind.change({ isHidden: false });
    expect(behind.pressed).toEqual(['salet', '↵']);
    const played = createSessionPage();
    played.change({ isHidden: true });
    played.happen({ type: 'play', on: true });
    for (let n = 0; n < 3; n++) played.goOn();
    expect(played.pressed).toEqual(['salet', '↵']);
  });

  it('is not typed while a better one may follow, or with help that shows no words', () => {
    const next = createSessionPage({ settings: { ...FILL, help: 'nudge' } });
    expect(next.pressed).toEqual([]);
    next.suggest('crane', { help: 'word' });
    expect(next.pressed).toEqual(['crane']);
  });

  it('is not typed over what the player has typed, and never again once the player has taken it out', () => {
    scene.happen({ type: 'press' });
    scene.change({ letters: 'sal' });
    scene.change({ letters: '' });
    scene.suggest('reast');
    expect(scene.pressed).toEqual(['salet']);
    const other = createSessionPage({ settings: FILL, begins: false });
    other.change({ letters: 'cra' });
    other.begin();
    expect(other.pressed).toEqual([]);
    other.change({ letters: '' });
    expect(other.pressed).toEqual([]);
  });
});

describe('a word that the player begins to take out while Knack types it', () => {
  beforeEach(() => {
    scene = createSessionPage({ settings: FILL, begins: false });
    scene.keys.hold = true;
    scene.begin();
    expect(scene.page.letters).toBe('sa');
    scene.happen({ type: 'press' });
  });

  it('is the player’s before typing has ended, so that a reload does not forget it', () => {
    expect(scene.told().rows.at(-1)).toMatchObject({ by: 'player' });
  });

  it('stays out', () => {
    scene.keys.hold = false;
    scene.keys.release();
    scene.change({ letters: '' });
    scene.suggest('reast');
    expect(scene.pressed).toEqual([]);
  });
});

it('a word whose last letter has just come, and that the player takes out at once, stays out', () => {
  const { state, happen, pressed, page } = scene;
  scene.take('00000', 'reast');
  expect(pressed).toEqual(['salet', 'reast']);
  // A look before the result of the typing is known.
  page.letters = '';
  const [{ typing } = { typing: 0 }] = scene.effectsOf('type').slice(-1) as { typing: number }[];
  happen({ type: 'press' });
  happen({ type: 'typed', typing, result: 'done' });
  scene.change();
  expect(pressed).toEqual(['salet', 'reast']);
  expect(state().rows.at(-1)).toMatchObject({ by: 'player' });
});

it('after a reload a word is typed again that the page has lost, and none that the player has begun to take out', () => {
  const again = () => {
    const { rows, identity } = scene.state();
    return createSessionPage({ settings: FILL, rows, puzzles: identity.known }).pressed;
  };
  expect(scene.pressed).toEqual(['salet']);
  expect(again()).toEqual(['salet']);
  // That the row is empty need not have been heard before the page was gone.
  scene.happen({ type: 'press' });
  expect(again()).toEqual([]);
});

describe('on a site that the player has added, Enter', () => {
  const strange = (options = {}) =>
    createSessionPage({ settings: BOTH, site: { isStrange: true, marksRefusals: false }, ...options });

  it('waits for the player’s own, which is asked for once, and is pressed from then on', () => {
    const site = strange();
    site.change();
    expect(site.pressed).toEqual(['salet']);
    expect(site.notices()).toEqual([{ kind: 'enterUnknown', word: 'salet' }]);
    site.happen({ type: 'press' });
    site.happen({ type: 'enter', word: 'salet', by: 'key' });
    site.take('00000', 'reast');
    expect(site.effectsOf('entered')).toHaveLength(1);
    expect(site.pressed).toEqual(['salet', 'reast', '↵']);
    expect(site.effectsOf('enter')).toEqual([{ type: 'enter', by: 'key' }]);
  });

  describe('before there was a board', () => {
    const first = (hint: string, letters = 5, ...before: string[]) => {
      const site = strange({ begins: false, entered: { letters, by: 'key' } });
      site.change({ hints: [...before, hint] });
      site.begin();
      return site.effectsOf('entered');
    };

    it('is learnt where the one guess is as long as what was entered', () => {
      expect(first('salet 00000')).toEqual([{ type: 'entered', by: 'key' }]);
      expect(first('salet 00000', 6)).toEqual([]);
    });

    it('is learnt from the last of several guesses, where none was read before', () => {
      expect(first('salet 00000', 5, 'crony 00000')).toEqual([{ type: 'entered', by: 'key' }]);
    });

    it('is not learnt from a guess that comes later', () => {
      const site = strange({ begins: false, entered: { letters: 5, by: 'key' } });
      site.begin();
      site.take('00000', 'reast');
      expect(site.effectsOf('entered')).toEqual([]);
    });
  });

  it('is not learnt where the player has clicked since', () => {
    const site = strange();
    site.happen({ type: 'press' });
    site.happen({ type: 'enter', word: 'salet', by: 'key' });
    site.happen({ type: 'press' });
    site.take('00000', 'reast');
    expect(site.effectsOf('entered')).toEqual([]);
  });

  it('is pressed in the way that was seen, and in a field once that was', () => {
    const site = strange({ enteredBy: 'key' });
    expect(site.effectsOf('enter')).toEqual([{ type: 'enter', by: 'key' }]);
    for (const by of ['field', 'key'] as const) {
      site.happen({ type: 'press' });
      site.change({ letters: 'crane' });
      site.happen({ type: 'enter', word: 'crane', by });
      site.take('00000', 'reast');
    }
    expect(site.effectsOf('entered')).toEqual([{ type: 'entered', by: 'field' }]);
  });

  it('is pressed at once where it has been seen before', () => {
    expect(strange({ enteredBy: 'key' }).pressed).toEqual(['salet', '↵']);
  });

  it('is pressed on the screen alone where there is a key beyond doubt', () => {
    const site = strange({ settings: { ...BOTH, enter: false } });
    site.change({ hasEnterKey: true });
    site.happen({ type: 'settings', settings: BOTH });
    expect(site.effectsOf('enter')).toEqual([{ type: 'enter', by: 'screen' }]);
    expect(site.notices()).toEqual([]);
  });

  it.each([
    ['a click', { word: 'salet', by: 'screen' as const }],
    ['another word', { word: 'crane', by: 'key' as const }],
  ])('is not learnt from %s', (_, entered) => {
    const site = strange();
    site.happen({ type: 'press' });
    site.happen({ type: 'enter', ...entered });
    site.take('00000', 'reast');
    expect(site.effectsOf('entered')).toEqual([]);
    expect(site.pressed).toEqual(['salet', 'reast']);
  });

  it.each(['key', 'screen'] as const)('has no word refused as long as it is unknown: by %s', (by) => {
    const site = strange();
    site.change({ hasEnterKey: false });
    site.happen({ type: 'press' });
    site.happen({ type: 'enter', word: 'salet', by });
    site.pass(9000);
    expect([site.acts('refused'), site.pressed]).toEqual([[], ['salet']]);
  });

  it('ends playing on, with a sentence, as long as it is unknown', () => {
    const site = strange({ settings: SETTINGS });
    site.happen({ type: 'play', on: true });
    for (let n = 0; n < 3; n++) site.goOn();
    expect(site.pressed).toEqual(['salet']);
    expect([site.playing, site.notices()]).toEqual([
      [true, false],
      [{ kind: 'enterUnknown', word: 'salet' }],
    ]);
  });
});

describe('a refused word', () => {
  it('is taken out for the next best, which is entered only when the message has gone', () => {
    set(BOTH);
    expect(scene.pressed).toEqual(['salet', '↵']);
    scene.worker.suggestion = 'reast';
    scene.page.refusing = true;
    scene.refuse('notInList');
    scene.change();
    expect(scene.pressed).toEqual(['salet', '↵', '⌫', 'reast']);
    scene.change({ refusing: false });
    expect(scene.pressed).toEqual(['salet', '↵', '⌫', 'reast', '↵']);
    expect(scene.acts('refused')).toMatchObject([{ word: 'salet' }]);
  });

  it('stays while tiles shake or a dialog lies on them', () => {
    set(BOTH);
    scene.page.moving = true;
    scene.worker.suggestion = 'reast';
    scene.refuse('notInList');
    expect(scene.pressed).toEqual(['salet', '↵']);
    scene.change({ moving: false, covered: true });
    expect(scene.pressed).toEqual(['salet', '↵']);
    scene.change({ covered: false });
    expect(scene.pressed).toEqual(['salet', '↵', '⌫', 'reast', '↵']);
  });

  it('is not taken out twice where the game does so itself', () => {
    set(BOTH);
    scene.worker.suggestion = 'reast';
    Object.assign(scene.page, { letters: '', moving: true });
    scene.refuse('notInList');
    scene.change({ moving: false });
    expect(scene.pressed).toEqual(['salet', '↵', 'reast', '↵']);
  });

  it('is not typed again where it is still the best', () => {
    set(BOTH);
    scene.refuse('notInList');
    scene.change();
    scene.change();
    expect(scene.pressed).toEqual(['salet', '↵', '⌫']);
  });

  it.each(['tooShort', 'hardMode'] as const)(
    'is left to the player where nothing better follows: %s',
    (kind) => {
      set({ ...BOTH, hard: 'off' });
      scene.refuse(kind);
      scene.suggest('reast');
      expect(scene.pressed).toEqual(['salet', '↵']);
      expect(scene.notices()).toEqual([{ kind, word: 'salet' }]);
      expect(scene.acts('refused')).toEqual([]);
    },
  );

  it('makes way for the next best, for this game, when the page marks the row and does not say why in time', () => {
    set(BOTH);
    scene.worker.suggestion = 'reast';
    scene.mark();
    expect(scene.notices()).toEqual([]);
    scene.pass(1500);
    expect(scene.notices()).toEqual([{ kind: 'unsaid', word: 'salet' }]);
    expect(scene.acts('refused')).toMatchObject([{ word: 'salet', isSaid: false }]);
    expect(scene.pressed).toEqual(['salet', '↵', '⌫', 'reast', '↵']);
  });

  it('that the player has typed is left out too, and stays where it is', () => {
    set(SETTINGS);
    scene.happen({ type: 'press' });
    scene.change({ letters: 'crane' });
    scene.happen({ type: 'enter', word: 'crane', by: 'key' });
    scene.mark();
    scene.pass(1500);
    expect(scene.notices()).toEqual([{ kind: 'unsaid', word: 'crane' }]);
    expect(scene.acts('refused')).toMatchObject([{ word: 'crane', isSaid: false }]);
    expect(scene.page.letters).toBe('crane');
  });

  it('is learnt for the word that was entered, whoever typed it, and for none where nothing was', () => {
    set(SETTINGS);
    scene.change({ letters: 'crane' });
    scene.refuse('notInList');
    expect(scene.acts('refused')).toEqual([]);
    scene.happen({ type: 'enter', word: 'crane', by: 'key' });
    scene.refuse('notInList');
    expect(scene.acts('refused')).toMatchObject([{ word: 'crane' }]);
    scene.refuse('notInList');
    expect(scene.acts('refused')).toHaveLength(1);
  });

  it('teaches nothing on a site that takes Knack’s words alone', () => {
    const own = createSessionPage({ site: { takesOurWords: true } });
    own.change({ letters: 'crane' });
    own.happen({ type: 'enter', word: 'crane', by: 'key' });
    own.refuse('notInList');
    expect(own.acts('refused')).toEqual([]);
  });

  it.each(['notInList', 'unsaid'] as const)(
    'is the last where the game has refused twelve of a row, whatever comes next: %s',
    (how) => {
      set(BOTH);
      const words = 'reast crane slate trace crate arise raise stare tears roast lions tiles notes'.split(
        ' ',
      );
      for (const word of words) {
        scene.worker.suggestion = word;
        if (how === 'unsaid') {
          scene.mark();
          scene.pass(1500);
        } else scene.refuse(how);
        scene.change();
      }
      const typed = scene.pressed.filter((press) => press.length > 1);
      expect(typed).toEqual(['salet', ...words.slice(0, 11)]);
      expect(scene.notices().at(-1)?.kind).toBe('refusedOften');
      expect(scene.state().rows.at(-1)).toMatchObject({ by: 'player' });
    },
  );

  it.each([
    ['to be kept', false, 'notInList'],
    ['not to be kept in a private window', true, 'notInListPrivate'],
  ])('is said %s', (_, isPrivate, kind) => {
    const site = createSessionPage({ settings: BOTH, isPrivate });
    site.refuse('notInList');
    expect(site.notices()).toEqual([{ kind, word: 'salet' }]);
  });
});

describe('hard mode', () => {
  it.each([
    ['auto', 'hardModeFound'],
    ['off', 'hardMode'],
    ['on', 'hardMode'],
  ] as const)('promises what will come about: with %s', (hard, kind) => {
    const hardScene = createSessionPage({ settings: { ...BOTH, hard } });
    hardScene.refuse('hardMode');
    expect(hardScene.notices()).toEqual([{ kind, word: 'salet' }]);
    expect(hardScene.state().report?.game.hard).toBe(true);
    expect(hardScene.acts('refused')).toEqual([]);
  });

  it.each([
    ['auto', false, 'hardModeFound'],
    ['auto', true, 'hardModeFound'],
    ['on', false, 'hardModeFound'],
    ['ultra', false, 'hardMode'],
    ['off', false, 'hardMode'],
  ] as const)('is ultra hard where absent letters are refused: with %s, said %s', (hard, said, kind) => {
    const ultra = createSessionPage({ settings: { ...BOTH, hard } });
    ultra.change({ hard: said });
    ultra.worker.suggestion = 'corny';
    ultra.refuse('ultraMode');
    expect(ultra.notices()).toEqual([{ kind, word: 'salet' }]);
    expect(ultra.state().report?.game.hard).toBe('ultra');
    expect(ultra.acts('refused')).toEqual([]);
    expect(ultra.pressed.includes('corny')).toBe(kind === 'hardModeFound');
    ultra.change({ hard: true });
    expect(ultra.state().report?.game.hard).toBe('ultra');
  });

  it('holds for the puzzle that has shown it', () => {
    const daily = createSessionPage({ settings: BOTH });
    daily.refuse('hardMode');
    daily.change({ pageKey: 'next' });
    expect(daily.state().report?.game.hard).toBe(false);
  });
});

describe('Enter', () => {
  it.each<[string, () => void]>([
    ['Enter is switched off', () => set(FILL)],
    ['auto-fill is switched off', () => set(SETTINGS)],
    ['a dialog opens', () => void (scene.page.covered = true)],
    ['the player deletes a letter', () => void (scene.page.letters = 'sale')],
    ['another word is better', () => scene.suggest('reast')],
  ])('is not pressed on the word after a message has gone when meanwhile %s', (_, meanwhile) => {
    scene.change({ refusing: true });
    set(BOTH);
    meanwhile();
    scene.change({ refusing: false });
    expect(scene.pressed.join(' ')).not.toContain('salet ↵');
  });

  it('is pressed over a message that does not go', () => {
    scene.change({ refusing: true });
    set(BOTH);
    scene.pass(6000);
    expect(scene.pressed).toEqual(['salet', '↵']);
  });

  it('is pressed once, and what comes of it is waited for', () => {
    set(BOTH);
    scene.pass(11_000);
    expect(scene.notices()).toEqual([]);
    scene.pass(2000);
    scene.pass(20_000);
    expect(scene.pressed).toEqual(['salet', '↵']);
    expect(scene.notices()).toEqual([{ kind: 'noReply', word: 'salet' }]);
  });
});

describe('a word that goes from the row', () => {
  it('is typed again once when the page has lost it', () => {
    scene.change({ letters: '' });
    expect(scene.pressed).toEqual(['salet', 'salet']);
    scene.change({ letters: '' });
    scene.change();
    expect(scene.pressed).toEqual(['salet', 'salet']);
    expect(scene.notices()).toEqual([{ kind: 'cannotType', word: 'salet' }]);
  });

  it('makes way for the next best when the game says, a moment later, that it was refused', () => {
    set(BOTH);
    scene.change({ letters: '' });
    scene.worker.suggestion = 'reast';
    scene.refuse('notInList');
    scene.pass(2000);
    expect(scene.pressed).toEqual(['salet', '↵', 'reast', '↵']);
    expect(scene.notices().map(({ kind }) => kind)).not.toContain('unclear');
  });

  it('is the player’s who has pressed a key', () => {
    scene.happen({ type: 'press' });
    scene.change({ letters: '' });
    scene.change();
    expect(scene.pressed).toEqual(['salet']);
    expect(scene.notices()).toEqual([]);
  });

  it('is not entered again when that is what Enter has come to', () => {
    set(BOTH);
    scene.change({ letters: '' });
    scene.change();
    expect(scene.notices()).toEqual([]);
    scene.pass(2000);
    expect(scene.pressed).toEqual(['salet', '↵']);
    expect(scene.notices()).toEqual([{ kind: 'unsaid', word: 'salet' }]);
  });
});

describe('a word that is not to be seen', () => {
  it('is typed once it is', () => {
    set(BOTH);
    set({ ...BOTH, help: 'count' });
    scene.take('00000', 'reast');
    expect(scene.pressed).toEqual(['salet', '↵']);
    set(BOTH);
    expect(scene.pressed).toEqual(['salet', '↵', 'reast', '↵']);
  });
});

describe('a word that is to be seen no more', () => {
  const hide = (page: SessionPage) => page.happen({ type: 'settings', settings: { ...FILL, help: 'count' } });

  it('is taken out, by the settings or for this guess alone, and typed again once it is to be seen', () => {
    const page = createSessionPage({ settings: FILL });
    hide(page);
    expect(page.page.letters).toBe('');
    page.happen({ type: 'settings', settings: FILL });
    expect(page.page.letters).toBe('salet');
    page.happen({ type: 'help', help: 'nudge' });
    expect(page.page.letters).toBe('');
  });

  it('stays where it is the player’s, or the game may have taken it', () => {
    const own = createSessionPage({ settings: FILL });
    own.happen({ type: 'press' });
    own.change({ letters: 'sale' });
    hide(own);
    expect(own.page.letters).toBe('sale');
    const entered = createSessionPage({ settings: { ...FILL, enter: true } });
    expect(entered.pressed).toEqual(['salet', '↵']);
    hide(entered);
    expect(entered.pressed).toEqual(['salet', '↵']);
  });
});

describe('advice', () => {
  it('that is not final is shown and not acted on', () => {
    scene.worker.suggestion = null;
    scene.take();
    expect(scene.pressed).toEqual(['salet']);
    scene.suggest('crane');
    expect(scene.pressed).toEqual(['salet']);
    expect(scene.state().shown?.advice).toMatchObject({ suggestions: [{ word: 'crane' }] });
  });

  it('on an older report is not taken', () => {
    scene.suggest('crane', { number: 0 });
    expect(scene.pressed).toEqual(['salet']);
  });
});

describe.each([
  ['nobody replies to', () => ({ type: 'lost' as const })],
  ['something else has overtaken', () => ({ type: 'reply' as const, update: null })],
  [
    'is replied to with an older one',
    () => ({
      type: 'reply' as const,
      update: { number: scene.state().number - 1, advice: suggest('crane'), notice: null, help: null },
    }),
  ],
])('a report that %s', (_, reply) => {
  beforeEach(() => {
    scene.worker.suggestion = null;
    scene.happen({ type: 'report' });
    scene.happen({ ...reply(), number: scene.state().number });
  });
  const count = (what: 'again' | 'left') => scene.done.filter((one) => one === what).length;

  it('is made again after a while, once', () => {
    const before = count('again');
    scene.pass(400);
    expect(count('again')).toBe(before);
    scene.pass(200);
    scene.pass(5000);
    expect(count('again')).toBe(before + 1);
    expect(scene.pressed).toEqual(['salet']);
  });

  it('is not made again once its advice has come all the same', () => {
    const before = count('again');
    scene.suggest('salet');
    scene.pass(5000);
    expect(count('again')).toBe(before);
  });

  it('is made again where no more than first advice has come, from a worker that has been stopped since', () => {
    const before = count('again');
    scene.suggest('crane', { advice: suggest('crane', 'looking') });
    scene.worker.suggestion = 'moist';
    expect(scene.pressed).toEqual(['salet']);
    scene.pass(5000);
    expect(count('again')).toBe(before + 1);
    expect(scene.pressed).toEqual(['salet', '⌫', 'moist']);
  });

  it('is made again when the time for that was missed', () => {
    const before = count('again');
    scene.oversleep(600);
    scene.suggest('crane', { advice: suggest('crane', 'looking') });
    scene.pass(5000);
    expect(count('again')).toBe(before + 1);
  });

  it('is not made again of a page that shows no game any more, which is left once', () => {
    scene.leaveGame();
    scene.pass(5000);
    scene.leaveGame();
    scene.happen({ ...reply(), number: scene.state().number });
    scene.pass(5000);
    expect(count('left')).toBe(1);
  });
});

describe('on a game of which nothing is known', () => {
  beforeEach(() => {
    const site = { marksRefusals: false, isStrange: true };
    scene = createSessionPage({ settings: BOTH, site, enteredBy: 'key' });
    scene.worker.suggestion = 'reast';
  });

  it('a guess that was taken before the worker has said anything has not been refused', () => {
    scene = createSessionPage({ site: { marksRefusals: false }, begins: false });
    scene.change({ letters: 'crane' });
    scene.happen({ type: 'enter', word: 'crane', by: 'key' });
    scene.take('00000');
    scene.begin();
    scene.pass(9000);
    expect(scene.acts('refused')).toEqual([]);
  });

  it('a guess stays for longer where the game is known to say why it refuses one', () => {
    scene = createSessionPage({ settings: BOTH, site: { marksRefusals: false } });
    scene.pass(4500);
    expect(scene.notices()).toEqual([]);
    scene.pass(500);
    expect(scene.notices()).toEqual([{ kind: 'unsaid', word: 'salet' }]);
  });

  it.each(['stays as it is', 'is marked', 'is gone'])('a guess that %s has been refused in 2.5 s', (how) => {
    if (how === 'is marked') scene.mark();
    if (how === 'is gone') scene.change({ letters: '' });
    scene.pass(2000);
    expect(scene.notices()).toEqual([]);
    scene.pass(500);
    expect(scene.pressed.filter((press) => press !== '⌫')).toEqual(['salet', '↵', 'reast', '↵']);
    expect(scene.notices()).toEqual([{ kind: 'unsaid', word: 'salet' }]);
  });

  it('a guess is refused too where a button enters it that is there only while a word is typed', () => {
    const site = { marksRefusals: false, isStrange: true };
    scene = createSessionPage({ settings: BOTH, site });
    scene.worker.suggestion = 'reast';
    scene.change({ hasEnterKey: true });
    expect(scene.pressed).toEqual(['salet', '↵']);
    scene.change({ letters: '', hasEnterKey: false });
    scene.pass(2500);
    expect(scene.acts('refused')).toMatchObject([{ word: 'salet' }]);
    expect(scene.notices()).toContainEqual({ kind: 'unsaid', word: 'salet' });
  });

  it('a guess whose tiles have come to look different has been taken, though nobody can read how', () => {
    scene.change({ isAnswered: true });
    scene.pass(9000);
    expect(scene.acts('refused')).toEqual([]);
    expect(scene.notices()).toEqual([]);
    expect(scene.pressed).toEqual(['salet', '↵']);
  });

  it('a guess that moves is on its way, however long that takes', () => {
    scene.mark();
    scene.change({ moving: true });
    scene.pass(9000);
    scene.take('00000');
    expect(scene.acts('refused')).toEqual([]);
  });

  it('a guess that is refused as if it were too short has been refused as any other', () => {
    scene.refuse('tooShort');
    scene.suggest('reast');
    expect(scene.pressed).toEqual(['salet', '↵', '⌫', 'reast', '↵']);
    expect(scene.notices()).toEqual([{ kind: 'unsaid', word: 'salet' }]);
  });

  describe('a word that no key takes out', () => {
    beforeEach(() => {
      scene.keys.refuse = true;
      scene.pass(6000);
      expect(scene.effectsOf('close')).toEqual([{ type: 'close', letters: 'salet' }]);
      scene.keys.refuse = false;
    });

    it('is a guess that has been taken, as soon as the page is read as one', () => {
      scene.take('00000', 'crane');
      expect(scene.pressed).toEqual(['salet', '↵', 'crane', '↵']);
      expect(scene.notices()).not.toContainEqual({ kind: 'cannotType', word: 'salet' });
    });

    it('is left to the player where no feedback can be read', () => {
      scene.change();
      scene.change();
      expect(scene.pressed).toEqual(['salet', '↵']);
      expect(scene.effectsOf('close')).toHaveLength(1);
      expect(scene.notices().at(-1)).toEqual({ kind: 'noFeedback', word: 'salet' });
    });
  });

  it('a row that is marked while its letters are taken has not been refused', () => {
    scene.mark();
    scene.pass(2000);
    scene.take('00000');
    expect(scene.acts('refused')).toEqual([]);
  });
});

describe('a page that takes nothing from a script', () => {
  it('is tried with one word, and with others only when the player asks', () => {
    scene = createSessionPage({ begins: false, settings: FILL });
    scene.keys.refuse = true;
    scene.begin();
    expect(scene.notices()).toEqual([{ kind: 'cannotType', word: 'salet' }]);
    scene.page.letters = 'crane';
    scene.take('00000', 'reast');
    expect(scene.effectsOf('type')).toHaveLength(1);
    expect(scene.notices()).toHaveLength(1);
    scene.happen({ type: 'fill', word: 'reast' });
    expect(scene.effectsOf('type')).toHaveLength(2);
  });

  it('is filled in from where its text field is known to take guesses', () => {
    scene = createSessionPage({ begins: false, settings: FILL });
    scene.keys.refuse = true;
    scene.begin();
    scene.keys.refuse = false;
    scene.page.letters = 'crane';
    scene.page.hasField = true;
    scene.take('00000', 'reast');
    expect(scene.pressed.at(-1)).toBe('reast');
  });
});
