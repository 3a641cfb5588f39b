/** How much is shown: one control, for this guess alone, with a pin for good. */
import type { Advice } from '../protocol/advice.ts';
import { type Help, HELP_OPTIONS } from '../protocol/help.ts';
import { optionsOf, shownAs } from './help.ts';
import type { Translate } from './i18n.ts';

interface Props {
  /** Null while it is worked out: then anything may be asked for. */
  readonly advice: Advice | null;
  readonly help: Help;
  /** What the settings say. */
  readonly setting: Help;
  /** Whether the player has said so: until then the pages show less. */
  readonly isChosen: boolean;
  /** Null goes back to the settings. */
  readonly onHelp: (help: Help | null) => void;
  /** Has the settings say so from now on; without it there is no pin. */
  readonly onKeep?: ((help: Help) => void) | undefined;
  readonly t: Translate;
}

export function LevelChoice({ advice, help, setting, isChosen, onHelp, onKeep, t }: Props) {
  const options = advice ? optionsOf(advice) : HELP_OPTIONS;
  if (options.length < 2) return null;
  const shown = advice ? shownAs(advice, help) : help;
  const isKept = isChosen && help === setting;
  const pinned = t(isKept ? 'levelKept' : 'keepLevel');
  return (
    <div class="levels">
      {/* Not one of several by its arrow keys: each would show what nobody has asked for. */}
      <div role="group" aria-label={t('helpLevel')}>
        {HELP_OPTIONS.map((level) => (
          <button
            type="button"
            key={level}
            value={level}
            title={t(`helpLevelHelp_${level}`)}
            aria-pressed={level === shown}
            disabled={!options.includes(level)}
            onClick={() => onHelp(isChosen && level === setting ? null : level)}
          >
            {t(`level_${level}`)}
          </button>
        ))}
      </div>
      {onKeep && (
        <button
          type="button"
          class="pin"
          title={pinned}
          aria-label={pinned}
          aria-pressed={isKept}
          onClick={() => !isKept && onKeep(help)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M5 1.5h6l-1 5 2.5 3h-9l2.5-3zM8 9.5v5" />
          </svg>
        </button>
      )}
    </div>
  );
}
