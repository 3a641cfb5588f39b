/** The choice between guesses that are about as good: words that people know come first. */

/** What the choice goes by. */
interface Traits<Guess> {
  /** Whether people know the word. */
  readonly isKnown: (guess: Guess) => boolean;
  /** Whether it can be the answer. */
  readonly isCandidate: (guess: Guess) => boolean;
}

/**
 * What is shown first of some guesses, best first: a known word that can be the answer, or else a known one that
 * cannot, as long as it is worth it; or else the best.
 * @param isWorth whether a guess costs next to nothing beside the best
 * @param winsSoon how much is won soon with a guess, by which known words that can be the answer are compared
 */
export function knownFirst<Guess>(
  guesses: readonly Guess[],
  { isKnown, isCandidate }: Traits<Guess>,
  isWorth: (guess: Guess) => boolean,
  winsSoon: (guess: Guess) => number = () => 0,
): Guess | undefined {
  const [best] = guesses;
  if (best === undefined || (isKnown(best) && isCandidate(best))) return best;
  const known = guesses.filter((guess) => isKnown(guess) && isWorth(guess));
  const [soonest] = known.filter(isCandidate).sort((a, b) => winsSoon(b) - winsSoon(a));
  return soonest ?? known[0] ?? best;
}

/** The word to name beside a best one that cannot be the answer: of those that can, best first, a known one. */
export function rivalAmong<Guess>(
  guesses: readonly Guess[],
  { isKnown, isCandidate }: Traits<Guess>,
): Guess | null {
  const candidates = guesses.filter(isCandidate);
  return candidates.find(isKnown) ?? candidates[0] ?? null;
}
