import { Timetable } from '../worker/timetable.ts';

/** The time of a worker of whose tabs none is in front. */
export const timetable = (inFront: readonly number[] = []): Timetable =>
  new Timetable(() => Promise.resolve(new Set(inFront)));
