const ROWS = 6;
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', '↵zxcvbnm←'];
const PHYSICAL_KEYS = { Enter: '↵', Backspace: '←' };
const PRAISE = ['Genius', 'Magnificent', 'Impressive', 'Splendid', 'Great', 'Phew'];
const WORDING = { correct: 'correct', present: 'present in another position', absent: 'absent' };
const EXAMPLES = [
  { word: 'plant', index: 0, state: 'correct', meaning: 'is in the word and in the right place.' },
  { word: 'brick', index: 2, state: 'present', meaning: 'is in the word but in another place.' },
  { word: 'mouse', index: 3, state: 'absent', meaning: 'is not in the word.' },
];

// In milliseconds, as in game.css. Five tiles take 1.7 s: the last starts after 4 × 300 and turns for 2 × 250.
const POP = 100;
const HALF_TURN = 250;
const NEXT_TILE = 300;
const SHAKE = 600;
const TOAST = 1000;
const TOAST_OF_PRAISE = 2000;
const TOAST_OF_ANSWER = 3_600_000;
const FADE_OUT = 300;
const BEFORE_STATISTICS = 2500;

const GAMES_KEY = 'games-state-wordleV2/ANON';
const SETTINGS_KEY = 'games-settings-wordleV2/ANON';
const STATISTICS_KEY = 'games-stats-wordleV2/ANON';
const CONSENT_KEY = 'fides_consent';

const root = document.getElementById('root');
const toaster = document.getElementById('game-toaster');
const page = JSON.parse(document.getElementById('page-data').textContent);
const settings = {
  hardMode: page.hardMode,
  darkTheme: false,
  colorBlindTheme: false,
  helpSeen: false,
  ...stored(SETTINGS_KEY),
};
const allWords = getJson('/games-assets/v2/words.json');
/** After this the first board may be built. */
const boardDelay = sleep(page.boardDelay);

/** Ends with the address it was shown for. */
let view = new AbortController();
/** The game on screen, if any. */
let game = null;

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

async function getJson(address) {
  return (await fetch(address)).json();
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

function ordinal(number) {
  return number + (['st', 'nd', 'rd'][number - 1] ?? 'th');
}

// Rules

/** Greens first; what is left of the answer then goes to the yellows from left to right. */
function grade(guess, answer) {
  const left = [...answer];
  const states = [...guess].map((letter, i) => {
    if (letter !== answer[i]) return 'absent';
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
function hardModeObjection(guess, last, answer) {
  const states = grade(last, answer);
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

// Tiles and keys

function createTiles(width) {
  return Array.from({ length: width }, (_, i) => {
    const tile = element('div', {
      class: 'Tile-module_tile',
      role: 'img',
      'aria-roledescription': 'tile',
      'aria-live': 'polite',
      'data-animation': 'idle',
      'data-testid': 'tile',
    });
    paint(tile, i, '', 'empty');
    return tile;
  });
}

function paint(tile, index, letter, state) {
  const label = [`${ordinal(index + 1)} letter`, letter.toUpperCase() || 'empty', WORDING[state]];
  tile.setAttribute('aria-label', label.filter(Boolean).join(', '));
  tile.dataset.state = state;
  tile.textContent = letter;
}

function wrap(tiles) {
  return tiles.map((tile) => element('div', {}, tile));
}

async function pop(tile) {
  tile.dataset.animation = 'pop';
  await sleep(POP);
  if (tile.dataset.animation === 'pop') tile.dataset.animation = 'idle';
}

async function reveal(tiles, word, states) {
  await Promise.all(
    tiles.map(async (tile, i) => {
      await sleep((i * NEXT_TILE) / page.pace);
      tile.dataset.animation = 'flip-in';
      await sleep(HALF_TURN / page.pace);
      paint(tile, i, word[i], states[i]);
      tile.dataset.animation = 'flip-out';
      await sleep(HALF_TURN / page.pace);
      tile.dataset.animation = 'idle';
    }),
  );
}

async function shake(row) {
  row.classList.add('Row-module_invalid');
  await sleep(SHAKE);
  row.classList.remove('Row-module_invalid');
}

function createKey(key) {
  const label = { '↵': 'enter', '←': 'backspace' }[key] ?? `add ${key}`;
  const face = { '↵': 'enter', '←': template('delete-icon') }[key] ?? key;
  return element(
    'button',
    { type: 'button', class: 'Key-module_key', 'data-key': key, 'aria-label': label },
    face,
  );
}

/** A key shows the best its letter has been. */
function colourKeys(keyboard, word, states) {
  const order = ['correct', 'present', 'absent'];
  for (const [i, letter] of [...word].entries()) {
    const key = keyboard.querySelector(`[data-key="${letter}"]`);
    const best = order.find((state) => state === key.dataset.state || state === states[i]);
    key.dataset.state = best;
    key.setAttribute('aria-label', `${letter} ${best}`);
  }
}

// Toasts and dialogs

async function toast(text, time = TOAST) {
  const message = element('div', { class: 'Toast-module_toast', 'aria-live': 'polite' }, text);
  toaster.prepend(message);
  await sleep(time);
  message.classList.add('Toast-module_fadeOut');
  await sleep(FADE_OUT);
  message.remove();
}

function openedDialog() {
  return document.querySelector('.Modal-module_modal');
}

/** Help is a native dialog, the others are overlays: the page has both. */
function openDialog(name) {
  openedDialog()?.remove();
  const dialog = template(name);
  fillDialog[name](dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target.closest('[aria-label="Close"]')) dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal?.();
}

const fillDialog = {
  help(dialog) {
    for (const { word, index, state, meaning } of EXAMPLES) {
      const tiles = createTiles(word.length);
      tiles.forEach((tile, i) => paint(tile, i, word[i], i === index ? state : 'tbd'));
      dialog.firstElementChild.append(
        element('div', { class: 'Help-module_example' }, ...wrap(tiles)),
        element('p', {}, element('strong', {}, word[index].toUpperCase()), ` ${meaning}`),
      );
    }
  },

  settings(dialog) {
    for (const control of dialog.querySelectorAll('[role=switch]')) {
      const name = control.getAttribute('aria-label');
      control.setAttribute('aria-checked', settings[name]);
      control.addEventListener('click', () => {
        if (name === 'hardMode' && !settings.hardMode && game?.underWay()) {
          toast('Hard mode can only be enabled at the start of a round', TOAST_OF_PRAISE);
          return;
        }
        change(name, !settings[name]);
        control.setAttribute('aria-checked', settings[name]);
      });
    }
  },

  stats(dialog) {
    const { played, won, streak, maxStreak, guesses } = statistics();
    const totals = {
      Played: played,
      'Win %': Math.round((100 * won) / (played || 1)),
      'Current Streak': streak,
      'Max Streak': maxStreak,
    };
    for (const [name, value] of Object.entries(totals)) {
      dialog
        .querySelector('dl')
        .append(element('div', {}, element('dt', {}, name), element('dd', {}, value)));
    }
    const most = Math.max(1, ...guesses);
    for (const count of guesses) {
      dialog
        .querySelector('ol')
        .append(element('li', {}, element('span', { style: `width: ${(100 * count) / most}%` }, count)));
    }
  },
};

function change(name, value) {
  settings[name] = value;
  store(SETTINGS_KEY, settings);
  applyThemes();
  game?.save();
}

function applyThemes() {
  document.body.classList.toggle('dark', settings.darkTheme);
  document.body.classList.toggle('colorblind', settings.colorBlindTheme);
}

// What the browser remembers

function statistics() {
  return (
    stored(STATISTICS_KEY) ?? { played: 0, won: 0, streak: 0, maxStreak: 0, guesses: Array(ROWS).fill(0) }
  );
}

function countGame(won, rows) {
  const totals = statistics();
  totals.played += 1;
  totals.won += won ? 1 : 0;
  totals.streak = won ? totals.streak + 1 : 0;
  totals.maxStreak = Math.max(totals.maxStreak, totals.streak);
  if (won) totals.guesses[rows - 1] += 1;
  store(STATISTICS_KEY, totals);
}

function savedGames() {
  return stored(GAMES_KEY)?.states ?? [];
}

function savedGuesses(puzzleId) {
  const saved = savedGames().find((state) => state.puzzleId === puzzleId);
  return saved?.data.boardState.filter(Boolean) ?? [];
}

function saveGame(puzzleId, data) {
  const others = savedGames().filter((state) => state.puzzleId !== puzzleId);
  store(GAMES_KEY, { states: [...others, { puzzleId, timestamp: Math.floor(Date.now() / 1000), data }] });
}

/** Leaves a wrong answer where a cheat would look for the right one. */
function plant(answer) {
  store('wordle-solution', answer);
  store('gameState', { guesses: [], solution: answer });
  window.solution = answer;
  window.wordle = { solution: answer };
}

// The game

function startGame(puzzle, words, { signal }) {
  const { id, solution } = puzzle;
  const width = solution.length;
  const known = new Set(words.filter((word) => word.length === width));
  const guesses = savedGuesses(id);
  let typed = '';
  let turning = false;
  let thinking = false;
  let tiles, rows, keyboard;

  function build() {
    const main = template('game');
    const board = main.firstElementChild;
    keyboard = main.lastElementChild;
    tiles = Array.from({ length: ROWS }, () => createTiles(width));
    rows = tiles.map((row, i) =>
      element('div', { class: 'Row-module_row', role: 'group', 'aria-label': `Row ${i + 1}` }, ...wrap(row)),
    );
    board.style.setProperty('--columns', width);
    board.append(...rows);
    for (const keys of KEYBOARD) {
      keyboard.append(element('div', { class: 'Keyboard-module_row' }, ...[...keys].map(createKey)));
    }
    keyboard.addEventListener('click', ({ target }) => {
      const key = target.closest('[data-key]');
      if (key) press(key.dataset.key);
    });
    root.replaceChildren(main);
  }

  /** Throws the board away and builds a new one that shows the same. */
  function rebuild() {
    build();
    for (const [row, word] of guesses.entries()) {
      const states = grade(word, solution);
      tiles[row].forEach((tile, i) => paint(tile, i, word[i], states[i]));
      colourKeys(keyboard, word, states);
    }
    for (const [i, letter] of [...typed].entries()) paint(tiles[guesses.length][i], i, letter, 'tbd');
  }

  function status() {
    if (guesses.at(-1) === solution) return 'WIN';
    return guesses.length === ROWS ? 'FAIL' : 'IN_PROGRESS';
  }

  function save() {
    saveGame(id, {
      boardState: Array.from({ length: ROWS }, (_, i) => guesses[i] ?? ''),
      currentRowIndex: guesses.length,
      status: status(),
      hardMode: settings.hardMode,
    });
  }

  function press(key) {
    if (turning || thinking || status() !== 'IN_PROGRESS') return;
    if (key === '↵') submit();
    else if (key === '←') erase();
    else type(key);
  }

  function type(letter) {
    if (typed.length === width) return;
    const tile = tiles[guesses.length][typed.length];
    paint(tile, typed.length, letter, 'tbd');
    pop(tile);
    typed += letter;
  }

  function erase() {
    typed = typed.slice(0, -1);
    const tile = tiles[guesses.length][typed.length];
    paint(tile, typed.length, '', 'empty');
    tile.dataset.animation = 'idle';
  }

  function objection() {
    if (typed.length < width) return 'Not enough letters';
    // No list for this length: a custom puzzle that takes any letters.
    if (known.size > 0 && !known.has(typed) && typed !== solution) return 'Not in word list';
    return settings.hardMode && guesses.length > 0
      ? hardModeObjection(typed, guesses.at(-1), solution)
      : null;
  }

  /** What the server is asked takes its time; keys pressed meanwhile are lost. */
  async function think() {
    thinking = true;
    await sleep(page.replyDelay);
    thinking = false;
  }

  async function submit() {
    if (page.silent) return;
    if (typed.length === width && page.replyDelay > 0) await think();
    if (signal.aborted) return;
    const refused = objection();
    if (refused) {
      shake(rows[guesses.length]);
      toast(refused);
      return;
    }
    guesses.push(typed);
    typed = '';
    save();
    await turn([guesses.length - 1]);
    if (!signal.aborted && status() !== 'IN_PROGRESS') finish();
  }

  /** Turns rows over, all at the same time. Keys pressed meanwhile are lost. */
  async function turn(indices) {
    turning = true;
    await Promise.all(indices.map((i) => reveal(tiles[i], guesses[i], grade(guesses[i], solution))));
    for (const i of indices) colourKeys(keyboard, guesses[i], grade(guesses[i], solution));
    turning = false;
  }

  async function finish() {
    const won = status() === 'WIN';
    countGame(won, guesses.length);
    if (won) rows[guesses.length - 1].classList.add('Row-module_win');
    if (won) toast(PRAISE[guesses.length - 1], TOAST_OF_PRAISE);
    else toast(solution.toUpperCase(), TOAST_OF_ANSWER);
    await sleep(BEFORE_STATISTICS);
    if (!signal.aborted) openDialog('stats');
  }

  function onKeyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || openedDialog()) return;
    const key = PHYSICAL_KEYS[event.key] ?? event.key.toLowerCase();
    if (!/^[a-z↵←]$/.test(key)) return;
    // Enter on a control is that control's own, except on the keys: one just clicked would be pressed again.
    if (key === '↵' && event.target instanceof Element && event.target.closest('a, button:not([data-key])'))
      return;
    event.preventDefault();
    press(key);
  }

  build();
  addEventListener('keydown', onKeyDown, { signal });
  game = {
    save,
    rebuild,
    moving: () => turning || thinking,
    underWay: () => guesses.length > 0 && status() === 'IN_PROGRESS',
  };
  save();
  guesses.forEach((word, row) => tiles[row].forEach((tile, i) => paint(tile, i, word[i], 'tbd')));
  turn([...guesses.keys()]);
}

// Addresses

function showArchive() {
  const archive = template('archive');
  const link = (path, text) => element('li', {}, element('a', { href: path }, text));
  archive
    .querySelector('ul')
    .append(
      link('/games/wordle', 'Today'),
      ...page.days.map((day) => link(`/games/wordle/${day}`, longDate(day))),
    );
  root.replaceChildren(archive);
}

function showSplash(puzzle, words) {
  const splash = template('splash');
  const [subtitle, date] = splash.querySelectorAll('p');
  const play = splash.querySelector('button');
  subtitle.textContent = `Six chances to guess a ${puzzle.solution.length}-letter word.`;
  date.append(
    ...(puzzle.print_date
      ? [element('strong', {}, longDate(puzzle.print_date)), `No. ${puzzle.id}`]
      : ['Custom puzzle']),
  );
  if (savedGuesses(puzzle.id).length > 0) play.textContent = 'Continue';
  play.addEventListener('click', () => {
    startGame(puzzle, words, view);
    if (settings.helpSeen) return;
    change('helpSeen', true);
    openDialog('help');
  });
  root.replaceChildren(splash);
}

function longDate(day) {
  return new Date(`${day}T12:00`).toLocaleDateString('en-US', { dateStyle: 'long' });
}

function puzzleAddress(path) {
  if (path.startsWith('/games/create/wordle/')) return `/svc/wordle/v2/create/${path.split('/').at(-1)}.json`;
  const day = /\d{4}-\d{2}-\d{2}$/.exec(path)?.[0] ?? page.today;
  return `/svc/wordle/v2/${day}.json`;
}

async function show() {
  view.abort();
  view = new AbortController();
  const { signal } = view;
  game = null;
  root.replaceChildren();
  toaster.replaceChildren();
  openedDialog()?.remove();

  const path = location.pathname.replace(/\/$/, '');
  if (path.endsWith('/archive')) {
    showArchive();
    return;
  }
  const [puzzle, words] = await Promise.all([getJson(puzzleAddress(path)), allWords, boardDelay]);
  if (!signal.aborted) showSplash(puzzle, words);
}

function askConsent() {
  const layer = template('consent');
  layer.querySelector('button').addEventListener('click', () => {
    store(CONSENT_KEY, true);
    layer.remove();
  });
  document.body.append(layer);
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="/games/wordle"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  show();
});
addEventListener('popstate', show);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') openedDialog()?.remove();
});
for (const name of ['stats', 'help', 'settings']) {
  document.getElementById(`${name}-button`).addEventListener('click', () => openDialog(name));
}

// For the tests alone.
window.replica = { moving: () => game?.moving() ?? false, rebuild: () => game?.rebuild() };

if (page.planted) plant(page.planted);
applyThemes();
if (page.consent && !stored(CONSENT_KEY)) askConsent();
show();
