/**
 * What hints say of the answer without any word list: where each letter is, where it is not, and how
 * often it occurs. From this follows whether any string of letters at all can satisfy them.
 */
import { ABSENT, CORRECT, feedbackDigits, PRESENT } from './feedback.ts';
import { countBy, type LetterCount, marksEveryRight } from './marks.ts';
import type { RepeatRule } from './repeat-rule.ts';
import type { Hint } from './hints.ts';

export interface Constraints {
  readonly length: number;
  /** For each position the letters known not to be there. */
  readonly barred: readonly ReadonlySet<string>[];
  /** For each position the letters known to be there: none, one, or (hints in conflict) several. */
  readonly fixed: readonly ReadonlySet<string>[];
  /** How often each guessed letter occurs in the answer. */
  readonly counts: ReadonlyMap<string, LetterCount>;
  /** Whether no game of the rule gives this feedback, such as a letter that is absent to the left of where it is present. */
  readonly impossible: boolean;
}

/** Everything that the hints (at least one, all of one length) say in a game of the rule. */
export const constraintsOf = (hints: readonly Hint[], rule: RepeatRule): Constraints =>
  join(hints.map((hint) => constraintsOfOne(hint, rule)));

/** What one hint says. */
function constraintsOfOne({ guess, feedback }: Hint, rule: RepeatRule): Constraints {
  const letters = [...guess];
  const { length } = letters;
  const digits = feedbackDigits(feedback, length);
  const barred = letters.map(() => new Set<string>());
  const fixed = letters.map(() => new Set<string>());
  const counts = new Map<string, LetterCount>();
  let impossible = false;
  for (const letter of new Set(letters)) {
    let copies = 0;
    let marked = 0;
    let correct = 0;
    for (const [i, other] of letters.entries()) {
      if (other !== letter) continue;
      const digit = digits[i]!;
      copies |= 1 << i;
      if (digit !== ABSENT) marked |= 1 << i;
      if (digit === CORRECT) {
        correct |= 1 << i;
        fixed[i]!.add(letter);
      } else if (digit === PRESENT || marksEveryRight(rule)) barred[i]!.add(letter);
    }
    const count = countBy(copies, marked, correct, rule);
    if (count) counts.set(letter, count);
    else impossible = true;
  }
  return { length, barred, fixed, counts, impossible };
}

/** What several constraints say together. */
function join(each: readonly Constraints[]): Constraints {
  const { length } = each[0]!;
  const barred = Array.from({ length }, () => new Set<string>());
  const fixed = Array.from({ length }, () => new Set<string>());
  const counts = new Map<string, LetterCount>();
  let impossible = false;
  for (const one of each) {
    for (let i = 0; i < length; i++) {
      for (const letter of one.barred[i]!) barred[i]!.add(letter);
      for (const letter of one.fixed[i]!) fixed[i]!.add(letter);
    }
    for (const [letter, count] of one.counts) {
      const known = counts.get(letter);
      const { min, max } = known ?? count;
      if (!known) counts.set(letter, count);
      else if (count.min > min || count.max < max) {
        counts.set(letter, { min: Math.max(min, count.min), max: Math.min(max, count.max) });
      }
    }
    impossible ||= one.impossible;
  }
  return { length, barred, fixed, counts, impossible };
}

/**
 * Whether some string of the alphabet's letters, a word or not, would have given exactly this feedback in a game of
 * the rule. Guessed letters count as part of the alphabet. It takes time in proportion to the hints and letters.
 */
export const isSatisfiable = (
  hints: readonly Hint[],
  alphabet: Iterable<string>,
  rule: RepeatRule,
): boolean => hints.length === 0 || canBeMet(constraintsOf(hints, rule), alphabet);

function canBeMet(
  { length, barred, fixed, counts, impossible }: Constraints,
  alphabet: Iterable<string>,
): boolean {
  if (impossible || fixed.some(({ size }) => size > 1)) return false;
  const required: string[] = [];
  for (const [letter, { min, max }] of counts) {
    if (min > max) return false;
    for (let copy = 0; copy < min; copy++) required.push(letter);
    if (required.length > length) return false;
  }

  const fits = (letter: string, position: number): boolean => {
    const known = fixed[position]!;
    return known.size === 0
      ? !barred[position]!.has(letter)
      : known.has(letter) && !barred[position]!.has(letter);
  };
  // A matching that gives every required letter a position, and one that gives every position a
  // letter, can always be joined into one that does both (Mendelsohn and Dulmage, 1958).
  const positions = Array.from({ length }, (_, position) => position);
  const letters = new Set([...counts.keys(), ...alphabet]);
  return (
    canMatchAll(required.map((letter) => positions.filter((position) => fits(letter, position)))) &&
    canMatchAll(positions.map((position) => suppliesFor(position)))
  );

  /**
   * Copies of letters that a position can take, numbered. As many as there are positions are enough:
   * whatever the other positions take, one of them is left.
   */
  function suppliesFor(position: number): number[] {
    const supplies: number[] = [];
    let number = 0;
    for (const letter of letters) {
      if (fits(letter, position)) {
        const copies = Math.min(counts.get(letter)?.max ?? length, length);
        for (let copy = 0; copy < copies; copy++) supplies.push(number + copy);
        if (supplies.length >= length) break;
      }
      number += length;
    }
    return supplies;
  }
}

/**
 * So many sets of rows are tried at most in search of the smallest that conflicts. All sets of ten rows are
 * fewer, and no game of one board has more.
 */
export const MOST_SETS = 1200;

/**
 * A set of hints that contradict each other, as ascending indices; empty when they do not. No row of it can
 * be left out. It is the smallest such set unless there are so many rows that {@link MOST_SETS} tries do not
 * tell. It yields before each set that is tried.
 */
export function* findContradiction(
  hints: readonly Hint[],
  alphabet: readonly string[],
  rule: RepeatRule,
): Generator<undefined, number[]> {
  if (hints.length === 0) return [];
  const each = hints.map((hint) => constraintsOfOne(hint, rule));
  const all = join(each);
  // A letter that some row has shown is one for every set of rows, so that more rows never conflict less.
  const shown = hints.flatMap(shownBy);
  const letters = [...alphabet, ...shown];
  const conflicts = (rows: readonly number[]) =>
    rows.length > 0 && !canBeMet(join(rows.map((row) => each[row]!)), letters);
  if (canBeMet(all, letters)) return [];
  const needed = yield* neededRows(hints.length, conflicts);
  let tried = 0;
  for (let size = 1; size <= needed.length; size++) {
    for (const rows of subsets(hints.length, size)) {
      if (++tried > MOST_SETS) return needed;
      yield;
      if (conflicts(rows)) return rows;
    }
  }
  return needed;
}

/** The letters that are somewhere in the answer as a row has it, and be it one that no game gives. */
function shownBy({ guess, feedback }: Hint): string[] {
  const letters = [...guess];
  const digits = feedbackDigits(feedback, letters.length);
  return letters.filter((_, i) => digits[i] !== ABSENT);
}

/**
 * Of the first `count` rows, which conflict, some that still do, and no longer when any of them is left out. The
 * last row of the shortest beginning that conflicts is needed. With it in hand an ever shorter beginning
 * does, until none is left; each is found by halving.
 */
function* neededRows(
  count: number,
  conflicts: (rows: readonly number[]) => boolean,
): Generator<undefined, number[]> {
  const needed: number[] = [];
  for (let end = count; ;) {
    yield;
    if (conflicts(needed)) return needed;
    // The first `low` rows with those in hand do not conflict, the first `end` do.
    for (let low = 0; end - low > 1;) {
      yield;
      const middle = (low + end) >> 1;
      const rows = [...Array.from({ length: middle }, (_, row) => row), ...needed];
      if (conflicts(rows)) end = middle;
      else low = middle;
    }
    needed.unshift(--end);
  }
}

/**
 * Whether every left item can have a right item of its own (augmenting paths; Kuhn, 1955).
 * @param choices by left item: the right items that it can have
 */
function canMatchAll(choices: readonly (readonly number[])[]): boolean {
  const owner = new Map<number, number>();
  const place = (item: number, tried: Set<number>): boolean =>
    choices[item]!.some((slot) => {
      if (tried.has(slot)) return false;
      tried.add(slot);
      const held = owner.get(slot);
      if (held !== undefined && !place(held, tried)) return false;
      owner.set(slot, item);
      return true;
    });
  return choices.every((_, item) => place(item, new Set()));
}

/** The sets of so many of the numbers below `count`, each in ascending order. */
function* subsets(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= count - size; first++) {
    for (const rest of subsets(count, size - 1, first + 1)) yield [first, ...rest];
  }
}
