/** Other good words, each with its measures and a picture of its groups. */
import type { Suggestion } from '../solver/solve.ts';
import { GroupStrip } from './group-strip.tsx';
import type { Translate } from './i18n.ts';
import { PickWord } from './tiles.tsx';

interface Props {
  readonly others: readonly Suggestion[];
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function OtherWords({ others, onPick, t }: Props) {
  return (
    <section>
      <table>
        <caption>{t('otherGuesses')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columnGuess')}</th>
            <th scope="col">{t('columnExpected')}</th>
            <th scope="col" colSpan={2}>
              {t('columnGroups')}
            </th>
            <th scope="col">{t('columnLargest')}</th>
          </tr>
        </thead>
        <tbody>
          {others.map(({ word, candidate, expected, groups, largest, sizes }) => (
            <tr>
              <th scope="row" title={t(candidate ? 'canBeAnswer' : 'cannotBeAnswer')}>
                <span class={candidate ? 'word' : 'word probe'}>
                  <PickWord word={word} onPick={onPick} t={t} />
                </span>
              </th>
              <td>{t.number(expected, 2)}</td>
              <td class="picture">
                <GroupStrip sizes={sizes} fine={20} t={t} />
              </td>
              <td>{t.number(groups)}</td>
              <td>{t.number(largest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.some(({ candidate }) => !candidate) && <p class="note">{t('probesInItalics')}</p>}
    </section>
  );
}
