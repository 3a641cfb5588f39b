import { expect, it, vi } from 'vitest';
import type { EnterBy } from '../session/events.ts';
import { addedSite } from '../sites/added.ts';
import type { RowView } from './stepper.ts';
import { createTypist, type Typist } from './typist.ts';

const SITE = addedSite(new URL('https://games.example/'))!;

/** A typist on a page where whatever comes of a key has come of it at once, and nothing is in its way. */
function typistOn(
  row: Pick<RowView, 'letters'> & Partial<RowView>,
  until: (isSo: () => boolean) => Promise<boolean> = atOnce,
  checkIn: () => void = () => undefined,
): Typist {
  const given = () => [];
  const changes = { until, subscribe: () => undefined, checkIn };
  const free = { isAstray: () => false, isCovered: () => false, isTiring: () => false };
  const none = {
    field: () => null,
    tile: () => null,
    guesses: () => [],
    enterButton: () => null,
    noteKey: () => undefined,
  };
  return createTypist(SITE, document, changes, { given, ...free, ...none, ...row });
}
/** A field that does not say what it is for. */
const unsaid = (element: HTMLInputElement | null) => element && { element, isNamed: false, isStrange: false };
const atOnce = (isSo: () => boolean) => Promise.resolve(isSo());

/** Types into a game that hears of letters in its own way. */
async function type(
  word: string,
  listen: (take: (letter: string) => void) => HTMLInputElement | null,
  isTiring = () => false,
) {
  let typed = '';
  let reads = 0;
  document.body.innerHTML = '';
  const field = listen((letter) => void (typed += letter));
  const held = () => field?.value ?? typed;
  const letters = () => {
    reads++;
    return held();
  };
  const until = (isSo: () => boolean) =>
    // Whatever comes of the key later has come of it by then.
    isSo() ? Promise.resolve(true) : new Promise<boolean>((resolve) => setTimeout(() => resolve(isSo())));
  const typist = typistOn({ letters, field: () => unsaid(field), isTiring }, until);
  const result = await typist.replace('', word, new AbortController().signal);
  return { result, letters: held(), reads, enter: (by: EnterBy = 'field') => typist.enter(by) };
}

/** Types where a field stands beside a board that takes no letters. */
async function typeBeside(field: HTMLInputElement, hear: (key: string) => void) {
  document.body.replaceChildren(field);
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('keydown', ({ key }) => hear(key), { signal });
  document.addEventListener('submit', () => expect.unreachable(), { signal });
  const typist = typistOn({ letters: () => '', field: () => unsaid(field) });
  const result = await typist.replace('', 'crane', signal);
  return {
    result,
    async enter() {
      await typist.enter('field');
      end.abort();
    },
  };
}

const onKey =
  (
    type: 'keydown' | 'keypress' | 'keyup',
    letterOf: (event: KeyboardEvent) => string,
    target: EventTarget = document,
  ) =>
  (take: (letter: string) => void) => {
    const end = new AbortController();
    target.addEventListener(type, (event) => take(letterOf(event as KeyboardEvent)), { signal: end.signal });
    ENDS.push(end);
    return null;
  };
const ENDS: AbortController[] = [];
/** As old games have it, by a property that new ones should not use. */
const numberOf = (event: KeyboardEvent) => String.fromCharCode(Reflect.get(event, 'keyCode'));

it.each([
  ['keydown, by key', onKey('keydown', ({ key }) => key)],
  ['keydown, by code', onKey('keydown', ({ code }) => code.slice(3).toLowerCase(), window)],
  ['keydown, by number', onKey('keydown', (event) => numberOf(event).toLowerCase())],
  ['keypress, by key', onKey('keypress', ({ key }) => key)],
  ['keypress, by number', onKey('keypress', numberOf, window)],
  ['keyup', onKey('keyup', ({ key }) => key)],
])('types where a game hears %s', async (_, listen) => {
  const { result, letters } = await type('crane', listen);
  for (const end of ENDS.splice(0)) end.abort();
  expect([result, letters]).toEqual(['done', 'crane']);
});

it('has a letter in a text field before its key is up, when some games look', async () => {
  const field = document.createElement('input');
  const seen: string[] = [];
  field.addEventListener('keyup', () => seen.push(field.value));
  const listen = () => {
    document.body.append(field);
    return field;
  };
  const { result } = await type('crane', listen);
  expect([result, seen]).toEqual(['done', ['c', 'cr', 'cra', 'cran', 'crane']]);
});

it('looks for a letter that a framework writes into a field after the key, of which the page tells nothing', async () => {
  let row = '';
  let check: () => void = () => undefined;
  document.body.replaceChildren(
    ...[...'qwertyuiopasdfghjklzxcvbnm'].map((letter) => {
      const button = Object.assign(document.createElement('button'), { textContent: letter });
      button.addEventListener('click', () => void Promise.resolve().then(() => (row += letter)));
      return button;
    }),
  );
  // Nothing but a look at a time of its own finds the letter.
  const until = (isSo: () => boolean) =>
    new Promise<boolean>((resolve) => {
      check = () => isSo() && resolve(true);
      check();
    });
  const it = typistOn({ letters: () => row }, until, () => void setTimeout(() => check()));
  expect(await it.replace('', 'crane', new AbortController().signal)).toBe('done');
});

it('loses no letter where keys that come too soon are lost, and goes more slowly from then on', async () => {
  let last = -Infinity;
  let lost = 0;
  const { result, letters } = await type('cranes', (take) =>
    onKey('keydown', ({ key }) => {
      const isTooSoon = performance.now() - last < 30;
      last = performance.now();
      if (isTooSoon) lost++;
      return isTooSoon ? '' : key;
    })(take),
  );
  for (const end of ENDS.splice(0)) end.abort();
  expect([result, letters]).toEqual(['done', 'cranes']);
  expect(lost).toBeLessThan(4);
});

it('types a letter again that the next one has come over, where the cursor moves on only later', async () => {
  const row: string[] = [];
  let at = 0;
  const letters = () => row.join('');
  const hear = ({ key }: KeyboardEvent) => {
    if (key === 'Backspace') {
      at = Math.max(0, row.length - 1);
      row.splice(at);
      return;
    }
    row[at] = key;
    const next = at + 1;
    // As with a framework that moves the focus once it has painted.
    setTimeout(() => (at = next), 80);
  };
  const end = new AbortController();
  document.body.innerHTML = '';
  document.addEventListener('keydown', hear, { signal: end.signal });
  const until = (isSo: () => boolean) =>
    isSo() ? Promise.resolve(true) : new Promise<boolean>((resolve) => setTimeout(() => resolve(isSo())));
  const result = await typistOn({ letters }, until).replace('', 'cranes', end.signal);
  end.abort();
  expect([result, letters()]).toEqual(['done', 'cranes']);
});

it('enters a word once the game can hear of it', async () => {
  const entered: string[] = [];
  let heard = '';
  const { letters, enter } = await type('crane', (take) =>
    onKey('keydown', ({ key }) => {
      if (key === 'Enter') entered.push(heard);
      // As with a framework that listens anew once it has painted the letter.
      else setTimeout(() => (heard += key), 50);
      return key === 'Enter' ? '' : key;
    })(take),
  );
  expect(letters).toBe('crane');
  await enter('key');
  expect(entered).toEqual(['crane']);
  for (const end of ENDS.splice(0)) end.abort();
});

it('takes a letter out again that has gone to another tile, and types no more', async () => {
  document.body.replaceChildren();
  const tiles = ['', '', '', '', ''];
  let at = 2;
  const end = new AbortController();
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Backspace') tiles[--at] = '';
      else tiles[at++] = key;
    },
    { signal: end.signal },
  );
  const typist = typistOn({
    letters: () => tiles.join(''),
    isAstray: () => tiles[0] === '' && tiles.some(Boolean),
  });
  const result = await typist.replace('', 'crane', end.signal);
  end.abort();
  expect([result, tiles.join('')]).toEqual(['failed', '']);
});

it('types on where a board is built anew between two letters', async () => {
  document.body.replaceChildren();
  let typed = '';
  const end = new AbortController();
  document.addEventListener('keydown', ({ key }) => void (typed += key), { signal: end.signal });
  let looks = 0;
  // It is seen to be there, and is gone at the next look.
  const letters = () => (typed === 'c' && ++looks === 2 ? '' : typed);
  const until = (isSo: () => boolean) => Promise.resolve(isSo() || isSo());
  const result = await typistOn({ letters }, until).replace('', 'crane', end.signal);
  end.abort();
  expect([result, typed]).toEqual(['done', 'crane']);
});

it('reads a row once before each key and once after it', async () => {
  const { result, reads } = await type(
    'crane',
    onKey('keydown', ({ key }) => key),
  );
  for (const end of ENDS.splice(0)) end.abort();
  // Before the first key it tries four ways that there are no means for.
  expect([result, reads]).toEqual(['done', 14]);
});

it.each([
  ['lets a page that is slow to read go on between two keys', true, 4],
  ['types all letters at once where a page is read quickly', false, 0],
])('%s', async (_, isTiring, pauses) => {
  const tasks: number[] = [];
  let task = 0;
  const counting = setInterval(() => task++);
  const onScreen = (take: (letter: string) => void) => {
    for (const key of 'qwertyuiopasdfghjklzxcvbnm') {
      const button = document.body.appendChild(document.createElement('button'));
      button.textContent = key;
      button.addEventListener('click', () => {
        tasks.push(task);
        take(key);
      });
    }
    return null;
  };
  const { result } = await type('crane', onScreen, () => isTiring);
  clearInterval(counting);
  expect(result).toBe('done');
  expect(new Set(tasks).size).toBe(1 + pauses);
});

it('types into the only text field, and sends its form', async () => {
  const sent: string[] = [];
  const { result, letters, enter } = await type('crane', () => {
    document.body.innerHTML = '<form><input></form>';
    const form = document.querySelector('form')!;
    const field = document.querySelector('input')!;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(field.value);
    });
    return field;
  });
  await enter();
  expect([result, letters, sent]).toEqual(['done', 'crane', ['crane']]);
});

it('sends a form by its button, which a script may listen to', async () => {
  const heard: string[] = [];
  const { enter } = await type('crane', () => {
    document.body.innerHTML = '<form><input><button type="button">Help</button><button>Guess</button></form>';
    const field = document.querySelector('input')!;
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', (event) => {
        event.preventDefault();
        heard.push(`${button.textContent} ${field.value}`);
      });
    return field;
  });
  await enter('field');
  expect(heard).toEqual(['Guess crane']);
});

it('leaves a field alone, and its form, where the game takes the keys themselves', async () => {
  let row = '';
  const changes: string[] = [];
  document.body.innerHTML = '<form><input></form>';
  const field = document.querySelector('input')!;
  const end = new AbortController();
  const { signal } = end;
  for (const type of ['input', 'submit', 'keydown'] as const)
    document.querySelector('form')!.addEventListener(type, () => changes.push(type));
  document.addEventListener('keydown', ({ key }) => (row += key), { signal });
  // Where the row is empty, the letters in the field count as its own.
  const typist = typistOn({ letters: () => row || field.value, field: () => unsaid(field) });
  const result = await typist.replace('', 'crane', signal);
  await typist.enter('field');
  end.abort();
  expect([result, row, changes]).toEqual(['done', 'craneEnter', []]);
});

it('sends no form where only the key was seen to finish a row, and strikes no key where none was', async () => {
  const sent: string[] = [];
  const { enter } = await type('crane', () => {
    document.body.innerHTML = '<form><input></form>';
    const field = document.querySelector('input')!;
    document.querySelector('form')!.addEventListener('submit', () => sent.push('form'));
    onKey('keydown', ({ key }) => key)((key) => sent.push(key));
    return field;
  });
  sent.length = 0;
  await enter('screen');
  expect(sent).toEqual([]);
  await enter('key');
  for (const end of ENDS.splice(0)) end.abort();
  expect(sent).toEqual(['Enter']);
});

it.each([
  ['<form><input><button>Check</button></form>', ['crane']],
  [
    '<div><input><button type="button">Guess</button><button type="button">New game</button></div>',
    ['crane'],
  ],
  // It is not known which.
  ['<div><input><button type="button">Guess</button><button type="button">Submit</button></div>', []],
  ['<div><input><button type="button">New game</button></div>', []],
  ['<div><input></div><button type="button">Guess</button>', ['crane']],
  ['<div><input></div><button type="button">Guess</button><button type="button">Submit</button>', []],
  ['<div><input></div><p>Or</p><button type="button">Guess</button>', []],
])('sends what a field holds by the only button beside it that is for that: %s', async (html, expected) => {
  const sent: string[] = [];
  const { enter } = await type('crane', () => {
    document.body.innerHTML = `<main>${html}</main>`;
    const field = document.querySelector('input')!;
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', (event) => {
        event.preventDefault();
        sent.push(field.value);
      });
    return field;
  });
  await enter('screen');
  expect(sent).toEqual(expected);
});

it('enters with the button that the player has entered a guess with', async () => {
  document.body.innerHTML = '<button type="button">Enviar</button>';
  const button = document.querySelector('button')!;
  let clicks = 0;
  button.addEventListener('click', () => clicks++);
  await typistOn({ letters: () => 'crane', enterButton: () => button }).enter('screen');
  expect(clicks).toBe(1);
});

/** Types into a row of a game, whose next tile has no letter, and enters it. */
async function typeOnTiles(html: string, lettersOn: () => string, field: HTMLInputElement | null = null) {
  document.body.innerHTML = html;
  const all = [...document.querySelectorAll<HTMLElement>('.tile')];
  const textOf = (tile: HTMLElement) => (tile instanceof HTMLInputElement ? tile.value : tile.textContent);
  const tile = (key: string) =>
    (key.length > 1 ? all.findLast((it) => textOf(it)) : all.find((it) => !textOf(it))) ?? null;
  const letters = () => lettersOn() || all.map(textOf).join('').toLowerCase();
  const typist = typistOn({ letters, tile, field: () => unsaid(field) });
  const { signal } = new AbortController();
  const results = [await typist.replace('', 'craze', signal), await typist.replace(null, 'crane', signal)];
  await typist.enter('field');
  return [...new Set(results), letters()];
}

it.each([
  ['leaves all to the browser', () => undefined],
  ['puts letters in itself', (it: HTMLInputElement, key: string) => key.length === 1 && (it.value ||= key)],
])('types into tiles that are fields of a letter, where the game %s', async (_, hear) => {
  const entered: (EventTarget | null)[] = [];
  const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((key) => `<button type="button">${key}</button>`);
  const end = new AbortController();
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Enter') entered.push(event.target);
    else hear(event.target as HTMLInputElement, event.key);
  };
  document.addEventListener('keydown', listen, { signal: end.signal });
  // The keys on the screen only show what is known of letters.
  const html = `${'<input class="tile" maxlength="1">'.repeat(5)}<div>${keys.join('')}</div>`;
  const typed = await typeOnTiles(html, () => '');
  end.abort();
  expect(typed).toEqual(['done', 'crane']);
  expect(entered).toEqual([document.querySelectorAll('.tile')[4]]);
});

it('tells the page of each letter in a field what a browser tells of it', async () => {
  const heard: string[] = [];
  await type('ab', () => {
    document.body.innerHTML = '<input>';
    const field = document.querySelector('input')!;
    field.addEventListener('input', (event) => {
      const { data, inputType } = event;
      heard.push(`${inputType} ${data}`);
    });
    return field;
  }).then(({ enter }) => enter());
  expect(heard).toEqual(['insertText a', 'insertText b']);
});

it('types where the game writes into the tile that has the focus', async () => {
  const end = new AbortController();
  const listen = ({ key }: KeyboardEvent) => {
    const tile = document.activeElement!;
    if (tile.className === 'tile' && key.length === 1) tile.textContent = key.toUpperCase();
    if (tile.className === 'tile' && key === 'Backspace') tile.textContent = '';
  };
  document.addEventListener('keydown', listen, { signal: end.signal });
  const typed = await typeOnTiles('<b class="tile" tabindex="0"></b>'.repeat(5), () => '');
  end.abort();
  expect(typed).toEqual(['done', 'crane']);
});

it.each([
  ['crane', 'done'],
  ['slate', 'failed'],
])('has typed a word that a game enters by itself once that is a guess: “%s”', async (guess, expected) => {
  let row = '';
  const end = new AbortController();
  const hear = ({ key }: KeyboardEvent) => (row = row.length === 4 ? '' : row + key);
  document.addEventListener('keydown', hear, { signal: end.signal });
  document.body.replaceChildren();
  const typist = typistOn({ letters: () => row, guesses: () => [guess] });
  const result = await typist.replace('', 'crane', new AbortController().signal);
  end.abort();
  expect(result).toBe(expected);
});

it('types into the field that is for guesses where the keys on the screen do nothing', async () => {
  const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((key) => `<button type="button">${key}</button>`);
  document.body.innerHTML = `<div>${keys.join('')}</div><input>`;
  const element = document.querySelector('input')!;
  const typist = typistOn({
    letters: () => element.value,
    field: () => ({ element, isNamed: true, isStrange: false }),
  });
  expect(typist.hasIdleKeys()).toBe(false);
  expect(await typist.replace('', 'crane', new AbortController().signal)).toBe('done');
  expect([element.value, typist.hasIdleKeys()]).toEqual(['crane', true]);
});

it('goes on by the keys on the screen where a game loses one of them while it answers', async () => {
  const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((key) => `<button type="button">${key}</button>`);
  document.body.innerHTML = `<div>${keys.join('')}</div>`;
  let typed = '';
  let losing = 0;
  const heard: string[] = [];
  const hear = (by: string) => (letter: string) => {
    heard.push(by);
    if (losing-- <= 0) typed += letter;
  };
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => hear('screen')(button.textContent));
  onKey('keydown', ({ key }) => key)(hear('key'));
  const typist = typistOn({ letters: () => typed });
  const { signal } = new AbortController();
  expect(await typist.replace('', 'crane', signal)).toBe('done');
  typed = '';
  losing = 1;
  expect(await typist.replace('', 'toast', signal)).toBe('done');
  expect([new Set(heard), typist.hasIdleKeys()]).toEqual([new Set(['screen']), false]);
  typed = '';
  losing = 2;
  expect(await typist.replace('', 'badge', signal)).toBe('done');
  expect([typed, typist.hasIdleKeys()]).toEqual(['badge', false]);
  for (const end of ENDS.splice(0)) end.abort();
});

it('enters by the button beside the field that holds the word, where the keys on the screen do nothing', async () => {
  const names = [...'qwertyuiopasdfghjklzxcvbnm', 'Enter'];
  const keys = names.map((key) => `<button type="button">${key}</button>`);
  document.body.innerHTML = `<div>${keys.join('')}</div><p><input value="crane"><button type="button">Check</button></p>`;
  const element = document.querySelector('input')!;
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.textContent));
  const field = () => ({ element, isNamed: true, isStrange: false });
  await typistOn({ letters: () => element.value, field }).enter('screen');
  expect(pressed).toEqual(['Check']);
});

it('takes a field for that of guesses once a key on the screen has written into it, and writes nothing twice', async () => {
  const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((key) => `<button type="button">${key}</button>`);
  document.body.innerHTML = `<div>${keys.join('')}</div><input>`;
  const element = document.querySelector('input')!;
  for (const key of document.querySelectorAll('button'))
    key.addEventListener('click', () => (element.value += key.textContent));
  let isNamed = false;
  const typist = typistOn({
    letters: () => (isNamed ? element.value : ''),
    field: () => ({ element, isNamed, isStrange: false }),
    noteKey: () => (isNamed = true),
  });
  expect(await typist.replace('', 'crane', new AbortController().signal)).toBe('done');
  expect([element.value, typist.hasIdleKeys()]).toEqual(['crane', false]);
});

it.each([
  ['empties itself', (field: HTMLInputElement) => (field.value = '')],
  ['keeps what is typed', () => undefined],
])('types into a field that nobody sees and only catches keys, which %s', async (_, after) => {
  document.body.innerHTML = '<input>';
  const [element] = document.querySelectorAll('input');
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation((look) => !look?.opacityProperty);
  let row = '';
  element!.addEventListener('input', (event) => {
    const { data, inputType } = event;
    row = inputType === 'insertText' ? `${row}${data}` : row.slice(0, -1);
    after(element!);
  });
  element!.addEventListener('keydown', ({ key }) => {
    if (key === 'Backspace' && element!.value === '') row = row.slice(0, -1);
    if (key === 'Enter') row = 'entered';
  });
  const typist = typistOn({ letters: () => row });
  const { signal } = new AbortController();
  expect([await typist.replace('', 'craze', signal), row]).toEqual(['done', 'craze']);
  expect([await typist.replace(null, 'crane', signal), row]).toEqual(['done', 'crane']);
  await typist.enter('key');
  vi.restoreAllMocks();
  expect(row).toBe('entered');
});

it('types into what nobody sees and has the focus where keys on the screen only show letters', async () => {
  const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((key) => `<div class="key">${key}</div>`);
  document.body.innerHTML = `<div>${keys.join('')}</div><input><input name="search">`;
  const [element] = document.querySelectorAll('input');
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation((look) => !look?.opacityProperty);
  element!.focus();
  const typist = typistOn({ letters: () => element!.value });
  expect([await typist.replace('', 'crane', new AbortController().signal), element!.value]).toEqual([
    'done',
    'crane',
  ]);
  vi.restoreAllMocks();
});

it.each(['<input name="search">', '<input placeholder="Rechercher">', '<input><input>'])(
  'leaves fields alone that nobody sees and that may be for something else: %s',
  async (html) => {
    document.body.innerHTML = html;
    vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation((look) => !look?.opacityProperty);
    const written: string[] = [];
    document.body.addEventListener('input', () => written.push('input'), { once: true });
    await typistOn({ letters: () => '' }).replace('', 'crane', new AbortController().signal);
    vi.restoreAllMocks();
    expect(written).toEqual([]);
  },
);

it('puts a word in place of the last guess where a field keeps that, and puts it back where that is in vain', async () => {
  document.body.innerHTML = '<input maxlength="5">';
  const element = document.querySelector('input')!;
  const type = (isHeard: boolean) => {
    element.value = 'SLATE';
    const letters = () => (isHeard && element.value !== 'SLATE' ? element.value : '');
    const field = () => ({ element, isNamed: true, isStrange: false });
    return typistOn({ letters, field, guesses: () => ['slate'] }).replace(
      '',
      'crane',
      new AbortController().signal,
    );
  };
  expect([await type(true), element.value]).toEqual(['done', 'crane']);
  expect([await type(false), element.value]).toEqual(['failed', 'SLATE']);
});

it('sends the form of a field that keys on the screen have filled', async () => {
  let sent = '';
  const { result, enter } = await type('crane', () => {
    const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((key) => `<button type="button">${key}</button>`);
    document.body.innerHTML = `<div>${keys.join('')}</div><form><input></form>`;
    const field = document.querySelector('input')!;
    for (const key of document.querySelectorAll('button'))
      key.addEventListener('click', () => (field.value += key.textContent));
    document.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      sent = field.value;
    });
    return field;
  });
  await enter();
  expect([result, sent]).toEqual(['done', 'crane']);
});

it('leaves no letter in a field that is not the game’s, and tries no more than that and one other way', async () => {
  const heard: string[] = [];
  const input = document.createElement('input');
  const { result } = await typeBeside(input, (key) => heard.push(key));
  expect([result, input.value]).toEqual(['failed', '']);
  expect(heard).toEqual(['c', 'Backspace', 'c']);
});

it('does not type into a field that holds something else, nor send it', async () => {
  for (const text of ['my comment', 'hello', '12', 'a?']) {
    const input = document.createElement('input');
    input.value = text;
    const held: string[] = [];
    // What is taken out again has been there for a page that saves as one types.
    input.addEventListener('input', () => held.push(input.value));
    const typed = await typeBeside(input, () => undefined);
    await typed.enter();
    expect([input.value, held]).toEqual([text, []]);
  }
});

it.each(['', ' style="pointer-events: none"'])(
  'presses what a click would hit where what fills a key listens, and the key around it otherwise%s',
  async (style) => {
    const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map(
      (key) => `<div role="button"><div${style}>${key}</div></div>`,
    );
    document.body.innerHTML = `<div>${keys.join('')}</div>`;
    let typed = '';
    for (const key of document.querySelectorAll<HTMLElement>('[role]')) {
      const target = style === '' ? key.firstElementChild! : key;
      target.addEventListener('click', () => void (typed += key.textContent));
    }
    const typist = typistOn({ letters: () => typed });
    expect(await typist.replace('', 'crane', new AbortController().signal)).toBe('done');
    expect([typed, typist.hasIdleKeys()]).toEqual(['crane', false]);
  },
);

it('leaves no letter in a game that takes it and shows it where nobody looks', async () => {
  const keys = [...'qwertyuiopasdfghjklzxcvbnm⌫'].map((key) => `<button type="button">${key}</button>`);
  document.body.innerHTML = `<div>${keys.join('')}</div>`;
  let typed = '';
  const hear = (key: string) => {
    typed = /^[a-z]$/.test(key) ? typed + key : typed.slice(0, -1);
  };
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => hear(button.textContent));
  onKey('keydown', ({ key }) => key)(hear);
  const { signal } = new AbortController();
  expect(await typistOn({ letters: () => '' }).replace('', 'crane', signal)).toBe('failed');
  expect(typed).toBe('');
  for (const end of ENDS.splice(0)) end.abort();
});

it('fails where a game takes nothing from a script', async () => {
  expect(await type('crane', () => null)).toMatchObject({ result: 'failed', letters: '' });
});

/** A game that gives letters, and what its row shows of them and of what is typed. */
interface Giving {
  readonly given: string;
  /** How many letters it takes. */
  readonly room: number;
  readonly show: (typed: string) => string;
}
/** What is typed goes around the given letters. */
const around = (given: string): Giving => ({
  given,
  room: given.split('.').length - 1,
  show(typed) {
    const left = [...typed];
    return [...given].map((letter) => (letter === '.' ? (left.shift() ?? '') : letter)).join('');
  },
});
/** They are typed as well, and only shown over what is typed. */
const over = (given: string): Giving => ({
  given,
  room: given.length,
  show: (typed) => [...given].map((letter, n) => (letter === '.' ? (typed[n] ?? '') : letter)).join(''),
});

it.each([
  ['the first', around('c....'), 'crane', 'rane'],
  ['several', around('.ra.e'), 'crane', 'cn'],
  ['one in the middle, over what is typed', over('..a..'), 'crane', 'crane'],
  ['the first, over what is typed', over('c....'), 'crane', 'crane'],
  ['the last, over what is typed', over('....e'), 'crane', 'crane'],
])('types where the game gives %s', async (_, { given, room, show }, word, typed) => {
  let held = '';
  document.body.innerHTML = '';
  const end = new AbortController();
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Backspace') held = held.slice(0, -1);
      else if (held.length < room) held += key;
    },
    { signal: end.signal },
  );
  const letters = () => (show(held) === show('') ? '' : show(held));
  const typist = typistOn({ letters, given: () => [...given].map((letter) => letter.replace('.', '')) });
  const { signal } = end;
  expect(await typist.replace('', word, signal)).toBe('done');
  expect([held, letters()]).toEqual([typed, word]);
  expect(await typist.replace(word, '', signal)).toBe('done');
  expect(letters()).toBe('');
  end.abort();
});

it('types where a game gives letters only once a key has been pressed', async () => {
  const game = over('..a.e');
  const row = { held: '', given: '' };
  document.body.innerHTML = '';
  const end = new AbortController();
  document.addEventListener(
    'keydown',
    ({ key }) => {
      // It is still busy with the guess before.
      if (row.given === '') row.given = game.given;
      else if (key === 'Backspace') row.held = row.held.slice(0, -1);
      else if (row.held.length < game.room) row.held += key;
    },
    { signal: end.signal },
  );
  const letters = () => (row.held === '' ? '' : game.show(row.held));
  const given = () => [...row.given].map((letter) => letter.replace('.', ''));
  const typist = typistOn({ letters, given });
  expect(await typist.replace('', 'crane', end.signal)).toBe('done');
  expect(row.held).toBe('crane');
  end.abort();
});

it('types where the first letter given is the one that was pressed as it came', async () => {
  const row = { held: ['', '', '', '', ''], at: 0, given: [] as string[] };
  document.body.innerHTML = '';
  const end = new AbortController();
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (row.given.length === 0) {
        row.given = ['c', '', '', 'n', ''];
        row.held = [...row.given];
      }
      if (key !== 'Backspace') {
        row.held[row.at] = key;
        row.at = Math.min(row.at + 1, 4);
        return;
      }
      if (row.held[row.at] === '') row.at = Math.max(row.at - 1, 0);
      row.held[row.at] = row.given[row.at] = '';
    },
    { signal: end.signal },
  );
  // As the reader has it, what is given stays so when the same letter is typed over it.
  const given = () => row.given.map((it, n) => (it === row.held[n] ? it : ''));
  const letters = () => (row.held.some((it, n) => it !== (given()[n] ?? '')) ? row.held.join('') : '');
  const typist = typistOn({ letters, given });
  expect(await typist.replace('', 'crane', end.signal)).toBe('done');
  expect(row.held.join('')).toBe('crane');
  end.abort();
});

it('leaves out the letters that a game gives in fields of their own', async () => {
  const fields = [...'..a.e'].map((given) =>
    Object.assign(document.createElement('input'), given === '.' ? {} : { value: given, disabled: true }),
  );
  document.body.replaceChildren(...fields);
  const open = fields.filter(({ disabled }) => !disabled);
  const text = () => fields.map(({ value }) => value).join('');
  const letters = () => (open.some(({ value }) => value) ? text() : '');
  const tile = () => open.find(({ value }) => !value) ?? null;
  const typist = typistOn({ letters, tile, given: () => ['', '', 'a', '', 'e'] });
  const heard: string[] = [];
  const end = new AbortController();
  document.addEventListener('keydown', ({ key }) => heard.push(key), { signal: end.signal });
  expect(await typist.replace('', 'crane', end.signal)).toBe('done');
  end.abort();
  expect([text(), heard.join('')]).toEqual(['crane', 'crn']);
});
