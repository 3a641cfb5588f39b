import { foldCase, type Language } from './language.ts';

export const pl = {
  tag: 'pl',
  lexicons: ['pl'],
  fold: foldCase,
  plainLetters: { ł: 'l' },
  letterNames: ['litera', 'znak'],
  feedback: {
    place: 'miejsc\\w*|pozycj\\w*',
    letter: 'litera',
    right: 'dobr\\w+|wlasciw\\w+|odpowiedni\\w+|poprawn\\w+|swoim',
    wrong: 'zl\\w+|inn\\w+|niewlasciw\\w+|nieodpowiedni\\w+|niepoprawn\\w+',
    not: 'nie',
    included: 'ma|wystepuje|znajduje|zawiera',
    absent: 'zle|nieobecn\\w+|niepoprawn\\w+|brak|nie ma',
    present: 'obecn\\w+|sredni\\w*|wystepuje|(prawie|czesciowo) ?(dobr|poprawn)\\w*',
    correct: 'dobrze|poprawn\\w+',
    hues: { present: 'zolt[yae]', correct: 'zielon[yae]' },
    alone: {
      absent: 'szar[yae]|pudlo|nie ma',
      present: 'blisko|jest',
      correct: 'dobr[yae]|trafion[yae]|trafienie',
      empty: 'pust[yae]',
    },
  },
  keys: {
    enter: ['zatwierdź', 'potwierdź', 'sprawdź', 'wyślij', 'prześlij', 'zgadnij', 'zgaduj', 'odgadnij'],
    delete: ['usuń', 'cofnij', 'kasuj', 'skasuj', 'wymaż'],
    beside: ['wstecz', 'klawisz', 'słowo', 'wyraz', 'literę', 'ostatnią'],
  },
  hardMode: /trudn\S* tryb|tryb trudn/,
} as const satisfies Language;
