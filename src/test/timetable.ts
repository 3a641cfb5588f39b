import { type Run, type RunOptions, Timetable } from '../worker/timetable.ts';

const showing = (tabs: readonly number[]) => () => Promise.resolve(new Set(tabs));

/** The time of a worker of whose tabs none is in front. */
export const timetable = (inFront: readonly number[] = []): Timetable => new Timetable(showing(inFront));

/** Ends work as the clock does, but at the first result that is enough, however fast the machine is. */
class HastyTimetable extends Timetable {
  override async run<T>(work: Generator<T | undefined, T>, options: RunOptions<T>): Promise<Run<T> | null> {
    let isCutShort = false;
    function* inHaste(): Generator<T | undefined, T> {
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) return step.value;
        isCutShort = step.value !== undefined && options.isEnough(step.value);
        if (step.value !== undefined && isCutShort) return step.value;
        yield step.value;
      }
    }
    const run = await super.run(inHaste(), options);
    return run && { ...run, isCutShort: run.isCutShort || isCutShort };
  }
}

export const hastyTimetable = (inFront: readonly number[] = []): Timetable =>
  new HastyTimetable(showing(inFront));
