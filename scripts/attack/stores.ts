/**
 * Attacks what is stored, in memory: junk of every kind in every item, files that were exports once, and refusals
 * without end. Nothing may throw or take anything else with it, and what is damaged can be removed.
 */
import { STORAGE_VERSION } from '../../src/protocol/versions.ts';
import { MAX_REFUSED, MAX_SITES } from '../../src/protocol/words.ts';
import { createStoredData, damageIn, type StoreName } from '../../src/stores/stored-data.ts';
import { HINTS, report, setUp, TAB } from '../../src/test/worker.ts';
import type { Attack, Trial } from './attack.ts';

type Random = Trial['random'];
type App = ReturnType<typeof setUp>;
type Items = Record<string, unknown>;

/** Few words, so that advice costs nothing; those of the hints are among them, or no site would be taken to accept them. */
const LIST = 'abbey0\nabord0\naroha0\naroma0\ncrane0\nfuzzy0\noater0\nsalet0\n';

const below = (random: Random, end: number): number => Math.floor(random() * end);
const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]!;

/** The letters keep no two numbers alike. */
const wordOf = (number: number): string =>
  [...number.toString(26).padStart(5, '0')]
    .map((digit) => String.fromCharCode(97 + parseInt(digit, 26)))
    .join('');

/** What no schema expects; names that every object has are among its names. */
const STRANGE: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 1e300,
  () => -0.5,
  () => '',
  () => 'x'.repeat(200_000),
  () => '\u0000"\\\ud800',
  () => [],
  () => ({}),
  () => JSON.parse('{"__proto__":{"added":["a"]},"constructor":["crane"],"toString":5}') as unknown,
  () => Array.from({ length: 20_000 }, () => 'crane'),
  () => Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`x${n}`, ['crane']])),
  () => nested(2000),
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { words: value };
  return value;
}

/** A value with something in it changed, taken out or put in. */
function mutated(random: Random, value: unknown): unknown {
  if (random() < 0.3 || typeof value !== 'object' || value === null) return oneOf(random, STRANGE)();
  if (Array.isArray(value)) {
    const at = below(random, value.length + 1);
    return [
      ...(value as unknown[]).slice(0, at),
      mutated(random, value[at]),
      ...(value as unknown[]).slice(at + 1),
    ];
  }
  const entries = Object.entries(value);
  const [key, item] = oneOf(random, [...entries, ['constructor', null], ['x', null]] as [string, unknown][]);
  if (random() < 0.2) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return { ...value, [key]: mutated(random, item) };
}

const storesOf = ({ local, synced, inSession }: App) => ({ local, sync: synced, session: inSession });
const STORES: readonly StoreName[] = ['local', 'sync', 'session'];

/** A player's Knack in the middle of a game, with something in every item. */
async function lived(): Promise<App> {
  const app = setUp({ list: LIST });
  await app.local.set({
    version: 1,
    'panel:wordle': { folded: true, spot: { fromRight: true, fromBottom: true, x: 1, y: 2 } },
    practice: { lexicon: 'en', length: 5, hard: true, boards: 2 },
  });
  await app.synced.set({
    version: 1,
    help: 'word',
    openers: { en: 'crane' },
    sites: { wordle: { fill: true } },
  });
  await app.change({ kind: 'add', language: 'en', word: 'neews' });
  await app.change({ kind: 'forbid', language: 'de', word: 'tarne' });
  await app.tell({ type: 'report', report: report(HINTS) }, TAB);
  await app.tell({ type: 'refused', word: 'zzzzz', isSaid: true }, TAB);
  await app.handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards: [HINTS] }, null);
  await app.handle({ type: 'access', tab: TAB }, null);
  await app.privateSettings.set({ fill: true });
  return app;
}

/** Does what a player does. @throws what must not be thrown */
async function use(app: App): Promise<void> {
  await app.settings.get();
  await app.privateSettings.get();
  await app.words();
  await app.handle({ type: 'begin', site: 'wordle' }, TAB);
  await app.tell({ type: 'report', report: report(HINTS) }, TAB);
  await app.tell({ type: 'notice', notice: { kind: 'notInList', word: 'aroma' } }, TAB);
  await app.tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
  await app.handle({ type: 'panel', site: 'wordle', panel: { folded: false, spot: null } }, TAB);
  await app.handle({ type: 'export' }, null);
}

async function damage({ random, tried, failed }: Trial): Promise<void> {
  const app = await lived();
  const stores = storesOf(app);
  const name = oneOf(random, STORES);
  const before: Items = await stores[name].get(null);
  const key = oneOf(random, Object.keys(before));
  const junk = mutated(random, before[key]);
  const seen = `${name} "${key}": ${JSON.stringify(junk).slice(0, 300)}`;
  tried('damaged items');
  try {
    await stores[name].set({ [key]: junk });
    const others = await everything(app, name, key);
    await createStoredData(stores).removeDamaged();
    if ((await everything(app, name, key)) !== others) failed(`Mending took something else with it: ${seen}`);
    if (damageIn(name, await stores[name].get(null)).length > 0) failed(`It stays damaged: ${seen}`);
    await stores[name].set({ [key]: junk });
    await use(app);
    await createStoredData(stores).removeDamaged();
    await use(app);
    // A version that is newer than this one is respected, and nothing is written then.
    const isNewer = key === 'version' && name === 'local' && junk === STORAGE_VERSION + 1;
    const outcome = await app.change({ kind: 'add', language: 'en', word: 'mends' });
    if (outcome !== 'done' && !isNewer) failed(`After mending a word is ${outcome}: ${seen}`);
  } catch (error) {
    failed(`${String(error)} – ${seen}`);
  }
}

/** All that is stored but for one item, as text. */
async function everything(app: App, store: StoreName, key: string): Promise<string> {
  const stores = storesOf(app);
  const all = STORES.map(async (name) =>
    Object.entries(await stores[name].get(null))
      .filter(([its]) => name !== store || its !== key)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return JSON.stringify(await Promise.all(all));
}

async function importFile({ random, tried, failed }: Trial): Promise<void> {
  const [from, to] = [await lived(), await lived()];
  const { text } = await from.handle({ type: 'export' }, null);
  const changed = random() < 0.5 ? JSON.stringify(mutated(random, JSON.parse(text))) : cut(random, text);
  const before = await to.local.get(null);
  tried('files');
  try {
    const { status } = await to.handle({ type: 'import', text: changed }, null);
    tried(`files that are ${status}`);
    if (status !== 'done' && JSON.stringify(await to.local.get(null)) !== JSON.stringify(before))
      failed(`A file that is ${status} changed something: ${changed.slice(0, 300)}`);
    const again = await to.handle({ type: 'export' }, null);
    const back = await setUp({ list: LIST }).handle({ type: 'import', text: again.text }, null);
    if (back.status !== 'done') failed(`Knack's own export is ${back.status} after ${changed.slice(0, 300)}`);
  } catch (error) {
    failed(`${String(error)} – ${changed.slice(0, 300)}`);
  }
}

const cut = (random: Random, text: string): string => {
  const at = below(random, text.length);
  return (
    text.slice(0, at) +
    oneOf(random, ['', '[', '"', '9'.repeat(400), '\u0000']) +
    text.slice(at + below(random, 9))
  );
};

/** A page that says of word after word that it is not in the list, on one puzzle after the other. */
async function refuse({ random, tried, failed }: Trial): Promise<void> {
  const app = await lived();
  for (let time = 0; time < 40; time++) {
    const key = `puzzle ${below(random, 3)}`;
    if (random() < 0.3) await app.tell({ type: 'report', report: report(HINTS, { puzzle: key }) }, TAB);
    const word = oneOf(random, ['', 'aroma', 'aroha', 'oater', '__proto__', wordOf(below(random, 26 ** 4))]);
    await app.tell({ type: 'refused', word, isSaid: true }, TAB, false);
    tried('refusals');
  }
  const kept = (await app.words()).refused['wordle'] ?? [];
  if (kept.length > 5) failed(`${kept.length} words were kept of a page in a day.`);
  if (kept.includes('oater')) failed('A word was kept that stands in a finished row.');
  const { held } = await app.stateOf(TAB);
  if (new Set(held.map(({ word }) => word)).size !== held.length) failed('A word is held twice.');
}

/** More words than are kept, of more games. */
async function fill({ random, tried, failed }: Trial): Promise<void> {
  const app = setUp({ list: LIST });
  const words = (count: number) => Array.from({ length: count }, () => wordOf(below(random, 26 ** 5)));
  await app.local.set({ 'refused:wordle': words(below(random, 3 * MAX_REFUSED)) });
  for (let n = 0; n < MAX_SITES + 3; n++) {
    await app.change({ kind: 'refuse', site: oneOf(random, ['wordle', `site-${n}`]), words: words(50) });
    tried('changes');
  }
  const { refused } = await app.words();
  const lists = Object.values(refused);
  if (lists.length > MAX_SITES) failed(`There are words of ${lists.length} games.`);
  if (lists.some((list) => list.length > MAX_REFUSED)) failed('There are too many words of a game.');
}

export const stores: Attack = {
  name: 'stores',
  needs: 'nothing',
  async run(trial) {
    while (trial.goesOn()) {
      for (const attempt of [damage, importFile, damage, importFile, refuse])
        if (trial.goesOn()) await attempt(trial);
      if (trial.random() < 0.1) await fill(trial);
    }
  },
};
