/**
 * Games of several boards played on. What a guess is worth is how many guesses the game takes from it on, on average
 * over the answers that are possible, where each guess that follows is the best at first sight: a rollout (Tesauro and
 * Galperin, 1996). Answers are drawn by their weight, and the same ones for all guesses that are compared.
 */
import { LOSS } from './estimates.ts';
import { graderOf } from './feedback.ts';
import { answerWorth, COST_BY_STEPS, SURE } from './joint-costs.ts';
import { type JointPosition, type Part, partsOf } from './joint-measures.ts';
import { createRandom } from './random.ts';
import { STEPS_PER_BIT } from './splitter.ts';

/** A game that has taken so many guesses more than it has boards is given up. */
const GIVEN_UP = 12;

/** So many games are played on before other work may be done. */
const GAMES_AT_ONCE = 8;

/**
 * What is left of a board. Here words that can be answers are numbered from 0 on, and guesses as well: those that are
 * compared, and then all answers that may be guessed.
 */
interface Left {
  readonly id: number;
  readonly part: number;
  readonly answers: Int32Array;
  /** By guess: what it saves; null where nothing is left to be found out. */
  readonly saves: Float32Array | null;
  /** The guesses that can be the answer. */
  readonly chances: readonly { readonly guess: number; readonly chance: number }[];
  /** What is as good as known to be the answer, where that may be guessed; -1 for none. */
  readonly sure: number;
  /** By guess and feedback: what that leaves of it. */
  readonly after: Map<number, Left>;
}

/** One game for each set of answers. */
interface Draw {
  /** By board. */
  readonly answers: Int32Array;
  readonly weight: number;
}

/**
 * Plays games on after each of some guesses.
 * @param games so many after each guess, or fewer where there are no more ways to go on; with more it is more exact
 * @returns how many guesses the game takes on average with each of them, this one included; a lost game counts as
 *   {@link LOSS} more
 */
export function* rollOut(
  position: JointPosition,
  guesses: readonly number[],
  games: number,
): Generator<undefined, number[]> {
  const rollouts = new Rollouts(position, guesses);
  yield* rollouts.load();
  const draws = rollouts.draw(games);
  const means: number[] = [];
  for (const guess of guesses.keys()) {
    let [sum, total] = [0, 0];
    for (const [n, draw] of draws.entries()) {
      if (n % GAMES_AT_ONCE === 0) yield;
      sum += draw.weight * rollouts.play(guess, draw);
      total += draw.weight;
    }
    means.push(sum / total);
  }
  return means;
}

class Rollouts {
  readonly #position: JointPosition;
  readonly #parts: readonly Part[];
  /** The words of answers and of guesses. */
  readonly #answers: readonly number[];
  readonly #guesses: readonly number[];
  /** By word: its number as an answer. */
  readonly #answerOf: ReadonlyMap<number, number>;
  /** By answer: its number as a guess; -1 where it may not be guessed. */
  readonly #asGuess: Int32Array;
  /** By guess and answer. */
  readonly #feedback: Int32Array;
  /** By part and answer: its weight, and that times its logarithm. */
  readonly #weights: readonly Float64Array[];
  readonly #logs: readonly Float64Array[];
  readonly #known = new Map<string, Left>();
  /** By what is left of all boards: the guess that is best at first sight. */
  readonly #chosen = new Map<string, number>();
  #boards: readonly Left[] = [];
  /** By feedback, while a board is split: the weight of a group, and the sum of weight times logarithm. */
  readonly #sums: Float64Array;
  readonly #logSums: Float64Array;

  constructor(position: JointPosition, guesses: readonly number[]) {
    const { allowed, dictionary } = position;
    this.#position = position;
    this.#parts = partsOf(position);
    this.#answers = [...new Set(this.#parts.flatMap(({ candidates }) => [...candidates]))];
    this.#guesses = [...new Set([...guesses, ...this.#answers.filter((word) => allowed[word])])];
    const guessOf = new Map(this.#guesses.map((word, guess) => [word, guess]));
    this.#asGuess = Int32Array.from(this.#answers, (word) => guessOf.get(word) ?? -1);
    this.#feedback = new Int32Array(this.#guesses.length * this.#answers.length);
    this.#answerOf = new Map(this.#answers.map((word, answer) => [word, answer]));
    this.#weights = this.#parts.map(({ candidates, weights }) => {
      const own = new Float64Array(this.#answers.length);
      candidates.forEach((word, n) => (own[this.#answerOf.get(word)!] = weights[n]!));
      return own;
    });
    this.#logs = this.#weights.map((own) =>
      own.map((weight) => (weight > 0 ? weight * Math.log2(weight) : 0)),
    );
    this.#sums = new Float64Array(3 ** dictionary.length);
    this.#logSums = new Float64Array(3 ** dictionary.length);
  }

  /** Grades every guess for every answer. */
  *load(): Generator<undefined, void> {
    const { letters, length, rule } = this.#position.dictionary;
    const grade = graderOf(rule);
    let at = 0;
    for (const [n, guess] of this.#guesses.entries()) {
      if (n % 32 === 0) yield;
      for (const answer of this.#answers)
        this.#feedback[at++] = grade(letters, guess * length, letters, answer * length, length);
    }
    this.#boards = this.#parts.flatMap(({ candidates, times }, part) =>
      new Array<Left>(times).fill(
        this.#leftOf(
          part,
          Int32Array.from(candidates, (word) => this.#answerOf.get(word)!),
        ),
      ),
    );
  }

  /** Sets of answers: all of them where they are few, or else so many that are drawn by their weight. */
  draw(games: number): Draw[] {
    const ways = this.#boards.reduce((product, { answers }) => product * answers.length, 1);
    if (ways <= games) return Array.from({ length: ways }, (_, way) => this.#drawWay(way));
    const random = createRandom(1);
    const columns = this.#boards.map((board) => this.#column(board, games, random));
    return Array.from({ length: games }, (_, game) => ({
      answers: Int32Array.from(columns, (column) => column[game]!),
      weight: 1,
    }));
  }

  /** The set of answers with a number. */
  #drawWay(way: number): Draw {
    let [rest, weight] = [way, 1];
    const answers = Int32Array.from(this.#boards, ({ answers: own, part }) => {
      const answer = own[rest % own.length]!;
      rest = Math.floor(rest / own.length);
      weight *= this.#weights[part]![answer]!;
      return answer;
    });
    return { answers, weight };
  }

  /** Answers of one board, each about as often as its weight says, in an order drawn at random. */
  #column({ answers, part }: Left, games: number, random: () => number): number[] {
    const weights = this.#weights[part]!;
    const total = answers.reduce((sum, answer) => sum + weights[answer]!, 0);
    const shift = random();
    const column: number[] = [];
    let at = 0;
    let passed = weights[answers[0]!]!;
    for (let game = 0; game < games; game++) {
      while (passed <= ((game + shift) / games) * total && at < answers.length - 1)
        passed += weights[answers[++at]!]!;
      column.push(answers[at]!);
    }
    for (let last = games - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [column[last], column[other]] = [column[other]!, column[last]!];
    }
    return column;
  }

  /** Plays a game to its end. @returns how many guesses it takes */
  play(first: number, draw: Draw): number {
    const { guessesLeft } = this.#position;
    const most = this.#boards.length + GIVEN_UP;
    let boards = this.#boards;
    let answers: ArrayLike<number> = draw.answers;
    for (let used = 1; ; used++) {
      const guess = used === 1 ? first : this.#choose(boards, guessesLeft - used + 1);
      const next: Left[] = [];
      const nextAnswers: number[] = [];
      for (const [n, board] of boards.entries()) {
        const answer = answers[n]!;
        if (this.#asGuess[answer] === guess) continue;
        next.push(this.#after(board, guess, answer));
        nextAnswers.push(answer);
      }
      if (next.length === 0 || used === most) return used > guessesLeft ? used + LOSS : used;
      boards = next;
      answers = nextAnswers;
    }
  }

  /** The best guess at first sight, as in joint.ts. */
  #choose(boards: readonly Left[], guessesLeft: number): number {
    const ofAnswer = answerWorth(guessesLeft - boards.length);
    const ids = boards.map(({ id }) => id).sort((a, b) => a - b);
    const key = `${ofAnswer}:${ids.join()}`;
    const known = this.#chosen.get(key);
    if (known !== undefined) return known;
    const worth = new Float64Array(this.#guesses.length);
    for (const { saves, chances } of boards) {
      if (saves) for (let guess = 0; guess < worth.length; guess++) worth[guess]! += saves[guess]!;
      for (const { guess, chance } of chances) worth[guess]! += ofAnswer * chance;
    }
    const sure = boards.flatMap((board) => (board.sure === -1 ? [] : [board.sure]));
    const best = (sure.length > 0 ? sure : [...worth.keys()]).reduce((one, other) =>
      worth[other]! > worth[one]! ? other : one,
    );
    this.#chosen.set(key, best);
    return best;
  }

  #after(left: Left, guess: number, answer: number): Left {
    const from = guess * this.#answers.length;
    const feedback = this.#feedback[from + answer]!;
    const key = guess * this.#sums.length + feedback;
    let after = left.after.get(key);
    if (!after) {
      const same = left.answers.filter((other) => this.#feedback[from + other] === feedback);
      after = this.#leftOf(left.part, same);
      left.after.set(key, after);
    }
    return after;
  }

  #leftOf(part: number, answers: Int32Array): Left {
    const key = `${part}:${answers.join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const weights = this.#weights[part]!;
    const total = answers.reduce((sum, answer) => sum + weights[answer]!, 0);
    const chances = Array.from(answers, (answer) => ({
      guess: this.#asGuess[answer]!,
      chance: weights[answer]! / total,
    })).filter(({ guess }) => guess !== -1);
    const sure = chances.find(({ chance }) => chance >= SURE)?.guess ?? -1;
    const saves = answers.length === 1 ? null : this.#savesOf(part, answers, total);
    const left = {
      id: this.#known.size,
      part,
      answers,
      saves,
      chances,
      sure,
      after: new Map<number, Left>(),
    };
    this.#known.set(key, left);
    return left;
  }

  /** What each guess saves on a board: what it costs now, less what its groups cost. */
  #savesOf(part: number, answers: Int32Array, total: number): Float32Array {
    const saves = new Float32Array(this.#guesses.length);
    const [weights, logs] = [this.#weights[part]!, this.#logs[part]!];
    const [sums, logSums, feedback] = [this.#sums, this.#logSums, this.#feedback];
    const now = costOf(
      total,
      answers.reduce((sum, answer) => sum + logs[answer]!, 0),
    );
    for (let guess = 0; guess < saves.length; guess++) {
      const from = guess * this.#answers.length;
      for (const answer of answers) {
        sums[feedback[from + answer]!]! += weights[answer]!;
        logSums[feedback[from + answer]!]! += logs[answer]!;
      }
      let cost = 0;
      for (const answer of answers) {
        const group = feedback[from + answer]!;
        // Each group once.
        if (sums[group] === 0) continue;
        cost += sums[group]! * costOf(sums[group]!, logSums[group]!);
        sums[group] = 0;
        logSums[group] = 0;
      }
      saves[guess] = now - cost / total;
    }
    return saves;
  }
}

/** What a group costs, by the sum of its weights and that of weight times logarithm. */
function costOf(sum: number, logs: number): number {
  const bits = Math.log2(sum) - logs / sum;
  return COST_BY_STEPS[Math.round(Math.max(0, bits) * STEPS_PER_BIT)]!;
}
