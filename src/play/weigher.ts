/** Has the word weighed that stands whole in the open row, and follows it. */
import { Latest } from '../protocol/latest.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Weighed } from '../protocol/weighed.ts';
import { openRowOf, recordOf, type State } from '../session/state.ts';

export interface Weigher {
  /** To be called whenever the session has changed. */
  readonly follow: (state: State) => void;
  /** What the word in the row is worth; null while that is not known, or there is none. */
  readonly weighed: () => Weighed | null;
}

/** @param onChange called when it is known what the word is worth */
export function createWeigher(ask: Ask, onChange: () => void): Weigher {
  /** The row with the word that stands in it, and that as it was weighed last. */
  let standing: string | null = null;
  let asked: string | null = null;
  const latest = new Latest();
  let weighed: Weighed | null = null;
  return {
    follow(state) {
      const word = wordIn(state);
      const stands = word && JSON.stringify([openRowOf(state)!.key, word]);
      const next = stands && JSON.stringify([stands, basisOf(state)]);
      if (next === asked) return;
      asked = next;
      // Of the same word, what was said stands until it is known anew.
      if (stands !== standing) weighed = null;
      standing = stands;
      const begun = latest.begin();
      if (!word) return;
      ask({ type: 'weigh', word }, begun).then(
        (reply) => {
          if (begun.aborted) return;
          weighed = reply;
          onChange();
        },
        // The next word asks again.
        () => undefined,
      );
    },
    weighed: () => weighed,
  };
}

/** What the worth of a word rests on, beside the row: what was asked last, and how far Knack has looked ahead. */
const basisOf = ({ question, shown }: State): unknown => [
  question,
  shown?.advice?.status === 'open' && shown.advice.progress,
];

/** The whole word of the player's own that has not been entered; null where there is none, or no game that goes on. */
function wordIn(state: State): string | null {
  const row = openRowOf(state);
  const { settings, shown, awaited, typing, play } = state;
  const isOn = settings?.overlay === true && settings.weigh;
  if (!row || !isOn || awaited || typing || play) return null;
  if (shown?.advice && shown.advice.status !== 'open') return null;
  return [...row.letters].length === row.width && recordOf(state, row).by !== 'knack' ? row.letters : null;
}
