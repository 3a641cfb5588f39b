/** What Knack does by itself in this game. */
import { useState } from 'preact/hooks';
import type { Report } from '../protocol/report.ts';
import { helpFor, reaches } from '../protocol/help.ts';
import { changeFor, changeOverlay, settingsOf } from '../protocol/settings.ts';
import { hasBest } from '../ui/help.ts';
import { Switch } from '../ui/switch.tsx';
import { useSaving } from '../ui/use-saving.ts';
import type { AppProps } from './props.ts';

export function Switches(props: AppProps & { readonly report: Report }) {
  const { report, record, settings, saveSettings, t } = props;
  const [failed, change] = useSaving(saveSettings);
  const { site } = report.game;
  const { fill, enter, overlay, help: setting } = settingsOf(settings, site);
  const help = helpFor(setting, record.help);
  const showsWord = reaches(help, 'word');
  return (
    <section class="switches">
      {record.playing && !hasBest(record.advice, help) && <PlayOn {...props} />}
      <Switch
        label={t('fill')}
        help={showsWord ? undefined : t('fillNeedsWord')}
        on={fill}
        disabled={!showsWord && !fill}
        onChange={(on) => change((now) => changeFor(now, site, 'fill', on))}
      />
      {fill && showsWord && (
        <Switch
          label={t('enter')}
          on={enter}
          onChange={(on) => change((now) => changeFor(now, site, 'enter', on))}
        />
      )}
      <Switch
        label={t('overlay')}
        on={overlay}
        onChange={(on) => change((now) => changeOverlay(now, site, on, record.isPrivate))}
      />
      {failed && <p role="alert">{t('settingsFailed')}</p>}
    </section>
  );
}

/** Has Knack play the game to its end, and stops it; beside the best word where there is one. */
export function PlayOn({ tab, record: { advice, playing }, settings, ask, order, t }: AppProps) {
  const [failed, setFailed] = useState(false);
  if (!playing && advice?.status !== 'open') return null;
  // Until the player has said how much a page shows, it shows no word; to play on shows it.
  const show = () =>
    playing || settings.helpChosen || tab === undefined
      ? Promise.resolve()
      : ask({ type: 'helpWith', of: tab, help: 'word' });
  const toggle = () =>
    void show()
      .then(() => order({ type: 'play', on: !playing }))
      .then(
        (isDone) => setFailed(!isDone),
        () => setFailed(true),
      );
  return (
    <div class="play-on">
      <button type="button" class={playing ? 'primary' : ''} title={t('playOnHelp')} onClick={toggle}>
        {t(playing ? 'stopPlaying' : 'playOn')}
      </button>
      {playing && <p role="status">{t('playing')}</p>}
      {failed && <p role="alert">{t('notPlayed')}</p>}
    </div>
  );
}
