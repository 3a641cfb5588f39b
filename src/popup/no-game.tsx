/** What to do where there is no game, or Knack cannot see it. */
import { useState } from 'preact/hooks';
import { GAMES } from '../sites/sites.ts';
import { GameButtons } from '../ui/game-buttons.tsx';
import { Offer } from './offer.tsx';
import type { AppProps } from './props.ts';
import { Seek } from './seek.tsx';
import type { Contact } from './contact.ts';

interface Props extends AppProps {
  readonly contact: Contact;
  /** Whether the player types hints by hand. */
  readonly isByHand: boolean;
}

export function NoGame(props: Props) {
  const { contact, isByHand, record, openGame, openPractice, reload, requestAccess, seek, t } = props;
  const [refused, setRefused] = useState(false);
  if (contact.kind === 'unloaded' || contact.kind === 'unbrought') {
    return (
      <Offer
        text={t(contact.kind === 'unloaded' ? 'reloadNeeded' : 'notBrought')}
        button={t('reload')}
        onClick={reload}
      />
    );
  }
  if (contact.kind === 'withheld') {
    const games = t.list(contact.sites.map(({ game }) => game.name));
    const grant = () =>
      void requestAccess(contact.sites.flatMap(({ patterns }) => patterns)).then((given) =>
        setRefused(!given),
      );
    return (
      <Offer
        text={t(refused ? 'accessRefused' : 'accessNeeded')}
        button={t('grantAccess', { site: games })}
        onClick={grant}
      />
    );
  }
  if (contact.kind === 'strange')
    return <Seek wasHere={record.site === contact.site} {...{ seek, requestAccess, t }} />;
  // Who plays elsewhere needs no game here, but the answer in view; and what is typed stands still.
  if (isByHand) return null;
  return (
    <section class="offer">
      <p class="summary" role="status">
        {t('noGame')}
      </p>
      <p>{t('noGameHelp')}</p>
      <GameButtons games={GAMES} {...{ openGame, t }} practise={openPractice} />
    </section>
  );
}
