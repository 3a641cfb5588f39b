/** What the worker is told of a game, and until when. */
import { describe, expect, it } from 'vitest';
import { createSessionPage, FILL, SETTINGS, suggest, type SessionPage } from '../test/session-page.ts';

/** The page of a game whose worker replies to nothing. */
function unanswered(): SessionPage {
  const scene = createSessionPage();
  scene.worker.suggestion = null;
  return scene;
}
const reply = (scene: SessionPage, number = scene.state().number, change = {}) =>
  scene.happen({
    type: 'reply',
    number,
    update: { number, advice: suggest('salet'), notice: null, help: null, ...change },
  });
const enter = (scene: SessionPage, word: string) => {
  scene.change({ letters: word });
  scene.happen({ type: 'enter', word, by: 'key' });
};
const words = (scene: SessionPage) =>
  scene.told().acts.flatMap((act) => (act.type === 'refused' ? [act.word] : []));

describe('what has happened', () => {
  it('is told again with all that follows, until a reply to it has come', () => {
    const scene = unanswered();
    enter(scene, 'crane');
    scene.refuse('notInList');
    const first = scene.state().number;
    enter(scene, 'moist');
    scene.refuse('notInList');
    expect(words(scene)).toEqual(['crane', 'moist']);
    reply(scene, first);
    // Advice was asked for anew with the second.
    expect(scene.state().isAsking).toBe(true);
    reply(scene);
    scene.happen({ type: 'settings', settings: FILL });
    expect(words(scene)).toEqual([]);
  });

  it('is told again when nobody has replied', () => {
    const scene = unanswered();
    enter(scene, 'crane');
    scene.refuse('notInList');
    const { number } = scene.state();
    scene.happen({ type: 'lost', number });
    scene.pass(600);
    expect(scene.state().number).toBe(number + 1);
    expect(words(scene)).toEqual(['crane']);
  });

  it('is not told again for its own sake once it has been answered', () => {
    const scene = createSessionPage();
    enter(scene, 'crane');
    scene.refuse('notInList');
    const { number, acts } = scene.state();
    expect(acts).toEqual([]);
    scene.change();
    expect(scene.state().number).toBe(number);
  });

  it('of another board is not told any more, but for words that were refused', () => {
    const scene = unanswered();
    scene.happen({ type: 'settings', settings: FILL });
    enter(scene, 'crane');
    scene.refuse('notInList');
    scene.happen({ type: 'help', help: 'all' });
    expect(scene.told().acts.map(({ type }) => type)).toEqual(['notice', 'refused', 'help']);
    scene.change({ hints: ['moist 00000'], letters: '' });
    expect(scene.told().acts.map(({ type }) => type)).toEqual(['refused']);
  });

  it('of notices and of help is told as it is last', () => {
    const scene = unanswered();
    scene.happen({ type: 'help', help: 'all' });
    scene.happen({ type: 'help', help: null });
    expect(scene.told().acts).toMatchObject([{ type: 'help', help: null }]);
  });

  it('is bounded while nobody hears it', () => {
    const scene = unanswered();
    for (let n = 0; n < 60; n++) {
      enter(scene, `w${n}`);
      scene.refuse('notInList');
    }
    expect([words(scene).length, words(scene).at(-1)]).toEqual([50, 'w59']);
  });
});

describe('help that is asked for on the page', () => {
  it('holds at once, and is not taken back by what was told before it', () => {
    const scene = createSessionPage();
    const { number } = scene.state();
    scene.worker.suggestion = null;
    scene.happen({ type: 'help', help: 'all' });
    expect(scene.state().help).toBe('all');
    reply(scene, number);
    expect(scene.state().help).toBe('all');
    reply(scene, number + 1, { help: 'all' });
    // In the popup it was taken back since.
    scene.happen({
      type: 'update',
      update: { number: number + 1, advice: suggest('salet'), notice: null, help: null },
    });
    expect(scene.state().help).toBeNull();
  });

  it('lets Knack type a word that the setting does not show', () => {
    const scene = createSessionPage({ settings: { ...SETTINGS, fill: true, help: 'count' } });
    expect(scene.pressed).toEqual([]);
    scene.happen({ type: 'help', help: 'word' });
    expect(scene.pressed).toEqual(['salet']);
  });
});

it('advice on what was asked before is not acted on, though it comes after a word was refused', () => {
  const scene = createSessionPage({ settings: { ...FILL, enter: true } });
  const older = scene.state().number;
  scene.worker.suggestion = null;
  scene.refuse('notInList');
  reply(scene, older);
  scene.change({ letters: '' });
  scene.suggest('crane');
  scene.happen({
    type: 'reply',
    number: scene.state().number,
    update: { number: scene.state().number, advice: suggest('crane'), notice: null, help: null },
  });
  expect(scene.pressed).toContain('crane');
});

it('nothing is told before the worker has told what it remembers, which would be lost', () => {
  const scene = createSessionPage({ begins: false });
  enter(scene, 'crane');
  scene.happen({ type: 'help', help: 'all' });
  scene.happen({ type: 'report' });
  scene.happen({ type: 'leave' });
  expect(scene.effectsOf('sync')).toEqual([]);
});

it('a page that was left tells nothing of a game until it is back', () => {
  const scene = createSessionPage();
  scene.happen({ type: 'leave' });
  expect(scene.told().report).toBeNull();
  scene.change({ hints: ['moist 00000'] });
  expect(scene.told().report).toBeNull();
  const { number } = scene.state();
  for (let n = 0; n < 5; n++) {
    scene.happen({ type: 'reply', number: scene.state().number, update: null });
    scene.pass(600);
  }
  expect(scene.state().number).toBe(number);
  scene.happen({ type: 'return' });
  scene.change();
  expect(scene.told().report).toMatchObject({ game: { boards: [['moist 00000']] } });
  expect(scene.state().number).toBeGreaterThan(number);
});

it('what Knack is about to do is told before it is done: after a reload it is known', () => {
  const scene = createSessionPage({ settings: FILL });
  expect(scene.done.slice(-2)).toEqual(['row', 'type']);
});
