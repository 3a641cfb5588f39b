// The elements a board is made of. What their shadow roots hold is in page.html.

// In milliseconds, as in page.html. Five tiles take 1.7 s: the last starts after 4 × 300 and turns for 2 × 250.
const POP = 100;
const HALF_TURN = 250;
const NEXT_TILE = 300;
const SHAKE = 600;
const FADE_OUT = 300;
const PACE = JSON.parse(document.getElementById('page-data').textContent).pace ?? 1;

const KEYBOARD = ['qwertyuiop', '-asdfghjkl-', '↵zxcvbnm←'];
const BEST_FIRST = ['correct', 'present', 'absent'];

export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A copy of what the page's template of this name holds, its elements at work at once. */
export function template(name) {
  return document.importNode(document.getElementById(name).content, true);
}

export class Component extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).append(template(this.localName));
  }

  find(selector) {
    return this.shadowRoot.querySelector(selector);
  }
}

class GameTile extends Component {
  static observedAttributes = ['letter', 'reveal'];

  get face() {
    return this.find('.tile');
  }

  attributeChangedCallback(name, _, value) {
    if (name === 'letter') this.put(value ?? '');
    else if (this.face.dataset.state === 'tbd') this.turn();
  }

  async put(letter) {
    const { dataset } = this.face;
    this.face.textContent = letter;
    dataset.state = letter ? 'tbd' : 'empty';
    dataset.animation = letter ? 'pop' : 'idle';
    await sleep(POP);
    if (dataset.animation === 'pop') dataset.animation = 'idle';
  }

  /** The evaluation was there before: the face shows it only from the middle of the turn. */
  async turn() {
    const { dataset } = this.face;
    dataset.animation = 'flip-in';
    await sleep(HALF_TURN / PACE);
    dataset.state = this.getAttribute('evaluation');
    dataset.animation = 'flip-out';
    await sleep(HALF_TURN / PACE);
    dataset.animation = 'idle';
  }

  /** Shows the evaluation without a turn. */
  settle() {
    Object.assign(this.face.dataset, { state: this.getAttribute('evaluation'), animation: 'idle' });
    this.setAttribute('reveal', '');
  }
}

class GameRow extends Component {
  static observedAttributes = ['letters'];

  constructor() {
    super();
    this.tiles = Array.from({ length: 5 }, () => document.createElement('game-tile'));
    this.find('.row').append(...this.tiles);
  }

  attributeChangedCallback(_, __, letters) {
    this.tiles.forEach((tile, i) => {
      const letter = letters[i] ?? null;
      if (letter === tile.getAttribute('letter')) return;
      if (letter) tile.setAttribute('letter', letter);
      else tile.removeAttribute('letter');
    });
  }

  evaluate(states) {
    this.tiles.forEach((tile, i) => tile.setAttribute('evaluation', states[i]));
  }

  async reveal(states) {
    this.evaluate(states);
    for (const tile of this.tiles) {
      tile.setAttribute('reveal', '');
      await sleep(NEXT_TILE / PACE);
    }
    await sleep((2 * HALF_TURN - NEXT_TILE) / PACE);
  }

  settle(states) {
    this.evaluate(states);
    for (const tile of this.tiles) tile.settle();
  }

  async shake() {
    this.setAttribute('invalid', '');
    await sleep(SHAKE);
    this.removeAttribute('invalid');
  }
}

class GameKeyboard extends Component {
  constructor() {
    super();
    for (const keys of KEYBOARD) {
      const row = document.createElement('div');
      row.className = 'row';
      row.append(...[...keys].map(createKey));
      this.find('#keyboard').append(row);
    }
    this.shadowRoot.addEventListener('click', ({ target }) => {
      const key = target.closest('[data-key]')?.dataset.key;
      if (key) this.press(key);
    });
  }

  connectedCallback() {
    this.listening = new AbortController();
    addEventListener('keydown', (event) => this.onKeyDown(event), this.listening);
  }

  disconnectedCallback() {
    this.listening.abort();
  }

  onKeyDown(event) {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = { Enter: '↵', Backspace: '←' }[event.key] ?? event.key.toLowerCase();
    if (!/^[a-z↵←]$/.test(key)) return;
    // Or Enter would also press the control that was clicked last.
    event.preventDefault();
    this.press(key);
  }

  press(key) {
    const detail = { key };
    this.dispatchEvent(new CustomEvent('game-key-press', { bubbles: true, composed: true, detail }));
  }

  /** A key shows the best its letter has been. */
  colour(word, states) {
    for (const [i, letter] of [...word].entries()) {
      const { dataset } = this.find(`[data-key="${letter}"]`);
      dataset.state = BEST_FIRST.find((state) => state === dataset.state || state === states[i]);
    }
  }
}

function createKey(key) {
  if (key === '-') return Object.assign(document.createElement('div'), { className: 'half' });
  const button = document.createElement('button');
  button.dataset.key = key;
  button.textContent = { '↵': 'enter', '←': '⌫' }[key] ?? key;
  return button;
}

class GameToast extends Component {
  async show(text, time) {
    const toast = this.find('.toast');
    toast.textContent = text;
    await sleep(time);
    toast.classList.add('fade');
    await sleep(FADE_OUT);
    this.remove();
  }
}

class GameModal extends Component {
  constructor() {
    super();
    this.find('.close-icon').addEventListener('click', () => this.remove());
  }
}

class GameSwitch extends Component {
  constructor() {
    super();
    this.find('.switch').addEventListener('click', () => {
      const detail = { name: this.id, checked: !this.hasAttribute('checked') };
      this.dispatchEvent(new CustomEvent('game-setting-change', { bubbles: true, composed: true, detail }));
    });
  }

  connectedCallback() {
    this.find('.switch').name = this.id;
  }
}

/** Defines all but the app, innermost first: each builds its own of those before it. */
export function defineElements() {
  customElements.define('game-tile', GameTile);
  customElements.define('game-row', GameRow);
  customElements.define('game-keyboard', GameKeyboard);
  customElements.define('game-toast', GameToast);
  customElements.define('game-modal', GameModal);
  customElements.define('game-switch', GameSwitch);
}
