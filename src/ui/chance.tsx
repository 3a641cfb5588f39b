/** How well a word can be the answer: in words beside one alone, as a sign where there are many. */
import type { AnySuggestion } from '../protocol/advice.ts';
import type { Translate } from './i18n.ts';

/** The chances that have a sign of their own; a word that was the answer before has that of such words. */
const SIGNS = { likelyAnswer: '●', rareAnswer: '○', cannotBeAnswer: '◇' } as const;
type Signed = keyof typeof SIGNS;

function chanceOf({ candidate, likely, past }: AnySuggestion): Signed | 'pastAnswer' {
  if (!candidate) return 'cannotBeAnswer';
  if (likely) return 'likelyAnswer';
  return past ? 'pastAnswer' : 'rareAnswer';
}

interface Props {
  readonly guess: AnySuggestion;
  readonly t: Translate;
}

export const ChanceBadge = ({ guess, t }: Props) => (
  <span class={guess.candidate ? 'badge' : 'badge probe'}>{t(chanceOf(guess))}</span>
);

export function ChanceSign({ guess, t }: Props) {
  const chance = chanceOf(guess);
  if (chance === 'pastAnswer') return null;
  return (
    <span class="mark" role="img" aria-label={t(chance)} title={t(chance)}>
      {SIGNS[chance]}
    </span>
  );
}

interface LegendProps {
  readonly guesses: readonly AnySuggestion[];
  readonly t: Translate;
}

/** What the signs beside some words say. */
export function ChanceLegend({ guesses, t }: LegendProps) {
  const chances = new Set(guesses.map(chanceOf));
  const signed = (Object.keys(SIGNS) as Signed[]).filter((chance) => chances.has(chance));
  if (signed.length === 0) return null;
  return (
    <p class="note legend">
      {signed.map((chance) => (
        <span>
          <span class="mark" aria-hidden="true">
            {SIGNS[chance]}
          </span>{' '}
          {t(chance)}
        </span>
      ))}
    </p>
  );
}
