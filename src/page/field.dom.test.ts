import { expect, it } from 'vitest';
import { findField } from './field.ts';

/** The field for guesses that is found beside a board. */
function found(html: string) {
  document.body.innerHTML = `<main><div>${'<i></i>'.repeat(5)}</div><p>${html}</p></main>`;
  return findField(document, {}, [...document.querySelectorAll('i')], null);
}
/** Whether letters may be typed into it. */
const isFound = (html: string): boolean => found(html)?.isStrange === false;

it.each([
  '<form id="f"><button>Pay</button></form><input form="f"><input type="number" form="f">',
  '<form id="f"><input type="number"></form><input form="f">',
  '<form id="f"><input></form><textarea form="f"></textarea>',
])('is none that is sent with others, wherever they are: %s', (html) => {
  expect(isFound(html)).toBe(false);
});

it('is the only one that is not for something else', () => {
  const other = '<form><input name="user"><input type="password"><button>Log in</button></form>';
  expect(isFound(`<input>${other}`)).toBe(true);
  expect(isFound('<input><input>')).toBe(false);
});

it('is one beside keys on the screen where it is for as many letters, or says that it is for guesses', () => {
  const beside = (html: string) => {
    found(html);
    return findField(document, {}, [...document.querySelectorAll('i')], 5) !== null;
  };
  expect(['<input>', '<input maxlength="4">', '<input placeholder="Coupon">'].map(beside)).not.toContain(
    true,
  );
  expect(['<input maxlength="5">', '<input placeholder="Your guess">'].map(beside)).not.toContain(false);
});

it('may be in a header that has nearly all of the page, and keep browsers from filling it in', () => {
  const field = '<input autocomplete="new-password"><button>Guess</button>';
  document.body.innerHTML = `<div><header><div>${'<i></i>'.repeat(5)}</div>${field}</header></div>`;
  const tiles = [...document.querySelectorAll('i')];
  expect(findField(document, {}, tiles, null)?.isStrange).toBe(false);
  document.body.insertAdjacentHTML('beforeend', `<main>${'<p>A</p>'.repeat(20)}</main>`);
  expect(findField(document, {}, tiles, null)).toBeNull();
});

it('is one whose form is elsewhere and has no other', () => {
  expect(isFound('<form id="f"><button>Guess</button></form><input form="f">')).toBe(true);
});

it.each([
  ...['couponCode', 'promocode', 'searchInput', 'txtSearch', 'userEmail', 'emailaddress', 'newPassword'],
  ...['userName', 'commentText', 'email2', 'zipcode', 'name', 'playername', 'display_name'],
])('is none that scripts call %s', (name) => {
  expect([isFound(`<input name="${name}">`), isFound(`<input id="${name}">`)]).toEqual([false, false]);
});

it.each([
  '<input placeholder="Name">',
  '<label>Your player name: <input></label>',
  '<input placeholder="Spielername">',
  '<input placeholder="Find">',
  '<input placeholder="Find a friend">',
  '<input placeholder="Discount">',
  '<input placeholder="Newsletter">',
  '<span><b>Coupon</b></span><span><input></span>',
  '<input aria-labelledby="said"><b id="said">Type DELETE to confirm</b>',
  '<input aria-describedby="none said"><p><b id="said">Coupon</b></p>',
  '<input inputmode="email">',
  '<input inputmode="search">',
  '<input inputmode="numeric">',
  '<input enterkeyhint="search">',
  '<input role="searchbox">',
  '<input role="combobox">',
  '<input role="spinbutton">',
  '<input pattern="[0-9]{5}">',
  '<input pattern="\\\\d*">',
  '<search><input></search>',
  '<div aria-hidden="true"><input></div>',
  '<div inert><input></div>',
  '<form id="searchForm"><input></form>',
  '<form><input><button>Buy</button></form>',
  '<form><input><button>Log in</button></form>',
  '<form><input><button>Zaloguj</button></form>',
  // Of what is said of these no list tells, but it is not guesses.
  '<input placeholder="City">',
  '<input aria-label="IBAN">',
  '<input placeholder="Look it up in the thesaurus">',
  '<label>Favourite colour <input></label>',
  '<input title="Enter your favourite film">',
  '<input placeholder="Contraseña">',
  '<input placeholder="Rechercher">',
  '<input placeholder="Zoeken">',
  '<input list="towns">',
  '<input placeholder="Puzzle number">',
  '<input placeholder="Find a word">',
  '<input placeholder="Add a word">',
  '<input placeholder="Translate a word">',
  '<input placeholder="Neues Wort vorschlagen">',
  '<input placeholder="Dodaj słowo">',
  '<input placeholder="Hasło">',
  '<input placeholder="Play as">',
  '<input placeholder="Enter the letters in the picture">',
  '<input placeholder="Challenge a friend…">',
  '<label>Answer: 3 + 4 = <input></label>',
  '<form>Play with friends <input><button>Join</button></form>',
  '<form><input><input type="submit" value="Subscribe"></form>',
  '<form><input><button aria-label="Add to my list">+</button></form>',
  '<input placeholder="Guess" aria-label="Coupon">',
  '<input placeholder="Rate this puzzle">',
  '<label>Exchange rate <input></label>',
  '<input placeholder="Zahlung in Raten">',
  '<input placeholder="Tipp an die Redaktion">',
  '<input placeholder="Email to save your guesses">',
  '<input placeholder="Your name, to save your guesses">',
  '<label>Number of guesses: <input></label>',
  '<input placeholder="Anzahl Versuche">',
  '<input placeholder="Liczba prób">',
  '<input placeholder="Word for your friend to guess">',
  '<form><b>Dictionary</b><input placeholder="Enter a word"><button>Go</button></form>',
  '<form><b>Fehlt ein Wort?</b><input placeholder="Dein Wort"><button>Senden</button></form>',
  '<form><b>Captcha</b><input placeholder="Type the letters"><button>OK</button></form>',
  '<input id="nameInput">',
  '<input id="roomCodeInput">',
  '<input name="cardnumber">',
  '<div>Name: <input><button>OK</button></div>',
  '<div>Are you human? 3 + 4 = <input></div>',
  '<form><p>Report a problem with this guess</p><input><button>Submit</button></form>',
  '<form action="/search"><input></form>',
  '<form action="/comments/new"><input></form>',
  '<div><input><button>Log in</button></div>',
  '<div><input><button>Create</button></div>',
  '<div><span><input></span><span><button>Follow</button></span></div>',
  '<fieldset><legend>Voucher</legend><span><input></span></fieldset>',
])('is none that those who see it know to be for something else: %s', (html) => {
  expect(isFound(html)).toBe(false);
});

it.each([
  ['in a language that Knack does not have', '<input placeholder="Lingo woord">', true],
  ['for scripts alone', '<input id="szukajka">', true],
  ['in words that it knows', '<input placeholder="Your name">', undefined],
])('may still turn out to be one for guesses where it says something else %s', (_, html, isStrange) => {
  expect(found(html)?.isStrange).toBe(isStrange);
});

it.each([
  '<input placeholder="Your guess">',
  '<input placeholder="Rate ein Wort">',
  '<input placeholder="Wpisz słowo">',
  '<input aria-label="Your word" name="guessInput">',
  '<form action="/guess"><input name="guess"></form>',
  '<input id="guess-input">',
  '<input name="userGuess">',
  '<input placeholder="Type here…">',
  '<input placeholder="Hier eingeben">',
  '<input placeholder="Wpisz tutaj">',
  '<input placeholder="_____">',
  '<div><input placeholder="Your guess"><button>Enter</button><button>Delete</button></div>',
  '<form><input placeholder="Dein Tipp"><button>Raten</button><button type="button">Löschen</button></form>',
  '<form><input placeholder="Dein Tipp"><button>Bestätigen</button></form>',
  '<form><input placeholder="Wpisz słowo"><button>Potwierdź</button></form>',
  '<form><input placeholder="Your guess"><button>Confirm guess</button></form>',
  '<form><label>Dein Wort: <input></label><button>Überprüfen</button></form>',
  '<input placeholder="Wpisz 5-literowe słowo">',
  '<input placeholder="Jakie to słowo?">',
  '<input placeholder="Wie lautet das Wort?">',
  '<input aria-label="Current row">',
  '<input placeholder="Enter a 5-letter word">',
  '<input placeholder="Word (5 letters)">',
  '<input placeholder="Type a word and press Enter">',
  '<input placeholder="Dein Wort">',
  '<input placeholder="Worte hier eingeben">',
  '<input placeholder="Wort mit 5 Buchstaben">',
  '<input placeholder="Wpisz słowo (5 liter)">',
  '<form><input><button>Submit guess</button></form>',
  '<form><input><input type="submit" value="Zgadnij"></form>',
  '<form><input><button>↵</button></form>',
  '<input role="textbox" inputmode="text" enterkeyhint="go" pattern="[A-Za-z]{5}">',
  '<input><button>Guess</button><button>Share</button>',
  '<form><input><button>Guess</button><button type="button">Share</button></form>',
])('is one for guesses: %s', (html) => {
  expect(isFound(html)).toBe(true);
});

it.each([
  ['<input placeholder="Your guess">', true],
  ['<form><input><button>Raten</button></form>', true],
  ['<input placeholder="Your word">', true],
  ['<div><p>Look up a word</p><input></div>', false],
  ['<form><p>6 guesses left</p><input placeholder="Your guess"><button>Submit</button></form>', true],
  ['<form><input><button>Rate</button></form>', false],
  ['<input placeholder="Type here">', false],
  ['<div><input><button>Reset</button></div>', false],
  ['<div><input><button>Neues Spiel</button></div>', false],
  ['<div><input placeholder="Wpisz słowo"><button>Nowa gra</button></div>', false],
  ['<form><input><button>OK</button></form>', false],
  ['<form><input placeholder="Twoje słowo"><button>OK</button></form>', true],
  ['<form><input placeholder="Dein Wort"><button>Los</button></form>', true],
  ['<form><input placeholder="Your guess"><button>Go!</button></form>', true],
  ['<input>', false],
  // A maker of puzzles, perhaps.
  ['<div><input placeholder="Enter a word"><button>Create</button></div>', false],
  ['<div><input placeholder="Enter a word"><button>Enter</button></div>', true],
  ['<div><input placeholder="Enter a word"><button><svg></svg></button></div>', true],
  ['<form><input title="5 letter word"><button>↵</button><p><b>q</b><b>w</b><b>e</b></p></form>', true],
])('says so itself, or only the board can tell: %s', (html, isNamed) => {
  expect(found(html)).toMatchObject({ isNamed });
});

it.each([
  ['Guess', '', true],
  ['Zgadnij', '', true],
  ['Raten', '', true],
  ['Submit', '', false],
  ['Guess', '<p>Which planet is the largest?</p>', false],
])(
  'says so by its button “%s” in an element with the board, or apart from it, beside “%s”',
  (button, text, isNamed) => {
    const field = `${text}<input><button type="button">${button}</button>`;
    document.body.innerHTML = `<main><h1>Polish Wordle</h1><div>${'<i>a</i>'.repeat(5)}</div>${text === '' ? field : `<div>${field}</div>`}</main>`;
    expect(findField(document, {}, [...document.querySelectorAll('i')], null)).toMatchObject({ isNamed });
  },
);

it.each([
  '<section><h2>Create a puzzle</h2><form><div><input placeholder="Your word"></div><button>Submit</button></form></section>',
  '<div><p>Look up any word</p><input placeholder="Type a word"><button>Check</button></div>',
  '<div><h3>Puzzle erstellen</h3><input placeholder="Dein Wort"><button>OK</button></div>',
  '<div><p>Trivia: which planet is the largest?</p><input placeholder="Your answer"><button>Submit</button></div>',
])('does not say so itself where more is said with it: %s', (html) => {
  document.body.innerHTML = `<main><div>${'<i></i>'.repeat(5)}</div>${html}</main>`;
  const field = findField(document, {}, [...document.querySelectorAll('i')], null);
  expect(field).toMatchObject({ isNamed: false });
});

it.each([
  ['<input id="new-guess" placeholder="Next-Guess">', true],
  ['<input id="answer" placeholder="Your guess">', false],
])(
  'says so itself where it is called so on the page and by scripts, whatever stands beside: %s',
  (html, isNamed) => {
    const beside = '<p>Trivia: which planet is the largest?</p><button>Guess</button><button>Start</button>';
    document.body.innerHTML = `<main><div>${'<i></i>'.repeat(5)}</div><div>${html}${beside}</div></main>`;
    expect(findField(document, {}, [...document.querySelectorAll('i')], null)).toMatchObject({ isNamed });
  },
);

it.each([
  '<h2>Suggest a word</h2><form><div><input placeholder="Your word"></div><button>Submit</button></form>',
  '<div><input class="search-input" placeholder="Type a word"><button><svg></svg></button></div>',
])('is none where its heading or its class is about something else: %s', (html) => {
  document.body.innerHTML = `<main><div>${'<i></i>'.repeat(5)}</div><section>${html}</section></main>`;
  const field = findField(document, {}, [...document.querySelectorAll('i')], null);
  expect(field?.isStrange).not.toBe(false);
});

const form = (name: string, button: string, below = '') =>
  `<form><input placeholder="${name}"><button>${button}</button></form>${below}`;

it.each([
  form('Dein Wort', 'Raten', '<p>Versuche: 1/6</p>'),
  form('Your guess', 'Guess', '<p>Not in dictionary</p>'),
  form('Dein Wort', 'Raten', '<p>Nicht im Wörterbuch</p>'),
  form('Wpisz słowo', 'Sprawdź', '<p>Nie ma takiego słowa w słowniku</p>'),
  form('Wpisz słowo', 'Sprawdź', '<p>Brakuje liter</p>'),
  form('Dein Wort', 'Raten', '<a>Kontakt</a>'),
  `<h2>Daily Challenge</h2>${form('Your guess', 'Guess')}`,
  form('Your guess', 'Guess', '<p>You get feedback on each guess. The board is 5×6.</p>'),
  form('Your guess', 'Guess').replace('<form', '<form action="/room/ABCD/guess"'),
  form('Your guess', 'Make a guess'),
  form('Your guess', 'Play'),
  ...['Make a guess', 'What’s your guess?', 'Enter a word with 5 letters', 'Guess input'].map((it) =>
    form(it, 'OK'),
  ),
  ...['Errate das Wort', 'Geben Sie ein Wort ein', 'Nächster Versuch'].map((it) => form(it, 'OK')),
  ...['Twoja odpowiedź', 'Twoja próba', 'Wpisz pięcioliterowe słowo'].map((it) => form(it, 'OK')),
])('is one for guesses, whatever is said of the game: %s', (html) => {
  expect(isFound(html)).toBe(true);
});
