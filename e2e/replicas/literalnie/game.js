const ROWS = 6;
const COLUMNS = 5;
const KEYBOARD = ['ąćęłńóśźż', 'qwertyuiop', 'asdfghjkl', '↵zxcvbnm←'];
const PHYSICAL_KEYS = { Enter: '↵', Backspace: '←' };
/** By grade: nowhere in the word, elsewhere, in the right place. */
const CLASSES = ['kafel-q2', 'kafel-b7', 'dobrze'];
const PRAISE = ['Niesamowite!', 'Genialnie!', 'Wspaniale!', 'Świetnie!', 'Nieźle!', 'Uff!'];
const EXAMPLES = [
  { word: 'wagon', index: 0, grade: 2, meaning: 'jest w słowie, i to na swoim miejscu.' },
  { word: 'pióro', index: 1, grade: 1, meaning: 'jest w słowie, ale w innym miejscu.' },
  { word: 'żabka', index: 3, grade: 0, meaning: 'nie ma w słowie.' },
];
const SISTER_BOXES = ['bom·o·o', 'w··u·ch', '·lo·t·k', 'z·p·ln·'];

// In milliseconds; the first as in game.css.
const COLOURING = 300;
const REPLY = 300;
const SHAKE = 400;
const TOAST = 2000;
const TOAST_OF_ANSWER = 3_600_000;
const BEFORE_STATISTICS = 2500;

const GAME_KEY = 'literalnie-gra';
const SETTINGS_KEY = 'literalnie-ustawienia';
const HARD_KEY = 'literalnie-trudny';
const STATISTICS_KEY = 'literalnie-statystyki';
const HELP_KEY = 'literalnie-pomoc';
const CONSENT_KEY = 'literalnie-ciasteczka';

const shell = document.querySelector('#__next > div');
const toaster = document.querySelector('.powiadomienia');
window.__NEXT_DATA__ = JSON.parse(document.getElementById('__NEXT_DATA__').textContent);
const page = window.__NEXT_DATA__.props.pageProps;
const settings = { ciemny: false, kontrast: false, ...stored(SETTINGS_KEY) };
let hard = stored(HARD_KEY) ?? Boolean(page.hardMode);

/** The guesses with their grades; the answer once the game is over. */
const game = { guesses: [], answer: null, ...savedGame() };
let typed = '';
/** Whether the server is being asked about a word. */
let waiting = false;
/** Whether the page has got as far as to have a board. */
let ready = false;

// Helpers

function stored(key) {
  return JSON.parse(localStorage.getItem(key));
}

function store(key, value) {
  localStorage.setItem(key, JSON.stringify(value));
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A copy of what the page's template of this name holds. */
function template(name) {
  return document.getElementById(name).content.firstElementChild.cloneNode(true);
}

function element(tag, attributes = {}, ...children) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

// Board and keyboard: built once, then painted from what the game holds

function createBoard() {
  const container = template('board');
  const [wrap, keyboard] = container.children;
  wrap.firstElementChild.append(
    ...Array.from({ length: ROWS }, () => element('div', {}, ...createTiles(COLUMNS))),
  );
  keyboard.append(...KEYBOARD.map((keys) => element('div', {}, ...[...keys].map(createKey))));
  return container;
}

function createTiles(count) {
  return Array.from({ length: count }, () => element('div', { class: 'letter' }));
}

function createKey(key) {
  const face = { '↵': 'Wyślij', '←': template('delete') }[key] ?? key;
  const button = element('button', { type: 'button', class: 'key' }, face);
  button.addEventListener('click', () => press(key));
  return button;
}

function rowAt(index) {
  return document.querySelector('.planszawrap > div')?.children[index];
}

function paint() {
  const wrap = document.querySelector('.planszawrap');
  if (!wrap) return;
  wrap.classList.toggle('czeka', waiting);
  for (let row = 0; row < ROWS; row++) paintRow(row);
  paintKeys();
}

function paintRow(row) {
  const open = { word: row === game.guesses.length ? typed : '', grades: [] };
  const { word, grades } = game.guesses[row] ?? open;
  [...rowAt(row).children].forEach((tile, i) => paintTile(tile, word[i] ?? '', grades[i]));
}

function paintTile(tile, letter, grade) {
  if (tile.innerHTML !== letter) tile.innerHTML = letter;
  setClass(tile, 'letter', grade);
}

/** A key shows the best its letter has been. */
function paintKeys() {
  const best = new Map();
  for (const { word, grades } of game.guesses) {
    [...word].forEach((letter, i) => best.set(letter, Math.max(best.get(letter) ?? 0, grades[i])));
  }
  for (const key of document.querySelectorAll('.key')) setClass(key, 'key', best.get(key.innerHTML));
}

function setClass(target, name, grade) {
  const wanted = grade === undefined ? name : `${name} ${CLASSES[grade]}`;
  if (target.className !== wanted) target.className = wanted;
}

function shake(row) {
  const steps = [0, -5, 5, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  rowAt(row)?.animate(steps, SHAKE);
}

// The game

function savedGame() {
  const saved = stored(GAME_KEY);
  return saved?.day === page.day ? saved : null;
}

function press(key) {
  if (waiting || game.answer) return;
  if (key === '↵') submit();
  else if (key === '←') typed = typed.slice(0, -1);
  else if (typed.length < COLUMNS) typed += key;
  paint();
}

async function submit() {
  if (page.silent) return;
  if (typed.length < COLUMNS) {
    refuse('Za mało liter');
    return;
  }
  waiting = true;
  const [reply] = await Promise.all([ask(typed), sleep(page.replyDelay ?? REPLY / page.pace)]);
  waiting = false;
  const reason = reply.known ? hardModeObjection() : 'Nie ma takiego słowa w słowniku';
  if (reason) refuse(reason);
  else accept(reply);
  paint();
}

/** What hard mode has against the word. The last row is enough: it had to keep what the rows above it showed. */
function hardModeObjection() {
  const last = game.guesses.at(-1);
  if (!hard || !last) return null;
  const letters = [...last.word];
  const moved = letters.findIndex((letter, i) => last.grades[i] === 2 && typed[i] !== letter);
  if (moved >= 0) return `${moved + 1}. litera musi być ${letters[moved].toUpperCase()}`;
  const left = [...typed];
  for (const letter of letters.filter((_, i) => last.grades[i] > 0)) {
    if (!left.includes(letter)) return `Słowo musi zawierać literę ${letter.toUpperCase()}`;
    left[left.indexOf(letter)] = null;
  }
  return null;
}

async function ask(word) {
  const query = new URLSearchParams({ slowo: word, proba: game.guesses.length + 1 });
  return (await fetch(`/api/sprawdz?${query}`)).json();
}

function refuse(reason) {
  shake(game.guesses.length);
  toast(reason);
}

function accept({ grades, answer = null }) {
  game.guesses.push({ word: typed, grades });
  game.answer = answer;
  typed = '';
  store(GAME_KEY, { day: page.day, ...game });
  if (answer) finish();
}

async function finish() {
  const won = game.guesses.at(-1).word === game.answer;
  countGame(won);
  await sleep(COLOURING / page.pace);
  if (isSister()) return;
  if (won) toast(PRAISE[game.guesses.length - 1]);
  else toast(`Szukane słowo: ${game.answer.toUpperCase()}`, TOAST_OF_ANSWER);
  await sleep(BEFORE_STATISTICS);
  if (!isSister()) openDialog('stats');
}

function statistics() {
  return stored(STATISTICS_KEY) ?? { played: 0, won: 0, streak: 0, longest: 0, guesses: Array(ROWS).fill(0) };
}

function countGame(won) {
  const totals = statistics();
  totals.played += 1;
  totals.won += won ? 1 : 0;
  totals.streak = won ? totals.streak + 1 : 0;
  totals.longest = Math.max(totals.longest, totals.streak);
  if (won) totals.guesses[game.guesses.length - 1] += 1;
  store(STATISTICS_KEY, totals);
}

// Toasts, dialogs and the consent layer

async function toast(text, time = TOAST) {
  const message = element('div', { class: 'powiadomienie', role: 'alert' }, text);
  toaster.prepend(message);
  await sleep(time);
  message.remove();
}

function openedDialog() {
  return document.querySelector('.modal');
}

function openDialog(name) {
  openedDialog()?.remove();
  const dialog = template(name);
  fillDialog[name](dialog.firstElementChild);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target.closest('.zamknij')) dialog.remove();
  });
  shell.append(dialog);
}

const fillDialog = {
  help(box) {
    for (const { word, index, grade, meaning } of EXAMPLES) {
      const tiles = createTiles(word.length);
      tiles.forEach((tile, i) => paintTile(tile, word[i], i === index ? grade : undefined));
      const letter = element('strong', {}, word[index].toUpperCase());
      box.append(element('div', { class: 'przyklad' }, ...tiles), element('p', {}, letter, ` – ${meaning}`));
    }
  },

  settings(box) {
    for (const control of box.querySelectorAll('[role=switch]')) {
      const show = () =>
        control.setAttribute('aria-checked', control.name === 'trudny' ? hard : settings[control.name]);
      control.addEventListener('click', () => {
        toggle(control.name);
        show();
      });
      show();
    }
  },

  stats(box) {
    const { played, won, streak, longest, guesses } = statistics();
    const totals = {
      Rozegrane: played,
      '% wygranych': Math.round((100 * won) / (played || 1)),
      'Obecna seria': streak,
      'Najdłuższa seria': longest,
    };
    const total = ([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value));
    box.querySelector('dl').append(...Object.entries(totals).map(total));
    const most = Math.max(1, ...guesses);
    const bar = (count) =>
      element('li', {}, element('span', { style: `width: ${(100 * count) / most}%` }, count));
    box.querySelector('ol').append(...guesses.map(bar));
  },
};

function toggle(name) {
  if (name !== 'trudny') {
    settings[name] = !settings[name];
    store(SETTINGS_KEY, settings);
    applyTheme();
  } else if (!hard && game.guesses.length > 0 && !game.answer) {
    toast('Tryb trudny można włączyć tylko na początku gry');
  } else {
    hard = !hard;
    store(HARD_KEY, hard);
  }
}

function applyTheme() {
  document.documentElement.dataset.theme = `${settings.ciemny ? 'dark' : 'light'}${settings.kontrast}`;
}

function askConsent() {
  const layer = template('consent');
  layer.querySelector('button').addEventListener('click', () => {
    store(CONSENT_KEY, true);
    layer.remove();
  });
  document.body.append(layer);
}

// Pages

function isSister() {
  return location.pathname.startsWith('/bombowo');
}

function show() {
  openedDialog()?.remove();
  toaster.replaceChildren();
  document.title = isSister() ? 'Bombowo' : 'Literalnie';
  if (isSister()) replaceContent(createSister());
  else if (ready) showBoard();
  else replaceContent(element('main', {}, element('p', { class: 'laduje' }, 'Ładowanie…')));
}

/** What stands between the header and the footer. */
function replaceContent(content) {
  shell.children[1].replaceWith(content);
}

function showBoard() {
  redrawBoard();
  if (stored(HELP_KEY)) return;
  store(HELP_KEY, true);
  openDialog('help');
}

function redrawBoard() {
  replaceContent(createBoard());
  paint();
}

function createSister() {
  const sister = template('bombowo');
  for (const row of SISTER_BOXES) {
    const boxes = [...row].map((letter) =>
      letter === '·' ? element('div', { class: 'pole' }) : element('div', { class: 'pole jest' }, letter),
    );
    sister.querySelector('.pola').append(element('div', {}, ...boxes));
  }
  return sister;
}

async function whenBoardIsDue() {
  if (!page.boardDelay) return;
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
  await sleep(page.boardDelay);
}

/** Leaves a wrong answer wherever such sites keep theirs; the page's data has it already. */
function plant(word) {
  const state = { solution: word, guesses: [] };
  for (const key of ['slowo', 'haslo', 'literalnie-slowo', 'solution']) localStorage.setItem(key, word);
  store('gameState', state);
  Object.assign(window, { slowo: word, haslo: word, answer: word, solution: word, gameState: state });
}

// What comes from outside

function onKeyDown(event) {
  if (event.key === 'Escape') openedDialog()?.remove();
  if (openedDialog() || isSister() || !ready) return;
  const key = PHYSICAL_KEYS[event.key] ?? event.key.toLowerCase();
  if (key.length !== 1 || !KEYBOARD.join('').includes(key)) return;
  // AltGr, by which Polish letters are typed, counts as Alt, as Ctrl and Alt, or as neither.
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
  if (isShortcut && !KEYBOARD[0].includes(key)) return;
  // Enter on a control is that control's own, except on the keys: one just clicked would be pressed again.
  if (key === '↵' && event.target instanceof Element && event.target.closest('a, button:not(.key)')) return;
  event.preventDefault();
  press(key);
}

document.addEventListener('keydown', onKeyDown);
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="/"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  show();
});
addEventListener('popstate', show);
for (const button of document.querySelectorAll('[data-dialog]')) {
  button.addEventListener('click', () => openDialog(button.dataset.dialog));
}
window.redrawBoard = redrawBoard;

applyTheme();
if (page.slowo) plant(page.slowo);
if (page.consent && !stored(CONSENT_KEY)) askConsent();
show();
await whenBoardIsDue();
ready = true;
if (!isSister()) showBoard();
