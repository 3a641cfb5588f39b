/** Plays joint games in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { createJointPlayer } from './joint-player.ts';
import type { Settings } from './player.ts';

const play = createJointPlayer(workerData as Settings);

parentPort!.on('message', (answers: readonly string[]) => parentPort!.postMessage(play(answers)));
