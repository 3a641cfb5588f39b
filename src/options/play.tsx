/** How Knack helps in a game: what is set for all games, and what differs for one. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { SITES } from '../sites/sites.ts';
import { PRACTICE } from '../sites/practice.ts';
import { changeOnlyFor, HELP_LEVELS, reaches, type Settings, settingsOf } from '../protocol/settings.ts';
import { STRATEGY_NAMES, type StrategyName } from '../solver/strategies/names.ts';
import type { MessageKey, Translate } from '../ui/i18n.ts';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';
import { type NamedGame, type Scope, SettingChoice, SettingSwitch } from './game-setting.tsx';
import { type Result, ResultLine } from './result.tsx';

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
  readonly saveSettings: SaveSettings;
  readonly t: Translate;
}

export function Play({ settings, saveSettings, t }: Props) {
  const [id, setId] = useState('');
  const [failed, save] = useSaving(saveSettings);
  const [result, setResult] = useState<Result | null>(null);
  const chooser = useRef<HTMLSelectElement>(null);
  const games: readonly NamedGame[] = [...SITES, { id: PRACTICE, name: t('practice') }];
  const game = games.find((one) => one.id === id) ?? null;

  const scope: Scope = {
    settings,
    games,
    game,
    change: (setting, value) => {
      setResult(null);
      save((now) => (game ? changeOnlyFor(now, game.id, setting, value) : { [setting]: value }));
    },
    t,
  };
  const reset = ({ id, name }: NamedGame) => {
    const { [id]: own = {} } = settings.games;
    // The button goes with what it resets.
    chooser.current?.focus();
    save(({ games: { [id]: _, ...others } }) => ({ games: others }));
    const undo = () => {
      save((now) => ({ games: { ...now.games, [id]: own } }));
      setResult({ message: 'gameBack', values: { game: name } });
    };
    setResult({ message: 'gameReset', values: { game: name }, undo });
  };
  const choose = (next: string) => {
    setId(next);
    setResult(null);
  };

  return (
    <>
      <div class="scope">
        <GameChooser {...{ scope, chooser, choose }} />
        {game && countOf(scope, game) > 0 && (
          <button type="button" onClick={() => reset(game)}>
            {t('resetGame')}
          </button>
        )}
      </div>
      <p class="help">{game ? t('gameHelp', { game: game.name }) : t('allGamesHelp')}</p>
      <ResultLine id="play-result" result={result} t={t} />
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
      <GameSettings scope={scope} />
    </>
  );
}

/** How many settings are different for a game. */
const countOf = ({ settings }: Scope, { id }: NamedGame) => Object.keys(settings.games[id] ?? {}).length;

interface GameChooserProps {
  readonly scope: Scope;
  readonly chooser: RefObject<HTMLSelectElement | null>;
  readonly choose: (game: string) => void;
}

/** The games, with how many settings are different for each. */
function GameChooser({ scope, chooser, choose }: GameChooserProps) {
  const { games, game, t } = scope;
  return (
    <label>
      {t('settingsFor')}
      <select ref={chooser} value={game?.id ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{t('allGames')}</option>
        {games.map((one) => (
          <option key={one.id} value={one.id}>
            {countOf(scope, one) > 0
              ? t('gameDiffers', { game: one.name, count: countOf(scope, one) })
              : one.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All that is set for all games, or for the one that is chosen. */
function GameSettings({ scope }: { readonly scope: Scope }) {
  const { settings, game, t } = scope;
  const { level, fill } = game ? settingsOf(settings, game.id) : settings;
  return (
    <>
      <SettingChoice
        scope={scope}
        of="level"
        legend={t('level')}
        help={t('levelHelp')}
        options={HELP_LEVELS.map((value) => ({
          value,
          label: t(`level_${value}`),
          help: t(`levelHelp_${value}`),
        }))}
      />
      <SettingSwitch scope={scope} of="fill" label={t('fill')} help={t('fillHelp')}>
        {fill && !reaches(level, 'word') && (
          <p class="caution">{t('fillSilent', { level: t(`level_${level}`), needed: t('level_word') })}</p>
        )}
      </SettingSwitch>
      <SettingSwitch scope={scope} of="enter" label={t('enter')} help={t('enterHelp')} />
      <SettingSwitch scope={scope} of="overlay" label={t('overlay')} help={t('overlayHelp')} />
      <SettingChoice
        scope={scope}
        of="hard"
        legend={t('hard')}
        options={(['auto', 'on', 'off'] as const).map((value) => ({
          value,
          label: t(`hard_${value}`),
          help: t(`hardHelp_${value}`),
        }))}
      />
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
    </>
  );
}
