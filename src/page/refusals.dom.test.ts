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
  });
});
