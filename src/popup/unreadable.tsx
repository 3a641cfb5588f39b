/** A game that cannot be read. */
import type { Looks } from '../protocol/looks.ts';
import type { Report } from '../protocol/report.ts';
import { hostOf } from '../sites/added.ts';
import { Colours, unreadSentence } from '../ui/unread.tsx';
import type { AppProps } from './props.ts';

export function Unreadable({ tab, report, record, ask, t }: AppProps & { tab: number; report: Report }) {
  const { why = null, site } = report;
  const isAdded = hostOf(site) !== null;
  if (why?.kind === 'colours' && isAdded) {
    const tell = (looks: Looks) => ask({ type: 'tellLooks', tab, looks });
    return <Colours why={why} proposed={record.proposed} tell={tell} t={t} />;
  }
  return <p class="summary">{unreadSentence(why, isAdded, t)}</p>;
}
