/** Why a game cannot be read, and what the player can do about it. */
import { useState } from 'preact/hooks';
import type { Looks } from '../protocol/looks.ts';
import { MAX_BOARDS } from '../protocol/maximums.ts';
import type { Unread, UnreadColours } from '../protocol/report.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { useTelling } from './use-telling.ts';

/**
 * Of colours that are asked about, what is said once they mean nothing that Knack knows.
 * @param isAdded whether the player has added the site, so that nothing is known of its pages
 */
export function unreadSentence(why: Unread | null, isAdded: boolean, t: Translate): string {
  switch (why?.kind) {
    case 'some':
      return t('unreadSome', { read: why.read, of: why.of });
    case 'many':
      return t('unreadMany', { of: why.of, most: MAX_BOARDS });
    case 'unclear':
    case 'letters':
    case 'canvas':
    case 'pictures':
      return t(`unread_${why.kind}`);
    case 'colours':
      return t(isAdded ? 'looksNone' : 'unreadable');
    default:
      return t(isAdded ? 'unread_unknown' : 'unreadable');
  }
}

const MEANINGS = ['correct', 'present', 'absent'] as const;

interface ColoursProps {
  readonly why: UnreadColours;
  /** What they may mean, by the words so far; null where there is nothing to propose. */
  readonly proposed: Looks | null;
  /** Null is none of what can be chosen; rejects where nobody could be told. */
  readonly tell: (looks: Looks | null) => Promise<unknown>;
  readonly t: Translate;
}

/** Asks what the colours mean. */
export function Colours({ why, proposed, tell, t }: ColoursProps) {
  const [chosen, setChosen] = useState<Looks>({});
  const said = { ...proposed, ...chosen };
  const [failed, follow] = useTelling();
  const isWhole = why.looks.every(({ key }) => key in said);
  return (
    <section class="looks">
      <p class="summary">{t('unreadColours')}</p>
      <p>{t(proposed ? 'looksProposed' : 'looksAsked')}</p>
      {why.looks.map(({ key, colour, letters }, n) => (
        <fieldset key={key}>
          <legend>
            <span class="swatch" style={{ background: colour }} />
            {t('look', { n: n + 1, letters: capitals(letters) })}
          </legend>
          {MEANINGS.map((meaning) => (
            <label>
              <input
                type="radio"
                name={`look-${n}`}
                checked={said[key] === meaning}
                onChange={() => setChosen((before) => ({ ...before, [key]: meaning }))}
              />
              {t(`look_${meaning}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <button class="primary" disabled={!isWhole} onClick={() => follow(tell(said))}>
        {t('looksDone')}
      </button>
      <button type="button" onClick={() => follow(tell(null))}>
        {t('noneOfThese')}
      </button>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </section>
  );
}
