/** What is said of a word that was the answer before. */
import type { PastMark } from '../protocol/past.ts';
import type { Translate } from './i18n.ts';

/** Stands beside such a word. */
const AGAIN = '↺';

/** What a sentence needs to say when a word was the answer. */
function whenIn({ on, before }: PastMark, t: Translate) {
  const day = on ?? before;
  return {
    kind: on ? 'on' : before ? 'before' : 'once',
    day: day ? t.day(day, 'long') : '',
  };
}

/** The same where there is little room: of a day that it was before, the year in which that came at the latest. */
const brieflyWhenIn = ({ on, before = '' }: PastMark, t: Translate) =>
  on ? { kind: 'on', day: t.day(on, 'medium') } : { kind: before && 'before', day: before.slice(0, 4) };

interface Props {
  readonly past: PastMark | undefined;
  readonly t: Translate;
}

/** The mark beside a word, with the day where there is room for it. */
export function PastSign({ past, withDay = false, t }: Props & { readonly withDay?: boolean }) {
  if (!past) return null;
  const says = t('pastMark', whenIn(past, t));
  return (
    <small class="mark" role="img" aria-label={says} title={says}>
      {AGAIN} {withDay && t('pastShort', brieflyWhenIn(past, t))}
    </small>
  );
}

/** Below a word that stands for itself. */
export function PastNote({ past, t }: Props) {
  return past ? <p class="note">{t('pastNote', whenIn(past, t))}</p> : null;
}

/** What the mark says, where one of some words has it. */
export function PastLegend({
  marks,
  t,
}: { readonly marks: readonly (PastMark | undefined)[] } & Pick<Props, 't'>) {
  if (marks.every((mark) => mark === undefined)) return null;
  return (
    <p class="note">
      <span class="mark" aria-hidden="true">
        {AGAIN}
      </span>{' '}
      {t('pastLegend')}
    </p>
  );
}
