/** What to do where there is no game, or Knack cannot see it. */
import { useState } from 'preact/hooks';
import { SITES } from '../sites/sites.ts';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { Offer } from './offer.tsx';
import type { AppProps } from './props.ts';
import { Seek } from './seek.tsx';
import type { Contact } from './contact.ts';

export function NoGame({
  contact,
  openGame,
  openPractice,
  reload,
  requestAccess,
  seek,
  t,
}: AppProps & { readonly contact: Contact }) {
  const [refused, setRefused] = useState(false);
  if (contact.kind === 'unloaded') {
    return <Offer text={t('reloadNeeded')} button={t('reload')} onClick={reload} />;
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
  if (contact.kind === 'strange') return <Seek seek={seek} requestAccess={requestAccess} t={t} />;
  return (
    <section class="offer">
      <p class="summary" role="status">
        {t('noGame')}
      </p>
      <p>{t('noGameHelp')}</p>
      <div class="buttons">
        {byLanguage(t.locale).map(({ name, home }, n) => (
          <button type="button" class={n === 0 ? 'primary' : ''} onClick={() => openGame(home)}>
            {t('openGame', { game: name })}
          </button>
        ))}
        <button type="button" onClick={openPractice}>
          {t('practise')}
        </button>
      </div>
    </section>
  );
}

/** All games, those in a language first. */
function byLanguage(language: string) {
  const isOf = (lexicon: Lexicon | null) => lexicon !== null && LEXICONS[lexicon].language === language;
  return [...SITES].sort((a, b) => Number(isOf(b.lexicon)) - Number(isOf(a.lexicon)));
}
