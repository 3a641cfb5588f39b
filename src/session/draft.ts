/** The state while an event is handled, with the effects so far. */
import { withRow } from '../protocol/guesses.ts';
import { MAX_ACTS } from '../protocol/maximums.ts';
import type { Notice } from '../protocol/notice.ts';
import type { RowRecord } from '../protocol/records.ts';
import type { Act } from '../protocol/sync.ts';
import type { Effect } from './events.ts';
import { type OpenRow, recordOf, type RowState, type State } from './state.ts';

const FRESH: Omit<RowState, 'key'> = {
  held: false,
  pressed: false,
  reasonBy: null,
  feedbackBy: null,
  message: null,
  closed: false,
  isLeftToEnter: false,
};

/** An act that has no number yet. */
type NewAct = Act extends infer A ? (A extends Act ? Omit<A, 'number'> : never) : never;

export class Draft {
  state: State;
  readonly at: number;
  readonly effects: Effect[] = [];

  constructor(state: State, at: number) {
    this.state = state;
    this.at = at;
  }

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
  }

  emit(effect: Effect): void {
    this.effects.push(effect);
  }

  /** Has words typed again where the page took nothing from a script before. */
  tryAgain(): void {
    this.set({ hasTyped: this.state.hasTyped ?? false });
  }

  /** @returns a number that has not been used yet */
  number(): number {
    this.set({ counter: this.state.counter + 1 });
    return this.state.counter;
  }

  /** What is known about a row while its page is open. */
  rowState({ key }: OpenRow): RowState {
    const { row } = this.state;
    return row?.key === key ? row : { ...FRESH, key };
  }

  setRow(row: OpenRow, change: Partial<Omit<RowState, 'key'>>): void {
    this.set({ row: { ...this.rowState(row), ...change } });
  }

  /** Notes what has happened, for the worker to be told. Of what follows the last counts. */
  note(act: NewAct): void {
    const others = this.state.acts.filter(({ type }) => type === 'refused' || type !== act.type);
    this.set({ acts: [...others, { ...act, number: this.state.number + 1 }].slice(-MAX_ACTS) });
  }

  /** Asks for advice. Until the reply comes there is none, and only the last question counts. */
  ask(): void {
    this.set({
      question: this.state.number + 1,
      isAsking: true,
      askAgainAt: null,
      update: null,
      shown: null,
    });
  }

  /** Remembers something about a row. */
  remember(row: OpenRow, change: Partial<Omit<RowRecord, 'puzzle' | 'row'>>): void {
    const record = recordOf(this.state, row);
    const next = { ...record, ...change };
    if (JSON.stringify(next) !== JSON.stringify(record)) this.set({ rows: withRow(this.state.rows, next) });
  }

  leaveTo(by: 'player' | 'nobody', row: OpenRow): void {
    this.remember(row, { by, word: '' });
  }

  notify(kind: Notice['kind'], word: string): void {
    const isLost = this.state.isPrivate && kind === 'notInList';
    this.note({ type: 'notice', notice: { kind: isLost ? 'notInListPrivate' : kind, word } });
  }

  /** Says why a row is left to the player. */
  giveUp(kind: Notice['kind'], word: string): void {
    this.notify(kind, word);
    this.stopPlaying();
  }

  /** Has whatever is being typed end where it is. */
  stopTyping(): void {
    const { typing } = this.state;
    if (!typing || typing.isStopped) return;
    this.set({ typing: { ...typing, isStopped: true } });
    this.emit({ type: 'stopTyping' });
  }

  stopPlaying(): void {
    if (!this.state.play) return;
    this.set({ play: null });
    this.emit({ type: 'stopResting' });
  }
}
