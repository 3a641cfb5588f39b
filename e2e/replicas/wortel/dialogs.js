import { element, template } from './dom.js';
import { LATER, LOOKS } from './looks.js';

const EXAMPLES = [
  { word: 'WURST', index: 0, state: 'correct', meaning: 'ist im Wort und an der richtigen Stelle.' },
  { word: 'PILOT', index: 2, state: 'present', meaning: 'ist im Wort, aber an einer anderen Stelle.' },
  { word: 'VOGEL', index: 3, state: 'absent', meaning: 'kommt im Wort nicht vor.' },
];

export function openedDialog() {
  return document.querySelector('[role="dialog"]');
}

export function openDialog(title, children) {
  openedDialog()?.remove();
  const dialog = template('dialog');
  const panel = dialog.firstElementChild;
  panel.querySelector('h3').textContent = title;
  panel.append(...children);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target.closest('.close')) dialog.remove();
  });
  document.body.append(dialog);
}

export function createHelp(contrast) {
  return [
    element(
      'p',
      { class: 'text-center' },
      'Errate das Wort in sechs Versuchen. Umlaute werden ausgeschrieben.',
    ),
    ...EXAMPLES.flatMap((example) => createExample(example, contrast)),
  ];
}

/** Its coloured tile turns as those of the board do, its others are as just typed. */
function createExample({ word, index, state, meaning }, contrast) {
  const tiles = [...word].map((letter, i) => {
    const classes = LOOKS.tile(i === index ? state : 'typed', contrast);
    if (!LATER) return element('div', { class: classes }, letter);
    const face = element('div', { class: 'letter-container' }, letter);
    return element('div', { class: i === index ? `${classes} cell-reveal` : classes }, face);
  });
  return [
    element('div', { class: 'flex justify-center mb-1 mt-4' }, ...tiles),
    element('p', { class: 'text-center' }, element('strong', {}, word[index]), ` ${meaning}`),
  ];
}

export function createStatistics(totals) {
  const { winDistribution, gamesFailed, currentStreak, bestStreak, totalGames } = totals;
  const rate = Math.round((100 * (totalGames - gamesFailed)) / (totalGames || 1));
  const figures = { Spiele: totalGames, '% gelöst': rate, Serie: currentStreak, 'Beste Serie': bestStreak };
  const most = Math.max(1, ...winDistribution);
  return [
    element(
      'dl',
      { class: 'totals' },
      ...Object.entries(figures).map(([name, value]) =>
        element('div', {}, element('dt', {}, name), element('dd', {}, value)),
      ),
    ),
    element(
      'ol',
      { class: 'bars' },
      ...winDistribution.map((count) =>
        element('li', {}, element('span', { style: `width: ${8 + (92 * count) / most}%` }, count)),
      ),
    ),
  ];
}

/** What happens when it is pressed tells the value it then has. */
export function createSwitch(label, value, press) {
  const control = element('button', {
    type: 'button',
    class: 'switch',
    role: 'switch',
    'aria-label': label,
    'aria-checked': value,
  });
  control.addEventListener('click', () => control.setAttribute('aria-checked', press()));
  return element('div', { class: 'setting' }, label, control);
}
