/**
 * What hints say of the answer without any word list: where each letter is, where it is not, and how
 * often it occurs. From this follows whether any string of letters at all can satisfy them.
 */
import { ABSENT, CORRECT, feedbackDigits, PRESENT } from './feedback.ts';
import type { Hint } from './hints.ts';

interface LetterCount {
  readonly min: number;
  /** Infinity when no feedback has set a limit. */
  readonly max: number;
}

export interface Constraints {
  readonly length: number;
  /** For each position the letters known not to be there. */
  readonly barred: readonly ReadonlySet<string>[];
  /** For each position the letters known to be there: none, one, or (hints in conflict) several. */
  readonly fixed: readonly ReadonlySet<string>[];
  /** How often each guessed letter occurs in the answer. */
  readonly counts: ReadonlyMap<string, LetterCount>;
  /** Whether no game gives this feedback: a letter is absent to the left of a position where it is present. */
  readonly impossible: boolean;
}

/** Everything that the hints (at least one, all of one length) say. */
export function constraintsOf(hints: readonly Hint[]): Constraints {
  const { length } = [...hints[0]!.guess];
  const barred = Array.from({ length }, () => new Set<string>());
  const fixed = Array.from({ length }, () => new Set<string>());
  const counts = new Map<string, LetterCount>();
  let impossible = false;

  for (const { guess, feedback } of hints) {
    const letters = [...guess];
    const digits = feedbackDigits(feedback, length);
    for (const letter of new Set(letters)) {
      let found = 0;
      let limited = false;
      for (const [i, other] of letters.entries()) {
        if (other !== letter) continue;
        (digits[i] === CORRECT ? fixed : barred)[i]!.add(letter);
        if (digits[i] === ABSENT) limited = true;
        else found++;
        // Present letters are marked from left to right until the answer has no more of them.
        if (digits[i] === PRESENT && limited) impossible = true;
      }
      const { min, max } = counts.get(letter) ?? { min: 0, max: Infinity };
      counts.set(letter, { min: Math.max(min, found), max: limited ? Math.min(max, found) : max });
    }
  }
  return { length, barred, fixed, counts, impossible };
}

/**
 * Whether some string of the alphabet's letters, a word or not, would have given exactly this feedback.
 * Guessed letters count as part of the alphabet.
 */
export function isSatisfiable(hints: readonly Hint[], alphabet: string): boolean {
  if (hints.length === 0) return true;
  const { length, barred, fixed, counts, impossible } = constraintsOf(hints);
  if (impossible) return false;
  for (const { min, max } of counts.values()) if (min > max) return false;

  const fits = (letter: string, position: number): boolean =>
    !barred[position]!.has(letter) && [...fixed[position]!].every((known) => known === letter);
  const copies = (letter: string, count: number) => new Array<string>(Math.min(count, length)).fill(letter);
  const required = [...counts].flatMap(([letter, { min }]) => copies(letter, min));
  const supply = [...new Set([...counts.keys(), ...alphabet])].flatMap((letter) =>
    copies(letter, counts.get(letter)?.max ?? Infinity),
  );
  const positions = Array.from({ length }, (_, position) => position);

  // A matching that gives every required letter a position, and one that gives every position a
  // letter, can always be joined into one that does both (Mendelsohn and Dulmage, 1958).
  return (
    canMatchAll(required, positions, fits) &&
    canMatchAll(positions, supply, (position, letter) => fits(letter, position))
  );
}

/**
 * The smallest set of hints that contradict each other, as ascending indices; empty when they do
 * not. There can be very many sets to try, so it yields before each.
 */
export function* findContradiction(hints: readonly Hint[], alphabet: string): Generator<undefined, number[]> {
  if (isSatisfiable(hints, alphabet)) return [];
  const all = [...hints.keys()];
  for (let size = 1; size < all.length; size++) {
    for (const rows of subsets(all, size)) {
      yield;
      if (
        !isSatisfiable(
          rows.map((row) => hints[row]!),
          alphabet,
        )
      )
        return rows;
    }
  }
  return all;
}

/** Whether every left item can have a right item of its own (augmenting paths; Kuhn, 1955). */
function canMatchAll<L, R>(
  left: readonly L[],
  right: readonly R[],
  fits: (left: L, right: R) => boolean,
): boolean {
  const owner = new Map<number, number>();
  const place = (item: number, tried: Set<number>): boolean =>
    right.some((candidate, slot) => {
      if (tried.has(slot) || !fits(left[item]!, candidate)) return false;
      tried.add(slot);
      const held = owner.get(slot);
      if (held !== undefined && !place(held, tried)) return false;
      owner.set(slot, item);
      return true;
    });
  return left.every((_, item) => place(item, new Set()));
}

function* subsets(items: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i++) {
    for (const rest of subsets(items, size - 1, i + 1)) yield [items[i]!, ...rest];
  }
}
