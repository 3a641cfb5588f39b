/** `npm run suggestions`: compares what Knack suggests with a file that was made earlier, or writes one. */
import { accessSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isUsageError, saysUsage, UsageError } from '../usage.ts';
import { othersThanIn, suggestAll, SUGGESTIONS_FILE } from './suggestions.ts';

const USAGE = `npm run suggestions -- --check FILE | --write FILE

Solves 3,000 boards in three languages, to the end of the search: some ten minutes on two cores.

--check FILE  compares what is suggested with a file, such as ${SUGGESTIONS_FILE}, and prints the lines that differ
--write FILE  writes it to a file`;

async function run(): Promise<void> {
  if (saysUsage(USAGE)) return;
  const { values } = parseArgs({
    options: { check: { type: 'string' }, write: { type: 'string' } },
  });
  const { check, write } = values;
  if (check !== undefined && write === undefined) await compare(check);
  else if (write !== undefined && check === undefined) {
    writeFileSync(write, `${(await suggestAll()).join('\n')}\n`);
  } else throw new UsageError(`Name one file: --check FILE or --write FILE.`);
}

async function compare(file: string): Promise<void> {
  try {
    accessSync(file);
  } catch {
    throw new UsageError(`"${file}" cannot be read.`);
  }
  const lines = await suggestAll();
  const others = othersThanIn(file, lines);
  for (const line of others) console.log(line);
  console.log(`${others.length} of ${lines.length} suggestions differ from ${file}.`);
  if (others.length > 0) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  if (!isUsageError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
