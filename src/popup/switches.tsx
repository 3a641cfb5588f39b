/** What Knack does by itself in this game. */
import { useState } from 'preact/hooks';
import type { Report } from '../protocol/messages.ts';
import { changeFor, changeOnlyFor, helpFor, reaches, settingsOf } from '../protocol/settings.ts';
import { Switch } from '../ui/switch.tsx';
import { useSaving } from '../ui/use-saving.ts';
import type { AppProps } from './props.ts';

export function Switches(props: AppProps & { readonly report: Report }) {
  const { report, state, settings, saveSettings, t } = props;
  const [failed, change] = useSaving(saveSettings);
  const { game } = report;
  const { fill, enter, overlay, level } = settingsOf(settings, game);
  const showsWord = reaches(helpFor(level, state.help), 'word');
  const helpOfFill = () => {
    if (!showsWord) return t('fillNeedsWord');
    return fill && enter ? undefined : t('fillHelp');
  };
  return (
    <section class="switches">
      {(showsWord || state.playing) && <PlayOn {...props} />}
      <Switch
        label={t('fill')}
        help={helpOfFill()}
        on={fill}
        disabled={!showsWord && !fill}
        onChange={(on) => change((now) => changeFor(now, game, 'fill', on))}
      />
      {fill && (
        <Switch
          label={t('enter')}
          on={enter}
          disabled={!showsWord}
          onChange={(on) => change((now) => changeFor(now, game, 'enter', on))}
        />
      )}
      <Switch
        label={t('overlay')}
        on={overlay}
        onChange={(on) => change((now) => changeOnlyFor(now, game, 'overlay', on))}
      />
      {failed && <p role="alert">{t('settingsFailed')}</p>}
    </section>
  );
}

/** Has Knack play the game to its end, and stops it. */
function PlayOn({ state: { advice: answer, playing }, order, t }: AppProps) {
  const [failed, setFailed] = useState(false);
  if (!playing && answer?.status !== 'open') return null;
  const tell = () => void order({ type: 'play', on: !playing }).then((isDone) => setFailed(!isDone));
  return (
    <div class="play-on">
      <p role="status">{t(playing ? 'playing' : 'playOnHelp')}</p>
      <button type="button" class={playing ? 'primary' : ''} onClick={tell}>
        {t(playing ? 'stopPlaying' : 'playOn')}
      </button>
      {failed && <p role="alert">{t('notPlayed')}</p>}
    </div>
  );
}
