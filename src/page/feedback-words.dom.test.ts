import { expect, it } from 'vitest';

import { feedbackWays, type TileWord } from './feedback-words.ts';

const ways = feedbackWays({});

/** What the first way that recognises a tile reads of it. */
function read(html: string): TileWord | null {
  document.body.innerHTML = html;
  const tile = document.body.firstElementChild!;
  return ways.map((way) => way.read(tile)).find((word) => word !== null) ?? null;
}

it.each([
  ['absent', 'absent'],
  ['incorrect', 'absent'],
  ['tile--not-present', 'absent'],
  ['notInWord', 'absent'],
  ['wrong', 'absent'],
  ['nicht-vorhanden', 'absent'],
  ['nicht-im-wort', 'absent'],
  ['falsch', 'absent'],
  ['źle', 'absent'],
  ['nieobecna', 'absent'],
  ['nie-ma', 'absent'],
  ['is-present', 'present'],
  ['in-word', 'present'],
  ['wrong-position', 'present'],
  ['incorrectPlace', 'present'],
  ['falscheStelle', 'present'],
  ['złe-miejsce', 'present'],
  ['średnio', 'present'],
  ['bg-correct', 'correct'],
  ['rightSpot', 'correct'],
  ['richtige-position', 'correct'],
  ['dobre-miejsce', 'correct'],
  ['poprawna', 'correct'],
  ['dobrze', 'correct'],
  ['letter_in-place', 'correct'],
  ['s-no-match', 'absent'],
  ['letter-field perfect-match', 'correct'],
  ['isExactMatch', 'correct'],
  ['tile-partial-match', 'present'],
  ['s-semicorrect', 'present'],
  ['letter_not-in-word', 'absent'],
  ['Tile_partial__7xK2q', 'present'],
  ['Tile_included__8xK2q', 'present'],
  ['right', 'correct'],
  ['tile-good', 'good'],
  ['is-match', 'hit'],
  ['s-hit', 'hit'],
  ['valid', 'good'],
  ['Tile_found__5xK2q', 'good'],
  ['tile-not-found', 'absent'],
  ['s-invalid', 'bad'],
  ['is-ungültig', 'bad'],
  ['is-maybe-wrong', null],
  ['is-not-close', null],
  // A variant, a side, a letter that may be elsewhere, and nothing at all.
  ['dark:bg-correct', null],
  ['float-right', null],
  ['select-none', null],
  ['pointer-events-none', null],
  ['letter-correct', 'right'],
  ['text-gray-500', null],
  ['presentation', null],
  ['not-guessed', null],
  ['correct absent', null],
])('the class "%s" says: %s', (name, state) => {
  expect(read(`<div class="${name}">a</div>`)).toBe(state);
});

it.each([
  ['a, absent', 'absent'],
  ['A is not in the word', 'absent'],
  ["A isn't in the word", 'absent'],
  ['A doesn’t appear in the word', 'absent'],
  ['T, B aren’t in the target word at all', 'absent'],
  ['A cannot be found in the word', 'absent'],
  ['The letter is T, correct', 'correct'],
  ['a, in the word, but isn’t in this spot', 'present'],
  ['a: kommt nicht vor', 'absent'],
  ['a: nicht enthalten', 'absent'],
  ['a: nie ma w haśle', 'absent'],
  ['3rd letter, A, present in another position', 'present'],
  ['a, in the word but not in the right spot', 'present'],
  ['correct letter, wrong place', 'present'],
  ['a: enthalten, aber nicht an der richtigen Stelle', 'present'],
  ['a: jest w innym miejscu', 'present'],
  ['a, correct letter and position', 'correct'],
  ['Position 3, a, correct', 'correct'],
  ['a an der richtigen Stelle', 'correct'],
  ['a: na właściwym miejscu', 'correct'],
  ['Position 3, a, not in word', 'absent'],
  ['1st letter, a, semicorrect', 'present'],
  ['a (exact)', 'correct'],
  ['a: daneben', 'absent'],
  ['empty', 'empty'],
  ['a, correct letter', null],
  ['Row 1, letter a', null],
])('the label "%s" says: %s', (label, state) => {
  expect(read(`<div aria-label="${label}">a</div>`)).toBe(state);
});

it.each([
  ['data-result="right"', 'correct'],
  ['data-present', 'present'],
  ['data-present="true" data-correct="false"', 'present'],
  ['data-kolor="żółty"', 'present'],
  ['data-x="filled" data-y="correct"', 'correct'],
  ['data-state="tbd"', 'typed'],
  ['data-state="pusta"', 'empty'],
  ['data-state="closed"', null],
])('the attribute %s says: %s', (attribute, state) => {
  expect(read(`<div ${attribute}>a</div>`)).toBe(state);
});
