/** A nudge: which letters tell the words apart, and no word. */
import type { TellingLetter } from '../protocol/advice.ts';
import { capital } from './capital.ts';
import type { Translate } from './i18n.ts';
import { percentage } from './rounding.ts';

interface Props {
  readonly letters: readonly TellingLetter[];
  readonly t: Translate;
}

/** What holds their place while they are worked out, as high as that, so that nothing below it moves. */
export const LettersAwaited = ({ t }: Pick<Props, 't'>) => (
  <section class="letters awaited" aria-busy="true">
    <h2>{t('lettersToTest')}</h2>
    <ul aria-hidden="true">
      <li>
        <span class="tile">…</span> <span class="share">…</span>
      </li>
    </ul>
    <p class="note">{t('lettersHelp')}</p>
  </section>
);

export function LettersToTest({ letters, t }: Props) {
  return (
    <section class="letters">
      <h2>{t('lettersToTest')}</h2>
      {letters.length === 0 ? (
        <p>{t('noLetters')}</p>
      ) : (
        <>
          <ul>
            {letters.map(({ letter, share }) => (
              <li>
                <span class="tile gauge" style={{ '--share': share }}>
                  {capital(letter)}
                </span>{' '}
                <span class="share">{percentage(share, t)}</span>
              </li>
            ))}
          </ul>
          <p class="note">{t('lettersHelp')}</p>
        </>
      )}
    </section>
  );
}
