import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from './bundles.ts';

/** Those that take nothing, and the tests, which say what they take when it is wrong. */
const WITHOUT = /^(test.*|lint|build|package|format)$/;
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const commands = Object.entries(scripts).filter(([name]) => !WITHOUT.test(name));

it.each(commands)('npm run %s says with --help how it is called', (name, command) => {
  const file = /scripts\/\S+\.ts$/.exec(command)![0];
  const entry = readFileSync(`${ROOT}${file}`, 'utf8');
  const usage = entry.includes('const USAGE = ')
    ? entry
    : readFileSync(`${ROOT}${file.replace('index.ts', 'options.ts')}`, 'utf8');
  expect(usage).toMatch(new RegExp(`const USAGE = \`npm (run )?${name}\\b`));
});
