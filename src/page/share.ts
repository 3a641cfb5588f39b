/**
 * How much of a page's time Knack may take, whatever the page does: a tenth of it, with something in reserve for
 * a page that was at rest, such as one on which a word is typed. A page that never rests is looked at less often.
 */

/** The part of the time that may be taken. */
const PART = 0.1;
/** So much may be taken beyond that, in milliseconds. */
const RESERVE = 500;
/**
 * However long one piece of work has taken, no more counts, in milliseconds: a dialog of the browser's may stop it
 * (https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#simple-dialogs).
 */
const MOST = RESERVE + 100;
/** No piece of work is expected to take longer, in milliseconds. */
const MOST_EXPECTED = 100;
/** So much may be taken without a pause, in milliseconds, since nothing else can happen on the page meanwhile. */
const AT_ONCE = 20;
/** What is longer than this is a pause, in milliseconds. */
const PAUSE = 8;

export interface Share {
  /** Does some work, whose time counts. */
  readonly take: <T>(work: () => T) => T;
  /** Does something within such work whose time is the page's own, such as pressing a key of the game. */
  readonly leave: <T>(work: () => T) => T;
  /** How long to wait with what a page can ask for again and again, in milliseconds: 0 as a rule. */
  readonly rest: () => number;
}

/** @param now in milliseconds, by a clock that only goes forward */
export function createShare(now: () => number): Share {
  /** What has been taken and not been made up for since, and what was taken without a pause. */
  let [taken, atOnce] = [0, 0];
  /** The longest piece of work of late: so long the next may take. */
  let longest = 0;
  let since = now();
  let isWorking = false;
  /** How much of the work under way was the page's. */
  let left = 0;
  const settle = (): number => {
    const at = now();
    const madeUp = (at - since) * PART;
    taken = Math.max(0, taken - madeUp);
    longest = Math.max(0, longest - madeUp);
    if (at - since >= PAUSE) atOnce = 0;
    since = at;
    return at;
  };
  return {
    take(work) {
      // What is done as a part of other work counts with that.
      if (isWorking) return work();
      const start = settle();
      isWorking = true;
      try {
        return work();
      } finally {
        isWorking = false;
        since = now();
        const own = since - start - left;
        left = 0;
        taken = Math.min(taken + own, MOST);
        atOnce += own;
        longest = Math.min(Math.max(longest, own), MOST_EXPECTED);
      }
    },
    leave(work) {
      const start = now();
      try {
        return work();
      } finally {
        if (isWorking) left += now() - start;
      }
    },
    rest() {
      const passed = now() - since;
      // In the middle of some work all that has passed since it began is its own.
      const [underWay, madeUp] = isWorking ? [passed - left, 0] : [0, passed * PART];
      const owed = taken + underWay - madeUp - RESERVE;
      // What comes next has to fit in as well. It is expected to take less the longer it is waited for.
      const next = isWorking ? 0 : Math.max(0, longest - madeUp);
      const wait = Math.max(owed, (owed + next) / 2);
      const isPaused = !isWorking && passed >= PAUSE;
      return Math.max(0, Math.ceil(wait / PART), atOnce + underWay > AT_ONCE && !isPaused ? PAUSE : 0);
    },
  };
}
