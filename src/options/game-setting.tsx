/** A setting that holds for all games, or differs for one. */
import type { ComponentChildren } from 'preact';
import type { SiteSetting, SiteSettings, Settings } from '../protocol/settings.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import { Choice, type Option } from './choice.tsx';

export interface NamedGame {
  readonly id: string;
  readonly name: string;
}

/** Where settings hold that are shown, and how they are changed there. */
export interface Scope {
  readonly settings: Settings;
  readonly games: readonly NamedGame[];
  /** Null for all games. */
  readonly game: NamedGame | null;
  /** Undefined is as for all games. */
  readonly change: <K extends SiteSetting>(setting: K, value: SiteSettings[K] | undefined) => void;
  readonly t: Translate;
}

interface ChoiceProps<K extends SiteSetting> {
  readonly scope: Scope;
  readonly of: K;
  readonly legend: string;
  readonly help?: string | undefined;
  readonly options: readonly Option<SiteSettings[K]>[];
  readonly children?: ComponentChildren;
}

/** A setting by its values; for one game "as for all games" comes first. */
export function SettingChoice<K extends SiteSetting>(props: ChoiceProps<K>) {
  const { scope, of, legend, help, options, children } = props;
  const { settings, game, change, t } = scope;
  const forAll: SiteSettings[K] = settings[of];
  if (!game) {
    return (
      <Choice
        legend={legend}
        help={help}
        options={options}
        value={forAll}
        onChange={(value) => change(of, value)}
      >
        <Differing scope={scope} of={of} />
        {children}
      </Choice>
    );
  }
  const { [of]: own }: Partial<SiteSettings> = settings.games[game.id] ?? {};
  const value = options.find((option) => option.value === forAll)!.label;
  return (
    <Choice<SiteSettings[K] | undefined>
      legend={
        <>
          {legend} {own !== undefined && <span class="mark">{t('onlyFor', { game: game.name })}</span>}
        </>
      }
      help={help}
      options={[{ value: undefined, label: t('asForAll', { value }) }, ...options]}
      value={own}
      onChange={(next) => change(of, next)}
    >
      {children}
    </Choice>
  );
}

interface SwitchProps {
  readonly scope: Scope;
  readonly of: 'fill' | 'enter' | 'overlay';
  readonly label: string;
  readonly help: string;
  readonly children?: ComponentChildren;
}

/** A setting that is on or off: a switch, or a choice of three for one game. */
export function SettingSwitch({ scope, of, label, help, children }: SwitchProps) {
  const { settings, game, change, t } = scope;
  if (!game) {
    return (
      <div class="setting">
        <Switch label={label} help={help} on={settings[of]} onChange={(on) => change(of, on)} />
        <Differing scope={scope} of={of} />
        {children}
      </div>
    );
  }
  const options = [
    { value: true, label: t('switchedOn') },
    { value: false, label: t('switchedOff') },
  ];
  return (
    <SettingChoice scope={scope} of={of} legend={label} help={help} options={options}>
      {children}
    </SettingChoice>
  );
}

/** Says for which games a setting differs from that for all. */
function Differing({ scope: { settings, games, t }, of }: { scope: Scope; of: SiteSetting }) {
  const names = games.filter(({ id }) => settings.games[id]?.[of] !== undefined).map(({ name }) => name);
  return names.length > 0 ? <p class="differing">{t('differsFor', { games: t.list(names) })}</p> : null;
}
