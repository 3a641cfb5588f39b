/** The keyboard on the screen. */
import type { ComponentChildren } from 'preact';
import { DELETE, ENTER } from '../page/pressed-keys.ts';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { capital } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import type { TileFeedback } from './game.ts';

interface Props {
  readonly lexicon: Lexicon;
  /** What has been said of each letter. */
  readonly feedback: ReadonlyMap<string, TileFeedback>;
  /** The same on each of several boards; null on one alone. */
  readonly byBoard: ReadonlyMap<string, readonly (TileFeedback | null)[]> | null;
  readonly press: (key: string) => void;
  readonly t: Translate;
}

export function Keyboard({ lexicon, feedback, byBoard, press, t }: Props) {
  const rows = LEXICONS[lexicon].keyboard;
  const letterKey = (letter: string) => {
    const said = feedback.get(letter);
    const boards = byBoard?.get(letter);
    const name = said
      ? t('hintTile', { letter: capital(letter), feedback: said })
      : boards
        ? nameOn(boards, letter, t)
        : capital(letter);
    return (
      <Key key={letter} id={letter} name={name} feedback={said} press={press}>
        {capital(letter)}
        {byBoard && <Marks boards={boards ?? []} />}
      </Key>
    );
  };
  return (
    <div class="keys" role="group" aria-label={t('keyboard')} style={{ '--keys': longest(rows) }}>
      {rows.map((row, n) => (
        <div key={n}>
          {n === rows.length - 1 && (
            <Key id={ENTER} name="Enter" press={press}>
              ↵
            </Key>
          )}
          {[...row].map(letterKey)}
          {n === rows.length - 1 && (
            <Key id={DELETE} name={t('deleteKey')} press={press}>
              ⌫
            </Key>
          )}
        </div>
      ))}
    </div>
  );
}

/** What each board has said of a letter, in the order of the boards. */
const Marks = ({ boards }: { readonly boards: readonly (TileFeedback | null)[] }) => (
  <span class="marks" aria-hidden="true">
    {boards.map((mark, n) => (
      <i key={n} data-state={mark ?? undefined} />
    ))}
  </span>
);

/** What the boards have said of a letter, read out. */
function nameOn(boards: readonly (TileFeedback | null)[], letter: string, t: Translate): string {
  const on = (feedback: TileFeedback): string => {
    const those = boards.flatMap((mark, n) => (mark === feedback ? [t.number(n + 1)] : []));
    return those.length > 0 ? t.list(those) : 'none';
  };
  return t('keyOnBoards', { letter: capital(letter), correct: on('correct'), present: on('present') });
}

const longest = (rows: readonly string[]): number => Math.max(...rows.map((row) => [...row].length));

interface KeyProps {
  readonly id: string;
  readonly name: string;
  readonly feedback?: TileFeedback | undefined;
  readonly press: (key: string) => void;
  readonly children: ComponentChildren;
}

function Key({ id, name, feedback, press, children }: KeyProps) {
  return (
    <button type="button" data-key={id} data-state={feedback} aria-label={name} onClick={() => press(id)}>
      {children}
    </button>
  );
}
