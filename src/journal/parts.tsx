/** The games of each site, of each language, and with and without help, side by side. */
import type { Translate } from '../ui/i18n.ts';
import { NumberTable, written } from './number-table.tsx';
import { siteName } from './site-name.ts';
import type { Part, Statistics, Summary } from './statistics.ts';

export function Parts({ statistics, t }: { statistics: Statistics; t: Translate }) {
  const { sites, languages, help, reviewed } = statistics;
  const named = <K,>(parts: readonly Part<K>[], nameOf: (key: K) => string) =>
    parts.map((part) => ({ name: nameOf(part.key), cells: cellsOf(part, reviewed > 0, t) }));
  const tables = [
    [t('partsBySite'), named(sites, (site) => siteName(site, t))],
    [
      t('partsByLanguage'),
      named(languages, (tag) => (tag === null ? t('languageUnknown') : t.language(tag))),
    ],
    [t('partsByHelp'), named(help, (isHelped) => t(isHelped ? 'withHelp' : 'withoutHelp'))],
  ] as const;
  return (
    <section class="chapter">
      <h2>{t('parts')}</h2>
      <p class="note">{t(reviewed > 0 ? 'partsNoteReviewed' : 'partsNote')}</p>
      {tables.map(([caption, rows]) => (
        <NumberTable
          key={caption}
          caption={caption}
          heads={[
            caption,
            t('columnGames'),
            t('columnSolved'),
            t('columnGuesses'),
            ...(reviewed > 0 ? [t('name'), t('skill'), t('luck')] : []),
          ]}
          rows={rows}
          isStacked
        />
      ))}
    </section>
  );
}

function cellsOf(summary: Summary, isReviewed: boolean, t: Translate): string[] {
  const { won, lost, guesses, knacks, skill, luck } = summary;
  return [
    t.number(won + lost),
    t.percent(won / (won + lost)),
    written(guesses, 2, t),
    ...(isReviewed ? [written(knacks, 2, t), written(skill, 0, t), written(luck, 0, t)] : []),
  ];
}
