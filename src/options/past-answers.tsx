/** Past answers: which of them count, and the player's own lists of them. */
import { useState } from 'preact/hooks';
import type { Ask, ListedSite } from '../protocol/requests.ts';
import type { Settings } from '../protocol/settings.ts';
import type { StoredWords } from '../protocol/words.ts';
import { nameOf, SITES } from '../sites/sites.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';
import { type ListedGame, type LoadWords, PastList } from './past-list.tsx';

/** The switches, in their order. */
const SOURCES = ['pastOwn', 'pastShipped', 'pastGiven'] as const;

interface Props {
  readonly settings: Settings;
  readonly words: StoredWords;
  /** The sites that the player has added. */
  readonly sites: readonly Pick<ListedSite, 'site' | 'lexicon'>[];
  readonly loadWords: LoadWords;
  readonly ask: Ask;
  readonly saveSettings: SaveSettings;
  readonly t: Translate;
}

export function PastAnswers({ settings, words, sites, saveSettings, t, ...rest }: Props) {
  const [failed, change] = useSaving(saveSettings);
  const games: readonly ListedGame[] = [
    ...SITES,
    ...sites.map(({ site: id, lexicon }) => ({ id, name: nameOf(id), lexicon })),
  ];
  const [id, setId] = useState(games[0]!.id);
  const game = games.find((one) => one.id === id) ?? games[0]!;
  return (
    <>
      {SOURCES.map((source) => (
        <div key={source} class="setting">
          <Switch
            label={t(source)}
            help={t(`${source}Help`)}
            on={settings[source]}
            onChange={(on) => change({ [source]: on })}
          />
        </div>
      ))}
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
      <div class="scope">
        <label>
          {t('pastGame')}
          <select value={game.id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
            {games.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PastList key={game.id} game={game} words={words} t={t} {...rest} />
    </>
  );
}
