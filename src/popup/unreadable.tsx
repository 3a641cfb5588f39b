/** Why a game cannot be read, and what the player can do about it. */
import { useState } from 'preact/hooks';
import type { Looks } from '../protocol/added-site.ts';
import type { Report, Unread, UnreadColours } from '../protocol/report.ts';
import { hostOf } from '../sites/added.ts';
import { capitals } from '../ui/capital.ts';
import type { AppProps } from './props.ts';

type Props = AppProps & { readonly tab: number; readonly report: Report };

export function Unreadable(props: Props) {
  const { report, t } = props;
  const { why } = report;
  if (why?.kind === 'colours' && hostOf(report.site) !== null) return <Colours {...props} why={why} />;
  return <p class="summary">{sentenceOn(why, t)}</p>;
}

function sentenceOn(why: Unread | undefined, t: AppProps['t']): string {
  switch (why?.kind) {
    case 'some':
      return t('unreadSome', { read: why.read, of: why.of });
    case 'unclear':
    case 'letters':
    case 'canvas':
    case 'pictures':
      return t(`unread_${why.kind}`);
    default:
      return t('unreadable');
  }
}

const MEANINGS = ['correct', 'present', 'absent'] as const;

/** Asks what the colours mean. */
function Colours({ tab, why, record, ask, t }: Props & { readonly why: UnreadColours }) {
  const [said, setSaid] = useState<Looks>(record.proposed ?? {});
  const [failed, setFailed] = useState(false);
  const isWhole = why.looks.every(({ key }) => key in said);
  const tell = () =>
    void ask({ type: 'tellLooks', tab, looks: said }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <section class="looks">
      <p class="summary">{t('unreadColours')}</p>
      <p>{t(record.proposed ? 'looksProposed' : 'looksAsked')}</p>
      {why.looks.map(({ key, colour }, n) => (
        <fieldset key={key}>
          <legend>
            <span class="swatch" style={{ background: colour }} />
            {t('look', { n: n + 1, letters: capitals(lettersWith(why, key)) })}
          </legend>
          {MEANINGS.map((meaning) => (
            <label>
              <input
                type="radio"
                name={`look-${n}`}
                checked={said[key] === meaning}
                onChange={() => setSaid((before) => ({ ...before, [key]: meaning }))}
              />
              {t(`look_${meaning}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" class="primary" disabled={!isWhole} onClick={tell}>
        {t('looksDone')}
      </button>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </section>
  );
}

/** How many letters with a look are named. */
const MOST_NAMED = 6;

/** Some letters that have a look, so that it can be found on the page whatever its colour is. */
function lettersWith({ rows }: UnreadColours, key: string): string {
  const letters = rows.flat().flatMap((row) => row.letters.filter((_, n) => row.looks[n] === key));
  return [...new Set(letters)].slice(0, MOST_NAMED).join(' ');
}
