/** A game that cannot be read. */
import type { Looks } from '../protocol/looks.ts';
import type { NoGame } from '../protocol/report.ts';
import { kindOf } from '../sites/sites.ts';
import { Colours, unreadSentence } from '../ui/unread.tsx';
import type { AppProps } from './props.ts';

interface Props extends AppProps {
  readonly tab: number;
  readonly game: NoGame;
}

export function Unreadable({ tab, game, record, ask, t }: Props) {
  const { why = null, site } = game;
  const isAdded = kindOf(site) === 'added';
  if (why?.kind === 'colours' && isAdded) {
    const tell = (looks: Looks) => ask({ type: 'tellLooks', tab, looks });
    return <Colours why={why} proposed={record.proposed} tell={tell} t={t} />;
  }
  return <p class="summary">{unreadSentence(why, isAdded, t)}</p>;
}
