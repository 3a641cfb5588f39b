import { Component, defineElements, sleep, template } from './elements.js';

const ROWS = 6;
const WIDTH = 5;
const PRAISE = ['Genius', 'Magnificent', 'Impressive', 'Splendid', 'Great', 'Phew'];
const EMPTY_STATISTICS = { gamesPlayed: 0, gamesWon: 0, currentStreak: 0, maxStreak: 0 };

// In milliseconds.
const TOAST = 1000;
const TOAST_AT_END = 2000;
const TOAST_OF_ANSWER = 3_600_000;
const BEFORE_STATISTICS = 2000;

const STATE_KEY = 'nyt-wordle-state';
const STATISTICS_KEY = 'nyt-wordle-statistics';
const DARK_KEY = 'nyt-wordle-darkmode';
const COLOR_BLIND_KEY = 'nyt-wordle-cbmode';
const CONSENT_KEY = 'nyt-gdpr';

const page = JSON.parse(document.getElementById('page-data').textContent);
const words = new Set(page.words);
const solution = page.answer;

/** The game itself, which outlives the elements that show it. */
const restored = stored(STATE_KEY);
const game = {
  guesses: restored?.boardState.filter(Boolean) ?? [],
  typed: '',
  hardMode: restored?.hardMode ?? page.hardMode ?? false,
  /** While it turns tiles or thinks; keys pressed meanwhile are lost. */
  busy: false,
  isFirstVisit: restored === null,
  isOld: false,
};

// Helpers

function stored(key) {
  return JSON.parse(localStorage.getItem(key));
}

function store(key, value) {
  localStorage.setItem(key, JSON.stringify(value));
}

function ordinal(number) {
  return number + (['st', 'nd', 'rd'][number - 1] ?? 'th');
}

// Rules

/** Greens first; what is left of the answer then goes to the yellows from left to right. */
function evaluate(guess) {
  const left = [...solution];
  const states = [...guess].map((letter, i) => {
    if (letter !== solution[i]) return 'absent';
    left[i] = null;
    return 'correct';
  });
  return states.map((state, i) => {
    if (state === 'correct' || !left.includes(guess[i])) return state;
    left[left.indexOf(guess[i])] = null;
    return 'present';
  });
}

/** What hard mode has against a guess. The last row is enough: it had to keep what the rows above it showed. */
function hardModeObjection(guess, last) {
  const states = evaluate(last);
  const left = [...guess];
  for (const [i, letter] of [...last].entries()) {
    if (states[i] === 'correct' && guess[i] !== letter) {
      return `${ordinal(i + 1)} letter must be ${letter.toUpperCase()}`;
    }
  }
  for (const [i, letter] of [...last].entries()) {
    if (states[i] === 'absent') continue;
    if (!left.includes(letter)) return `Guess must contain ${letter.toUpperCase()}`;
    left[left.indexOf(letter)] = null;
  }
  return null;
}

function objection(guess) {
  if (guess.length < WIDTH) return 'Not enough letters';
  if (!words.has(guess) && guess !== solution) return 'Not in word list';
  return game.hardMode && game.guesses.length > 0 ? hardModeObjection(guess, game.guesses.at(-1)) : null;
}

function status() {
  if (game.guesses.at(-1) === solution) return 'WIN';
  return game.guesses.length === ROWS ? 'FAIL' : 'IN_PROGRESS';
}

// What the browser remembers

function save() {
  const { guesses, hardMode } = game;
  store(STATE_KEY, {
    boardState: Array.from({ length: ROWS }, (_, i) => guesses[i] ?? ''),
    evaluations: Array.from({ length: ROWS }, (_, i) => (guesses[i] ? evaluate(guesses[i]) : null)),
    rowIndex: guesses.length,
    solution: page.planted ?? solution,
    gameStatus: status(),
    lastPlayedTs: Date.now(),
    restoringRowIndex: null,
    hardMode,
  });
}

function countGame() {
  const statistics = stored(STATISTICS_KEY) ?? EMPTY_STATISTICS;
  const won = status() === 'WIN';
  const currentStreak = won ? statistics.currentStreak + 1 : 0;
  store(STATISTICS_KEY, {
    gamesPlayed: statistics.gamesPlayed + 1,
    gamesWon: statistics.gamesWon + (won ? 1 : 0),
    currentStreak,
    maxStreak: Math.max(statistics.maxStreak, currentStreak),
  });
}

/** Leaves a wrong answer where a cheat would look for the right one. */
function plant(answer) {
  store('wordle-solution', answer);
  window.solution = answer;
  window.wordle = { solution: answer, hash: 'd65aa6f5' };
}

// The app

/** The app on the page now: what takes time asks again for it, as the board may be thrown away meanwhile. */
function app() {
  return document.querySelector('game-app');
}

class GameApp extends Component {
  constructor() {
    super();
    this.rows = Array.from({ length: ROWS }, () => document.createElement('game-row'));
    this.keyboard = this.find('game-keyboard');
    for (const row of this.rows) row.setAttribute('letters', '');
    this.find('#board').append(...this.rows);
    this.addEventListener('game-key-press', ({ detail }) => press(detail.key));
    this.addEventListener('game-setting-change', ({ detail }) => change(detail.name, detail.checked));
    for (const name of Object.keys(fillDialog)) {
      this.find(`#${name}-button`).addEventListener('click', () => this.openDialog(name));
    }
    if (page.planted) this.solution = page.planted;
  }

  connectedCallback() {
    game.guesses.forEach((word, i) => this.rows[i].setAttribute('letters', word));
    this.showTyped();
    if (game.isOld) this.settle();
    else begin();
  }

  showTyped() {
    this.rows[game.guesses.length]?.setAttribute('letters', game.typed);
  }

  settle() {
    for (const [i, word] of game.guesses.entries()) {
      this.rows[i].settle(evaluate(word));
      this.keyboard.colour(word, evaluate(word));
    }
  }

  /** Turns rows over, all at the same time. */
  async reveal(indices) {
    const words = indices.map((i) => game.guesses[i]);
    await Promise.all(indices.map((i, n) => this.rows[i].reveal(evaluate(words[n]))));
    for (const word of words) this.keyboard.colour(word, evaluate(word));
  }

  toast(text, time = TOAST) {
    const toast = document.createElement('game-toast');
    this.find('#game-toaster').prepend(toast);
    toast.show(text, time);
  }

  openDialog(name) {
    this.find('game-modal')?.remove();
    const modal = document.createElement('game-modal');
    modal.append(template(name));
    this.find('#game').append(modal);
    fillDialog[name](modal);
  }
}

const fillDialog = {
  help(modal) {
    for (const example of modal.querySelectorAll('.example')) {
      const { word, index, state } = example.dataset;
      for (const letter of word) {
        const tile = document.createElement('game-tile');
        tile.setAttribute('letter', letter);
        example.append(tile);
      }
      example.children[index].setAttribute('evaluation', state);
      example.children[index].setAttribute('reveal', '');
    }
  },

  settings(modal) {
    const on = {
      'hard-mode': game.hardMode,
      'dark-theme': stored(DARK_KEY),
      'color-blind-theme': stored(COLOR_BLIND_KEY),
    };
    for (const control of modal.querySelectorAll('game-switch')) {
      control.toggleAttribute('checked', Boolean(on[control.id]));
    }
  },

  statistics(modal) {
    for (const [name, value] of Object.entries(stored(STATISTICS_KEY) ?? EMPTY_STATISTICS)) {
      const item = document.createElement('div');
      item.textContent = `${name}: ${value}`;
      modal.querySelector('.statistics').append(item);
    }
  },
};

function change(name, on) {
  if (name === 'hard-mode' && on && game.guesses.length > 0 && status() === 'IN_PROGRESS') {
    app().toast('Hard mode can only be enabled at the start of a round', TOAST_AT_END);
    return;
  }
  if (name === 'hard-mode') game.hardMode = on;
  else store(name === 'dark-theme' ? DARK_KEY : COLOR_BLIND_KEY, on);
  save();
  applyThemes();
  app().find(`#${name}`).toggleAttribute('checked', on);
}

function applyThemes() {
  document.body.classList.toggle('nightmode', Boolean(stored(DARK_KEY)));
  document.body.classList.toggle('colorblind', Boolean(stored(COLOR_BLIND_KEY)));
}

// Play

/** The first board after a load turns over what was played before, and tells a new visitor the rules. */
async function begin() {
  game.isOld = true;
  save();
  if (game.isFirstVisit) app().openDialog('help');
  if (game.guesses.length > 0) await whileBusy(() => app().reveal([...game.guesses.keys()]));
}

async function whileBusy(work) {
  game.busy = true;
  await work();
  game.busy = false;
}

function press(key) {
  if (game.busy || status() !== 'IN_PROGRESS') return;
  if (key === '↵') submit();
  else type(key === '←' ? game.typed.slice(0, -1) : (game.typed + key).slice(0, WIDTH));
}

function type(letters) {
  game.typed = letters;
  app().showTyped();
}

async function submit() {
  if (page.silent) return;
  if (game.typed.length === WIDTH && page.replyDelay > 0) await whileBusy(() => sleep(page.replyDelay));
  const refused = objection(game.typed);
  if (refused) {
    app()?.toast(refused);
    app()?.rows[game.guesses.length].shake();
    return;
  }
  game.guesses.push(game.typed);
  game.typed = '';
  save();
  await whileBusy(() => app()?.reveal([game.guesses.length - 1]));
  if (status() !== 'IN_PROGRESS') finish();
}

async function finish() {
  countGame();
  if (status() === 'WIN') app()?.toast(PRAISE[game.guesses.length - 1], TOAST_AT_END);
  else app()?.toast(solution.toUpperCase(), TOAST_OF_ANSWER);
  await sleep(BEFORE_STATISTICS);
  app()?.openDialog('statistics');
}

// Addresses

function show() {
  const isArchive = location.pathname.endsWith('/archive');
  const shown = isArchive ? template('archive') : document.createElement('game-app');
  document.getElementById('page').replaceChildren(shown);
}

document.querySelector('nav').addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  show();
});
addEventListener('popstate', show);

function askConsent() {
  document.body.append(template('consent'));
  document.getElementById('pz-gdpr-btn-accept').addEventListener('click', () => {
    store(CONSENT_KEY, true);
    document.getElementById('pz-gdpr').remove();
  });
}

// For the tests alone.
window.replica = {
  moving: () => game.busy,
  rebuild: () => app()?.replaceWith(document.createElement('game-app')),
};

if (page.planted) plant(page.planted);
applyThemes();
if (page.consent && !stored(CONSENT_KEY)) askConsent();
if (location.pathname.endsWith('/archive')) show();
if (page.boardDelay > 0) await sleep(page.boardDelay);
defineElements();
customElements.define('game-app', GameApp);
