/**
 * The two rules of Michał Hałoń's MATLAB program for Literalnie, the first of which is from the blog
 * "Loren on the Art of MATLAB" (2022). A word scores the sum of its letters' counts.
 */
import type { Dictionary } from '../dictionary.ts';
import { countLetters, distinctLettersOf } from './letters.ts';
import type { Position } from './strategy.ts';

/** Up to this guess words with more distinct letters come first. */
const LAST_DISTINCT_GUESS = 3;

/** A number for each word, by its number. */
type Measure = (word: number) => number;

/** The rule 'original': letters are counted once, over the whole list. */
export function letterFrequency(
  { dictionary, hints, candidates, allowed }: Position,
  count: number,
): number[] {
  const score = scoreOverAll(dictionary);
  const distinct = (word: number) => distinctLettersOf(dictionary, word);
  const order = hints.length < LAST_DISTINCT_GUESS ? [distinct, score] : [score];
  const guesses = candidates.filter((word) => allowed[word]);
  return sortedBy(guesses, order).slice(0, count);
}

/**
 * The rule 'modified': from the second guess on letters are counted over the words left; in the second
 * and third over those alone that have as many distinct letters as the word itself. Equals go by their
 * score over the whole list.
 */
export function letterFrequencyUpdated(position: Position, count: number): number[] {
  const { dictionary, hints, candidates, allowed } = position;
  if (hints.length === 0) return letterFrequency(position, count);
  const former = scoreOverAll(dictionary);
  const distinct = (word: number) => distinctLettersOf(dictionary, word);
  const groups = hints.length < LAST_DISTINCT_GUESS ? groupedBy(candidates, distinct) : [[...candidates]];
  return groups
    .flatMap((words) => sortedBy(words, [distinct, scoreOver(dictionary, words), former]))
    .filter((word) => allowed[word])
    .slice(0, count);
}

const scores = new WeakMap<Dictionary, Measure>();

/** The score over the words that the strategy guesses from. */
function scoreOverAll(dictionary: Dictionary): Measure {
  const wholeList = () => [...dictionary.prior.keys()].filter((word) => dictionary.prior[word]! > 0);
  const known = scores.get(dictionary) ?? scoreOver(dictionary, wholeList());
  scores.set(dictionary, known);
  return known;
}

function scoreOver(dictionary: Dictionary, words: Iterable<number>): Measure {
  const { letters, length } = dictionary;
  const counts = countLetters(dictionary, words);
  return (word) => {
    let sum = 0;
    for (let i = word * length; i < (word + 1) * length; i++) sum += counts[letters[i]!]!;
    return sum;
  };
}

/** Words with the highest measures first, the first measure counting most; equals in the list's order. */
function sortedBy(words: Iterable<number>, measures: readonly Measure[]): number[] {
  return Array.from(words, (word) => ({ word, keys: measures.map((measure) => measure(word)) }))
    .sort((a, b) => {
      const decisive = a.keys.findIndex((key, i) => key !== b.keys[i]);
      return decisive === -1 ? a.word - b.word : b.keys[decisive]! - a.keys[decisive]!;
    })
    .map(({ word }) => word);
}

/** Words in groups of equal measure, the highest first. */
function groupedBy(words: Iterable<number>, measure: Measure): number[][] {
  const groups: number[][] = [];
  for (const word of words) (groups[measure(word)] ??= []).push(word);
  return groups.filter(Boolean).reverse();
}
