/** What a page with several boards comes to for the session. */
import { beforeEach, expect, it, vi } from 'vitest';
import { UNREAD } from '../page/reader.ts';
import { createShare } from '../page/share.ts';
import type { ShownBoards } from '../session/events.ts';
import type { Site } from '../sites/site.ts';
import { wordle } from '../sites/wordle.ts';
import { slowFeedback } from '../test/brute-force.ts';
import { createPageReader, tilesOf } from './page-reader.ts';

const SITE: Site = {
  ...wordle,
  scopes: ['body'],
  tiles: ['.tile'],
  hasBoard: () => true,
};
const STATES = ['absent', 'present', 'correct'];

/** A board of some rows, of which the first have letters and feedback; a dot is an empty tile. */
function board(rows: readonly string[], count = 9): string {
  const all = [...rows, ...Array<string>(Math.max(0, count - rows.length)).fill('.....')];
  const markup = all.map((row) => {
    const [letters = '', digits = ''] = row.split(' ');
    const tiles = [...letters].map(
      (letter, n) =>
        `<b class="tile" data-state="${STATES[Number(digits[n])] ?? ''}">${letter === '.' ? '' : letter}</b>`,
    );
    return `<p>${tiles.join('')}</p>`;
  });
  return `<section>${markup.join('')}</section>`;
}

const ADDED: Site = { ...SITE, id: 'https://games.example', kind: 'added' };
const reader = (site = SITE) =>
  createPageReader(
    site,
    window,
    createShare(() => 0),
    UNREAD,
  );
const show = (...boards: string[]) => void (document.body.innerHTML = `<main>${boards.join('')}</main>`);

/** What a new reader sees. */
function shown(site = SITE) {
  const it = reader(site);
  const reading = it.read();
  return { ...it.look([], false, false).shown, letters: it.letters(), word: it.entered(null), reading };
}

beforeEach(() => document.body.replaceChildren());

it('is the hints of each, what is typed on any of them, and how many guesses they take', () => {
  show(board(['oater 11001', 'crane 20102', 'ab...']), board(['oater 00000', 'crane 00001', 'ab...']));
  expect(shown()).toMatchObject({
    kind: 'boards',
    boards: [
      ['oater 11001', 'crane 20102'],
      ['oater 00000', 'crane 00001'],
    ],
    typed: 'ab',
    letters: 'ab',
    word: null,
    width: 5,
    limit: 9,
    moving: false,
  });
});

it('takes no letters on a board that is solved, and has its limit from the others', () => {
  show(board(['oater 11001', 'crane 22222'], 2), board(['oater 00000', 'crane 00001', 'slimy']));
  const { reading, ...it } = shown();
  expect(it).toMatchObject({
    boards: [
      ['oater 11001', 'crane 22222'],
      ['oater 00000', 'crane 00001'],
    ],
    typed: 'slimy',
    word: 'slimy',
    limit: 9,
  });
  expect(reading.tiles.map(({ length }) => length)).toEqual([10, 45]);
});

it('is a row that is typed on one board alone', () => {
  show(board(['oater 11001', '.....']), board(['oater 00000', 'ab...']));
  expect(shown()).toMatchObject({ boards: [['oater 11001'], ['oater 00000']], typed: 'ab' });
});

it('has no feedback on a guess before all boards have', () => {
  show(board(['oater 11001', 'crane 20102']), board(['oater 00000', 'crane']));
  expect(shown()).toMatchObject({
    boards: [['oater 11001'], ['oater 00000']],
    typed: 'crane',
    moving: true,
  });
  show(board(['oater 11001', 'crane 22222']), board(['oater 00000', 'crane']));
  expect(shown()).toMatchObject({ boards: [['oater 11001'], ['oater 00000']], moving: true });
});

it('is not read where one of its boards cannot be', () => {
  const odd = board(['oater 11001', 'crane 20102']).replace('>c<', '>c<i>h</i><');
  show(board(['oater 11001', 'crane 20102']), odd);
  expect(shown()).toMatchObject({ kind: 'no-board', reason: 'unreadable', why: { kind: 'letters' } });
  const other = board(['oater 11001', 'slate 20102']);
  show(board(['oater 11001', 'crane 20102']), board(['oater 00000', 'crane 20102']), other);
  expect(shown()).toMatchObject({
    kind: 'no-board',
    reason: 'unreadable',
    why: { kind: 'some', read: 2, of: 3 },
  });
});

it('has the empty tiles of each board that takes letters', () => {
  show(
    board(['oater 11001', 'crane 22222']),
    board(['oater 00000', 'crane 00001']),
    board(['oater 00000', 'crane 00000']),
  );
  const it = reader();
  it.read();
  const { shown: looked } = it.look([], false, false);
  if (looked.kind !== 'boards') throw new Error(looked.kind);
  const tiles = tilesOf(it.looked(), looked);
  expect(tiles.map(({ empty }) => empty.length)).toEqual([0, 5, 5]);
  expect(tiles[1]!.empty).toEqual(tiles[1]!.tiles.slice(10, 15));
});

it('has the tiles of what was looked at, however much has been read since', () => {
  show(board(['oater 11001']));
  const it = reader();
  it.read();
  const { shown: looked } = it.look([], false, false);
  if (looked.kind !== 'boards') throw new Error(looked.kind);
  const tiles = tilesOf(it.looked(), looked);
  document.querySelector('main')!.insertAdjacentHTML('beforeend', board(['oater 00000']));
  expect(it.read().tiles).toHaveLength(2);
  expect(tilesOf(it.looked(), looked)).toEqual(tiles);
});

it.each([6, 5])(
  'has no open row once a finished one was put above it that nobody has looked at, with %i rows then',
  (count) => {
    show(board([], 5));
    const it = reader();
    it.read();
    const { shown: looked } = it.look([], false, false);
    if (looked.kind !== 'boards') throw new Error(looked.kind);
    expect(tilesOf(it.looked(), looked)[0]!.empty).toHaveLength(5);
    const open = document.querySelector('p')!;
    open.insertAdjacentHTML('beforebegin', /<p>.*<\/p>/.exec(board(['oater 11001'], 1))![0]);
    if (count === 5) document.querySelector('p:last-child')!.remove();
    expect(tilesOf(it.looked(), looked)[0]!.empty).toEqual([]);
    it.read();
    const { shown: now } = it.look([], false, false);
    if (now.kind !== 'boards') throw new Error(now.kind);
    expect(tilesOf(it.looked(), now)[0]!.empty[0]).toBe(open.firstElementChild);
  },
);

it('is at an address of its own on each site', () => {
  show(board(['oater 11001']));
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  const before = window.location.href;
  const addresses = ['https://one.example/', 'https://two.example/'].map((url) => {
    happyDOM.setURL(url);
    return reader().look([], false, false).address;
  });
  expect(addresses).toEqual(['one.example/', 'two.example/']);
  happyDOM.setURL(before);
});

it.each([
  ['for guesses, where there are no keys', ADDED, '', '<input placeholder="Guess">', true],
  ['for a guess, beside keys', ADDED, 'keys', '<input maxlength="5" aria-label="Your word">', true],
  ['for anything, beside keys', ADDED, 'keys', '<input>', false],
  ['for other words, beside keys', ADDED, 'keys', '<input maxlength="6">', false],
  ['of a site that is known to have none', SITE, '', '<input>', false],
])('takes letters in a field %s', (_, site, keys, field, isTaken) => {
  const buttons = [...(keys && 'qwertyuiopasdfghjklzxcvbnm')].map(
    (letter) => `<button data-key="${letter}">${letter}</button>`,
  );
  show(board(['oater 11001']), buttons.join(''), field);
  const it = reader(site);
  it.read();
  it.parts();
  expect(it.field() !== null).toBe(isTaken);
  document.querySelector('input')!.value = 'Abo';
  expect(it.letters()).toBe(isTaken ? 'abo' : '');
});

/** Puts a finished row in place of the second. */
function finishSecond(hint: string): void {
  document.querySelectorAll('p')[1]!.outerHTML = /<p>.*?<\/p>/.exec(board([hint]))![0];
}

it('takes letters in a field that says nothing of guesses for nothing: the board has to show them', () => {
  show(board(['oater 11001']), '', '<input>');
  const it = reader(ADDED);
  it.read();
  it.parts();
  expect(it.field()).not.toBeNull();
  const field = document.querySelector('input')!;
  field.value = 'abo';
  expect(it.letters()).toBe('');
  // What was in it as the player pressed Enter is a guess.
  field.value = 'Crane';
  expect(it.entered(null)).toBe('crane');
  const isKnown = () => it.look([], false, false).hasField;
  expect(isKnown()).toBe(false);
  field.value = 'abo';
  finishSecond('crane 00100');
  it.read();
  expect(isKnown()).toBe(true);
  expect(it.letters()).toBe('abo');
});

it('types into a field in a language that Knack does not have once it was in focus as it took a guess', () => {
  show(board(['oater 11001']), '', '<input placeholder="Lingo woord">');
  const it = reader(ADDED);
  it.read();
  it.parts();
  const field = document.querySelector('input')!;
  const enter = (word: string) => {
    field.value = word;
    const held = it.entered(null);
    field.value = '';
    finishSecond(`${word} 00100`);
    it.read();
    return [held, it.look([], false, false).hasField, it.field()?.element];
  };
  expect(enter('crane')).toEqual([null, false, undefined]);
  field.focus();
  expect(enter('humid')).toEqual(['humid', true, field]);
});

it('types into such a field where it still holds the last guess, and not where it holds another word', () => {
  const known = ['Crane', 'Oater'].map((held) => {
    show(board(['oater 11001']), '', '<input placeholder="Lingo woord">');
    document.querySelector('input')!.value = held;
    const it = reader(ADDED);
    it.read();
    it.parts();
    return [it.field() !== null, it.look([], false, false).hasField, it.field() !== null];
  });
  expect(known).toEqual([
    [false, false, false],
    [false, true, true],
  ]);
});

it('types into whatever field was in focus as it took a guess that no row showed, also once it is built anew', () => {
  show(board(['oater 11001']), '<input class="g"><input class="chat">');
  const it = reader(ADDED);
  const looked = () => {
    it.read();
    it.parts();
    return it.look([], false, false).hasField;
  };
  expect([looked(), it.field()]).toEqual([false, null]);
  const field = document.querySelector('input')!;
  field.focus();
  field.value = 'crane';
  it.entered(null);
  finishSecond('crane 00100');
  expect([looked(), it.field()?.element]).toEqual([true, field]);
  document.querySelector('.chat')!.remove();
  field.outerHTML = '<input class="g">';
  expect([looked(), it.field()?.element]).toEqual([true, document.querySelector('input')]);
  document.querySelector('input')!.outerHTML = '<input class="other">';
  looked();
  expect(it.field()?.isNamed).toBe(false);
});

it('learns the field in which the next guess is entered while the one before cannot be read yet', () => {
  show(board(['oater 11001', 'crane']), '<input class="g"><input class="chat">');
  const it = reader(ADDED);
  it.read();
  it.parts();
  const field = document.querySelector('input')!;
  field.focus();
  field.value = 'humid';
  expect(it.entered(null)).toBe('humid');
  document.querySelector('section')!.outerHTML = board(['oater 11001', 'crane 00100', 'humid 00000']);
  it.read();
  expect([it.look([], false, false).hasField, it.field()?.element]).toEqual([true, field]);
});

it('takes it that a row cannot be edited any more once it holds what the field has lost', () => {
  const closedAfter = (value: string, row: string, left = '') => {
    show(board([]), '<input placeholder="Your guess" maxlength="5">');
    const it = reader(ADDED);
    it.read();
    it.parts();
    const field = document.querySelector('input')!;
    field.value = value;
    it.read();
    document.querySelector('section')!.outerHTML = board([row]);
    field.value = left;
    return it.read().memory.seen.closed;
  };
  expect(closedAfter('oater', 'oater')).toBe('oater');
  expect(closedAfter('crane', '.....')).toBeNull();
  expect(closedAfter('crane', 'oater')).toBeNull();
  // Some games show what is being typed in both.
  expect(closedAfter('oater', 'oater', 'oater')).toBeNull();
});

it('takes a field that still holds the last guess for empty', () => {
  show(board(['oater 11001']), '', '<input placeholder="Your guess">');
  const it = reader(ADDED);
  it.read();
  it.parts();
  const field = document.querySelector('input')!;
  field.value = 'Oater';
  expect(it.letters()).toBe('');
  field.value = 'Oate';
  expect(it.letters()).toBe('oate');
});

it('takes a field for empty, too, that holds another guess, as where players take turns', () => {
  show(board(['oater 11001', 'crane 00100']), '<input placeholder="Your guess" value="Oater">');
  const it = reader(ADDED);
  it.read();
  it.parts();
  expect([it.letters(), it.guesses()]).toEqual(['', ['oater', 'crane']]);
});

it.each([
  '<p><input><button type="button">Submit</button></p>',
  '<p><input></p><button type="button">Submit</button>',
])('has a key for Enter in the button beside a field that holds letters: %s', (html) => {
  show(board(['oater 11001']), html);
  const it = reader(ADDED);
  it.read();
  it.parts();
  const hasKey = () => it.look([], false, true).hasEnterKey;
  expect(hasKey()).toBe(false);
  document.querySelector('input')!.value = 'crane';
  expect(hasKey()).toBe(true);
  document.querySelector('button')!.remove();
  expect(hasKey()).toBe(false);
});

it('has a key for Enter in the button that the player has entered a guess with, and in no other', () => {
  const buttons = '<button type="button">Enviar</button><button type="button">Tema</button>';
  const rows = (...hints: string[]) => `${board(hints)}${buttons}`;
  show(rows('oater 11001', 'crane'));
  const it = reader(ADDED);
  it.read();
  it.parts();
  const [enviar, tema] = document.querySelectorAll('button');
  const hasKey = () => it.look([], false, true).hasEnterKey;
  const finish = (row: number) => {
    for (const [n, tile] of document.querySelectorAll(`p:nth-of-type(${row}) .tile`).entries())
      tile.setAttribute('data-state', STATES[n % 2]!);
    it.read();
  };
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  // What is pressed right after the Enter key may be for anything.
  expect([it.entered(null), it.entered(tema!), hasKey()]).toEqual(['crane', 'crane', false]);
  finish(2);
  expect([hasKey(), it.enterButton()]).toEqual([false, null]);
  document.querySelectorAll('p:nth-of-type(3) .tile').forEach((tile, n) => (tile.textContent = 'humid'[n]!));
  expect(it.entered(null)).toBe('humid');
  clock.mockReturnValue(4000);
  expect(it.entered(enviar!)).toBe('humid');
  finish(3);
  expect([hasKey(), it.enterButton()]).toEqual([true, enviar]);
  clock.mockRestore();
  // Each row may have a button of its own.
  const next = enviar!.cloneNode(true) as HTMLElement;
  enviar!.disabled = true;
  expect([hasKey(), it.enterButton()]).toEqual([false, null]);
  document.body.append(next);
  expect([hasKey(), it.enterButton()]).toEqual([true, next]);
  document.body.append(next.cloneNode(true));
  expect([hasKey(), it.enterButton()]).toEqual([false, null]);
});

it.each([
  ['fields', '<input class="tile">', 'INPUT'],
  ['elements around fields', '<b class="tile"><input></b>', 'INPUT'],
  ['what can have the focus', '<b class="tile" tabindex="0"></b>', 'B'],
  ['fields that show letters alone', '<input class="tile" readonly>', undefined],
  ['fields that are not open yet', '<input class="tile" disabled>', undefined],
  ['buttons', '<button class="tile" tabindex="0"></button>', undefined],
  ['nothing of the kind', '<b class="tile"></b>', undefined],
])('has the tile that a key goes to, where tiles are %s', (_, tile, name) => {
  show(`${board(['oater 11001'], 1)}<section><p>${tile.repeat(5)}</p></section>`);
  const row = [...document.querySelectorAll('section:last-child p > *')];
  document.querySelector('section')!.append(document.querySelector('section:last-child p')!);
  const fields = row.map((it) =>
    it.matches('input') ? it : it.querySelector('input'),
  ) as HTMLInputElement[];
  const it = reader();
  const at = (key: string) => {
    it.read();
    const found = it.tile(key);
    return found && [found.tagName, row.findIndex((part) => part.contains(found))];
  };
  expect([at('c'), at('Enter')]).toEqual([name ? [name, 0] : null, null]);
  for (const [n, letter] of [...'cr'].entries()) {
    if (fields[n]) fields[n].value = letter;
    else row[n]!.textContent = letter;
  }
  expect([at('a'), at('Backspace')]).toEqual(
    name
      ? [
          [name, 2],
          [name, 1],
        ]
      : [null, null],
  );
});

it('has what holds the board for the tile that a key goes to, where that can have the focus', () => {
  show(board(['oater 11001']));
  const holder = document.querySelector('main')!;
  holder.tabIndex = 0;
  const it = reader();
  it.read();
  expect([it.tile('c')?.tagName, it.tile('Enter')]).toEqual(['MAIN', null]);
  holder.tabIndex = -1;
  expect(it.tile('c')).toBe(null);
  // Where a field catches the keys, it keeps the focus.
  holder.tabIndex = 0;
  holder.append(document.createElement('input'));
  expect(it.tile('c')).toBe(null);
});

it('has a key take out a letter that was typed, where the game gives the last one in a field that is closed', () => {
  const fields = `${'<input class="tile">'.repeat(4)}<input class="tile" disabled value="e">`;
  show(`${board(['oater 11001'], 1)}<section><p>${fields}</p></section>`);
  document.querySelector('section')!.append(document.querySelector('section:last-child p')!);
  const [first] = document.querySelectorAll('input');
  first!.value = 'a';
  const it = reader();
  it.read();
  expect(it.tile('Backspace')).toBe(first);
});

const LOST = ['oater', 'crane', 'rhomb', 'slimy', 'fuzzy', 'drown'].map(
  (guess) => `${guess} ${slowFeedback(guess, 'aroma')}`,
);
const answersWith = (...messages: string[]) => {
  show(board(LOST, 6), ...messages);
  const it = shown();
  return 'answers' in it ? it.answers : undefined;
};

it.each([
  ['alone, in capitals', '<div role="alert">AROMA</div>'],
  ['in a sentence', '<p>Leider verloren. Die Lösung war: <b>Aroma</b>!</p>'],
  ['beside words that cannot be it', '<p>Sorry, the answer today – oater? – was “aroma”.</p>'],
])('has the answer of a lost game that the page says %s', (_, message) => {
  expect(answersWith(message)).toEqual(['aroma']);
});

it('has the answer that a site’s own message says, whatever other words are in sight', () => {
  show(board(LOST, 6), '<p class="said">It was AROMA</p>', '<p>Most likely PROMA</p>');
  expect(shown()).not.toHaveProperty('answers');
  expect(shown({ ...ADDED, message: '.said' })).toMatchObject({ answers: ['aroma'] });
});

it.each([
  ['fits the rows', '<p>Bad luck. The next game comes later: rhino, aorta, aioli.</p>'],
  ['is one alone', '<p>Was it aroma?</p><p>proma</p>'],
  ['can be seen', '<p style="display:none">aroma</p><script type="text/x">"aroma"</script>'],
  ['is in a short text', `<p>${'A long text about words such as these: '.repeat(6)} aroma</p>`],
])('has no answer where none of its words %s', (_, message) => {
  expect(answersWith(message)).toBeUndefined();
});

it('does not look for the answer while the game goes on, nor on a board that is solved', () => {
  show(board(LOST, 7), '<p>aroma</p>');
  expect(shown()).not.toHaveProperty('answers');
  show(board([...LOST.slice(0, 5), 'drown 22222'], 6), board(LOST, 6), '<p>aroma</p>');
  expect(shown()).toMatchObject({ answers: [null, 'aroma'] });
});

it('keeps the answer when its message is gone', () => {
  show(board(LOST, 6), '<p class="toast">AROMA</p>');
  const it = reader();
  const answers = () => {
    it.read();
    const now = it.look([], false, false).shown;
    return 'answers' in now ? now.answers : undefined;
  };
  expect(answers()).toEqual(['aroma']);
  document.querySelector('.toast')!.remove();
  expect(answers()).toEqual(['aroma']);
});

it('takes for the answer what comes up once the game is lost rather than what was there', () => {
  show(board(LOST, 6), '<p>proma</p>');
  const it = reader();
  const answers = () => {
    it.read();
    const now = it.look([], false, false).shown;
    return 'answers' in now ? now.answers : undefined;
  };
  expect(answers()).toEqual(['proma']);
  document.body.insertAdjacentHTML('beforeend', '<div class="toast">AROMA</div>');
  expect(answers()).toEqual(['aroma']);
  document.querySelector('.toast')!.remove();
  expect(answers()).toEqual(['aroma']);
});

it.each([
  ['one colour, as what is refused has', Array(5).fill('rgb(200, 0, 0)'), false],
  [
    'the colours of feedback, whatever they mean',
    [0, 90, 0, 90, 0].map((part) => `rgb(200, ${part}, 90)`),
    true,
  ],
])(
  'tells of a guess that has come to have %s, whether it is answered',
  (_, colours: string[], isAnswered) => {
    show(board(['crane']));
    const tiles = [...document.querySelectorAll<HTMLElement>('.tile')].slice(0, 5);
    // The last one typed may be marked.
    tiles[4]!.style.border = '1px solid black';
    const it = reader(ADDED);
    const look = (isAwaiting: boolean) => {
      it.read();
      return it.look([], isAwaiting, false).isAnswered;
    };
    expect([look(false), look(true)]).toEqual([false, false]);
    tiles[4]!.style.border = '';
    for (const [n, tile] of tiles.entries()) tile.style.background = colours[n]!;
    expect(look(true)).toBe(isAnswered);
  },
);

it('does not take the mark of the next letter for an answer where a guess was emptied', () => {
  show(board(['crane']));
  const tiles = [...document.querySelectorAll<HTMLElement>('.tile')].slice(0, 5);
  const it = reader(ADDED);
  const look = (isAwaiting: boolean) => {
    it.read();
    return it.look([], isAwaiting, false).isAnswered;
  };
  expect(look(false)).toBe(false);
  for (const tile of tiles) tile.textContent = '';
  tiles[0]!.style.background = 'rgb(200, 0, 90)';
  expect(look(true)).toBe(false);
});

it('says which letters the game gives on its only board, and what is typed beside them', () => {
  show(board(['c....']), '');
  const [first, second] = document.querySelectorAll<HTMLElement>('.tile');
  first!.style.background = 'rgb(106, 170, 100)';
  expect(shown()).toMatchObject({ given: 'c....', typed: '' });
  second!.textContent = 'l';
  expect(shown()).toMatchObject({ given: 'c....', typed: 'cl' });
});

it.each([
  ['around the letters that the game gives on its board', '', ['c', '', '', '', '']],
  ['into a field for guesses', '<input placeholder="Your guess">', []],
])('has the letters of a word typed %s, or all of them', (_, field, given) => {
  show(board(['c....']), '', field);
  document.querySelector<HTMLElement>('.tile')!.style.background = 'rgb(106, 170, 100)';
  const it = reader(ADDED);
  it.read();
  it.parts();
  expect(it.given()).toEqual(given);
});

it('has letters typed over what is written on one of several boards, and around that of the last', () => {
  show(board(['slate 00202', '..a.e']), board(['slate 01000']));
  const [one, other] = [...document.querySelectorAll('section')].map((it) => [
    ...it.querySelectorAll('p:nth-child(2) b'),
  ]) as [Element[], Element[]];
  const it = reader();
  const type = (letters: string) => {
    for (const [n, letter] of [...letters].entries()) one[n]!.textContent = other[n]!.textContent = letter;
    it.read();
    return [it.letters(), it.given().join('')];
  };
  expect(type('')).toEqual(['', '']);
  expect(type('c')).toEqual(['c', '']);
  expect(type('cr')).toEqual(['cr', '']);
  expect(type('cra')).toEqual(['cra', '']);
  // A letter makes the row of the first board a full one.
  expect(type('cran')).toEqual(['cran', '']);
  expect(type('crane')).toEqual(['crane', '']);
  show(board(['slate 00202', '..a.e']), board(['slate 22222']));
  expect(type('')).toEqual(['', 'ae']);
});

it('says what the game has written on the tiles of an empty row', () => {
  show(board(['crony 20200', '..o..']), '');
  const it = reader();
  const faint = document.querySelectorAll<HTMLElement>('.tile')[7]!;
  faint.style.opacity = '0.3';
  const reading = it.read();
  const shown = it.look([], false, false).shown as ShownBoards;
  expect(shown).toMatchObject({ boards: [['crony 20200']], typed: '' });
  const [{ empty, written }] = tilesOf(reading, shown) as [ReturnType<typeof tilesOf>[number]];
  expect(empty[2]).toBe(faint);
  expect(written).toEqual(['', '', 'o', '', '']);
});
