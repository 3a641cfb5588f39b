/** Rows of tiles as the player knows them from the game. */
import { capital, capitals } from './capital.ts';
import type { Translate } from './i18n.ts';

/** The feedback of a tile, by its digit. */
export const FEEDBACK = ['absent', 'present', 'correct'] as const;

interface HintRowProps {
  /** "oater 11001" */
  readonly hint: string;
  /** Whether it contradicts another row. */
  readonly atFault: boolean;
  readonly t: Translate;
}

/** One hint as coloured tiles. */
export function HintRow({ hint, atFault, t }: HintRowProps) {
  return (
    <li class={atFault ? 'tiles at-fault' : 'tiles'}>
      <HintTiles hint={hint} t={t} />
    </li>
  );
}

interface HintTilesProps extends Pick<HintRowProps, 'hint' | 't'> {
  /** The place of a tile that matters, from 0. */
  readonly marked?: number | null;
}

/** The tiles of a hint. */
export function HintTiles({ hint, marked = null, t }: HintTilesProps) {
  const [guess = '', digits = ''] = hint.split(' ');
  return (
    <>
      {[...guess].map((letter, i) => {
        const feedback = FEEDBACK[Number(digits[i])] ?? 'absent';
        return (
          <span
            class={`tile ${feedback}${i === marked ? ' marked' : ''}`}
            role="img"
            aria-label={t('hintTile', { letter: capital(letter), feedback })}
          >
            {capital(letter)}
          </span>
        );
      })}
    </>
  );
}

const plainTiles = (word: string) =>
  [...word].map((letter) => <span class="tile plain">{capital(letter)}</span>);

/** A word in plain tiles, read out as one word. */
export function WordTiles({ word }: { word: string }) {
  return (
    <span class="tiles large" role="img" aria-label={capitals(word)}>
      {plainTiles(word)}
    </span>
  );
}

interface PickProps {
  readonly word: string;
  /** Fills the word into the game; without it, the word is only to be read. */
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

/** A word in plain tiles that a click fills into the game. */
export function PickTiles({ word, onPick, t }: PickProps) {
  if (!onPick) return <WordTiles word={word} />;
  return (
    <button
      class="pick tiles large"
      aria-label={t('fillWord', { word: capitals(word) })}
      onClick={() => onPick(word)}
    >
      {plainTiles(word)}
    </button>
  );
}

/** A word in a line of text that a click fills into the game; shown as it is unless otherwise given. */
export function PickWord({ word, shown = word, onPick, t }: PickProps & { readonly shown?: string }) {
  if (!onPick) return <>{shown}</>;
  return (
    <button class="pick" aria-label={t('fillWord', { word: capitals(word) })} onClick={() => onPick(word)}>
      {shown}
    </button>
  );
}
