/** Plays branches of games in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Branch, play, step, type Step } from '../../src/solver/play.ts';
import { createPlayer, type Settings } from './player.ts';

/** A branch with more answers than this is only split: what comes of it are tasks for all threads. */
const SPLIT = 40;

const { choose, grade, judge } = createPlayer(workerData as Settings);

parentPort!.on('message', (branch: Branch) => {
  const result: Step =
    branch.answers.length > SPLIT
      ? step(branch, choose, grade, judge)
      : { ended: [...play(branch, choose, grade, judge)], branches: [] };
  parentPort!.postMessage(result);
});
