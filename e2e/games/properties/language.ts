/** The language of a game, and what its page says in it. */
import type { Dice } from '../dice.ts';

export type Language = 'en' | 'de' | 'pl';

export interface LanguageDrawn {
  readonly language: Language;
  readonly width: number;
  /** What the page gives as its language: nothing, or another one by mistake. */
  readonly lang: string | null;
  /** The letters that can be entered, which the words of a game may not go beyond. */
  readonly letters: string;
}

const WIDTHS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { 5: 60, 4: 8, 6: 10, 7: 5, 8: 5, 9: 4, 10: 4, 11: 4 },
  de: { 5: 80, 4: 5, 6: 8, 7: 5, 8: 2 },
  pl: { 5: 82, 4: 6, 6: 6, 7: 6 },
};

export function drawLanguage(dice: Dice): LanguageDrawn {
  const language = dice.weighed({ en: 60, de: 22, pl: 18 });
  const width = Number(dice.weighed(WIDTHS[language]));
  const regional = { en: 'en-GB', de: 'de-AT', pl: 'pl-PL' }[language];
  const lang = dice.weighed({ right: 60, regional: 10, missing: 20, wrong: language === 'en' ? 0 : 10 });
  return {
    language,
    width,
    lang: { right: language, regional, missing: null, wrong: 'en' }[lang],
    letters: `abcdefghijklmnopqrstuvwxyz${{ en: '', de: 'äöüß', pl: 'ąćęłńóśźż' }[language]}`,
  };
}

export interface Sentences {
  readonly help: string;
  readonly close: string;
  readonly examples: readonly string[];
  readonly yesterday: string;
  readonly statistics: string;
  readonly next: string;
  readonly again: string;
  readonly tooShort: readonly string[];
  readonly unknown: readonly string[];
  readonly won: string;
  readonly lost: string;
  readonly tip: string;
  readonly advert: string;
  readonly guess: string;
}

export const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    help: 'How to play',
    close: 'Close',
    examples: [
      'is in the word and in the right spot',
      'is in the word but in another spot',
      'is not in the word',
    ],
    yesterday: 'Yesterday’s puzzle',
    statistics: 'Statistics',
    next: 'Next word in',
    again: 'Play again',
    tooShort: ['Not enough letters', 'Too short', 'Your guess needs more letters!'],
    unknown: [
      'Not in word list',
      'Word not found',
      'Unknown word',
      'That is not a word I know',
      'Not in the dictionary',
    ],
    won: 'Well done!',
    lost: 'The word was',
    tip: 'Type a word and press the key to see how close you are.',
    advert: 'Shoes at half price: today only',
    guess: 'Your guess',
  },
  de: {
    help: 'So wird gespielt',
    close: 'Schließen',
    examples: [
      'ist im Wort und an der richtigen Stelle',
      'ist im Wort, aber an anderer Stelle',
      'kommt nicht vor',
    ],
    yesterday: 'Das Rätsel von gestern',
    statistics: 'Statistik',
    next: 'Nächstes Wort in',
    again: 'Noch einmal',
    tooShort: ['Zu wenige Buchstaben', 'Zu kurz', 'Es fehlen noch Buchstaben'],
    unknown: [
      'Nicht in der Wortliste',
      'Wort nicht gefunden',
      'Unbekanntes Wort',
      'Das Wort kenne ich nicht',
    ],
    won: 'Gut gemacht!',
    lost: 'Das Wort war',
    tip: 'Tippe ein Wort und sieh nach, wie nah du dran bist.',
    advert: 'Schuhe zum halben Preis: nur heute',
    guess: 'Dein Wort',
  },
  pl: {
    help: 'Jak grać',
    close: 'Zamknij',
    examples: [
      'jest w słowie i na dobrym miejscu',
      'jest w słowie, ale w innym miejscu',
      'nie występuje w słowie',
    ],
    yesterday: 'Wczorajsza zagadka',
    statistics: 'Statystyki',
    next: 'Następne słowo za',
    again: 'Zagraj jeszcze raz',
    tooShort: ['Za mało liter', 'Za krótkie', 'Brakuje liter'],
    unknown: ['Nie ma takiego słowa', 'Słowa nie ma w słowniku', 'Nieznane słowo'],
    won: 'Brawo!',
    lost: 'Szukane słowo to',
    tip: 'Wpisz słowo i sprawdź, jak blisko jesteś.',
    advert: 'Buty za pół ceny: tylko dziś',
    guess: 'Twoje słowo',
  },
};
