/**
 * Builds the word lists in dicts/ from pinned packages. The same sources give the same bytes.
 *
 * With the names of a lexicon and of a file (a word a line) it measures instead how well the prior of
 * that lexicon tells the words of the file from all others: npm run dictionaries -- pl answers.txt
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatWordList, parseWordList } from '../../src/lexicons/word-list.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { normalizeWord } from '../../src/solver/hints.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { polish } from './polish.ts';
import { auc } from './rank.ts';
import { saysUsage } from '../usage.ts';
import { noticeOf } from './sources.ts';

const USAGE = `npm run dictionaries -- [LEXICON FILE]

  builds the word lists in dicts/ anew
  LEXICON FILE  measures how well the prior of one tells the words of a file, a word a line, from all others
                (${Object.keys(LEXICONS).join(', ')})`;

const RECIPES = [english, german, polish];

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(`dicts/${path}`), { recursive: true });
  await writeFile(`dicts/${path}`, text);
}

async function build(): Promise<void> {
  for (const { sources, terms, make } of RECIPES) {
    const { lists, files = {} } = await make();
    for (const [path, text] of Object.entries(files)) await write(path, text);
    for (const list of lists) {
      const { lexicon, length, entries } = list;
      await write(`${lexicon}/${length}.txt`, formatWordList(entries));
      const vulgar = entries.filter((entry) => entry.vulgar).length;
      console.log(`${lexicon} ${length}: ${entries.length} words, ${vulgar} vulgar`);
    }
    const notice = await noticeOf(sources, terms);
    for (const lexicon of new Set(lists.map((list) => list.lexicon)))
      await write(`${lexicon}/NOTICE.txt`, notice);
  }
}

async function measure(lexicon: Lexicon, file: string): Promise<void> {
  const answers = (await readFile(file, 'utf8')).split('\n').map(normalizeWord).filter(Boolean);
  const entries = parseWordList(await readFile(`dicts/${lexicon}/5.txt`, 'utf8'));
  const wanted = new Set(answers.map(LEXICONS[lexicon].spell));
  const known = entries.filter(({ word }) => wanted.has(word));
  const separation = auc(
    entries.map(({ level }) => -level),
    (word) => wanted.has(entries[word]!.word),
  );
  console.log(
    `${lexicon} 5: ${known.length} of ${wanted.size} words are in the list; AUC ${separation.toFixed(4)}`,
  );
}

async function run([lexicon, file]: readonly string[]): Promise<void> {
  if (lexicon === undefined) await build();
  else if (lexicon in LEXICONS && file !== undefined) await measure(lexicon as Lexicon, file);
  else throw new Error(`Name one of ${Object.keys(LEXICONS).join(', ')} and a file of words.`);
}

try {
  if (!saysUsage(USAGE)) await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
