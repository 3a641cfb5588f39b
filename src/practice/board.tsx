/** The boards, which are all that Knack learns about the game. */
import { boardName } from '../ui/boards.ts';
import { capital } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import { useFittingTiles } from './fit.ts';
import { feedbackOn, type Game, guessesOn, limitOf, outcomeOf, type TileFeedback } from './game.ts';

interface Props {
  /** Null until words have been drawn. */
  readonly game: Game | null;
  /** How many boards there are, and letters in a word. */
  readonly boards: number;
  readonly length: number;
  readonly typed: string;
  readonly isRefused: boolean;
  /** Whether the last row has got its feedback just now. */
  readonly isFresh: boolean;
  readonly t: Translate;
}

/** Of more boards than these no row is shown before it is in play. */
const MANY = 4;
export const areMany = (boards: number): boolean => boards > MANY;

interface Tile {
  /** Empty on an empty tile. */
  readonly letter: string;
  /** Null while the row is not entered. */
  readonly feedback: TileFeedback | null;
}

const openTiles = (text: string, length: number): Tile[] =>
  Array.from({ length }, (_, n) => ({ letter: [...text][n] ?? '', feedback: null }));

/** What a screen reader says of a tile. */
export function tileLabel({ letter, feedback }: Tile, t: Translate): string {
  if (letter === '') return t('emptyTile');
  return feedback === null ? capital(letter) : t('hintTile', { letter: capital(letter), feedback });
}

/** From now on keys are for the game, and Enter presses nothing else. */
export function focusBoard(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('.boards')?.focus(options);
}

/** All boards of the game; the one element around them says which game it is. */
export function Boards(props: Props) {
  const { game, boards, length, t } = props;
  const answers = game?.answers ?? Array.from({ length: boards }, () => null);
  const isOver = game !== null && outcomeOf(game) !== 'open';
  const shape = `${boards} ${length} ${game?.guesses.length ?? 0}`;
  const ref = useFittingTiles(areMany(boards) ? shape : null, isOver);
  return (
    <div
      ref={ref}
      class={`boards${boards > 1 ? ' several' : ''}${areMany(boards) ? ' many' : ''}`}
      role="group"
      tabIndex={-1}
      aria-label={t('rowsLabel')}
      data-puzzle={game?.id}
      data-lexicon={game?.lexicon}
      data-hard={game && String(game.hard)}
      data-limit={limitOf(boards)}
    >
      {answers.map((answer, n) => (
        <Board key={n} {...props} answer={answer} label={boards > 1 ? boardName(n, t) : undefined} />
      ))}
    </div>
  );
}

interface BoardProps extends Props {
  /** Null until a word has been drawn. */
  readonly answer: string | null;
  readonly label: string | undefined;
}

function Board({ game, answer, label, boards, length, typed, isRefused, isFresh, t }: BoardProps) {
  const taken = game && answer !== null ? guessesOn(game, answer) : [];
  const isOpen = game !== null && outcomeOf(game) === 'open' && answer !== null && !taken.includes(answer);
  const open = isOpen ? taken.length : -1;
  // Of many boards those rows alone that are in play, since the others would take all of the window.
  const rows = areMany(boards) ? Math.min(limitOf(boards), taken.length + Number(isOpen)) : limitOf(boards);
  const fresh = isFresh && taken.length === game?.guesses.length ? taken.length - 1 : -1;
  const tilesOf = (row: number): Tile[] => {
    const guess = taken[row];
    if (guess === undefined || answer === null) return openTiles(row === open ? typed : '', length);
    const feedback = feedbackOn(guess, answer);
    return [...guess].map((letter, n) => ({ letter, feedback: feedback[n]! }));
  };
  return (
    <ol class="board" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <li
          // Tiles of another game must not animate into these.
          key={`${game?.id ?? ''} ${row}`}
          class={row === fresh ? 'turning' : row === open && isRefused ? 'refused' : undefined}
          // Rows that are not in play yet are not read out.
          aria-hidden={row !== open && row >= taken.length}
        >
          {tilesOf(row).map((tile, n) => (
            <span
              key={n}
              class="tile"
              style={{ '--place': n }}
              role="img"
              aria-label={tileLabel(tile, t)}
              data-state={tile.feedback ?? (tile.letter ? 'typed' : 'empty')}
            >
              {capital(tile.letter)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
