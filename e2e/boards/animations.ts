/** Boards that play by themselves and animate their tiles in different ways. */
import {
  type BoardPage,
  cellsOf,
  coded,
  codedTile,
  CODES,
  coloursOf,
  div,
  english,
  german,
  inRows,
  LIGHT,
  playing,
  polish,
  SHADOW,
} from './pages.ts';

const ONE_BY_ONE = `reply = async (row, to) => {
  for (const [n, tile] of rowOf(row).entries()) { await wait(40); tile.className = classesOf(to[n]); }
};`;
const AT_ONCE = `reply = async (row, to) => {
  rowOf(row).forEach((tile, n) => { tile.className = classesOf(to[n]); });
  await wait(480);
};`;
const FLIP = '@keyframes flip { 50% { transform: rotateX(90deg); background: #fff } }';
const FORMER = ['wrong 01210'];

export const ANIMATIONS: readonly BoardPage[] = [
  playing('tiles turned one after another by timers', english, { script: ONE_BY_ONE, rows: 2 }),
  playing('with a background under typed letters and empty tiles', german, {
    script: ONE_BY_ONE,
    css: coded({ ...LIGHT, empty: '#e5e7eb', typed: '#d1d5db' }),
    rows: 2,
  }),
  playing('with a vivid background under typed letters', polish, {
    script: ONE_BY_ONE,
    css: coded({ ...LIGHT, typed: '#fde68a' }),
    rows: 2,
  }),
  playing('classes set at once, shown by an animation with delays', german, {
    script: AT_ONCE,
    css: `${coded(LIGHT)} ${FLIP} ${[2, 3, 4].map((n) => `.k${n} { animation: flip .2s backwards }`).join(' ')}
      ${[1, 2, 3, 4, 5].map((n) => `.tile:nth-child(${n}) { animation-delay: ${n * 50}ms }`).join(' ')}`,
    rows: 2,
  }),
  playing('turned by a script’s own animations', english, {
    script: `reply = async (row, to) => {
      await Promise.all(rowOf(row).map(async (tile, n) => {
        const turn = () => tile.animate([{ transform: 'rotateX(0)' }, { transform: 'rotateX(90deg)' }], { duration: 60 }).finished;
        await wait(n * 50); await turn(); tile.className = classesOf(to[n]);
      }));
    };`,
    rows: 2,
  }),
  playing('colours that fade in', polish, {
    script: AT_ONCE,
    css: `${coded(LIGHT)} .tile { transition: background-color .2s }
      ${[1, 2, 3, 4, 5].map((n) => `.tile:nth-child(${n}) { transition-delay: ${n * 50}ms }`).join(' ')}`,
    rows: 2,
  }),
  playing('cards with two faces that turn by a transition', english, {
    board: inRows(cellsOf([], ''), () =>
      div('tile', '<div class="card"><div class="face"></div><div class="face back"></div></div>'),
    ),
    css: `${coded(LIGHT)} .tile { perspective: 200px } .card { width: 100%; height: 100%; position: relative; transform-style: preserve-3d; transition: transform .25s }
      .face { position: absolute; inset: 0; background: #fff; backface-visibility: hidden } .back { transform: rotateX(180deg) }
      .turned .card { transform: rotateX(180deg) }
      .back.k2 { background: #787c7e } .back.k3 { background: #c9b458 } .back.k4 { background: #6aaa64 }`,
    script: `
      put = (n, letter) => tiles()[n].querySelectorAll('.face').forEach((face) => { face.textContent = letter; });
      reply = async (row, to) => {
        for (const [n, tile] of rowOf(row).entries()) {
          await wait(50); tile.classList.add('turned'); tile.querySelector('.back').classList.add(codes[to[n]]);
        }
        await wait(300);
      };`,
    rows: 2,
  }),
  playing('the words first, the colours later', english, {
    css: coloursOf(LIGHT, '.shown.'),
    board: inRows(cellsOf([], ''), () => div('tile', '')),
    script: `
      put = (n, letter) => { tiles()[n].textContent = letter; };
      reply = async (row, to) => {
        rowOf(row).forEach((tile, n) => tile.classList.add(to[n]));
        for (const tile of rowOf(row)) { await wait(50); tile.classList.add('shown'); }
      };`,
    rows: 2,
  }),
  playing('a row that bounces after a win', german, {
    script: `reply = async (row, to) => {
      rowOf(row).forEach((tile, n) => { tile.className = classesOf(to[n]); });
      await wait(150);
      await Promise.all(rowOf(row).map((tile, n) => tile.animate([{}, { transform: 'translateY(-30px)' }, {}], { duration: 150, delay: n * 50 }).finished));
    };`,
    rows: 2,
  }),
  playing('a board built row by row, of the game’s own tiles', polish, {
    board: '<div class="board"></div>',
    script: `
      put = (n, letter) => {
        if (n % 5 === 0) document.querySelector('.board').insertAdjacentHTML('beforeend', '<div class="row">' + '<div class="letter tile"></div>'.repeat(5) + '</div>');
        tiles()[n].textContent = letter;
      };
      reply = async (row, to) => {
        for (const [n, tile] of rowOf(row).entries()) { await wait(40); tile.classList.add(codes[to[n]]); }
      };`,
    rows: 2,
  }),
  playing('a board redrawn at every key', english, {
    board: '<main id="app"></main>',
    script: `
      const cells = Array.from({ length: 30 }, () => ({ letter: '', state: 'empty' }));
      const draw = () => {
        const tile = ({ letter, state }) => '<div class="' + classesOf(state) + '">' + letter + '</div>';
        document.querySelector('#app').innerHTML = [0, 1, 2, 3, 4, 5].map((row) => '<div class="row">' + cells.slice(row * 5, row * 5 + 5).map(tile).join('') + '</div>').join('');
      };
      draw();
      put = (n, letter) => { cells[n] = { letter, state: 'typed' }; draw(); };
      reply = async (row, to) => {
        for (const n of to.keys()) { await wait(50); cells[row * 5 + n].state = to[n]; draw(); }
      };`,
    rows: 2,
  }),
  playing('a flat grid redrawn at every key, typed letters grey', german, {
    board: '<main id="app" class="flat"></main>',
    css: coded({ ...LIGHT, empty: '#eee', typed: '#bbb' }),
    script: `
      const cells = Array.from({ length: 30 }, () => ({ letter: '', state: 'empty' }));
      const draw = () => {
        document.querySelector('#app').innerHTML = cells.map(({ letter, state }) => '<div class="' + classesOf(state) + '">' + letter + '</div>').join('');
      };
      draw();
      put = (n, letter) => { cells[n] = { letter, state: 'typed' }; draw(); };
      reply = async (row, to) => { to.forEach((state, n) => { cells[row * 5 + n].state = state; }); draw(); };`,
    rows: 2,
  }),
  playing('a board that comes late, in the shadow of an element that was there', english, {
    board: '<div id="host"></div>',
    script: `${SHADOW}
      let root;
      start = async () => {
        await wait(300);
        root = inShadow(document.querySelector('#host'), ${JSON.stringify(inRows(cellsOf([], ''), codedTile))});
      };
      tilesIn = () => [...root.querySelectorAll('.tile')];
      put = (n, letter) => { tilesIn()[n].textContent = letter; tilesIn()[n].className = classesOf('typed'); };
      reply = async (row, to) => {
        for (const n of to.keys()) { await wait(50); tilesIn()[row * 5 + n].className = classesOf(to[n]); }
      };`,
  }),
  playing('a green line where the next letter goes, and under the last one', english, {
    script: `
      const line = document.createElement('hr');
      start = async () => { tiles()[0].append(line); await wait(60); };
      put = (n, letter) => {
        tiles()[n].textContent = letter;
        tiles()[n].className = classesOf('typed');
        tiles()[n % 5 === 4 ? n : n + 1].append(line);
      };
      // For so long a row has to stay as it is where nothing is said of some of its tiles.
      end = () => wait(1500);`,
    css: `${coded(LIGHT)} hr { width: 30px; height: 4px; border: 0; background: #22c55e }`,
    rows: 0,
  }),
  playing('another theme in mid-game', polish, {
    script: `${ONE_BY_ONE}
      end = async () => { document.documentElement.classList.add('dark'); await wait(400); };`,
    css: `.tile { transition: background-color .06s; background: var(--empty) } html { --empty: #fff }
      body { background: var(--empty) } .k1 { background: var(--typed) }
      html { --a: #787c7e; --p: #c9b458; --c: #6aaa64; --typed: #e5e7eb }
      html.dark { --empty: #121213; --a: #3a3a3c; --p: #b59f3b; --c: #538d4e; --typed: #4b5563 }
      .k2 { background: var(--a) } .k3 { background: var(--p) } .k4 { background: var(--c) }`,
    rows: 2,
  }),
  playing('another palette in mid-game', german, {
    script: `${ONE_BY_ONE}
      end = async () => { document.documentElement.classList.add('contrast'); await wait(50); };`,
    css: `${coded(LIGHT)} .contrast .k3 { background: #06b6d4 } .contrast .k4 { background: #f97316 }`,
    rows: 2,
  }),
  playing('a second board takes the place of the first', english, {
    former: FORMER,
    board: `<div class="first">${inRows(cellsOf(FORMER), ({ letter, state }) => div(`old ${CODES[state]}`, letter))}</div>
      <div class="second" hidden>${inRows(cellsOf([], ''), codedTile)}</div>`,
    css: `${coded(LIGHT)} .old { width: 44px; height: 44px; margin: 2px }`,
    script: `${ONE_BY_ONE}
      start = async () => {
        document.querySelector('.first').hidden = true;
        document.querySelector('.second').hidden = false;
      };`,
    rows: 2,
  }),
  playing('a toast over the board, and a word that is not taken', german, {
    script: `${ONE_BY_ONE}
      end = async () => {
        const board = document.querySelector('.board');
        board.insertAdjacentHTML('afterbegin', '<div class="toast" style="position:absolute">Wort nicht gefunden</div>');
        rowOf(2).forEach((tile) => tile.animate([{}, { transform: 'translateX(4px)' }, {}], { duration: 150 }));
        await wait(250);
        document.querySelector('.toast').remove();
      };`,
    rows: 2,
  }),
];
