import { beforeEach, describe, expect, it } from 'vitest';
import { createRefusals } from './refusals.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

function show(text: string): HTMLElement {
  const message = document.createElement('div');
  message.innerHTML = `<p>${text}</p>`;
  document.body.append(message);
  return message;
}

describe('what a message refuses', () => {
  it.each([
    ['Not in word list', 'notInList'],
    ['Word not found', 'notInList'],
    ['Invalid word', 'notInList'],
    ['XYZZY is not a valid word', 'notInList'],
    ['That word isn’t in our dictionary', 'notInList'],
    ['Unknown word!', 'notInList'],
    ['Guess must be a valid word', 'notInList'],
    ['Dieses Wort gibt es nicht', 'notInList'],
    ['Wort ungültig', 'notInList'],
    ['Słowo nie istnieje', 'notInList'],
    ['Tego słowa nie ma na liście', 'notInList'],
    ['Nie znaleziono takiego słowa', 'notInList'],
    ['Buchstabe E muss verwendet werden', 'hardMode'],
    ['Wort nicht gefunden', 'notInList'],
    ['Nicht in der Wortliste', 'notInList'],
    ['Dieses Wort kenne ich nicht.', 'notInList'],
    ['Das Wort ist nicht im Wörterbuch', 'notInList'],
    ['Kein gültiges Wort', 'notInList'],
    ['Nie ma takiego słowa w słowniku', 'notInList'],
    ['Nie znam takiego słowa', 'notInList'],
    ['Słowo spoza słownika', 'notInList'],
    ['Tego słowa nie ma w słowniku', 'notInList'],
    ['Nieprawidłowe słowo', 'notInList'],
    ['Word does not exist', 'notInList'],
    ['I don’t know that word', 'notInList'],
    ['Das Wort steht nicht zur Verfügung', 'notInList'],
    ['Wort nicht zugelassen', 'notInList'],
    ['Steht nicht im Duden', 'notInList'],
    ['To nie jest słowo', 'notInList'],
    ['Błędne słowo', 'notInList'],
    ['Słowo nie jest poprawne', 'notInList'],
    ['Słownik nie zawiera tego słowa', 'notInList'],
    ['Nie rozpoznano słowa', 'notInList'],
    ['Brak słowa w bazie', 'notInList'],
    ['Słowo niedozwolone', 'notInList'],
    ['Musisz użyć litery R', 'hardMode'],
    ['Musisz wykorzystać podpowiedzi', 'hardMode'],
    ['Du musst R verwenden', 'hardMode'],
    ['Hinweise müssen verwendet werden', 'hardMode'],
    ['Invalid word length', 'tooShort'],
    ['Słowo niepoprawnej długości', 'tooShort'],
    ['That isn’t a word', 'notInList'],
    ['Word not allowed', 'notInList'],
    ['Wort nicht vorhanden', 'notInList'],
    ['Das Wort kommt nicht in der Wörterliste vor', 'notInList'],
    ['Brak takiego słowa', 'notInList'],
    ['Słowo nie występuje w słowniku', 'notInList'],
    ['Słowo musi być w słowniku', 'notInList'],
    ['Invalid guess: must contain E', 'hardMode'],
    ['Word not valid in hard mode', 'hardMode'],
    ['Guess not accepted: hard mode is on', 'hardMode'],
    ['Ungültiges Wort: E muss vorkommen', 'hardMode'],
    ['Im schweren Modus nicht erlaubt', 'hardMode'],
    ['Nieprawidłowe słowo: musi zawierać literę E', 'hardMode'],
    ['Słowo niepoprawne: tryb trudny', 'hardMode'],
    ['Not enough letters', 'tooShort'],
    ['Too short', 'tooShort'],
    ['The word must be 5 letters long', 'tooShort'],
    ['Nicht genug Buchstaben', 'tooShort'],
    ['Zu wenige Buchstaben', 'tooShort'],
    ['Das Wort muss 5 Buchstaben haben', 'tooShort'],
    ['Bitte alle Buchstaben eingeben', 'tooShort'],
    ['Enter a 5-letter word', 'tooShort'],
    ['Słowo musi mieć 5 liter', 'tooShort'],
    ['Za mało liter', 'tooShort'],
    ['Słowo jest za krótkie', 'tooShort'],
    ['Guess must contain R', 'hardMode'],
    ['1st letter must be S', 'hardMode'],
    ['Must use R in position 2', 'hardMode'],
    ['Das Wort muss E enthalten', 'hardMode'],
    ['R muss an Stelle 1 stehen', 'hardMode'],
    ['Der 1. Buchstabe muss S sein', 'hardMode'],
    ['Słowo musi zawierać R', 'hardMode'],
    ['Pierwszą literą musi być S', 'hardMode'],
    ["Guess can't contain X", 'ultraMode'],
    ['Guess can’t contain “X”', 'ultraMode'],
    ["Letter 3 can't be R", 'ultraMode'],
    ['The 3rd letter cannot be R!', 'ultraMode'],
    ['Word must not contain X', 'ultraMode'],
    ['Guess must not contain the letter X', 'ultraMode'],
    ['You cannot use X again', 'ultraMode'],
    ["Don't use A, it was already ruled out", 'ultraMode'],
    ['Do not put R in position 3', 'ultraMode'],
    ["Can't use R in spot 3", 'ultraMode'],
    ['X is not in the word', 'ultraMode'],
    ["Letter X isn't in the answer", 'ultraMode'],
    ['Invalid guess: X is not in the word', 'ultraMode'],
    ['There is no X in the word', 'ultraMode'],
    ['R is not in position 3', 'ultraMode'],
    ["R can't go in position 3", 'ultraMode'],
    ['X cannot be used', 'ultraMode'],
    ['Letter X has already been ruled out', 'ultraMode'],
    ['X was eliminated', 'ultraMode'],
    ['You already ruled out X', 'ultraMode'],
    ['Contains eliminated letters: X, Y', 'ultraMode'],
    ['Absent letters cannot be reused', 'ultraMode'],
    ["Guess doesn't match the clues", 'ultraMode'],
    ['Guess must be consistent with all hints', 'ultraMode'],
    ['Not allowed in ultra hard mode', 'ultraMode'],
    ['R must be moved', 'ultraMode'],
    ['Das Wort darf kein X enthalten', 'ultraMode'],
    ['Darf kein „X“ enthalten', 'ultraMode'],
    ['X darf nicht verwendet werden', 'ultraMode'],
    ['Du darfst X nicht mehr verwenden', 'ultraMode'],
    ['Buchstabe 3 darf nicht R sein', 'ultraMode'],
    ['Der 3. Buchstabe kann kein R sein', 'ultraMode'],
    ['An Stelle 3 darf kein R stehen', 'ultraMode'],
    ['R darf nicht an Stelle 3 stehen', 'ultraMode'],
    ['X ist nicht im Wort', 'ultraMode'],
    ['Das X kommt nicht vor', 'ultraMode'],
    ['Der Buchstabe Ü ist bereits ausgeschlossen', 'ultraMode'],
    ['Kein X im Wort', 'ultraMode'],
    ['Ungültiges Wort: enthält ausgeschlossene Buchstaben', 'ultraMode'],
    ['Graue Buchstaben dürfen nicht verwendet werden', 'ultraMode'],
    ['Das Wort passt nicht zu den Hinweisen', 'ultraMode'],
    ['Słowo nie może zawierać X', 'ultraMode'],
    ['Nie może zawierać litery „X”', 'ultraMode'],
    ['Słowo nie może mieć litery Ł', 'ultraMode'],
    ['Nie możesz użyć litery X', 'ultraMode'],
    ['Nie używaj litery X', 'ultraMode'],
    ['Trzecią literą nie może być R', 'ultraMode'],
    ['Litera 3 nie może być R', 'ultraMode'],
    ['Na pozycji 3 nie może być R', 'ultraMode'],
    ['R nie może być na pozycji 3', 'ultraMode'],
    ['Litera X nie występuje w haśle', 'ultraMode'],
    ['Litery X nie ma w słowie', 'ultraMode'],
    ['W słowie nie ma litery X', 'ultraMode'],
    ['Litera X została już wykluczona', 'ultraMode'],
    ['Słowo zawiera wykluczone litery', 'ultraMode'],
    ['Słowo niezgodne ze wskazówkami', 'ultraMode'],
    ['A is not in the word list', 'notInList'],
  ])('%s', (text, refusal) => {
    expect(createRefusals().look([show(text)], true)).toEqual([refusal]);
  });

  it.each([
    'Gewonnen!',
    'Hard mode can only be enabled at the start of a round',
    'Der schwere Modus kann nur am Anfang aktiviert werden',
    'Unbekannter Fehler. Bitte versuche es später noch einmal.',
    'Verbindung unbekannt',
    'Wortliste konnte nicht geladen werden',
    'Kein Zugriff auf die Wortliste',
    'Spiel nicht gefunden',
    'Dieser Buchstabe ist nicht erlaubt',
    'Nie ma połączenia ze słownikiem',
    'Brak odpowiedzi słownika',
    'Server nicht gefunden',
    'Der Server kennt das Wort nicht: Zeitüberschreitung',
    'Dieser Link existiert nicht',
    'Brak połączenia ze słownikiem',
    'Umlaute sind nicht erlaubt',
    'Something went wrong, try again',
    'Great',
    'Alle Buchstaben gefunden!',
    'Only 3 letters to go',
    'Phew',
    'Nur noch 3 Buchstaben bis zum Ziel',
    'Genial! Das Wort war BOESE',
    'Das gesuchte Wort: MAERZ',
    'Brawo!',
    'Szukane słowo to ŁÓDKA',
    'Copied results to clipboard',
    'Guess the word in six tries',
    'The word was CRANE',
    'Next word in 3 hours',
    'You have found the word!',
    'Du hast 5 Buchstaben gefunden',
    'Odgadnij słowo z 5 liter',
    "You can't use a word twice",
    'R, not in the word',
    'R, nie ma w słowie, A, na innym miejscu',
    'R, nicht im Wort',
    "Guess can't be empty",
    'You can’t play a finished game',
    'Words cannot contain numbers',
    'The word has no repeated letters',
    'Ultra hard mode can only be enabled at the start of a round',
    'No hints left',
    'Das Wort darf keine Umlaute enthalten',
    'I can’t find that word',
    'Słowo nie może zawierać cyfr',
    'Nie można użyć słowa drugi raz',
  ])('nothing: %s', (text) => {
    expect(createRefusals().look([show(text)], true)).toEqual([]);
  });
});

describe('when it does', () => {
  it('is told once however long it shows, and again when it comes back', () => {
    const refusals = createRefusals();
    const message = show('Not in word list');
    expect(refusals.look([message], true)).toEqual(['notInList']);
    expect(refusals.look([message], true)).toEqual([]);
    expect(refusals.look([], true)).toEqual([]);
    message.style.display = 'none';
    expect(refusals.look([message], true)).toEqual([]);
    expect(refusals.areShowing()).toBe(false);
    message.style.display = '';
    expect(refusals.look([message], true)).toEqual(['notInList']);
  });

  it('is no reply when it was to be read before anything was entered, even if the page is redrawn', () => {
    const refusals = createRefusals();
    const rule = 'Steht ein Wort nicht in der Wortliste, wird es abgelehnt.';
    expect(refusals.look([show(rule)], false)).toEqual([]);
    document.body.innerHTML = '';
    expect(refusals.look([show(rule)], true)).toEqual([]);
    expect(refusals.areShowing()).toBe(false);
    expect(refusals.look([show('Wort nicht gefunden')], true)).toEqual(['notInList']);
  });

  it('does not count while it is hidden', () => {
    const message = show('Not in word list');
    message.style.display = 'none';
    expect(createRefusals().look([message], true)).toEqual([]);
  });

  it('is not in a dialog that explains the game', () => {
    document.body.innerHTML = `<div role="dialog"><h2>How to play</h2><p>A guess must be a valid word.</p>
      <p>A word that is not in the word list is refused, and you may try again.</p>
      <p>After each guess the tiles tell how close it was.</p></div>`;
    expect(createRefusals().look([document.body], true)).toEqual([]);
    document.body.innerHTML = '<div role="alertdialog">Not in word list</div>';
    expect(createRefusals().look([document.body], true)).toEqual(['notInList']);
  });

  it('is a sentence, not a text that explains the game', () => {
    const rules = 'A word that is not in word list is refused. '.repeat(4);
    expect(createRefusals().look([show(rules)], true)).toEqual([]);
    const ultra = "In ultra hard mode a guess can't contain X once X is not in the word. ".repeat(2);
    expect(createRefusals().look([show(ultra)], true)).toEqual([]);
  });
});
