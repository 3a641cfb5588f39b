/** A nudge: which letters tell the words apart, and no word. */
import type { TellingLetter } from '../protocol/advice.ts';
import { capital } from './capital.ts';
import type { Translate } from './i18n.ts';
import { percentage } from './rounding.ts';

interface Props {
  readonly letters: readonly TellingLetter[];
  /** Whether there are words left that the letters say nothing of. */
  readonly isPartial: boolean;
  readonly t: Translate;
}

export function LettersToTest({ letters, isPartial, t }: Props) {
  return (
    <section class="letters">
      <h2>{t('lettersToTest')}</h2>
      {letters.length === 0 ? (
        <p>{t(isPartial ? 'noLetters' : 'lettersKnown')}</p>
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
