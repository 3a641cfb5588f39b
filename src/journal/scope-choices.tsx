/** Chooses which of the games are looked at. */
import type { GameRecord } from '../protocol/game-record.ts';
import type { Translate } from '../ui/i18n.ts';
import { Choice } from './choice.tsx';
import { languageOf } from './played-game.ts';
import { type Scope, SPANS } from './scope.ts';
import { siteName } from './site-name.ts';

interface Props {
  readonly games: readonly GameRecord[];
  readonly scope: Scope;
  readonly choose: (scope: Scope) => void;
  readonly t: Translate;
}

/** What stands for all; the language that is not known is ''. */
const ALL = '*';

export function ScopeChoices({ games, scope, choose, t }: Props) {
  // What is chosen stays in the list when its last game has gone.
  const listed = (chosen: string | null, all: readonly string[]) => [
    ...new Set([...(chosen === null ? [] : [chosen]), ...all]),
  ];
  const sites = listed(
    scope.site,
    games.map(({ site }) => site),
  ).toSorted();
  const languages = listed(
    scope.language,
    games.map(({ lexicon }) => languageOf(lexicon) ?? ''),
  ).toSorted();
  return (
    <div class="choices">
      <Choice
        label={t('gamesOf')}
        value={scope.site ?? ALL}
        options={[[ALL, t('allGames')], ...sites.map((site) => [site, siteName(site, t)] as const)]}
        choose={(site) => choose({ ...scope, site: site === ALL ? null : site })}
      />
      <Choice
        label={t('language')}
        value={scope.language ?? ALL}
        options={[
          [ALL, t('allLanguages')],
          ...languages.map((tag) => [tag, tag === '' ? t('languageUnknown') : t.language(tag)] as const),
        ]}
        choose={(tag) => choose({ ...scope, language: tag === ALL ? null : tag })}
      />
      <Choice
        label={t('scopeHelp')}
        value={scope.isHelped === null ? ALL : String(scope.isHelped)}
        options={[
          [ALL, t('withOrWithoutHelp')],
          ['false', t('withoutHelp')],
          ['true', t('withHelp')],
        ]}
        choose={(value) => choose({ ...scope, isHelped: value === ALL ? null : value === 'true' })}
      />
      <Choice
        label={t('scopeTime')}
        value={String(scope.days ?? ALL)}
        options={[
          [ALL, t('allTime')],
          ...SPANS.map((days) => [String(days), t('lastDays', { days })] as const),
        ]}
        choose={(days) => choose({ ...scope, days: days === ALL ? null : Number(days) })}
      />
    </div>
  );
}
