/** Attacks the solver: hints of any kind against slow second ways, and its limits of time. */
import type { Attack } from './attack.ts';
import { attackHints, attackTexts } from './solver-hints.ts';
import { attackOptimum } from './solver-optimum.ts';
import { attackTime } from './solver-time.ts';

/** A position takes as long as many of the others; in between there are so many of these. */
const EACH = 20;

export const solver: Attack = {
  name: 'solver',
  needs: 'nothing',
  run: async (trial) => {
    while (trial.goesOn()) {
      await attackTime(trial);
      for (let n = 0; n < EACH && trial.goesOn(); n++) {
        attackHints(trial);
        attackTexts(trial);
        attackOptimum(trial);
      }
    }
  },
};
