/** Other good words where several boards are open: one word counts on all of them. */
import type { JointSuggestion } from '../protocol/advice.ts';
import type { Translate } from './i18n.ts';
import { roughly } from './rounding.ts';
import { GuessCell, MarkNotes } from './guess-cell.tsx';

interface OtherProps {
  readonly others: readonly JointSuggestion[];
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function OtherJointWords({ others, onPick, t }: OtherProps) {
  return (
    <section>
      <table>
        <caption>{t('otherGuesses')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columnGuess')}</th>
            <th scope="col">{t('columnExpected')}</th>
            <th scope="col">{t('columnLeft')}</th>
          </tr>
        </thead>
        <tbody>
          {others.map((other) => (
            <tr>
              <GuessCell guess={other} onPick={onPick} t={t} />
              <td>≈ {t.number(other.expected, 1)}</td>
              <td>{t.number(roughly(other.left))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MarkNotes guesses={others} t={t} />
    </section>
  );
}
