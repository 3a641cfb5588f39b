/** What is said to be proven, against trying everything. */
import fc from 'fast-check';
import { LOSS } from '../../src/solver/estimates.ts';
import {
  BUDGET,
  type RankedGuess,
  rankByExpectedGuesses,
} from '../../src/solver/strategies/expected-guesses.ts';
import { createBruteForce } from '../../src/test/brute-force.ts';
import { positions } from '../../src/test/positions.ts';
import type { Trial } from './attack.ts';

/** How far a cost may be off by rounding alone. */
const ROUNDING = 1e-9;

const costOf = ({ expected, risk }: RankedGuess): number => expected + LOSS * risk;

/** Ranks the guesses of one small position, with any budget, and holds each ranking against brute force. */
export function attackOptimum({ random, tried, failed }: Trial): void {
  const seed = Math.floor(random() * 2 ** 31);
  const budget = random() < 0.5 ? BUDGET : Math.floor(random() * 2_000_000);
  const [position] = fc.sample(positions, { seed, numRuns: 1 });
  const { dictionary, candidates, allowed, guessesLeft, hard } = position!;
  const { words, prior } = dictionary;
  const force = createBruteForce({ words, weights: prior, loss: LOSS, hard });
  const guesses = [...words.keys()].filter((word) => allowed[word]);
  const some = [...candidates];
  const total = some.reduce((sum, word) => sum + prior[word]!, 0);
  const best = force.best(some, guessesLeft, guesses) / total;
  const cost = (guess: number) => force.after(guess, some, guessesLeft, guesses) / total;

  const seeAgain = `sample ${seed} of src/test/positions.ts, budget ${budget}`;
  const hold = (ranked: readonly RankedGuess[]) => {
    for (const [place, found] of ranked.entries()) {
      const [said, least] = [costOf(found), cost(found.word)];
      const isProven = found.certainty === 'proven';
      if (isProven && Math.abs(said - least) > ROUNDING) {
        failed(`${seeAgain}: ${words[found.word]} is said to cost ${said}, and costs ${least}`);
      }
      if (found.certainty === 'searched' && said < least - ROUNDING) {
        failed(`${seeAgain}: ${words[found.word]} cannot cost ${said}, at best ${least}`);
      }
      if (place === 0 && isProven && said > best + ROUNDING) {
        failed(`${seeAgain}: ${words[found.word]} is not the best with ${said}, which is ${best}`);
      }
    }
    tried('rankings held against brute force');
  };
  const work = rankByExpectedGuesses(position!, 10, budget);
  let step = work.next();
  for (; !step.done; step = work.next()) if (step.value) hold(step.value.guesses);
  hold(step.value.guesses);
}
