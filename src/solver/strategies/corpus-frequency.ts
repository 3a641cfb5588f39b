import { countLetters } from './letters.ts';
import type { Position } from './strategy.ts';

/**
 * The rule of a blog's Python program with NLTK ("Cheating at Wordle with Python, NLTK and a Raspberry
 * Pi", 2022): of the words left the commonest in a corpus first. Words that the corpus lacks follow,
 * likeliest first; the first guess is one of {@link openersOf}.
 */
export function corpusFrequency(position: Position, count: number): number[] {
  const { dictionary, hints, candidates, allowed } = position;
  const left = new Set(candidates);
  const openers = hints.length === 0 ? openersOf(position) : [];
  const known = dictionary.byUse.filter((word) => left.has(word));
  return [...new Set([...openers, ...known, ...candidates])]
    .filter((word) => left.has(word) && allowed[word])
    .slice(0, count);
}

/**
 * The words of the corpus, or else of the list, that have all of its commonest letters, as many as a
 * word is long; each word counts once. When there is none, the commonest letter is left out and the next
 * one taken in, until there is.
 */
function openersOf({ dictionary, candidates }: Position): number[] {
  const { letters, length, byUse } = dictionary;
  const words = [...(byUse.length > 0 ? byUse : candidates)];
  const lettersOf = (word: number) => letters.subarray(word * length, (word + 1) * length);
  const counts = countLetters(dictionary, words);
  // Of letters equally common the one met first comes first.
  const commonest = [...new Set(words.flatMap((word) => [...lettersOf(word)]))];
  commonest.sort((a, b) => counts[b]! - counts[a]!);
  for (let from = 0; from + length <= commonest.length; from++) {
    const wanted = commonest.slice(from, from + length);
    const found = words.filter((word) => wanted.every((letter) => lettersOf(word).includes(letter)));
    if (found.length > 0) return found;
  }
  return [];
}
