/** Boards that show feedback in words of different kinds. */
import {
  type BoardPage,
  classed,
  coded,
  CODES,
  english,
  german,
  inRows,
  type Language,
  LIGHT,
  polish,
  type State,
  still,
} from './pages.ts';

const inWords = (title: string, language: Language, words: Partial<Record<State, string>>, css = '') =>
  still(title, language, (cells) => inRows(cells, classed(words)), css);

const inAttribute = (
  title: string,
  language: Language,
  name: string,
  words: Partial<Record<State, string>>,
) =>
  still(title, language, (cells) =>
    inRows(cells, ({ letter, state }) => `<div class="tile" ${name}="${words[state] ?? ''}">${letter}</div>`),
  );

export const WORDS: readonly BoardPage[] = [
  inWords('words that contain each other', english, {
    absent: 'incorrect',
    present: 'wrong-position',
    correct: 'correct',
  }),
  inWords('words with a negation', english, {
    absent: 'not-present',
    present: 'present',
    correct: 'correct',
  }),
  inWords('an incorrect position', english, {
    absent: 'letter-absent',
    present: 'incorrectPosition',
    correct: 'correctPosition',
  }),
  inWords('words in camel case', english, {
    absent: 'tileNotInWord',
    present: 'tileInWord',
    correct: 'tileCorrect',
  }),
  inWords('German words', german, { absent: 'nicht-vorhanden', present: 'vorhanden', correct: 'richtig' }),
  inWords('German words of places', german, {
    absent: 'falsch',
    present: 'falsche-position',
    correct: 'richtige-position',
  }),
  inWords('Polish words', polish, { absent: 'źle', present: 'średnio', correct: 'dobrze' }),
  inWords('Polish words of places', polish, {
    absent: 'brak',
    present: 'złe-miejsce',
    correct: 'dobre-miejsce',
  }),
  inWords('Polish words with a negation', polish, {
    absent: 'nieobecna',
    present: 'obecna',
    correct: 'poprawna',
  }),
  inAttribute('an attribute of another name', english, 'data-result', {
    absent: 'miss',
    present: 'close',
    correct: 'exact',
  }),
  inAttribute('an attribute of places', german, 'data-hinweis', {
    absent: 'nicht im Wort',
    present: 'falsche Stelle',
    correct: 'richtige Stelle',
  }),
  inAttribute('colours as words', polish, 'data-kolor', {
    absent: 'szary',
    present: 'żółty',
    correct: 'zielony',
  }),
  still('attributes without a value', english, (cells) =>
    inRows(
      cells,
      ({ letter, state }) =>
        `<div class="tile" ${/empty|typed/.test(state) ? '' : `data-${state}`}>${letter}</div>`,
    ),
  ),
  still('a state on a wrapper', german, (cells) =>
    inRows(
      cells,
      ({ letter, state }) => `<div data-status="${state}"><div class="tile">${letter}</div></div>`,
    ),
  ),
  still('a state on an inner element', polish, (cells) =>
    inRows(cells, ({ letter, state }) => `<div class="tile"><i class="is-${state}">${letter}</i></div>`),
  ),
  still('labels in German', german, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const said = {
        empty: 'leer',
        typed: '',
        absent: 'nicht enthalten',
        present: 'enthalten, aber nicht an der richtigen Stelle',
        correct: 'an der richtigen Stelle',
      };
      return `<div class="tile" aria-label="${letter} ${said[state]}">${letter}</div>`;
    }),
  ),
  still('labels in Polish', polish, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const said = {
        empty: 'puste',
        typed: '',
        absent: 'nie ma w haśle',
        present: 'jest w innym miejscu',
        correct: 'na właściwym miejscu',
      };
      return `<div class="tile" aria-label="${letter}: ${said[state]}">${letter}</div>`;
    }),
  ),
  still('labels that count positions', english, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const said = {
        empty: 'empty',
        typed: letter,
        absent: `${letter}, not in word`,
        present: `${letter}, wrong position`,
        correct: `${letter}, right position`,
      };
      return `<div class="tile" aria-label="Position 3, ${said[state]}">${letter}</div>`;
    }),
  ),
  inWords(
    'a class on all tiles that sounds like a state',
    english,
    Object.fromEntries(Object.entries(CODES).map(([state, code]) => [state, `letter-in-word ${code}`])),
    coded(LIGHT),
  ),
  inWords(
    'utility classes on all tiles',
    german,
    Object.fromEntries(
      Object.entries(CODES).map(([state, code]) => [
        state,
        `dark:bg-correct data-[state=present]:bg-yellow-500 float-right text-gray-500 hover:absent ${code}`,
      ]),
    ),
    coded(LIGHT),
  ),
  inWords(
    'a correct letter that is not at its place',
    english,
    { absent: 'letter-wrong', present: 'letter-correct', correct: 'position-correct' },
    '.letter-wrong { background: gray } .letter-correct { background: gold } .position-correct { background: green }',
  ),
];
