/** A setting that holds for all sites, or differs for one. */
import type { ComponentChildren } from 'preact';
import type { SiteSetting, SiteSettings, Settings } from '../protocol/settings.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import { Choice, type Option } from './choice.tsx';

export interface NamedSite {
  readonly id: string;
  /** As players call the game there. */
  readonly name: string;
}

/** Where settings hold that are shown, and how they are changed there. */
export interface Scope {
  readonly settings: Settings;
  readonly sites: readonly NamedSite[];
  /** Null for all sites. */
  readonly site: NamedSite | null;
  /** Undefined is as for all sites. */
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

/** A setting by its values; for one site "as for all games" comes first. */
export function SettingChoice<K extends SiteSetting>(props: ChoiceProps<K>) {
  const { scope, of, legend, help, options, children } = props;
  const { settings, site, change, t } = scope;
  const forAll: SiteSettings[K] = settings[of];
  if (!site) {
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
  const { [of]: own }: Partial<SiteSettings> = settings.sites[site.id] ?? {};
  const value = options.find((option) => option.value === forAll)!.label;
  return (
    <Choice<SiteSettings[K] | undefined>
      legend={
        <>
          {legend} {own !== undefined && <span class="mark">{t('onlyFor', { game: site.name })}</span>}
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

/** A setting that is on or off: a switch, or a choice of three for one site. */
export function SettingSwitch({ scope, of, label, help, children }: SwitchProps) {
  const { settings, site, change, t } = scope;
  if (!site) {
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

/** Says for which sites a setting differs from that for all. */
function Differing({ scope: { settings, sites, t }, of }: { scope: Scope; of: SiteSetting }) {
  const names = sites.filter(({ id }) => settings.sites[id]?.[of] !== undefined).map(({ name }) => name);
  return names.length > 0 ? <p class="differing">{t('differsFor', { games: t.list(names) })}</p> : null;
}
