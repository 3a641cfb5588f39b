/** Slow second ways of what the solver does fast, to test it by. They share no code with it. */
import type { HardMode } from '../solver/hard-mode.ts';
import type { RepeatRule } from '../solver/repeat-rule.ts';

/** The feedback on a guess: strike letters off the answer as the guess uses them up. */
export function slowFeedback(guess: string, answer: string): string {
  const left = [...answer];
  const digits = [...guess].map((letter, i): string => {
    if (left[i] !== letter) return '0';
    left[i] = '';
    return '2';
  });
  [...guess].forEach((letter, i) => {
    const place = digits[i] === '2' ? -1 : left.indexOf(letter);
    if (place === -1) return;
    left[place] = '';
    digits[i] = '1';
  });
  return digits.join('');
}

/** The feedback on a guess by a rule for repeated letters, tile by tile as the rule is told. */
export function slowFeedbackBy(rule: RepeatRule, guess: string, answer: string): string {
  if (rule === 'standard') return slowFeedback(guess, answer);
  const letters = [...guess];
  const goals = [...answer];
  const left = [...answer];
  return letters
    .map((letter, i) => {
      const isLeft = left.includes(letter);
      if (isLeft) left.splice(left.indexOf(letter), 1);
      if (goals[i] === letter && (isLeft || rule !== 'in-turn-only')) return '2';
      switch (rule) {
        case 'any-copy':
          return goals.includes(letter) ? '1' : '0';
        case 'unless-green':
          return goals.filter((goal, j) => goal !== letters[j]).includes(letter) ? '1' : '0';
        case 'first-copy':
          return letters.indexOf(letter) === i && goals.includes(letter) ? '1' : '0';
        case 'in-turn':
        case 'in-turn-only':
          return isLeft ? '1' : '0';
      }
    })
    .join('');
}

/** The candidates by the feedback that they would give on a guess. */
export function slowGroups(
  words: readonly string[],
  guess: number,
  candidates: Iterable<number>,
  rule: RepeatRule = 'standard',
): number[][] {
  const groups = new Map<string, number[]>();
  for (const candidate of candidates) {
    const reply = slowFeedbackBy(rule, words[guess]!, words[candidate]!);
    groups.set(reply, [...(groups.get(reply) ?? []), candidate]);
  }
  return [...groups.values()];
}

/** Whether hard mode allows a word after a row. */
export function slowAllows(word: string, guess: string, reply: string): boolean {
  const shown = [...guess].filter((_, i) => reply[i] !== '0');
  const times = (letters: readonly string[], letter: string) =>
    letters.filter((other) => other === letter).length;
  return (
    [...guess].every((letter, i) => reply[i] !== '2' || [...word][i] === letter) &&
    shown.every((letter) => times([...word], letter) >= times(shown, letter))
  );
}

export interface Game {
  readonly words: readonly string[];
  readonly weights: ArrayLike<number>;
  /** What each lost game costs beyond the guesses made. */
  readonly loss: number;
  readonly hard: HardMode;
}

/** What play costs when every guess is tried everywhere, summed over the candidates by weight. */
export function createBruteForce({ words, weights, loss, hard }: Game) {
  const known = new Map<string, number>();
  const replies = words.map((guess) => words.map((answer) => slowFeedback(guess, answer)));
  const total = (candidates: readonly number[]) => candidates.reduce((sum, word) => sum + weights[word]!, 0);

  /** The cost of a guess with the best play after it. */
  function after(
    guess: number,
    candidates: readonly number[],
    left: number,
    guesses: readonly number[],
  ): number {
    const groups = new Map<string, number[]>();
    for (const word of candidates) {
      if (word === guess) continue;
      const reply = replies[guess]![word]!;
      groups.set(reply, [...(groups.get(reply) ?? []), word]);
    }
    let cost = total(candidates);
    for (const [reply, group] of groups) {
      // A guess that tells nothing never helps; without a limit it could be repeated for ever.
      if (group.length === candidates.length && left === Infinity) return Infinity;
      const isNext = (word: number) =>
        hard === 'ultra' ? group.includes(word) : slowAllows(words[word]!, words[guess]!, reply);
      const next = hard ? guesses.filter(isNext) : guesses;
      cost += best(group, left - 1, next);
    }
    return cost;
  }

  /** The cost of the best play. */
  function best(candidates: readonly number[], left: number, guesses: readonly number[]): number {
    if (left <= 0) return total(candidates) * loss;
    const key = `${left}:${candidates.join()}:${hard ? guesses.join() : ''}`;
    let cost = known.get(key);
    if (cost === undefined) {
      cost = Math.min(...guesses.map((guess) => after(guess, candidates, left, guesses)));
      known.set(key, cost);
    }
    return cost;
  }

  return { after, best };
}
