/** Rows of tiles as the player knows them from the game. */
import type { Translate } from './i18n.ts';

const STATES = ['absent', 'present', 'correct'] as const;

interface HintRowProps {
  /** "oater 11001" */
  readonly hint: string;
  /** Whether it contradicts another row. */
  readonly atFault: boolean;
  readonly t: Translate;
}

/** One hint as coloured tiles. */
export function HintRow({ hint, atFault, t }: HintRowProps) {
  const [guess = '', digits = ''] = hint.split(' ');
  return (
    <li class={atFault ? 'tiles at-fault' : 'tiles'}>
      {[...guess].map((letter, i) => {
        const state = STATES[Number(digits[i])] ?? 'absent';
        return (
          <span
            class={`tile ${state}`}
            role="img"
            aria-label={t('hintTile', { letter: letter.toUpperCase(), state })}
          >
            {letter}
          </span>
        );
      })}
    </li>
  );
}

/** A word in plain tiles, read out as one word. */
export function WordTiles({ word }: { word: string }) {
  return (
    <span class="tiles large" role="img" aria-label={word.toUpperCase()}>
      {[...word].map((letter) => (
        <span class="tile plain">{letter}</span>
      ))}
    </span>
  );
}
