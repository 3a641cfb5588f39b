/** The limits of time: for a position as a whole, and for each step between two yields. */
import { solve } from '../../src/solver/solve.ts';
import type { Trial } from './attack.ts';
import { drawPosition, type Drawn } from './solver-positions.ts';

/** In milliseconds of the processor. */
const MOST = 1500;
const MOST_A_STEP = 60;

/** What the processor has done for this process so far, in milliseconds; other processes do not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Times {
  readonly all: number;
  /** The longest step, and which it was. */
  readonly step: number;
  readonly at: number;
}

function timesOf({ puzzle }: Drawn): Times {
  const work = solve(puzzle);
  const start = processorTime();
  let [last, step, at] = [start, 0, 0];
  for (let n = 0; ; n++) {
    const { done } = work.next();
    const now = processorTime();
    if (now - last > step) [step, at] = [now - last, n];
    last = now;
    if (done === true) return { all: last - start, step, at };
  }
}

const isTooLong = ({ all, step }: Times): boolean => all > MOST || step > MOST_A_STEP;

/** Solves one position. Machines hiccup: what takes too long is measured once more before it counts. */
export async function attackTime({ random, tried, failed }: Trial): Promise<void> {
  const drawn = await drawPosition(random);
  tried('positions timed');
  if (!isTooLong(timesOf(drawn))) return;
  const times = timesOf(drawn);
  if (!isTooLong(times)) return;
  const { all, step, at } = times;
  failed(`${drawn.said}: ${all.toFixed()} ms in all, ${step.toFixed()} ms in step ${at}`);
}
