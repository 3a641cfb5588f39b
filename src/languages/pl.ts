import { foldCase, type Language, withLetter } from './language.ts';

export const pl = {
  tag: 'pl',
  lexicons: ['pl'],
  fold: foldCase,
  plainLetters: { ł: 'l' },
  letterNames: ['litera', 'znak'],
  feedback: {
    place: 'miejsc\\w*|pozycj\\w*',
    letter: 'litera',
    right: 'dobr\\w+|wlasciw\\w+|poprawn\\w+|swoim',
    wrong: 'zl\\w+|inn\\w+|niewlasciw\\w+|niepoprawn\\w+',
    not: 'nie',
    included: 'ma|wystepuje|zawiera',
    absent: 'zle|nieobecn\\w+|niepoprawn\\w+|brak|nie ma',
    present: 'obecn\\w+|sredni\\w*|wystepuje',
    correct: 'dobrze|poprawn\\w+',
    alone: {
      absent: 'szar[yae]|pudlo|nie ma',
      present: 'zolt[yae]|blisko|jest',
      correct: 'zielon[yae]|dobr[yae]|trafion[yae]|trafienie',
      empty: 'pust[yae]',
    },
  },
  refusals: {
    tooShort: [
      /długoś/,
      /(za mało|brakuje|brak|niewystarczająca liczba) liter|za krótkie/,
      /\b(musi|wpisz|podaj|uzupełnij|wymagane)\b.{0,30}(wszystkie|pięć|\d) liter/,
    ],
    notInDictionary: [
      /(nie|musi)\b.{0,25}(słowniku|na liście)|słownik nie zawiera|(słow[oa]|wyrazu?).{0,15}w bazie/,
    ],
    hardMode: [
      /musi zawierać|musisz (użyć|wykorzystać)|liter\S* .{0,20}musi|musi .{0,30}liter|(trzeba|należy) użyć|trybie trudnym|tryb trudny/,
    ],
    ultraMode: [
      withLetter(
        /\bnie (może|mog|moż|wolno|powinn|używaj|wpisuj|wstawiaj)\S* .{0,35}_(?= ?($|[^\wà-ž ])| (na|w|już|ponownie|więcej) )|\bto nie _/,
      ),
      withLetter(
        /\bnie ma (litery _|_ w |_$)|(^|: |liter\S* )_ (już )?nie (moż|występuje|ma|jest|stoi|pasuje|powinn)/,
      ),
      withLetter(/(^|: |liter\S* )_ (\S+ )?(już )?(wyklucz|wyeliminow|odrzuc|nieobec|odpad)/),
      /(wykluczon|wyeliminowan|odrzucon|szar|nieobecn)\S* liter|liter\S* wykluczon|któr\S* nie ma w|nie może być (rozwiązaniem|hasłem)/,
      /(niezgodn|sprzeczn|nie (pasuje|zgadza|spełnia)|musi (pasować|być zgodn))\S* .{0,25}(wskazów|podpowiedz)/,
      /ultra.?trudn|ekstremaln/,
    ],
    notAWord: [
      /nie ma (takiego |tego )?(słowa|wyrazu)|(nie znam|nie znaleziono|nie rozpoznano|brak) (takiego |tego )?(słowa|wyrazu)/,
      /(słow[oa]|wyraz\S*).{0,15}(nie (istnieje|występuje|znaleziono)|spoza|nieznan|niepoprawn|nieprawidłow|niedozwolon)/,
      /(słow[oa]|wyraz\S*) nie (jest|został\S*) (poprawn|prawidłow|dozwolon|znan|znalezion|rozpoznan)/,
      /(nieznan|niepoprawn|nieprawidłow|niedozwolon|błędn)\S* (słow|wyraz)|to nie (jest )?(słowo|wyraz)/,
    ],
    otherMatters: /serwer|połączeni|\bsieci|włącz/,
  },
  keys: {
    enter: ['zatwierdź', 'potwierdź', 'sprawdź', 'wyślij', 'prześlij', 'zgadnij'],
    delete: ['usuń', 'cofnij', 'kasuj', 'skasuj', 'wymaż'],
    beside: ['wstecz', 'klawisz', 'słowo', 'wyraz', 'literę', 'ostatnią'],
  },
  hardMode: /trudn\S* tryb|tryb trudn/,
} as const satisfies Language;
