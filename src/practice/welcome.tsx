/** The first page that a player sees: how much help it is to be, what Knack does, and where to play. */
import { useId } from 'preact/hooks';
import { type Help, HELP_OPTIONS } from '../protocol/help.ts';
import type { Settings } from '../protocol/settings.ts';
import { GAMES } from '../sites/sites.ts';
import { GameButtons } from '../ui/game-buttons.tsx';
import type { Translate } from '../ui/i18n.ts';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';

interface Props {
  readonly settings: Settings;
  readonly saveSettings: SaveSettings;
  readonly openGame: (address: string) => void;
  readonly end: () => void;
  readonly t: Translate;
}

export function Welcome({ settings, saveSettings, openGame, end, t }: Props) {
  const [failed, change] = useSaving(saveSettings);
  const id = useId();
  const { help, helpChosen } = settings;
  return (
    <section class="welcome" id="welcome" aria-labelledby="welcome-title">
      <h2 id="welcome-title">{t('welcomeQuestion')}</h2>
      <div class="how-much" role="group" aria-labelledby="welcome-title" aria-describedby={`${id}-later`}>
        {HELP_OPTIONS.map((level) => (
          <button
            type="button"
            key={level}
            value={level}
            aria-pressed={helpChosen && level === help}
            onClick={() => change({ help: level, helpChosen: true })}
          >
            <Picture level={level} t={t} />
            <span>
              <b>{t(`helpLevel_${level}`)}</b>
              <small>{t(`helpLevelHelp_${level}`)}</small>
            </span>
          </button>
        ))}
      </div>
      {failed && <p role="alert">{t('settingsFailed')}</p>}
      <GameButtons games={GAMES} {...{ openGame, t }} practise={end} />
      {/* Below what is pressed next, which keeps its place as the sentence changes. */}
      <p class="help" id={`${id}-later`} role="status">
        {helpChosen ? t('welcomeChosen', { level: t(`helpLevel_${help}`) }) : t('welcomeLater')}
      </p>
      <p class="help by-mouse">{t('welcomePin')}</p>
      <p class="help by-touch">{t('welcomeMenu')}</p>
      <details>
        <summary>{t('welcome')}</summary>
        <ul>
          <li>{t('welcomeReads')}</li>
          <li>{t('welcomeTypes')}</li>
          <li>{t('welcomeNever')}</li>
        </ul>
      </details>
    </section>
  );
}

/** What each level looks like, in small, with words of the player's language. */
function Picture({ level, t }: { readonly level: Help; readonly t: Translate }) {
  const words = t('welcomeWords').split(' ');
  const letters = [...words[0]!.toUpperCase()];
  const parts = {
    count: [t.number(14)],
    nudge: [letters[2], letters[0], letters[3]],
    word: letters,
    all: words,
  }[level];
  return (
    <span class={`picture ${level}`} aria-hidden="true">
      {parts.map((part) => (
        <i>{part}</i>
      ))}
    </span>
  );
}
