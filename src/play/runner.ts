/** Runs a session: handles events one after the other and has their effects carried out. */
import type { Effect, Event, UntimedEvent } from '../session/events.ts';
import { nextAlarm, reduce } from '../session/session.ts';
import { initialState, type SessionSite, type State } from '../session/state.ts';

interface RunnerDeps {
  readonly carryOut: (effect: Effect) => void;
  /** Called when all events have been handled. */
  readonly onChange: () => void;
  /** The page has to be looked at, although nothing on it has changed. */
  readonly onAlarm: () => void;
  readonly signal: AbortSignal;
}

export interface Runner {
  readonly state: () => State;
  /** Events that come while another is handled are queued. */
  readonly dispatch: (event: UntimedEvent) => void;
}

export function createRunner(site: SessionSite, { carryOut, onChange, onAlarm, signal }: RunnerDeps): Runner {
  let state = initialState(site);
  const waiting: Event[] = [];
  let isRunning = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(alarm));

  const setAlarm = () => {
    clearTimeout(alarm);
    const now = performance.now();
    const next = nextAlarm(state, now);
    if (next !== null && !signal.aborted) alarm = setTimeout(onAlarm, next - now);
  };

  /** What a page makes one effect throw keeps no other from being carried out. */
  const carryOutSafely = (effect: Effect) => {
    try {
      carryOut(effect);
    } catch (error) {
      console.error(error);
    }
  };

  const runAll = () => {
    isRunning = true;
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const step = reduce(state, event);
      state = step.state;
      step.effects.forEach(carryOutSafely);
    }
    isRunning = false;
    setAlarm();
    onChange();
  };

  return {
    state: () => state,
    dispatch(event) {
      if (signal.aborted) return;
      waiting.push({ ...event, at: performance.now() });
      if (!isRunning) runAll();
    },
  };
}
