/** Has the word weighed that stands whole in the open row, and follows it. */
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
  /** The word that stands in the row, with the row. */
  let asked: string | null = null;
  let weighed: Weighed | null = null;
  return {
    follow(state) {
      const wanted = wordIn(state);
      const next = wanted && JSON.stringify(wanted);
      if (next === asked) return;
      asked = next;
      weighed = null;
      if (!wanted) return;
      const isWanted = () => asked === next;
      ask({ type: 'weigh', word: wanted.word }, isWanted).then(
        (reply) => {
          if (!isWanted()) return;
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

/** The whole word of the player's own that has not been entered, with its row; null where there is none. */
function wordIn(state: State): { readonly row: string; readonly word: string } | null {
  const row = openRowOf(state);
  const isOn = state.settings?.overlay === true && state.settings.weigh;
  if (!row || !isOn || row.isBusy || state.awaited || state.typing || state.play) return null;
  if ([...row.letters].length !== row.width || recordOf(state, row).by === 'knack') return null;
  return { row: row.key, word: row.letters };
}
