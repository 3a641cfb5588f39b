/** Properties of a session that hold for any events in any order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SessionModel } from '../test/session-model.ts';
import type { Effect, Event } from './events.ts';
import { reduce } from './session.ts';
import { initialState, type State } from './state.ts';

const WORDS = ['salet', 'crane', 'moist', 'reast'];

type Command = fc.Command<object, SessionModel>;

/** A command of the model, with a name for the report of a failure. */
const command = (name: string, run: (model: SessionModel) => void): Command => ({
  check: () => true,
  run: (_, model) => {
    run(model);
    expect(model.broken).toEqual([]);
    expectSameAfterReload(model);
  },
  toString: () => name,
});
const always = (name: string, run: (model: SessionModel) => void) => fc.constant(command(name, run));

/** A session that is restored from what was remembered acts as the first one would have. */
function expectSameAfterReload(model: SessionModel): void {
  if (!model.isQuiet()) return;
  // Anything left to do happens at the next look.
  model.look();
  if (!model.isQuiet()) return;
  const fresh = restored(model);
  const own = fresh.effects.filter(({ type }) => type !== 'sync');
  expect(own, 'what a reload does by itself').toEqual([]);
  for (const event of probes(model)) {
    const [after, before] = [reduce(fresh.state, event), reduce(model.state, event)];
    expect(after.effects.map(comparable), `after a reload, at ${event.type}`).toEqual(
      before.effects.map(comparable),
    );
  }
}

function restored(model: SessionModel): { state: State; effects: Effect[] } {
  const effects: Effect[] = [];
  let state = initialState(model.state.site);
  const happen = (event: Event) => {
    const step = reduce(state, event);
    state = step.state;
    effects.push(...step.effects);
  };
  const { at } = model;
  happen({ at, type: 'look', look: model.lookNow() });
  happen({ at, type: 'begin', beginning: model.beginning(), entered: null });
  const { update } = model.state;
  if (update) {
    const known = { ...update, number: state.number, help: model.state.help };
    happen({ at, type: 'reply', number: state.number, update: known });
  } else happen({ at, type: 'reply', number: state.number, update: null });
  return { state, effects };
}

const probes = (model: SessionModel): Event[] => {
  const { at } = model;
  const look = model.lookNow();
  const shown = look.shown.kind === 'boards' ? look.shown : null;
  return [
    { at, type: 'look', look },
    { at, type: 'look', look: { ...look, shown: { ...shown!, typed: '' } } },
    { at, type: 'look', look: { ...look, shown: { ...shown!, typed: 'sal' } } },
    { at, type: 'look', look: { ...look, covered: look.covered === null ? null : !look.covered } },
    { at, type: 'fill', word: 'crane' },
    { at, type: 'play', on: true },
    { at, type: 'escape' },
    { at, type: 'press' },
    { at, type: 'settings', settings: { ...model.settings, fill: !model.settings.fill } },
  ];
};

/** An effect without its ids. */
function comparable(effect: Effect): object {
  const { number, told, typing, rest, ...others } = effect as unknown as Record<string, unknown>;

  return others;
}

const commands = [
  fc
    .constantFrom('s', 'c', 'r')
    .map((letter) => command(`type ${letter}`, (model) => model.typeLetter(letter))),
  always('take out a letter', (model) => model.takeOutLetter()),
  ...Array.from({ length: 3 }, () => always('take out all letters', (model) => model.takeOutAll())),
  always('a letter comes unheard', (model) => {
    if (model.letters.length > 0 && !model.submitted)
      model.letters = [...model.letters.slice(0, -1), { letter: 'x', by: 'player' }];
    model.look();
  }),
  ...WORDS.map((word) =>
    always(`a letter comes unheard before ${word} is typed`, (model) => {
      model.suggestion = word;
      const { number, help } = model.state;
      model.dispatch({ type: 'update', update: { number, advice: model.advice(), notice: null, help } });
      if (model.submitted) return;
      model.letters = [...model.letters.slice(0, -1), { letter: 'x', by: 'player' }];
      for (let key = 0; key < 3; key++) model.pressNextKey();
    }),
  ),
  always('enter', (model) => {
    model.press();
    const word = model.letters.length === 5 ? model.text() : null;
    model.dispatch({ type: 'enter', word, by: 'key' });
    model.submit();
  }),
  ...Array.from({ length: 4 }, () => always('next key', (model) => model.pressNextKey())),
  // Most faults show only after an action has been completed.
  ...Array.from({ length: 12 }, () =>
    always('replies and typing end', (model) => {
      for (let i = 0; i < 3; i++) {
        while (model.requests.length > 0) model.reply();
        for (let key = 0; key < 12; key++) model.pressNextKey();
      }
    }),
  ),
  always('the worker replies', (model) => model.reply()),
  always('the worker is lost', (model) => {
    const number = model.requests.shift();
    if (number !== undefined) model.dispatch({ type: 'reply', number, update: null });
  }),
  fc.constantFrom(...WORDS).map((word) =>
    command(`suggest ${word}`, (model) => {
      model.suggestion = word;
      const { number, help } = model.state;
      model.dispatch({ type: 'update', update: { number, advice: model.advice(), notice: null, help } });
    }),
  ),
  fc.constantFrom('takes', 'says', 'empties and says', 'says otherwise', 'marks', 'empties').map((how) =>
    command(`the game ${how}`, (model) => {
      if (!model.submitted) return;
      const word = model.submitted;
      model.submitted = null;
      model.moving = false;
      if (how === 'takes') {
        if (model.hints.length < 6) model.hints = [...model.hints, `${word} 00000`];
        model.letters = [];
        model.look();
        return;
      }
      if (how.startsWith('empties')) model.letters = [];
      model.refusing = how.includes('says');
      const refusal = how === 'says otherwise' ? 'tooShort' : 'notInList';
      model.look({ refusals: model.refusing ? [refusal] : [], marked: how === 'marks' });
    }),
  ),
  always('a message comes out of the blue', (model) => {
    model.refusing = true;
    model.look({ refusals: ['notInList'] });
  }),
  always('the message goes', (model) => {
    model.refusing = false;
    model.look();
  }),
  always('tiles move or rest', (model) => {
    model.moving = !model.moving;
    model.look();
  }),
  always('a dialog opens or closes', (model) => {
    model.covered = !model.covered;
    model.look();
  }),
  always('the page loses the letters', (model) => {
    model.letters = [];
    model.look();
  }),
  always('the page rebuilds its boards', (model) => {
    if (model.hidden) {
      if (model.letters.length === 0) model.hints = model.hidden;
      model.hidden = null;
    } else {
      model.hidden = model.hints;
      model.hints = [];
      model.letters = [];
    }
    model.look();
  }),
  always('the next game', (model) => {
    model.hints = [];
    model.hidden = null;
    model.letters = [];
    model.submitted = null;
    model.look();
  }),
  fc.constantFrom(100, 1500, 13_000).map((ms) => command(`${ms} ms pass`, (model) => model.pass(ms))),
  always('a rest ends', (model) => {
    const rest = model.rests.shift();
    if (rest !== undefined) model.dispatch({ type: 'rested', rest });
  }),
  fc.constantFrom<'fill' | 'enter'>('fill', 'fill', 'enter').map((setting) =>
    command(`switch ${setting}`, (model) => {
      model.settings = { ...model.settings, [setting]: !model.settings[setting] };
      if (model.settings.fill && setting === 'fill') model.ask();
      model.dispatch({ type: 'settings', settings: model.settings });
    }),
  ),
  fc.constantFrom<'word' | 'count'>('word', 'count').map((help) =>
    command(`show ${help}`, (model) => {
      model.settings = { ...model.settings, help };
      model.dispatch({ type: 'settings', settings: model.settings });
    }),
  ),
  fc.constantFrom(...WORDS).map((word) =>
    command(`fill ${word}`, (model) => {
      model.ask();
      model.dispatch({ type: 'fill', word });
    }),
  ),
  fc.boolean().map((on) =>
    command(`play ${on}`, (model) => {
      if (on) model.ask();
      model.dispatch({ type: 'play', on });
    }),
  ),
  always('escape', (model) => model.dispatch({ type: 'escape' })),
  fc
    .boolean()
    .map((keeps) =>
      command(keeps ? 'the script starts again' : 'the page is loaded again', (model) => model.reload(keeps)),
    ),
];

describe('whatever happens', () => {
  it('keeps its promises', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.commands(commands, { maxCommands: 60 }),
        (fill, enter, all) => {
          fc.modelRun(() => ({ model: {}, real: new SessionModel({ fill, enter }) }), all);
        },
      ),
      { numRuns: 500 },
    );
  }, 120_000);
});
