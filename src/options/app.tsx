/** The options page: what the player can set, a section each. */
import type { ComponentChildren } from 'preact';
import type { Ask } from '../messages.ts';
import type { Settings } from '../settings.ts';
import type { Translate } from '../ui/i18n.ts';
import type { SaveSettings } from '../ui/use-saving.ts';
import type { StoredWords } from '../words.ts';
import type { OpenGame } from './open-games.ts';
import { OwnWordsForm } from './own-words.tsx';
import type { Place } from './reading-report.ts';
import { type Copy, Readings } from './readings.tsx';
import { RefusedWords } from './refused-words.tsx';
import { Suggestions } from './suggestions.tsx';
import { YourData } from './your-data.tsx';

export interface AppProps {
  /** Null when the worker does not answer. */
  readonly words: StoredWords | null;
  readonly settings: Settings;
  readonly games: readonly OpenGame[];
  readonly place: Omit<Place, 'locale'>;
  readonly copy: Copy;
  readonly ask: Ask;
  readonly saveSettings: SaveSettings;
  /** What the player reads, best first, as BCP 47 tags. */
  readonly languages: readonly string[];
  readonly t: Translate;
}

export function App(props: AppProps) {
  const { words, t } = props;
  return (
    <>
      <header>
        <img src="icons/icon.svg" alt="" width="28" height="28" />
        <h1>{t('settingsTitle')}</h1>
        <a href="practice.html">{t('practice')}</a>
      </header>
      <main>
        {words === null && <Alarm>{t('noWorker')}</Alarm>}
        {words?.damaged && <Alarm>{t('problem_unreadable')}</Alarm>}
        {words && (
          <Section id="words" title={t('ownWords')} help={t('ownWordsHelp')}>
            <OwnWordsForm {...props} words={words} />
          </Section>
        )}
        {words && (
          <Section id="refused" title={t('refusedWords')} help={t('refusedWordsHelp')}>
            <RefusedWords {...props} words={words} />
          </Section>
        )}
        <Section id="suggestions" title={t('suggestions')}>
          <Suggestions {...props} />
        </Section>
        {words && (
          <Section id="data" title={t('data')} help={t('dataHelp')}>
            <YourData {...props} />
          </Section>
        )}
        <Section id="readings" title={t('readings')} help={t('readingsHelp')}>
          <Readings {...props} />
        </Section>
      </main>
    </>
  );
}

function Alarm({ children }: { children: ComponentChildren }) {
  return (
    <p class="notice" role="alert">
      {children}
    </p>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly children: ComponentChildren;
}

function Section({ id, title, help, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {help && <p class="help">{help}</p>}
      {children}
    </section>
  );
}
