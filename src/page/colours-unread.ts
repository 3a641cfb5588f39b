/** What there is to see of rows whose colours mean nothing for sure, for the question what they mean. */
import { isClear } from './groups.ts';
import { colourOf } from './looks.ts';
import type { UnreadBoards } from './page-view.ts';
import type { Unreadable } from './rows.ts';

/** So many looks are told: there are three kinds of feedback. */
const MAX_LOOKS = 12;
/** So many letters with a look are named, so that it can be found on the page whatever its colour is. */
const MAX_NAMED = 6;

export function coloursUnread({ looks: { boards }, letters }: Exclude<Unreadable, string>): UnreadBoards {
  const whole = boards.flat().filter(isClear);
  const seen = whole.length > 0 ? whole : boards.flat();
  const looks = [...new Set(seen.flat())].filter((look) => look !== null).slice(0, MAX_LOOKS);
  if (looks.length === 0) return { kind: 'unknown' };
  const lettersWith = (key: string) =>
    letters.flatMap((rows, n) =>
      rows.flatMap((row, m) => row.filter((_, at) => boards[n]?.[m]?.[at] === key)),
    );
  return {
    kind: 'colours',
    looks: looks.map((key) => ({
      key,
      colour: colourOf(key),
      letters: [...new Set(lettersWith(key))].slice(0, MAX_NAMED).join(' '),
    })),
    rows: letters.map((rows, n) =>
      rows.flatMap((row, m) => {
        const own = boards[n]?.[m];
        return own && isClear(own) ? [{ letters: row, looks: own }] : [];
      }),
    ),
  };
}
