/** The options page: what the player can set, a section each; what matters first is open. */
import type { ComponentChildren } from 'preact';
import type { Ask, ListedSite } from '../protocol/requests.ts';
import type { Settings } from '../protocol/settings.ts';
import type { AccessProps } from '../ui/always-switch.tsx';
import type { Translate } from '../ui/i18n.ts';
import type { SaveSettings } from '../ui/use-saving.ts';
import type { StoredWords } from '../protocol/words.ts';
import type { Part, StoredData } from '../stores/stored-data.ts';
import { AddedSites } from './added-sites.tsx';
import { InterfaceLanguage } from './interface-language.tsx';
import type { OpenGame } from './open-games.ts';
import { OwnWordsForm } from './own-words.tsx';
import { PastAnswers } from './past-answers.tsx';
import type { LoadWords } from './past-list.tsx';
import { Play } from './play.tsx';
import type { Place } from './reading-report.ts';
import { type Copy, Readings } from './readings.tsx';
import { RefusedWords } from './refused-words.tsx';
import { Section, type SectionProps } from './section.tsx';
import { type Shortcut, type ShortcutPlace, Shortcuts } from './shortcuts.tsx';
import { Suggestions } from './suggestions.tsx';
import { YourData } from './your-data.tsx';

export interface AppProps extends AccessProps {
  /** Null when the worker does not answer. */
  readonly words: StoredWords | null;
  readonly settings: Settings;
  readonly games: readonly OpenGame[];
  readonly shortcuts: readonly Shortcut[];
  readonly shortcutPlace: ShortcutPlace;
  readonly place: Omit<Place, 'locale'>;
  readonly copy: Copy;
  /** What of all that is stored is damaged. */
  readonly damage: readonly Part[];
  readonly storedData: StoredData;
  /** The sites that the player has added. */
  readonly sites: readonly ListedSite[];
  /** The match patterns that the player has granted. */
  readonly granted: readonly string[];
  readonly loadWords: LoadWords;
  readonly ask: Ask;
  readonly saveSettings: SaveSettings;
  /** What the player reads, best first, as BCP 47 tags. */
  readonly languages: readonly string[];
  readonly t: Translate;
}

export function App(props: AppProps) {
  const { words, t } = props;
  const sections: readonly SectionProps[] = [
    { id: 'play', title: t('play'), isOpen: true, content: <Play {...props} /> },
    { id: 'sites', title: t('addedSites'), help: t('addedSitesHelp'), content: <AddedSites {...props} /> },
    { id: 'suggestions', title: t('suggestions'), content: <Suggestions {...props} /> },
    ...(words ? wordSections(props, words) : []),
    { id: 'shortcuts', title: t('shortcuts'), content: <Shortcuts {...props} /> },
    { id: 'data', title: t('data'), isOpen: props.damage.length > 0, content: <YourData {...props} /> },
    { id: 'privacy', title: t('privacy'), help: t('privacyHelp') },
    { id: 'readings', title: t('readings'), help: t('readingsHelp'), content: <Readings {...props} /> },
  ];
  return (
    <>
      <header>
        <img src="icons/icon.svg" alt="" width="28" height="28" />
        <h1>{t('settingsTitle')}</h1>
        <a href="practice.html">{t('practice')}</a>
        <a href="journal.html">{t('journal')}</a>
        <InterfaceLanguage {...props} />
      </header>
      <nav aria-label={t('contents')}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {words === null && <Alarm>{t('wordsNotLoaded')}</Alarm>}
        {words?.damaged && <Alarm>{t('problem_unreadable')}</Alarm>}
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </main>
    </>
  );
}

/** What the worker has to be there for. */
function wordSections(props: AppProps, words: StoredWords): SectionProps[] {
  const { t } = props;
  return [
    {
      id: 'words',
      title: t('ownWords'),
      help: t('ownWordsHelp'),
      content: <OwnWordsForm {...props} words={words} />,
    },
    {
      id: 'past',
      title: t('pastAnswers'),
      help: t('pastAnswersHelp'),
      content: <PastAnswers {...props} words={words} />,
    },
    {
      id: 'refused',
      title: t('refusedWords'),
      help: t('refusedWordsHelp'),
      content: <RefusedWords {...props} words={words} />,
    },
  ];
}

function Alarm({ children }: { children: ComponentChildren }) {
  return (
    <p class="notice" role="alert">
      {children}
    </p>
  );
}
