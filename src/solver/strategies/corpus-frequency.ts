import { countLetters } from './letters.ts';
import type { Position } from './strategy.ts';

/**
 * The rule of a blog's Python program with NLTK ("Cheating at Wordle with Python, NLTK and a Raspberry
 * Pi", 2022): of the words left the commonest in a corpus first. Words that the corpus lacks follow,
 * likeliest first; the first guess is one of {@link openersOf}.
 */
export function corpusFrequency(position: Position, count: number): number[] {
  const { dictionary, hints, candidates, allowed } = position;
  const isLeft = new Uint8Array(dictionary.words.length);
  for (const word of candidates) isLeft[word] = allowed[word]!;
  const openers = hints.length === 0 ? openersOf(position) : [];
  const guesses = new Set<number>();
  for (const words of [openers, dictionary.byUse, candidates]) {
    for (const word of words) {
      if (guesses.size === count) return [...guesses];
      if (isLeft[word]) guesses.add(word);
    }
  }
  return [...guesses];
}

/**
 * The words of the corpus, or else of the list, that have all of its commonest letters, as many as a
 * word is long; each word counts once. When there is none, the commonest letter is left out and the next
 * one taken in, until there is.
 */
function openersOf({ dictionary, candidates }: Position): number[] {
  const { letters, length, byUse } = dictionary;
  const words = byUse.length > 0 ? byUse : candidates;
  const counts = countLetters(dictionary, words);
  // Of letters equally common the one met first comes first.
  const met = new Set<number>();
  for (const word of words) for (let i = 0; i < length; i++) met.add(letters[word * length + i]!);
  const commonest = [...met].sort((a, b) => counts[b]! - counts[a]!);
  const has = (word: number, letter: number) => {
    for (let i = word * length; i < (word + 1) * length; i++) if (letters[i] === letter) return true;
    return false;
  };
  for (let from = 0; from + length <= commonest.length; from++) {
    const wanted = commonest.slice(from, from + length);
    const found = words.filter((word) => wanted.every((letter) => has(word, letter)));
    if (found.length > 0) return [...found];
  }
  return [];
}
