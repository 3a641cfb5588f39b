/** Boards and their tiles as plain markup, with the colours that tests have on them. */
export const MARKUP = `
  body { margin: 8px; background: #fff }
  .row { display: flex }
  .tile { box-sizing: border-box; width: 40px; height: 40px; margin: 2px; border: 1px solid #ccc }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  @keyframes turn { 50% { transform: rotateX(90deg) } }`;

export const GREY = '#787c7e';
export const YELLOW = '#c9b458';
export const GREEN = '#6aaa64';
/** Right or not where contrast is high, present elsewhere. */
export const ORANGE = '#f5793a';
/** Alone on a board it can mean anything. */
export const BLUE = '#5b6fb5';
/** Of letters that are only typed. */
export const TINT = '#fef9c3';

export const tile = (letter: string, attributes = ''): string =>
  `<div class="tile" ${attributes}>${letter}</div>`;
export const row = (word: string, attributes = ''): string =>
  `<div class="row">${[...word].map((letter) => tile(letter === '.' ? '' : letter, attributes)).join('')}</div>`;
export const board = (...words: string[]): string =>
  `<div class="board">${[...words, ...Array<string>(6 - words.length).fill('.'.repeat(words[0]!.length))].map((word) => row(word)).join('')}</div>`;

export const OATER = ['oater', 'crane', '.....', '.....', '.....', '.....'];
