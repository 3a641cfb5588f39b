/** The board, which is all that Knack learns about the game. */
import { capital } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import { feedbackOn, type Game, outcomeOf, ROWS, type TileFeedback } from './game.ts';

interface Props {
  /** Null until a word has been drawn. */
  readonly game: Game | null;
  /** Letters in a word. */
  readonly length: number;
  readonly typed: string;
  readonly isRefused: boolean;
  /** Whether the last row has got its feedback just now. */
  readonly isFresh: boolean;
  readonly t: Translate;
}

interface Tile {
  /** Empty on an empty tile. */
  readonly letter: string;
  /** Null while the row is not entered. */
  readonly feedback: TileFeedback | null;
}

const openTiles = (text: string, length: number): Tile[] =>
  Array.from({ length }, (_, n) => ({ letter: [...text][n] ?? '', feedback: null }));

function rowsOf(game: Game | null, length: number, typed: string): Tile[][] {
  return Array.from({ length: ROWS }, (_, row) => {
    const guess = game?.guesses[row];
    if (game && guess !== undefined) {
      const feedback = feedbackOn(guess, game.answer);
      return [...guess].map((letter, n) => ({ letter, feedback: feedback[n]! }));
    }
    return openTiles(row === game?.guesses.length ? typed : '', length);
  });
}

/** What a screen reader says of a tile. */
export function tileLabel({ letter, feedback }: Tile, t: Translate): string {
  if (letter === '') return t('emptyTile');
  return feedback === null ? capital(letter) : t('hintTile', { letter: capital(letter), feedback });
}

/** From now on keys are for the game, and Enter presses nothing else. */
export function focusBoard(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('.board')?.focus(options);
}

export function Board({ game, length, typed, isRefused, isFresh, t }: Props) {
  const open = game && outcomeOf(game) === 'open' ? game.guesses.length : -1;
  const fresh = game && isFresh ? game.guesses.length - 1 : -1;
  return (
    <ol
      class="board"
      tabIndex={-1}
      aria-label={t('rowsLabel')}
      data-puzzle={game?.id}
      data-lexicon={game?.lexicon}
      data-hard={game && String(game.hard)}
    >
      {rowsOf(game, length, typed).map((tiles, row) => (
        <li
          // Tiles of another game must not animate into these.
          key={`${game?.id ?? ''} ${row}`}
          class={row === fresh ? 'turning' : row === open && isRefused ? 'refused' : undefined}
          // Rows that are not in play yet are not read out.
          aria-hidden={row !== open && row >= (game?.guesses.length ?? 0)}
        >
          {tiles.map((tile, n) => (
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
