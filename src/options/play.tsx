/** How Knack helps in a game: what is set for all sites, and what differs for one. */
import { useRef, useState } from 'preact/hooks';
import type { ListedSite } from '../protocol/requests.ts';
import { nameOf, SITES } from '../sites/sites.ts';
import { PRACTICE } from '../sites/practice.ts';
import { HELP_OPTIONS, reaches } from '../protocol/help.ts';
import { HARD_OPTIONS } from '../protocol/page-settings.ts';
import {
  changeOnlyFor,
  DEFAULTS,
  type Settings,
  settingsOf,
  STRATEGY_NAMES,
  type StrategyName,
} from '../protocol/settings.ts';
import type { MessageKey, Translate } from '../ui/i18n.ts';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';
import { type Result, ResultLine } from '../ui/result-line.tsx';
import { useDetails } from './section.tsx';
import { type NamedSite, type Scope, SettingChoice, SettingSwitch } from './site-setting.tsx';

/** What each strategy is called, and where it comes from. */
const STRATEGIES: Readonly<Record<StrategyName, readonly [name: MessageKey, origin: MessageKey]>> = {
  'expected-guesses': ['strategyOwn', 'strategyOwnHelp'],
  'distinct-letters': ['strategyDistinct', 'strategyDistinctHelp'],
  'letter-frequency': ['strategyLetters', 'strategyLettersHelp'],
  'letter-frequency-updated': ['strategyUpdated', 'strategyUpdatedHelp'],
  'position-frequency': ['strategyPlaces', 'strategyPlacesHelp'],
  'corpus-frequency': ['strategyCorpus', 'strategyCorpusHelp'],
};

interface Props {
  readonly settings: Settings;
  /** The sites that the player has added. */
  readonly sites: readonly Pick<ListedSite, 'site'>[];
  readonly saveSettings: SaveSettings;
  readonly t: Translate;
}

export function Play({ settings, sites: added, saveSettings, t }: Props) {
  const [id, setId] = useState('');
  const [failed, save] = useSaving(saveSettings);
  const [result, setResult] = useState<Result | null>(null);
  const sites: readonly NamedSite[] = [
    ...SITES,
    { id: PRACTICE.id, name: t('practice') },
    ...added.map(({ site: id }) => ({ id, name: nameOf(id) })),
  ];
  const site = sites.find((one) => one.id === id) ?? null;

  const scope: Scope = {
    settings,
    sites,
    site,
    change: (setting, value) => {
      setResult(null);
      save((now) => ({
        ...(site ? changeOnlyFor(now, site.id, setting, value) : { [setting]: value }),
        ...(setting === 'help' && { helpChosen: true }),
      }));
    },
    t,
  };
  const choose = (next: string) => {
    setId(next);
    setResult(null);
  };
  const reset = ({ id, name }: NamedSite) => {
    const { [id]: own = {} } = settings.sites;
    save(({ sites: { [id]: _, ...others } }) => ({ sites: others }));
    const undo = () => {
      save((now) => ({ sites: { ...now.sites, [id]: own } }));
      setResult({ message: 'gameBack', values: { game: name } });
    };
    setResult({ message: 'gameReset', values: { game: name }, undo });
  };

  return (
    <>
      <SiteChooser scope={scope} choose={choose} reset={reset} />
      <p class="help">{site ? t('gameHelp', { game: site.name }) : t('allGamesHelp')}</p>
      <ResultLine id="play-result" result={result} t={t} />
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
      <SiteSettingList scope={scope} />
    </>
  );
}

interface ChooserProps {
  readonly scope: Scope;
  /** An empty id is all sites. */
  readonly choose: (id: string) => void;
  readonly reset: (site: NamedSite) => void;
}

/** Which site is set, and a button that takes its own settings away. */
function SiteChooser({ scope: { settings, sites, site, t }, choose, reset }: ChooserProps) {
  const list = useRef<HTMLSelectElement>(null);
  const countOf = ({ id }: NamedSite) => Object.keys(settings.sites[id] ?? {}).length;
  return (
    <div class="scope">
      <label>
        {t('settingsFor')}
        <select ref={list} value={site?.id ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t('allGames')}</option>
          {sites.map((one) => (
            <option key={one.id} value={one.id}>
              {countOf(one) > 0 ? t('gameDiffers', { game: one.name, count: countOf(one) }) : one.name}
            </option>
          ))}
        </select>
      </label>
      {site && countOf(site) > 0 && (
        <button
          type="button"
          onClick={() => {
            // The button goes with what it resets.
            list.current?.focus();
            reset(site);
          }}
        >
          {t('resetGame')}
        </button>
      )}
    </div>
  );
}

function SiteSettingList({ scope }: { readonly scope: Scope }) {
  const { settings, site, t } = scope;
  const { help, fill } = site ? settingsOf(settings, site.id) : settings;
  return (
    <>
      <SettingChoice
        scope={scope}
        of="help"
        legend={t('helpLevel')}
        help={t('helpLevelHelp')}
        options={HELP_OPTIONS.map((value) => ({
          value,
          label: t(`helpLevel_${value}`),
          help: t(`helpLevelHelp_${value}`),
        }))}
      />
      <SettingSwitch scope={scope} of="fill" label={t('fill')} help={t('fillHelp')}>
        {fill && !reaches(help, 'word') && (
          <p class="caution">
            {t('fillSilent', { level: t(`helpLevel_${help}`), needed: t('helpLevel_word') })}
          </p>
        )}
      </SettingSwitch>
      <SettingSwitch scope={scope} of="enter" label={t('enter')} help={t('enterHelp')} />
      <SettingSwitch scope={scope} of="overlay" label={t('overlay')} help={t('overlayHelp')} />
      <SettingChoice
        scope={scope}
        of="hard"
        legend={t('hard')}
        options={HARD_OPTIONS.map((value) => ({
          value,
          label: t(`hard_${value}`),
          help: t(`hardHelp_${value}`),
        }))}
      />
      <Advanced scope={scope} />
    </>
  );
}

/** What most players need never know of. */
function Advanced({ scope }: { readonly scope: Scope }) {
  const { settings, site, t } = scope;
  const { strategy } = site ? settingsOf(settings, site.id) : settings;
  const details = useDetails(strategy !== DEFAULTS.strategy);
  return (
    <details ref={details} class="advanced">
      <summary>{t('advanced')}</summary>
      <SettingChoice
        scope={scope}
        of="strategy"
        legend={t('strategy')}
        help={t('strategyHelp')}
        options={STRATEGY_NAMES.map((value) => {
          const [name, origin] = STRATEGIES[value];
          return { value, label: t(name), help: t(origin) };
        })}
      />
    </details>
  );
}
