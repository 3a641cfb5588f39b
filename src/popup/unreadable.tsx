/** A game that cannot be read. */
import type { Looks } from '../protocol/looks.ts';
import type { NoGame } from '../protocol/report.ts';
import { siteById } from '../sites/sites.ts';
import { Colours, unreadSentence } from '../ui/unread.tsx';
import { useTelling } from '../ui/use-telling.ts';
import type { AppProps } from './props.ts';

interface Props extends AppProps {
  readonly tab: number;
  readonly game: NoGame;
}

interface AskAgainProps extends Pick<AppProps, 't'> {
  readonly sentence: string;
  readonly ask: () => Promise<unknown>;
}

export function Unreadable({ tab, game, record, ask, t }: Props) {
  const { why = null, site } = game;
  const isAdded = siteById(site)?.kind === 'added';
  const sentence = unreadSentence(why, isAdded, t);
  if (why?.kind === 'colours' && isAdded) {
    const tell = (looks: Looks | null) => ask({ type: 'tellLooks', tab, looks });
    if (record.noLooks) return <AskAgain sentence={sentence} ask={() => tell({})} t={t} />;
    return <Colours why={why} proposed={record.proposed} tell={tell} t={t} />;
  }
  return <p class="summary">{sentence}</p>;
}

/** That the colours mean nothing that Knack knows, which the player can take back. */
function AskAgain({ sentence, ask, t }: AskAgainProps) {
  const [failed, follow] = useTelling();
  return (
    <section class="looks">
      <p class="summary">{sentence}</p>
      <button type="button" onClick={() => follow(ask())}>
        {t('looksAgain')}
      </button>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </section>
  );
}
