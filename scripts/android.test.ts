import { readdirSync, readFileSync } from 'node:fs';
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import { expect, it } from 'vitest';

/** What Knack has of the browsers' API. */
const SPACES = ['action', 'commands', 'i18n', 'permissions', 'runtime', 'scripting', 'storage', 'tabs'];
const OLDEST = 153;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const code = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => read(`../src/${file}`))
  .join('\n');

/** What of the API the code names, with the first Firefox for Android that has it; null for what none has. */
const used = SPACES.flatMap((space) => {
  const { __compat, ...members } = compatData.webextensions.api![space]!;
  return Object.entries(members)
    .filter(([name]) => new RegExp(`(?<![\\w.])(browser\\.|chrome\\.)?${space}\\??\\.${name}\\b`).test(code))
    .map(([name, { __compat: compat }]) => {
      const support = [compat!.support.firefox_android!].flat()[0]!;
      return { name: `${space}.${name}`, since: support.version_added || null };
    });
});

it('no more of the browsers’ API is used than is looked at here', () => {
  const spaces = [...code.matchAll(/(?<![\w.])(?:browser|chrome)\.(\w+)/g)].map(([, space]) => space!);
  expect(spaces.filter((space) => !SPACES.includes(space))).toEqual([]);
});

it('Firefox for Android has all of it, but for shortcuts, which are asked for where there are any', () => {
  const missing = used.filter(({ since }) => since === null || Number(since) > OLDEST);
  expect(missing.map(({ name }) => name)).toEqual([
    'commands.getAll',
    'commands.onCommand',
    'commands.openShortcutSettings',
  ]);
  expect(read('../manifest.json')).toContain(`"gecko_android": { "strict_min_version": "${OLDEST}.0" }`);
});

it('the papers say since when', () => {
  const [, table] = read('../docs/browsers.md').split('## On Android\n');
  const rows = [...table!.split('\n## ')[0]!.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .slice(2)
    .flatMap(([, names, since]) => names!.split(', ').map((name) => [name.replaceAll('`', ''), since!]));
  expect(new Map(rows as [string, string][])).toEqual(
    new Map(used.map(({ name, since }) => [name, since ?? 'not there'])),
  );
});
