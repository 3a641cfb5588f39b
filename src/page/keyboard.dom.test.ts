import { expect, it } from 'vitest';
import { hasKeyboard, hasNamedKeyboard } from './keyboard.ts';
import { DELETE, ENTER, findKey } from './pressed-keys.ts';

const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
const button = (label: string, rest = ''): string => `<button ${rest}>${label}</button>`;

/** A keyboard with its Enter and delete keys at the ends of the last row. */
function keyboard(enter: string, del: string, rowClass = 'row', attributes = ''): string {
  const rows = ROWS.map((row, n) => {
    const letters = [...row].map((letter) => button(letter.toUpperCase(), attributes)).join('');
    return `<div class="${rowClass}">${n === 2 ? enter + letters + del : letters}</div>`;
  });
  return `<section>${rows.join('')}</section>`;
}

/** The label of the key that is found, or its test id. */
function found(html: string, key: string): string | null {
  document.body.innerHTML = html;
  const element = findKey(document, {}, key);
  return element && (element.getAttribute('data-testid') ?? element.textContent);
}

it.each([
  ['Enter', '⌫'],
  ['Eingabe', 'Löschen'],
  ['↵', '←'],
  ['Zatwierdź', 'Usuń'],
  ['Wort prüfen', 'Entf'],
  ['Enter ↵', '⬅ Wstecz'],
  ['ENTER⏎', '⌫Delete'],
  ['↵\ufe0e', '⌫\ufe0e'],
  ['↲', '⇽'],
  ['Enter', '«'],
  ['⏎', '<'],
  ['enter', '<<'],
  ['Enter', '<-'],
  ['>', '<'],
  ['->', '<-'],
  ['Enter', 'BACK'],
  ['ENT', 'DEL'],
  // What fonts of icons show as one sign.
  ['keyboard_return', 'keyboard_backspace'],
  ['Enter-Taste', 'Delete-Taste'],
  ['Eingabetaste', 'Rücktaste'],
  ['Klawisz Enter', 'Backspace, klawisz'],
])('knows the keys %s and %s', (enter, del) => {
  const page = keyboard(button(enter), button(del.replaceAll('<', '&lt;')));
  expect([found(page, ENTER), found(page, DELETE), found(page, 'z')]).toEqual([enter, del, 'Z']);
});

it('knows the keys at the end of letters in their order, with nothing around any of them', () => {
  const letters = [...'aąbcćdeęfghijklłmnńoóprsśtuvwxyzźż'].map((letter) => button(letter)).join('');
  const page = `<section>${letters}${button('⇽')}${button('Enter')}</section>`;
  expect([found(page, ENTER), found(page, DELETE), found(page, 'ą')]).toEqual(['Enter', '⇽', 'ą']);
});

it('knows keys by what they are called for those who cannot see them', () => {
  const icon = '<svg aria-hidden="true"></svg>';
  const page = keyboard(
    button(icon, 'aria-label="Submit" data-testid="one"'),
    button(icon, 'title="Backspace" data-testid="two"'),
  );
  expect([found(page, ENTER), found(page, DELETE)]).toEqual(['one', 'two']);
});

it.each([
  ['Delete account', 'Delete all data'],
  ['Submit payment', 'Enter the paid contest'],
  ['Go back', 'Delete my account'],
  ['OK, accept all cookies', 'Löschen bestätigen'],
  ['Enter 5 €', '✕ Ad'],
  ['Enter5€', '✕Ad'],
  ['Submit✓all', '🗑Delete'],
])('takes neither “%s” nor “%s” for a key', (one, other) => {
  for (const page of [keyboard(button(one), button(other)), keyboard('', button(one) + button(other))])
    expect([found(page, ENTER), found(page, DELETE)]).toEqual([null, null]);
});

it.each([
  ['says something else', button('Pay 10 €', 'title="z" data-key="z"')],
  ['closes something', button('z', 'aria-label="Close"')],
  ['leads elsewhere', `<a href="/zoo">${button('z')}</a>`],
  ['sends a form', `<form><input><input><button>z</button></form>`],
  ['sends a form elsewhere', `<form id="f"><input><input></form>${button('z', 'form="f"')}`],
  [
    'sends a form with fields elsewhere',
    `<form id="f"><input>${button('z')}</form><select form="f"></select>`,
  ],
  ['empties a form', `<form>${button('z', 'type="reset"')}</form>`],
])('takes for no letter what %s', (_, html) => {
  const page = keyboard('', html)
    .replace('<button >Z</button>', '')
    .replace(/<button >Y<\/button>/, '');
  expect([found(page, 'z'), found(page, 'a')]).toEqual([null, 'A']);
});

it.each([
  [button('Submit guess'), 'Submit guess'],
  [button('↵', 'aria-label="Enter key"'), '↵'],
  [button('', 'class="key icon-enter" data-testid="mark"'), 'mark'],
  [button('', 'id="btnEnter" data-testid="mark"'), 'mark'],
  [button('→', 'aria-label="Next page"'), null],
  [button('OK', 'title="Accept cookies"'), null],
  [button('', 'class="enter-contest"'), null],
  [button('', 'aria-label="Menu" class="enter"'), null],
])('goes by all that is said on a key: %s', (html, expected) => {
  expect(found(keyboard(html, ''), ENTER)).toBe(expected);
});

it('knows letters on which it is said what is known of them', () => {
  const page = keyboard('', '').replace(
    '<button >Q</button>',
    '<button data-key="q">Q <i>absent</i></button>',
  );
  expect(found(page, 'q')).toBe('Q absent');
  expect(found(page.replace('data-key="q"', ''), 'q')).toBeNull();
});

it('takes the key, not the row that it is in', () => {
  const page = keyboard(button('Enter'), button('⌫'), 'keyboard-row');
  expect([found(page, ENTER), found(page, DELETE)]).toEqual(['Enter', '⌫']);
});

it('takes no letter for another key, whatever classes it has', () => {
  const page = keyboard('', '').replaceAll('<button ', '<button class="enter-animation delete-animation" ');
  expect([found(page, ENTER), found(page, DELETE)]).toEqual([null, null]);
});

it('takes nothing for another key that scripts know as a letter, or that says less of itself than keys do', () => {
  const keys = keyboard('', '')
    .replaceAll(/<(\/?)button/g, '<$1span role="button"')
    .replaceAll('</span role="button"', '</span');
  const beside = (other: string) => keys.replace('<section>', `<section>${other}`);
  const others = [
    '<span data-key="a">Enter</span>',
    '<span role="button" data-key="a">Enter</span>',
    '<span>Enter</span>',
  ];
  expect(others.map((other) => found(beside(other), ENTER))).toEqual([null, null, null]);
  expect(found(beside('<span role="button">Enter</span>'), ENTER)).toBe('Enter');
});

it('knows a key by the letters that it stands right beside, where it says less of itself than they do', () => {
  const keys = (enter: string) =>
    keyboard(enter, '<div id="remove">⌫</div>').replaceAll(
      /<button >(.)<\/button>/g,
      '<div class="key">$1</div>',
    );
  expect(found(keys('<div id="enter">Enter</div>'), ENTER)).toBe('Enter');
  expect(found(keys('<div id="enter">Enter</div>'), DELETE)).toBe('⌫');
  expect(found(keys('<i>Enter</i>'), ENTER)).toBeNull();
  expect(found(keys('<div>Enter</div><h2>Keys</h2>'), ENTER)).toBeNull();
});

it.each([
  '<form action="/else"><button>Submit</button><input type="email"></form>',
  '<form method="post" action="/account/delete"><button>Enter</button></form>',
])('takes no button for a key that sends a form which the letters are not in: %s', (form) => {
  const beside = keyboard('', '').replace('<section>', `<section>${form}`);
  expect(found(beside, ENTER)).toBeNull();
  expect(found(`<form>${keyboard(button('Enter'), '')}</form>`, ENTER)).toBe('Enter');
  // Of the board, which is a form of its own in some frameworks.
  expect(found(`<form id="board"></form>${keyboard(button('Enter', 'form="board"'), '')}`, ENTER)).toBe(
    'Enter',
  );
});

it.each([
  ['a sentence’s button', `<p>Ready for more?</p><div>${button('Go')}</div>`, '', null],
  ['what hands in a word', '', `<div>${button('Submit a word')}</div>`, null],
  ['what shows the answer', '', `<div>${button('Check the answer')}</div>`, null],
  ['what shows it in Polish', '', `<div>${button('Sprawdź odpowiedź')}</div>`, null],
  ['both keys in a box of their own', `<div>${button('Go')}${button('⌫')}</div>`, '', 'Go'],
  ['a key below', '', `<div>${button('Submit word')}</div>`, 'Submit word'],
])('knows from a key above or below the letters %s', (_, above, below, expected) => {
  const page = keyboard('', '').replace('<section>', `$&${above}`).replace('</section>', `${below}$&`);
  expect(found(page, ENTER)).toBe(expected);
});

it.each([
  '<div>Delete your account? <button>Delete</button><button>Done</button></div>',
  '<div>Usunąć konto? <button>Usuń</button><button>OK</button></div>',
  '<div><button id="deleteaccount">Delete</button></div>',
  '<div id="konto"><button>Löschen</button></div>',
  '<div><button id="kaufen">OK</button></div>',
  '<div class="warenkorb"><button>OK</button></div>',
  '<div><button class="loginbtn">OK</button></div>',
  '<div id="leaderboard"><button>Submit</button></div>',
  '<div><button>Zurück</button></div>',
  '<div><button>Wstecz</button></div>',
])('presses nothing that asks, buys, deletes or leads back below the letters: %s', (html) => {
  const page = keyboard('', '').replace('</section>', `${html}$&`);
  expect([found(page, ENTER), found(page, DELETE)]).toEqual([null, null]);
});

it('presses no letter that is for something else', () => {
  const page = keyboard('', '').replace(
    '<button >X</button>',
    '<button data-action="delete-account">x</button>',
  );
  expect([found(page, 'x'), found(page, 'y')]).toEqual([null, 'Y']);
});

it.each(['fa fa-delete-left', 'bi bi-backspace', 'key-backspace'])('knows the icon of %s', (name) => {
  const page = keyboard('', button(`<i class="${name}"></i>`, 'data-testid="icon"'));
  expect(found(page, DELETE)).toBe('icon');
});

it('presses nothing that belongs to the page', () => {
  const strays =
    '<header><button data-testid="close">x</button><button data-testid="ok">OK</button><button>ß</button></header>' +
    '<footer><a role="button" href="https://example.org" data-testid="link">f</a><button data-testid="e">e</button></footer>';
  for (const page of [strays + keyboard('', ''), keyboard('', '') + strays]) {
    expect([found(page, 'x'), found(page, 'f'), found(page, 'e')]).toEqual(['X', 'F', 'E']);
    expect([found(page, ENTER), found(page, DELETE)]).toEqual([null, null]);
  }
  expect(found(strays, 'x')).toBeNull();
});

it('takes SS for ß, and not for Enter where there is no key for that', () => {
  const page = keyboard(button('SS'), button('Entf'));
  expect([found(page, 'ß'), found(page, ENTER)]).toEqual(['SS', null]);
});

it('has no letter that the keyboard does not have', () => {
  expect(found(keyboard('', ''), 'ż')).toBeNull();
  expect(hasKeyboard(document, {})).toBe(true);
});

/** Letters that nothing says are keys, each in so many elements of its own, with keys and gaps beside them. */
function bare(left: string, right: string, wraps = 0): string {
  const wrapped = (content: string) =>
    `${'<div>'.repeat(wraps)}<span>${content}</span>${'</div>'.repeat(wraps)}`;
  const rows = ROWS.map((row, n) => {
    const letters = [...row].map((letter) => wrapped(letter.toUpperCase())).join('');
    return `<div><div></div>${n === 2 ? left + letters + right : letters}<div></div></div>`;
  });
  return `<section>${rows.join('')}</section>`;
}
const ICON = '<span data-testid="icon"><svg></svg></span>';

it.each([
  [bare('<span>Enter</span>', '<span>⌫</span>'), 'Enter', '⌫'],
  [bare('<span>Enter</span>', '<span>⌫</span>', 2), 'Enter', '⌫'],
  [bare('<div>Enter</div>', '<div>⌫</div>'), null, null],
  [bare('<span>⌫</span>', ICON), null, '⌫'],
  [bare(ICON, '<span>✓</span>'), '✓', null],
  [bare(ICON, ICON), null, null],
  [bare('', ''), null, null],
])('knows keys that nothing names by where they stand', (page, enter, del) => {
  expect([found(page, ENTER), found(page, DELETE), found(page, 'q')]).toEqual([enter, del, 'Q']);
  expect([hasKeyboard(document, {}), hasNamedKeyboard(document, {})]).toEqual([true, false]);
});

it('takes no board for a keyboard, however many letters are on it', () => {
  const rows = ['slate', 'crony', 'humid', 'baggy', 'wimpy', 'favor', 'quick'].map(
    (word) => `<div>${[...word].map((letter) => `<b>${letter}</b>`).join('')}</div>`,
  );
  document.body.innerHTML = `<main>${rows.join('')}</main>`;
  expect(hasKeyboard(document, {})).toBe(false);
});

it('knows keys in a row of their own, which nothing names either', () => {
  const rows = '<div><span>Enter</span><span>⌫</span></div>';
  const page = bare('', '').replace('</section>', `${rows}</section>`);
  expect([found(page, ENTER), found(page, DELETE)]).toEqual(['Enter', '⌫']);
});

it('takes the button for the key, whatever in it is called one', () => {
  const icon = (label: string) => button('<svg></svg>', `aria-label="${label}" data-testid="${label}"`);
  const page = keyboard(icon('Enter'), icon('Backspace')).replace(
    /<button >(.)<\/button>/g,
    '<button data-testid="$1"><span class="keycap">$1</span></button>',
  );
  expect([found(page, ENTER), found(page, DELETE), found(page, 'q')]).toEqual(['Enter', 'Backspace', 'Q']);
});

it('takes a button for one key where several things in it are called one', () => {
  const page = keyboard(button('Enter'), button('⌫')).replaceAll(
    /<button(.*?)>(.+?)<\/button>/g,
    '<button$1 class="key"><b class="key-label">$2</b><b class="key-quarters"><i></i><i></i></b></button>',
  );
  expect([found(page, ENTER), found(page, DELETE), found(page, 'q')]).toEqual(['Enter', '⌫', 'Q']);
});

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
/** The letters that something is listed by, which say of themselves whose they are. */
const index = (open = '<div>', close = '</div>') =>
  `${open}${ALPHABET.map((letter) => button(letter, `data-testid="index ${letter}"`)).join('')}${close}`;

it.each([
  [index()],
  [index('<nav>', '</nav>')],
  [index('<div role="tablist">', '</div>')],
  [index('<div inert>', '</div>')],
  [`<section>${index()}<button>→</button></section>`],
])('presses the keys of the keyboard, wherever an index stands: %s', (letters) => {
  const keys = keyboard(button('Enter'), button('⌫'));
  for (const page of [letters + keys, keys + letters]) {
    expect([found(page, 'q'), found(page, 'z'), found(page, ENTER)]).toEqual(['Q', 'Z', 'Enter']);
    expect(found(page, DELETE)).toBe('⌫');
  }
});

it('presses nothing of an index alone, and all of a keyboard in the order of the alphabet', () => {
  expect([found(index(), 'q'), found(`${index()}<button>→</button>`, 'q')]).toEqual([null, null]);
  const keys = (enter: string) => `<div>${ALPHABET.map((it) => button(it)).join('')}${enter}</div>`;
  const both = button('Enter') + button('⌫');
  expect([found(keys(both), 'q'), found(keys(''), 'q'), found(keys(button('Go')), 'q')]).toEqual([
    'q',
    null,
    null,
  ]);
  // In columns, or with one letter before the others.
  for (const order of ['aeimquybfjnrvzcgkoswdhlptx', 'sabcdefghijklmnopqrtuvwxyz'])
    expect(found(`<div>${[...order].map((it) => button(it)).join('')}</div>`, 'q')).toBeNull();
});

it.each(['class="keyboard"', 'id="onScreenKeyboard"'])(
  'presses letters in their order that are called %s',
  (name) => {
    expect(found(index(`<div ${name}>`), 'q')).toBe('index q');
    expect(found(index('<div class="keywords">'), 'q')).toBeNull();
  },
);

it.each([
  ['a column of pairs', 'anbocpdqerfsgthuivjwkxlymz'],
  ['reverse', 'zyxwvutsrqponmlkjihgfedcba'],
])('presses nothing of an index in %s', (_, order) => {
  expect(found(`<div>${[...order].map((it) => button(it)).join('')}</div>`, 'q')).toBeNull();
});

it('presses nothing of an index with arrows to turn its pages', () => {
  const pages = ([...ends]: string) => index(`<div>${button(ends[0]!)}`, `${button(ends[1]!)}</div>`);
  for (const ends of ['←→', '◀▶', '←✓'])
    expect([found(pages(ends), 'q'), found(pages(ends), ENTER), found(pages(ends), DELETE)]).toEqual([
      null,
      null,
      null,
    ]);
});

it.each([
  ['before all', 'i', (keys: string) => button('i', 'data-testid="info"') + keys],
  ['after all', 'x', (keys: string) => keys + button('X', 'data-testid="twitter"')],
])('takes of two buttons with one letter the one among its letters: a stray %s', (_, letter, withStray) => {
  const keys = ROWS.map((row) => [...row].map((it) => button(it.toUpperCase())).join('')).join('<br>');
  const page = `<section>${withStray(keys)}${button('Enter')}${button('⌫')}</section>`;
  expect(found(page, letter)).toBe(letter.toUpperCase());
});

it('takes none of two that stand alike', () => {
  const two = '<button>G</button><button>G</button>';
  const page = keyboard(button('Enter'), button('⌫')).replace('<button >G</button>', two);
  expect([found(page, 'g'), found(page, 'h')]).toEqual([null, 'H']);
});

it.each([
  ['its keys say so', keyboard('', '').replace(/<button >(.)</g, '<button title="Buy $1 for 10">$1<')],
  ['it is called so', keyboard('', '').replace('<section>', '<section class="letter-shop">')],
  ['it is labelled so', keyboard('', '').replace('<section>', '<section aria-label="Buy a letter">')],
  ['it is headed so', `<h3>Buy a letter</h3>${keyboard('', '')}`],
  ['it is headed so inside', keyboard('', '').replace('<section>', '<section><h3>Kup literę</h3>')],
])('presses no letter that is for sale: %s', (_, shop) => {
  expect(found(shop, 'q')).toBeNull();
  const keys = keyboard('', '').replace(/<button >(.)/g, '<button data-testid="key $1">$1');
  for (const page of [shop + keys, keys + shop]) expect(found(`<p>${page}</p>`, 'q')).toBe('key Q');
});

it('knows keys that are inputs, and the icons of component libraries', () => {
  const input = (value: string) => `<input type="button" value="${value}" data-testid="${value}">`;
  const page = keyboard(button('Enter'), button('⌫')).replace(/<button >(.+?)<\/button>/g, (_, it: string) =>
    input(it),
  );
  expect([found(page, 'q'), found(page, ENTER), found(page, DELETE)]).toEqual(['Q', 'Enter', '⌫']);
  const icon = button('<svg data-testid="BackspaceIcon"></svg>', 'class="this-one"');
  found(keyboard('', icon), DELETE);
  expect(findKey(document, {}, DELETE)?.className).toBe('this-one');
});

it('presses the keys that nothing names rather than an index with a button', () => {
  const page = `${index().replace('</div>', '<button>Go</button></div>')}${bare('<span>Enter</span>', '<span>⌫</span>')}`;
  expect([found(page, 'q'), found(page, ENTER), found(page, DELETE)]).toEqual(['Q', 'Enter', '⌫']);
});

it.each([
  ['<p>We use cookies.</p><button>OK</button>', ENTER],
  ['<div>We use cookies. <button>OK</button></div>', ENTER],
  ['<div><p>Buy Premium!</p><p><button>OK</button></p></div>', ENTER],
  ['<div><button>OK</button><button>Settings</button></div>', ENTER],
  ['<div id="cookieNotice"><button>OK</button></div>', ENTER],
  ['<div><button data-action="buy-premium">OK</button></div>', ENTER],
  ['<div><button id="login_submit">Submit</button></div>', ENTER],
  ['<p><button>←</button><button>→</button></p>', ENTER],
  ['<p><button>←</button><button>→</button></p>', DELETE],
  ['<button>←</button><button>→</button>', DELETE],
  ['<p><button>▶</button></p>', ENTER],
  ['<button aria-labelledby="said">OK</button><i hidden id="said">Accept the terms</i>', ENTER],
  ['<button popovertarget="more">Enter</button>', ENTER],
  ['<button aria-haspopup="dialog">Enter</button>', ENTER],
  ['<button aria-expanded="false">Done</button>', ENTER],
  ['<button role="link">Go</button>', ENTER],
  ['<div><input type="email"><button>Submit</button></div>', ENTER],
  ['<div><input value="Profile 1"><button>Delete</button></div>', DELETE],
  ['<div><img alt="Buy Premium"><button>OK</button></div>', ENTER],
  ['<div><iframe title="Advertisement"></iframe><button>OK</button></div>', ENTER],
  ['<div class="gdpr-banner"><svg></svg><button>OK</button></div>', ENTER],
  ['<div><button>OK</button><button aria-label="Cookie settings"><svg></svg></button></div>', ENTER],
  ['<button data-bs-toggle="modal">Delete</button>', DELETE],
])('takes for no key what stands below the keyboard: %s', (below, key) => {
  const letters = keyboard('', '');
  for (const page of [
    letters + below,
    `<main>${letters}</main>${below}`,
    letters.replace('</section>', `${below}</section>`),
  ])
    expect(found(page, key)).toBeNull();
});

it.each([
  ['<div><button>OK</button></div>', ENTER, 'OK'],
  ['<button>Submit</button>', ENTER, 'Submit'],
  ['<div><button>Enter</button><button>←</button></div>', DELETE, '←'],
  ['<div><button>Enter</button><button>⌫</button></div>', ENTER, 'Enter'],
  ['<div><button aria-haspopup="false">Enter</button></div>', ENTER, 'Enter'],
  ['<div><button>Enter</button><button>Hint</button><button>⌫</button></div>', ENTER, 'Enter'],
  ['<div><button>⌫</button><span>EN</span><button>Enter</button></div>', DELETE, '⌫'],
  ['<div><button data-key="Enter" data-testid="icon"><svg></svg></button></div>', ENTER, 'icon'],
  ['<div><button class="key enter" data-testid="icon"><svg></svg></button></div>', ENTER, 'icon'],
  ['<button>←</button>', DELETE, '←'],
  ['<div><button>Enter</button><button aria-label="Reset">↺</button><button>⌫</button></div>', DELETE, '⌫'],
  ['<div><button onclick="submitGuess(account)">Enter</button></div>', ENTER, 'Enter'],
])('takes for a key what stands below the keyboard and says no more: %s', (below, key, text) => {
  expect(found(keyboard('', '').replace('</section>', `${below}</section>`), key)).toBe(text);
});

it('knows keys that have more letters behind them, and keys in a row that is called otherwise', () => {
  const page = keyboard(button('Enter'), button('⌫'), 'contest-row').replaceAll(
    '<button >A<',
    '<button aria-haspopup="true">A<',
  );
  expect([found(page, 'a'), found(page, ENTER), found(page, DELETE)]).toEqual(['A', 'Enter', '⌫']);
});

it('takes no board for a keyboard', () => {
  const tiles = [...'craneoutbidlympshfjk'].map((letter) => `<i>${letter}</i>`).join('');
  expect(found(`<main>${tiles}</main>`, 'c')).toBeNull();
});

/** With something above the letters and something below them. */
const around = (keys: string, above: string, below = '') =>
  keys.replace('<section>', `$&${above}`).replace('</section>', `${below}$&`);
const unnamed = keyboard(button('<svg></svg>'), button('<svg></svg>'));

it.each([
  ['what a bare sentence asks', around(unnamed, '', 'Reset statistics? <button>OK</button>'), ENTER, null],
  ['what is asked above', around(unnamed, '<b>Reset statistics?</b><button>OK</button>'), ENTER, null],
  ['what sends a field above', around(unnamed, `<input type="number">${button('Go')}`), ENTER, null],
  ['what closes something above', around(unnamed, button('✕')), DELETE, null],
  ['what leads back above', around(unnamed, button('←')), DELETE, null],
])('takes for no key %s', (_, page, key, expected) => {
  expect(found(page, key)).toBe(expected);
});

it('takes its own keys rather than what is called so above, or moves what is typed', () => {
  const both = `<div>${button('Enter')}${button('⌫')}</div>`;
  expect(found(around(keyboard('', ''), button('Return'), both), ENTER)).toBe('Enter');
  const cursor = around(keyboard(button('←'), button('→')), '', both);
  expect([found(cursor, ENTER), found(cursor, DELETE)]).toEqual(['Enter', '⌫']);
});

it.each(['rt-reset rt-BaseButton rt-Button', 'key reset-button'])('knows keys of the class %s', (name) => {
  const page = keyboard(button('Enter'), button('⌫'), 'row', `class="${name}"`);
  expect([found(page, 'q'), found(page, ENTER), found(page, DELETE)]).toEqual(['Q', 'Enter', '⌫']);
});

it.each([
  keyboard(button('Enter'), button('⌫')).replace('<section>', '<section class="dialog-inner">'),
  `<h3>Sign in to save your streak</h3>${keyboard(button('Enter'), button('⌫'))}`,
])('knows a keyboard whatever stands above it that sells nothing', (page) => {
  expect(found(page, 'q')).toBe('Q');
});

it.each([
  ['an index with gaps', 'abdfghklmnprstwz', ''],
  ['letters that are sold, vowels first', 'aeioubcdfghjklmnpqrstvwxyz', '<p>Buy a letter</p>'],
  ['letters with a price', 'qwertyuiopasdfghjklzxcvbnm', '<p>Buy a letter for 50 coins</p>'],
])('presses nothing of %s', (_, letters, above) => {
  const keys = [...letters].map((it) => button(it)).join('');
  expect(found(`<div class="hints">${above}<div>${keys}</div></div>`, 'a')).toBeNull();
});

it('presses no tile of a board of buttons', () => {
  const rows = ['crane', 'moldy', 'fight', 'bumps'].map((it) => [...it].map((one) => button(one)).join(''));
  expect(found(`<div>${rows.map((row) => `<div>${row}</div>`).join('')}</div>`, 'o')).toBeNull();
});

it.each([
  '<svg class="lucide lucide-delete"></svg>',
  '<i class="bi bi-backspace-fill"></i>',
  '<svg data-testid="BackspaceOutlinedIcon"></svg>',
])('knows the icon %s', (icon) => {
  found(keyboard(button('Enter'), button(icon, 'class="icon-key"')), DELETE);
  expect(findKey(document, {}, DELETE)?.className).toBe('icon-key');
});

it('knows keys whose label alone is in each, as those of simple-keyboard', () => {
  const key = (label: string) =>
    `<div class="hg-button" style="cursor: pointer"><span style="cursor: pointer">${label}</span></div>`;
  const rows = ROWS.map((row, n) => {
    const letters = [...row].map((letter) => key(letter)).join('');
    return `<div class="hg-row">${n === 2 ? key('↲ enter') + letters + key('← backspace') : letters}</div>`;
  });
  const page = `<div class="hg-rows">${rows.join('')}</div>`;
  expect([found(page, ENTER), found(page, DELETE), found(page, 'q')]).toEqual([
    '↲ enter',
    '← backspace',
    'q',
  ]);
});
