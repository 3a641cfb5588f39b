/** The state while an event is handled, with the effects so far. */
import { withRow } from '../protocol/guesses.ts';
import type { Notice } from '../protocol/notice.ts';
import type { RowRecord } from '../protocol/records.ts';
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

  /** Remembers something about a row, here and in the worker. */
  remember(row: OpenRow, change: Partial<Omit<RowRecord, 'puzzle' | 'row'>>): void {
    const next: RowRecord = { ...recordOf(this.state, row), ...change };
    this.set({ rows: withRow(this.state.rows, next) });
    this.emit({ type: 'rememberRow', row: next });
  }

  leaveTo(by: 'player' | 'nobody', row: OpenRow): void {
    this.remember(row, { by, word: '' });
  }

  notify(kind: Notice['kind'], word: string): void {
    const isLost = this.state.isPrivate && kind === 'notInList';
    this.emit({ type: 'notice', notice: { kind: isLost ? 'notInListPrivate' : kind, word } });
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
    this.emit({ type: 'playing', on: false });
  }
}
