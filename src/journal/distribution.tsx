/** How many games took how many guesses: a table whose numbers are drawn as bars, too. */
import type { Translate } from '../ui/i18n.ts';
import type { Bar } from './statistics.ts';

interface Props {
  readonly title: string;
  readonly note: string;
  readonly bars: readonly Bar[];
  readonly withKnack: boolean;
  readonly t: Translate;
}

export function Distribution({ title, note, bars, withKnack, t }: Props) {
  const counts = bars.flatMap(({ yours, knacks }) => (withKnack ? [yours, knacks] : [yours]));
  const most = Math.max(1, ...counts);
  return (
    <section class="chapter">
      <h2 id={withKnack ? 'both-bars' : 'bars'}>{title}</h2>
      <p class="note">{note}</p>
      <table class="bars" aria-labelledby={withKnack ? 'both-bars' : 'bars'}>
        <thead>
          <tr>
            <th scope="col">{t('columnGuesses')}</th>
            <th scope="col">{t('columnYou')}</th>
            {withKnack && <th scope="col">{t('name')}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ guesses, orMore, yours, knacks }) => (
            <tr key={guesses}>
              <th scope="row">
                {guesses === null
                  ? t('gameLost')
                  : orMore
                    ? t('guessesOrMore', { guesses })
                    : t.number(guesses)}
              </th>
              <BarCell count={yours} most={most} kind="first" t={t} />
              {withKnack && <BarCell count={knacks} most={most} kind="second" t={t} />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  readonly count: number;
  readonly most: number;
  readonly kind: string;
  readonly t: Translate;
}

function BarCell({ count, most, kind, t }: CellProps) {
  return (
    <td>
      <span class={`bar ${kind}`} style={{ '--part': count / most }} />
      {t.number(count)}
    </td>
  );
}
