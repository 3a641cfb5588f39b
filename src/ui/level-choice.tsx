/** How much is shown: one control, for this guess alone, and by a button for good. */
import { useState } from 'preact/hooks';
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
  /** Has the settings say so from now on; without it there is no such button. */
  readonly onKeep?: ((help: Help) => void) | undefined;
  readonly t: Translate;
}

export function LevelChoice({ advice, help, setting, isChosen, onHelp, onKeep, t }: Props) {
  /** What was kept here: that is said where the button was, so that nothing moves up under the pointer. */
  const [kept, setKept] = useState<Help | null>(null);
  const options = advice ? optionsOf(advice) : HELP_OPTIONS;
  if (options.length < 2) return null;
  const shown = advice ? shownAs(advice, help) : help;
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
      {onKeep && (help !== setting || !isChosen) ? (
        <button
          type="button"
          class="quiet"
          onClick={({ currentTarget }) => {
            // It is gone then, and would take the focus with it
            // (https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-rule).
            currentTarget.parentElement!.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
            setKept(help);
            onKeep(help);
          }}
        >
          {t('keepLevel')}
        </button>
      ) : (
        kept === help && (
          <small class="quiet" role="status">
            {t('levelKept')}
          </small>
        )
      )}
    </div>
  );
}
