/** Plays games of given days in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { MEASURED_LEVELS } from '../../src/sites/repeats.ts';
import { play } from '../../src/solver/play.ts';
import { withPast } from '../../src/solver/past.ts';
import { createPlayer } from './player.ts';
import type { GameResult } from './one-by-one.ts';
import type { DatedRun } from './prepare.ts';

const { settings, past, answers } = workerData as DatedRun;

parentPort!.on('message', (day: number) => {
  const before = [...past, ...answers.slice(0, day)];
  const { choose, grade } = createPlayer({ ...settings, ...withPast(settings, before, MEASURED_LEVELS) });
  const [game] = play({ hints: [], answers: [answers[day]!] }, choose, grade);
  const { guesses, found } = game!;
  const result: GameResult = { guesses, found };
  parentPort!.postMessage(result);
});
