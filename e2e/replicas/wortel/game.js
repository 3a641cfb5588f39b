import page from './data.js';
import { createHelp, createStatistics, createSwitch, openDialog, openedDialog } from './dialogs.js';
import { element, setClass, sleep, store, stored, template } from './dom.js';
import { LATER, LOOKS } from './looks.js';
import { grade, hardModeObjection, letterStates } from './rules.js';

const ROWS = 6;
const KEYBOARD = ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'];
const PRAISE = ['Großartig!', 'Fantastisch!', 'Gut gemacht!'];
/** What is set by switches, and how the browser remembers it. */
const SWITCHES = {
  hard: { key: 'gameMode', on: 'hard', off: 'normal', label: 'Schwerer Modus' },
  dark: { key: 'theme', on: 'dark', off: 'light', label: 'Dunkles Design' },
  contrast: { key: 'highContrast', on: '1', off: '0', label: 'Hoher Kontrast' },
};

// In milliseconds; the first two as in game.css.
const PACE = page.pace ?? 1;
const FLIP = 500 / PACE;
const NEXT_TILE = 350 / PACE;
const ALERT = 2000;
const BEFORE_STATISTICS = 2000;

const root = document.getElementById('root');
const alerts = element('div', { 'aria-live': 'polite' });
const solution = page.answer.toUpperCase();
const width = solution.length;
const REVEAL = (width - 1) * NEXT_TILE + FLIP;
const known = new Set([solution, ...page.words.map((word) => word.toUpperCase())]);
const settings = Object.fromEntries(
  Object.entries(SWITCHES).map(([name, { key, on }]) => [name, localStorage.getItem(key) === on]),
);

let guesses = [];
let typed = '';
/** Until the guess is answered, and until its tiles have turned, keys are lost. */
let waiting = false;
let revealedAt = null;
/** The elements of the game last built, which may be no longer on the page. */
let view = null;

// Rules

function objection() {
  if (!known.has(typed)) return 'Wort nicht gefunden';
  return settings.hard && guesses.length > 0 ? hardModeObjection(typed, guesses.at(-1), solution) : null;
}

function isWon() {
  return guesses.at(-1) === solution;
}

function isOver() {
  return isWon() || guesses.length === ROWS;
}

// Board and keyboard

/** A finished row turns its tiles one after the other, and may have begun some time ago. */
function createRow(begun = null) {
  const tiles = Array.from({ length: width }, (_, i) => {
    if (!LATER) return element('div');
    const style = begun === null ? {} : { style: `animation-delay: ${i * NEXT_TILE - begun}ms` };
    return element('div', style, element('div', { class: 'letter-container', ...style }));
  });
  return element('div', { class: 'flex justify-center mb-1' }, ...tiles);
}

function paintRow(row, word, states, turning = false) {
  for (const [i, tile] of [...row.children].entries()) {
    const letter = word[i] ?? '';
    const face = tile.firstElementChild ?? tile;
    if (face.textContent !== letter) face.textContent = letter;
    const state = states?.[i] ?? (letter ? 'typed' : 'empty');
    setClass(tile, LOOKS.tile(state, settings.contrast) + (turning ? ' cell-reveal' : ''));
  }
}

function createKey(label, press, wide = false) {
  const key = element(
    'button',
    { type: 'button', style: `width: ${wide ? 65.4 : 40}px; height: 58px` },
    label,
  );
  key.addEventListener('click', () => {
    key.blur(); // Enter would press it again.
    press();
  });
  return key;
}

function createKeyboard() {
  const rows = KEYBOARD.map((letters) =>
    [...letters].map((letter) => createKey(letter, () => press(letter))),
  );
  rows.at(-1).unshift(createKey('Eingabe', () => press('Enter'), true));
  rows.at(-1).push(createKey('Löschen', () => press('Backspace'), true));
  return element(
    'div',
    {},
    ...rows.map((keys) => element('div', { class: 'flex justify-center mb-1' }, ...keys)),
  );
}

/** Builds the game again from what is known of it. */
function build() {
  const open = createRow();
  const empty = Array.from({ length: ROWS - 1 }, () => createRow());
  view = {
    waiting: element('div', { class: 'waiting', hidden: '' }),
    board: element('div', { class: 'pb-6 grow' }, open, ...empty),
    keyboard: createKeyboard(),
    done: [],
    open,
    empty,
  };
  draw();
  root.replaceChildren(
    template('header'),
    view.waiting,
    element('main', { class: 'game' }, view.board, view.keyboard),
    alerts,
  );
}

/** A finished row is a new element: the open one stays itself and moves down, and an empty one goes. */
function addFinishedRows() {
  while (view.done.length < guesses.length) {
    const row = createRow(revealedAt === null ? 0 : Math.round(performance.now() - revealedAt));
    view.open.before(row);
    view.done.push(row);
    (view.empty.pop() ?? view.open).remove();
  }
}

function draw() {
  addFinishedRows();
  const isTurning = (row) => revealedAt !== null && row === view.done.at(-1);
  view.done.forEach((row, i) => paintRow(row, guesses[i], grade(guesses[i], solution), isTurning(row)));
  paintRow(view.open, typed);
  view.empty.forEach((row) => paintRow(row, ''));
  view.waiting.hidden = !waiting;
  drawKeys();
}

/** With tiles that turn, the colours come by a transition that waits for the tiles. */
function drawKeys() {
  const best = letterStates(guesses, solution);
  for (const key of view.keyboard.querySelectorAll('button')) {
    const transition = revealedAt === null ? '' : ' transition ease-in-out';
    setClass(key, LOOKS.key(best.get(key.textContent) ?? 'none', settings.contrast) + transition);
    key.style.transitionDelay = revealedAt === null ? '' : `${REVEAL}ms`;
  }
}

// Play

function press(key) {
  if (waiting || revealedAt !== null || isOver()) return;
  if (key === 'Enter') submit();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (typed.length < width) typed += key;
  draw();
}

async function submit() {
  if (page.silent) return;
  if (typed.length < width) {
    refuse('Nicht genug Buchstaben');
    return;
  }
  if (page.replyDelay) await wait(page.replyDelay);
  const refused = objection();
  if (refused) {
    refuse(refused);
    return;
  }
  guesses.push(typed);
  typed = '';
  save();
  if (LATER) await reveal();
  draw();
  if (isOver()) finish();
}

async function wait(time) {
  waiting = true;
  await sleep(time);
  waiting = false;
  draw();
}

async function reveal() {
  revealedAt = performance.now();
  draw();
  await sleep(REVEAL);
  revealedAt = null;
}

async function refuse(text) {
  const row = view.open;
  if (LATER) row.classList.add('jiggle');
  await alertOf(text, 'bg-rose-500');
  row.classList.remove('jiggle');
}

async function finish() {
  countGame();
  if (isWon()) alertOf(PRAISE[guesses.length % PRAISE.length], 'bg-blue-500');
  else alertOf(`Das Wort war ${solution}`, 'bg-rose-500', BEFORE_STATISTICS * 2);
  await sleep(BEFORE_STATISTICS);
  if (view.board.isConnected) DIALOGS.stats();
}

/** One at a time. */
async function alertOf(text, colour, time = ALERT) {
  const classes = `fixed z-20 top-14 left-1/2 -translate-x-1/2 rounded-lg shadow-lg text-white ${colour}`;
  const message = element(
    'div',
    { class: classes, role: 'alert' },
    element('p', { class: 'text-center' }, text),
  );
  alerts.replaceChildren(message);
  await sleep(time);
  message.remove();
}

// What the browser remembers

function save() {
  store('gameState', { guesses, solution });
}

function statistics() {
  return (
    stored('gameStats') ?? {
      winDistribution: Array(ROWS).fill(0),
      gamesFailed: 0,
      currentStreak: 0,
      bestStreak: 0,
      totalGames: 0,
    }
  );
}

function countGame() {
  const totals = statistics();
  totals.totalGames += 1;
  totals.currentStreak = isWon() ? totals.currentStreak + 1 : 0;
  totals.bestStreak = Math.max(totals.bestStreak, totals.currentStreak);
  if (isWon()) totals.winDistribution[guesses.length - 1] += 1;
  else totals.gamesFailed += 1;
  store('gameStats', totals);
}

function set(name, value) {
  const { key, on, off } = SWITCHES[name];
  settings[name] = value;
  localStorage.setItem(key, value ? on : off);
  applyTheme();
}

function applyTheme() {
  document.documentElement.classList.toggle('dark', settings.dark);
}

// Dialogs

const DIALOGS = {
  help: () => openDialog('So wird gespielt', createHelp(settings.contrast)),
  stats: () => openDialog('Statistik', createStatistics(statistics())),
  settings: () => openDialog('Einstellungen', createSwitches()),
};

function createSwitches() {
  return Object.entries(SWITCHES).map(([name, { label }]) =>
    createSwitch(label, settings[name], () => toggle(name)),
  );
}

function toggle(name) {
  if (name === 'hard' && !settings.hard && guesses.length > 0 && !isOver()) {
    alertOf('Der schwere Modus kann nur zu Beginn eingeschaltet werden', 'bg-rose-500');
  } else {
    set(name, !settings[name]);
    draw();
  }
  return settings[name];
}

// The page

function show() {
  openedDialog()?.remove();
  alerts.replaceChildren();
  if (location.pathname === '/wortify') root.replaceChildren(template('header'), template('wortify'));
  else build();
}

/** Whoever has no game yet is shown the help. */
function startGame() {
  const saved = stored('gameState');
  if (saved?.solution === solution) guesses = saved.guesses;
  save();
  show();
  if (!saved && view) DIALOGS.help();
}

/** A wrong answer, for those who look for one. */
function plant(wrong) {
  localStorage.setItem('solution', wrong);
  localStorage.setItem('answer', wrong);
  store('wordle-state', { gameState: { guesses: [], solution: wrong } });
  Object.assign(window, { solution: wrong, answer: wrong, gameState: { solution: wrong } });
}

function askConsent() {
  const layer = template('consent');
  layer.querySelector('button').addEventListener('click', () => {
    store('cookieConsent', true);
    layer.remove();
  });
  document.body.append(layer);
}

addEventListener('keyup', ({ code, key }) => {
  if (!view?.board.isConnected || openedDialog()) return;
  if (code === 'Enter' || code === 'Backspace') press(code);
  else if (/^[a-z]$/i.test(key)) press(key.toUpperCase());
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') openedDialog()?.remove();
});
addEventListener('popstate', show);
document.addEventListener('click', (event) => {
  const opener = event.target.closest('[data-dialog]');
  if (opener && view) {
    opener.blur(); // Enter would open it again.
    DIALOGS[opener.dataset.dialog]();
  }
  const link = event.target.closest('a[href^="/"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  show();
});
/** For tests: the board is thrown away, and a new one shows the same. */
addEventListener('rebuild', build);

if (!LATER) {
  // Neither switches nor what they set.
  document.getElementById('header').content.querySelector('[data-dialog="settings"]').remove();
  for (const name of Object.keys(settings)) settings[name] = false;
  // Nor is there anything to be read of it.
  settings.hard = Boolean(page.hardMode);
} else if (page.hardMode && localStorage.getItem('gameMode') === null) {
  set('hard', true);
}
applyTheme();
root.append(template('header'));
if (page.planted) plant(page.planted);
if (page.consent && !stored('cookieConsent')) askConsent();
setTimeout(startGame, page.boardDelay ?? 0);
