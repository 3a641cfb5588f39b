/** A game's own code: it takes letters, grades guesses and shows them, as its description says. */
import type { Game, GameHook, Truth } from '../game.ts';
import { listen } from '../properties/input.ts';
import { createKeyboard, KEYBOARD_STYLE } from '../properties/keyboard.ts';
import { isTaken } from '../properties/refusal.ts';
import { pass, revealStyle, turnOver } from '../properties/reveal.ts';
import { grade, type Mark, MARKS } from '../properties/rules.ts';
import { type BoardView, boardStyle, createBoards } from './board.ts';
import { createCanvas } from './canvas.ts';
import { confetti, knownLetters, sentencesOf, surroundings, SURROUNDINGS_STYLE } from './surroundings.ts';
import { rootIn, tileStyle } from './tile.ts';

const create = (tag: string, className = '', text = ''): HTMLElement => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
};

/** How long what is said stands, where it does not stay. */
const SAID = 120;

/** What one board has been told. */
interface Told {
  answer: string[];
  marks: Mark[][];
}

const isSolved = ({ marks }: Told): boolean => marks.at(-1)?.every((mark) => mark === 'correct') ?? false;

/** How many letters of each guess are right, and how many are elsewhere. */
const countsOf = ({ marks }: Told): string[] =>
  marks.map((row) => {
    const count = (mark: Mark) => row.filter((it) => it === mark).length;
    return `${count('correct')}/${count('present')}`;
  });

class Play {
  readonly #game: Game;
  readonly #sheet = new CSSStyleSheet();
  readonly #root: HTMLElement | ShadowRoot;
  readonly #holder = create('div', 'game');
  readonly #keys: ReturnType<typeof createKeyboard> | null;
  readonly #known: ReturnType<typeof knownLetters> | null;
  readonly #typedLine = create('div', 'typed-line');
  readonly #label = create('p', 'label', '\u00a0');
  #field: HTMLInputElement | null = null;
  #views: readonly BoardView[] = [];
  #told: Told[] = [];
  #guesses: string[][] = [];
  #typed: string[] = [];
  #busy: Promise<unknown> | null = null;
  #over = false;
  #blocked = false;
  #canvas: ReturnType<typeof createCanvas> | null = null;
  /** What lies over the board. */
  #layers: HTMLElement[] = [];

  constructor(game: Game) {
    this.#game = game;
    const { keyboard, markup, language, palette, extras, unreadable } = game;
    this.#sheet.replaceSync(
      `body { background: ${palette.page}; color: ${palette.ink}; font-family: sans-serif; margin: 0 20px }
       ${boardStyle(game)} ${tileStyle(game)} ${KEYBOARD_STYLE} ${SURROUNDINGS_STYLE} ${revealStyle(game.reveal)}`,
    );
    document.adoptedStyleSheets = [this.#sheet];
    const app = markup.app ? document.body.appendChild(create('game-app')) : null;
    const main = app ?? document.body.appendChild(create('main'));
    if (extras.inDialog && this.#game.unreadable === null) main.setAttribute('role', 'dialog');
    this.#root = app ? rootIn(app, this.#sheet) : main;
    this.#keys = keyboard.element
      ? createKeyboard(
          keyboard,
          { letters: language.letters, ...markup.classes },
          (mark) => this.#colourOf(mark),
          (key) => this.#press(key),
        )
      : null;
    this.#known = extras.known ? knownLetters(game) : null;
    const { before, after } = surroundings(game, this.#sheet);
    const keys = this.#keys ? [this.#keys.element] : [];
    const above = keyboard.place === 'above';
    this.#root.append(...before, ...(above ? keys : []), ...(this.#known ? [this.#known.element] : []));
    this.#root.append(this.#holder, this.#label);
    if (game.layout.open === 'missing' && game.input.way !== 'field') this.#root.append(this.#typedLine);
    if (game.input.way === 'field') this.#root.append(this.#form());
    this.#root.append(...(above ? [] : keys), ...after);
    if (unreadable === 'canvas') this.#canvas = createCanvas(game);
    this.#begin(game.answers);
    if (game.input.way === 'keys') listen(game.input, (key) => this.#press(key));
    if (extras.bubble !== 'none') this.#bubble();
  }

  #colourOf(mark: Mark | undefined): string {
    return mark ? this.#game.palette.paints[mark].background : '#9993';
  }

  #form(): HTMLElement {
    const { language } = this.#game;
    const form = create('form', 'field') as HTMLFormElement;
    const field = create('input') as HTMLInputElement;
    field.type = 'text';
    field.maxLength = language.width;
    field.autocomplete = 'off';
    field.placeholder = sentencesOf(this.#game).guess;
    field.addEventListener('input', () => {
      if (this.#busy || this.#over) return;
      this.#typed = [...field.value.toLocaleLowerCase()].filter((letter) =>
        language.letters.includes(letter),
      );
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#press('Enter');
    });
    form.append(field, create('button', '', 'OK'));
    this.#field = field;
    return form;
  }

  #bubble(): void {
    const { extras } = this.#game;
    const bubble = create('div', 'bubble', sentencesOf(this.#game).tip);
    const close = create('button', '', sentencesOf(this.#game).close);
    close.addEventListener('click', () => this.clear());
    bubble.append(close);
    const second = this.#views[0]?.row(1)?.tiles[0]?.outer.getBoundingClientRect();
    Object.assign(bubble.style, {
      left: `${(second?.left ?? 500) + 10}px`,
      top: `${(second?.top ?? 200) + scrollY}px`,
    });
    this.#root.append(bubble);
    this.#layers.push(bubble);
    this.#blocked = extras.bubble === 'blocks';
  }

  #begin(answers: readonly string[]): void {
    this.#told = answers.map((answer) => ({ answer: [...answer], marks: [] }));
    this.#guesses = [];
    this.#typed = [];
    this.#over = false;
    this.#keys?.forget();
    if (this.#canvas) {
      this.#holder.replaceChildren(this.#canvas.element);
      this.#canvas.draw(this.#guesses, this.#told, this.#typed);
      return;
    }
    const { given } = this.#game;
    if (given !== null) this.#take([...given]);
    this.#build();
  }

  /** Makes all boards, as they are now. */
  #build(): void {
    const { element, boards } = createBoards(this.#game, this.#sheet);
    this.#views = boards;
    this.#holder.replaceChildren(element);
    this.#told.forEach((told, n) => this.#showBoard(told, n));
  }

  #showBoard(told: Told, number: number): void {
    const view = this.#views[number]!;
    const open = this.#openRowOf(told);
    view.grow(this.#game.layout.open === 'missing' ? told.marks.length - 1 : open);
    told.marks.forEach((marks, row) => {
      view.row(row)!.tiles.forEach((tile, n) => tile.set(this.#guesses[row]![n]!, marks[n]!));
    });
    this.#showTyped(number);
    view.mark(open, countsOf(told));
  }

  /** The row that takes letters, or the last where none does. */
  #openRowOf(told: Told): number {
    return isSolved(told) || this.#over ? told.marks.length - 1 : told.marks.length;
  }

  #showTyped(number: number): void {
    const told = this.#told[number]!;
    if (isSolved(told) || this.#over) return;
    const { input, layout, reveal, extras } = this.#game;
    const row = this.#views[number]!.row(told.marks.length);
    const known = extras.reminds === 'not' ? [] : knownOf(told);
    row?.tiles.forEach((tile, n) => {
      const letter = input.way === 'field' ? '' : (this.#typed[n] ?? '');
      const shown = letter || (known[n] ?? '');
      const hint = extras.hints && letter ? this.#hintFor(letter, n, told) : null;
      tile.set(shown, hint ?? (shown ? 'typed' : 'empty'));
      tile.element.classList.toggle('faint', extras.reminds === 'faintly' && shown !== letter);
      if (layout.cursor) tile.point(n === this.#typed.length);
      if (reveal.typed === 'nothing') return;
      tile.element.classList.toggle(reveal.typed === 'pop' ? 'pop' : 'come', letter !== '');
    });
  }

  /** All that guesses have said of a letter on a board. */
  #marksOf(letter: string, { marks }: Told): Mark[] {
    return marks.flatMap((row, r) => row.filter((_, n) => this.#guesses[r]![n] === letter));
  }

  /** What is known of a letter at a place of a board, if anything. */
  #hintFor(letter: string, place: number, told: Told): Mark | null {
    if (knownOf(told)[place] === letter) return 'correct';
    const marks = this.#marksOf(letter, told);
    return marks.length === 0 ? null : marks.every((mark) => mark === 'absent') ? 'absent' : 'present';
  }

  #showAllTyped(): void {
    this.#typedLine.textContent = this.#typed.join('').toLocaleUpperCase();
    if (this.#canvas) this.#canvas.draw(this.#guesses, this.#told, this.#typed);
    else if (this.#game.markup.redraw === 'always') this.#build();
    else this.#told.forEach((_, n) => this.#showTyped(n));
  }

  #press(key: string): void {
    const { language } = this.#game;
    if (this.#busy || this.#over || this.#blocked) return;
    if (key === 'Enter') this.#submit();
    else if (key === 'Backspace') this.#typed = this.#typed.slice(0, -1);
    else if (language.letters.includes(key) && this.#typed.length < language.width)
      this.#typed = [...this.#typed, key];
    else return;
    if (key === 'Enter') return;
    if (this.#field) this.#field.value = this.#typed.join('');
    this.#clearRefusal();
    this.#showAllTyped();
  }

  /** Grades a guess on all boards that are open. */
  #take(guess: string[]): void {
    this.#guesses.push(guess);
    for (const told of this.#told)
      if (!isSolved(told)) told.marks.push(grade(this.#game.rule, guess, told.answer));
  }

  #submit(): void {
    const { language, refusal, boards } = this.#game;
    const word = this.#typed.join('');
    const isShort = this.#typed.length < language.width;
    const isAnswer = this.#told.some(({ answer }) => answer.join('') === word);
    if (isShort || (!isAnswer && !isTaken(refusal, word))) {
      this.#refuse(isShort || refusal.sameAsShort ? refusal.tooShort : refusal.unknown);
      return;
    }
    this.#clearRefusal();
    const open = this.#told.map((told) => !isSolved(told));
    const guess = this.#typed;
    this.#typed = [];
    this.#take(guess);
    if (this.#field) this.#field.value = '';
    this.#typedLine.textContent = '';
    this.#over = this.#guesses.length >= boards.limit || this.#told.every(isSolved);
    this.#busy = this.#reveal(open).finally(() => void (this.#busy = null));
  }

  async #reveal(open: readonly boolean[]): Promise<void> {
    const { reveal, markup } = this.#game;
    const row = this.#guesses.length - 1;
    if (this.#canvas) this.#canvas.draw(this.#guesses, this.#told, this.#typed);
    else if (markup.redraw === 'always') {
      if (reveal.kind === 'late') await pass(reveal.turn);
      this.#build();
    } else {
      const boards = this.#told.map((_, n) => n).filter((n) => open[n]);
      await Promise.all(boards.map((n) => this.#turnRow(n, row)));
    }
    this.#showKeys();
    this.#known?.show(knownOf(this.#told[0]!));
    if (!this.#canvas && markup.redraw !== 'always')
      this.#told.forEach((told, n) => this.#settle(told, n, open[n]!));
    if (this.#over) await this.#finish();
  }

  async #turnRow(number: number, row: number): Promise<void> {
    const { reveal, markup, layout } = this.#game;
    const view = this.#views[number]!;
    const guess = this.#guesses[row]!;
    const { marks } = this.#told[number]!;
    if (layout.open === 'missing') view.grow(row);
    const isNew = markup.redraw === 'finished row';
    const { tiles } = isNew ? view.renew(row) : view.row(row)!;
    tiles.forEach((tile, n) => {
      if (isNew || layout.open === 'missing' || this.#field) tile.set(guess[n]!, 'typed');
      tile.prepare(guess[n]!, marks[row]![n]!);
    });
    await turnOver(reveal, tiles);
  }

  /** What a board does once a row of it is finished. */
  #settle(told: Told, number: number, wasOpen: boolean): void {
    const { boards, reveal, layout, extras } = this.#game;
    const view = this.#views[number]!;
    const row = this.#guesses.length - 1;
    if (isSolved(told) && wasOpen) {
      if (boards.count > 1 && boards.solved !== 'stays' && boards.place !== 'shared rows')
        view.element.classList.add(boards.solved === 'fades' ? 'solved' : 'badge');
      if (reveal.win !== 'nothing')
        view.row(row)!.tiles.forEach((tile, n) => {
          tile.element.classList.add('won');
          if (reveal.win === 'one by one') tile.element.style.animationDelay = `${n * 30}ms`;
        });
    }
    if (layout.open !== 'missing') view.grow(this.#openRowOf(told));
    view.mark(this.#openRowOf(told), countsOf(told));
    if (layout.cursor || extras.reminds !== 'not') this.#showTyped(number);
  }

  #showKeys(): void {
    if (!this.#keys) return;
    for (const letter of new Set(this.#guesses.flat())) {
      const marks = this.#told.map((told) => {
        const known = this.#marksOf(letter, told);
        return MARKS.findLast((mark) => known.includes(mark));
      });
      this.#keys.mark(letter, marks);
    }
  }

  async #finish(): Promise<void> {
    const { atEnd } = this.#game.extras;
    const { won, lost } = sentencesOf(this.#game);
    const text = this.#told.every(isSolved)
      ? won
      : `${lost} ${this.#told.map(({ answer }) => answer.join('').toLocaleUpperCase()).join(', ')}`;
    await pass(20);
    if (atEnd === 'toast') this.#lay(create('div', 'toast', text));
    if (atEnd === 'confetti') this.#lay(confetti());
    if (atEnd === 'dialog') {
      const dialog = create('div', 'modal', text);
      dialog.setAttribute('role', 'dialog');
      this.#lay(dialog);
    }
  }

  #lay(layer: HTMLElement): void {
    this.#root.append(layer);
    this.#layers.push(layer);
  }

  #rows(): HTMLElement[] {
    return this.#views.flatMap(
      (view, n) => view.row(this.#told[n]!.marks.length)?.tiles.map(({ element }) => element) ?? [],
    );
  }

  #refuse(text: string): void {
    const { refusal } = this.#game;
    const { way, stays } = refusal;
    this.#clearRefusal();
    if (way === 'alert') setTimeout(() => alert(text));
    if (way === 'label') this.#label.textContent = text;
    if (way === 'toast') {
      const toast = create('div', 'toast', text);
      this.#lay(toast);
      if (!stays) setTimeout(() => toast.remove(), SAID);
    }
    if (way === 'dialog') {
      const dialog = create('div', 'modal', text);
      dialog.setAttribute('role', 'dialog');
      const close = create('button', '', 'OK');
      close.addEventListener('click', () => this.clear());
      dialog.append(close);
      this.#lay(dialog);
      this.#blocked = true;
    }
    if (way === 'shake' || (way === 'toast' && !stays)) this.#shake();
    if (way === 'red') for (const tile of this.#rows()) tile.classList.add('not-taken');
    if (way === 'emptied' || this.#field) {
      this.#typed = [];
      if (this.#field) this.#field.value = '';
      this.#showAllTyped();
    }
  }

  #shake(): void {
    for (const tile of this.#rows()) {
      tile.classList.add('shaking');
      tile.addEventListener('animationend', () => tile.classList.remove('shaking'), { once: true });
    }
  }

  #clearRefusal(): void {
    this.#label.textContent = '\u00a0';
    for (const tile of this.#rows()) tile.classList.remove('not-taken', 'shaking');
    for (const layer of this.#layers.filter(({ className }) => className === 'toast')) layer.remove();
  }

  clear(): void {
    for (const layer of this.#layers) layer.remove();
    this.#layers = [];
    this.#blocked = false;
  }

  unblock(): void {
    if (this.#blocked) this.clear();
  }

  again(): void {
    const { extras, nextAnswers } = this.#game;
    this.clear();
    if (extras.again === 'new elements') {
      this.#begin(nextAnswers);
      return;
    }
    const views = this.#views;
    this.#told = nextAnswers.map((answer) => ({ answer: [...answer], marks: [] }));
    this.#guesses = [];
    this.#over = false;
    this.#keys?.forget();
    views.forEach((view) => {
      for (let row = 0; view.row(row); row++) {
        for (const tile of view.row(row)!.tiles) {
          tile.element.classList.remove('won');
          tile.point(false);
          tile.set('', 'empty');
        }
      }
      view.element.classList.remove('solved', 'badge');
      view.mark(0, []);
    });
  }

  truth(): Truth {
    const digits = (marks: readonly Mark[]) => marks.map((mark) => MARKS.indexOf(mark)).join('');
    return {
      boards: this.#told.map(({ marks }) =>
        marks.map((row, n) => `${this.#guesses[n]!.join('')} ${digits(row)}`),
      ),
      width: this.#game.language.width,
      typed: this.#typed.join(''),
      over: this.#over,
    };
  }

  async rest(): Promise<void> {
    while (this.#busy) await this.#busy;
    const { pause } = this.#game.input;
    if (pause > 0) await pass(pause);
  }

  focus(): void {
    this.#field?.focus();
  }

  tap(key: string): void {
    const { event } = this.#game.keyboard;
    this.#keys?.key(key)?.dispatchEvent(new MouseEvent(event, { bubbles: true, cancelable: true }));
  }
}

/** The letters of a board that are known to be right, '' for the others. */
const knownOf = ({ answer, marks }: Told): string[] =>
  answer.map((letter, n) => (marks.some((row) => row[n] === 'correct') ? letter : ''));

declare const GAME: Game;
const play = new Play(GAME);
const hook: GameHook = {
  truth: () => play.truth(),
  rest: () => play.rest(),
  focus: () => play.focus(),
  tap: (key) => play.tap(key),
  clear: () => play.clear(),
  unblock: () => play.unblock(),
  again: () => play.again(),
};
Object.assign(globalThis, { game: hook });
