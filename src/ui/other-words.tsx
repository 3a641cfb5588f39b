/** Other good words, each with its measures and a picture of its groups. */
import type { Suggestion } from '../protocol/advice.ts';
import { GroupStrip } from './group-strip.tsx';
import { GuessCell, MarkNotes } from './guess-cell.tsx';
import type { Translate } from './i18n.ts';
import { isAtRisk } from './reason.ts';
import { percentage } from './rounding.ts';

interface Props {
  readonly others: readonly Suggestion[];
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function OtherWords({ others, onPick, t }: Props) {
  const risky = others.some(isAtRisk);
  return (
    <section>
      <table>
        <caption>{t('otherGuesses')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columnGuess')}</th>
            <th scope="col">{t('columnExpected')}</th>
            {risky && <th scope="col">{t('columnRisk')}</th>}
            <th scope="col" colSpan={2}>
              {t('columnGroups')}
            </th>
            <th scope="col">{t('columnLargest')}</th>
          </tr>
        </thead>
        <tbody>
          {others.map((other) => (
            <tr>
              <GuessCell guess={other} onPick={onPick} t={t} />
              <td>{guessesOf(other, t)}</td>
              {risky && <td>{isAtRisk(other) ? percentage(other.risk, t) : '–'}</td>}
              <td class="picture">
                <GroupStrip sizes={other.sizes} fine={20} t={t} />
              </td>
              <td>{t.number(other.groups)}</td>
              <td>{t.number(other.largest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MarkNotes guesses={others} t={t} />
    </section>
  );
}

/** Guesses to go on average; an estimate is given as one. */
const guessesOf = ({ expected, certainty }: Suggestion, t: Translate): string =>
  certainty === 'estimated' ? `≈ ${t.number(expected, 1)}` : t.number(expected, 2);
