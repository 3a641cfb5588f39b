/** The best next words where several boards are open: one word counts on all of them. */
import type { JointSuggestion } from '../protocol/advice.ts';
import { BestHeading } from './best-heading.tsx';
import type { Translate } from './i18n.ts';
import { jointReasonOf, rivalSentenceOf } from './reason.ts';
import { Rival } from './rival.tsx';
import { roughly } from './rounding.ts';
import { GuessCell, MarkNotes } from './guess-cell.tsx';

interface BestProps {
  readonly best: JointSuggestion;
  /** The best word that can be an answer, where the best one cannot. */
  readonly rival: JointSuggestion | null;
  /** How many words are possible, all boards together. */
  readonly possible: number;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function BestJointWord({ best, rival, possible, onPick, t }: BestProps) {
  return (
    <section class="best">
      <BestHeading best={best} onPick={onPick} t={t} />
      <p class="reason">{jointReasonOf(best, possible, t)}</p>
      {rival && <Rival rival={rival} sentence={rivalSentenceOf(best, rival, t)} onPick={onPick} t={t} />}
    </section>
  );
}

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
