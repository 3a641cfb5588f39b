/** What stands around the boards of a game, and what comes and goes over them. */
import type { Game } from '../game.ts';
import { type Sentences, SENTENCES } from '../properties/language.ts';
import { grade, MARKS, type State } from '../properties/rules.ts';
import { createTile } from './tile.ts';

const create = (tag: string, className = '', text = ''): HTMLElement => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
};

export const sentencesOf = ({ language }: Game): Sentences => SENTENCES[language.language];

/** A row of tiles that show some word, made as those of the board are. */
function rowOf(game: Game, word: string, states: readonly State[], sheet: CSSStyleSheet): HTMLElement {
  const { markup } = game;
  const isItem = markup.element === 'li';
  const line = create(isItem ? 'ul' : 'div', `${markup.classes.row} line-look`.trim());
  const letters = [...word];
  const tiles = letters.map((letter, place) => {
    const view = createTile(game, { board: 90, row: 0, place }, sheet);
    view.set(letter, states[place]!);
    return view.outer;
  });
  if (markup.element === 'td') {
    const table = create('table');
    table.append(create('tbody'));
    table.firstElementChild!.append(create('tr'));
    table.querySelector('tr')!.append(...tiles);
    return table;
  }
  line.append(...tiles);
  return line;
}

function help(game: Game, sheet: CSSStyleSheet): HTMLElement {
  const { extras } = game;
  const { help: title, examples } = sentencesOf(game);
  const box = create('div', 'help');
  box.append(create('h2', '', title));
  MARKS.toReversed().forEach((mark, n) => {
    const word = game.examples[n]!;
    const letters = [...word];
    const rest: State = extras.examples === 'one letter' ? 'typed' : 'absent';
    const states = letters.map((_, place) => (place === 0 ? mark : rest));
    box.append(
      rowOf(game, word, states, sheet),
      create('p', '', `${letters[0]!.toLocaleUpperCase()} ${examples[n]}.`),
    );
  });
  return box;
}

function yesterday(game: Game, sheet: CSSStyleSheet): HTMLElement {
  const box = create('aside', game.extras.yesterday === 'small' ? 'yesterday small' : 'yesterday');
  box.append(create('h3', '', sentencesOf(game).yesterday));
  const [answer = ''] = game.nextAnswers;
  const board = create('div', `${game.markup.classes.board} board-look`.trim());
  for (const word of [...game.examples, answer]) {
    board.append(rowOf(game, word, grade(game.rule, [...word], [...answer]), sheet));
  }
  box.append(board);
  return box;
}

function colouredTitle(game: Game, sheet: CSSStyleSheet): HTMLElement {
  const title = create('h1', 'title');
  title.setAttribute('aria-label', 'Wordy');
  const letters = [...'wordy'];
  const line = create('div', 'line-look');
  letters.forEach((letter, place) => {
    const view = createTile(game, { board: 91, row: 0, place }, sheet);
    view.set(letter, MARKS[(place * 2 + 1) % 3]!);
    line.append(view.outer);
  });
  title.append(line);
  return title;
}

const OTHER_GRIDS: Readonly<Record<string, () => HTMLElement>> = {
  calendar() {
    const table = create('table', 'calendar');
    for (let week = 0; week < 5; week++) {
      const row = table.appendChild(create('tr'));
      for (let day = 1; day <= 7; day++) row.append(create('td', '', String(Math.min(31, week * 7 + day))));
    }
    return table;
  },
  avatars() {
    const list = create('div', 'avatars');
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dirk', 'Ewa']) {
      const row = list.appendChild(create('div', 'avatar-row'));
      row.append(create('span', 'avatar', name[0]), create('span', '', `${name}: ${name.length}`));
    }
    return list;
  },
  squares() {
    const box = create('div', 'share');
    box.innerHTML = ['🟩⬛🟨⬛⬛', '🟩🟩⬛🟨⬛', '🟩🟩🟩🟩🟩'].map((row) => `<div>${row}</div>`).join('');
    return box;
  },
  pattern() {
    const box = create('div', 'pattern');
    for (let n = 0; n < 40; n++) box.append(create('i', n % 3 === 0 ? 'dark' : ''));
    return box;
  },
};

/** A clock that runs: the page is never at rest. */
function clock(said: string): HTMLElement {
  const element = create('p', 'clock');
  let left = 27_682;
  const show = () => {
    const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    element.textContent = `${said} ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
    left--;
  };
  show();
  setInterval(show, 100);
  return element;
}

/** What is on the page besides the boards, before and after them. */
export function surroundings(
  game: Game,
  sheet: CSSStyleSheet,
): { before: HTMLElement[]; after: HTMLElement[] } {
  const { extras } = game;
  const text = sentencesOf(game);
  const before: HTMLElement[] = [];
  const after: HTMLElement[] = [];
  before.push(extras.title === 'plain' ? create('h1', '', 'Wordy') : colouredTitle(game, sheet));
  if (extras.advert) before.push(create('div', 'advert', text.advert));
  if (extras.help === 'before') before.push(help(game, sheet));
  if (extras.help === 'hidden') {
    const dialog = create('div', 'modal');
    dialog.setAttribute('role', 'dialog');
    dialog.hidden = true;
    dialog.append(help(game, sheet));
    before.push(dialog);
  }
  if (extras.clock) after.push(clock(text.next));
  if (extras.help === 'after') after.push(help(game, sheet));
  if (extras.yesterday !== 'none') after.push(yesterday(game, sheet));
  if (extras.statistics) {
    const box = create('div', 'statistics');
    box.append(create('h3', '', text.statistics));
    [1, 4, 9, 7, 3, 1].forEach((games, n) => {
      const bar = create('div', 'bar', String(games));
      bar.style.width = `${games * 20}px`;
      const line = create('div', 'bar-row', String(n + 1));
      line.append(bar);
      box.append(line);
    });
    after.push(box);
  }
  const grid = OTHER_GRIDS[extras.otherGrid];
  if (grid) (extras.otherGrid === 'calendar' ? before : after).push(grid());
  return { before, after };
}

/** A row of boxes with the letters that are known to be in the right place. */
export function knownLetters({ language }: Game): {
  element: HTMLElement;
  show: (letters: readonly string[]) => void;
} {
  const element = create('div', 'known-look');
  const boxes = Array.from({ length: language.width }, () =>
    element.appendChild(create('span', 'known-box')),
  );
  return {
    element,
    show: (letters) =>
      boxes.forEach((box, n) => void (box.textContent = (letters[n] ?? '').toLocaleUpperCase())),
  };
}

export function confetti(): HTMLElement {
  const layer = create('div', 'confetti');
  for (let n = 0; n < 60; n++) {
    const piece = layer.appendChild(create('i'));
    Object.assign(piece.style, {
      left: `${(n * 37) % 100}%`,
      top: `${(n * 53) % 100}%`,
      background: ['#6aaa64', '#c9b458', '#d64545', '#2f6fde'][n % 4],
    });
  }
  return layer;
}

export const SURROUNDINGS_STYLE = `
  .help .look, .title .look { } .help { margin: 10px auto; width: max-content; max-width: 100% }
  .yesterday { float: right; margin: 10px } .yesterday.small .look { width: 16px; height: 16px; font-size: 9px; border-width: 1px }
  .title .line-look { margin: auto }
  .calendar td { width: 30px; height: 30px; text-align: center; border: 1px solid #8885 }
  .avatar { display: inline-block; width: 34px; height: 34px; line-height: 34px; border-radius: 50%; background: #4a7; color: #fff; text-align: center }
  .pattern { display: grid; grid-template-columns: repeat(8, 24px); gap: 3px } .pattern i { height: 24px; background: #ccc } .pattern .dark { background: #555 }
  .bar { display: inline-block; background: #6aaa64; color: #fff; margin-left: 6px } .advert { padding: 12px; background: #fd9; color: #333 }
  .known-look { display: flex; gap: 4px; justify-content: center } .known-box { width: 30px; height: 30px; border: 1px solid #8888; text-align: center; font: 18px/30px sans-serif }
  .toast { position: fixed; left: 50%; top: 130px; transform: translateX(-50%); background: #222; color: #fff; padding: 10px 14px; z-index: 5 }
  .bubble { position: absolute; z-index: 4; background: #345; color: #fff; padding: 12px; max-width: 260px; border-radius: 8px }
  .confetti { position: fixed; inset: 0; pointer-events: none; z-index: 3 } .confetti i { position: absolute; width: 8px; height: 12px }
  .modal { position: fixed; z-index: 9; left: 30%; top: 160px; background: #fff; color: #111; padding: 20px; border: 1px solid #888 }
  .modal[hidden] { display: none } .not-taken .painted, .painted.not-taken { border-color: #d00 !important } .typed-line { text-align: center; min-height: 26px; font-size: 22px }
  form.field { text-align: center; margin: 12px } form.field input { font-size: 20px; width: 180px }`;
