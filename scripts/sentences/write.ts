/** Writes the compiled sentences, a file for each language and for each of their readers. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { LOCALES } from '../../src/protocol/locales.ts';
import type { MessageKey, Sentences } from '../../src/protocol/sentences.ts';
import { compileMessages, type Messages } from './compile.ts';

/**
 * Writes those for Knack's own pages ("all.en.json") and those for a game's page ("overlay.en.json").
 * @param overlayKeys what the overlay can show
 */
export async function writeSentences(folder: string, overlayKeys: Iterable<MessageKey>): Promise<void> {
  const keys = [...overlayKeys];
  await mkdir(folder, { recursive: true });
  const write = (name: string, sentences: Sentences) =>
    writeFile(`${folder}/${name}.json`, JSON.stringify(sentences));
  const writeLocale = async (locale: string) => {
    const file = new URL(`../../_locales/${locale}/messages.json`, import.meta.url);
    const messages = JSON.parse(await readFile(file, 'utf8')) as Messages;
    await write(`all.${locale}`, compileMessages(messages, Object.keys(messages) as MessageKey[]));
    await write(`overlay.${locale}`, compileMessages(messages, keys));
  };
  await Promise.all(LOCALES.map(writeLocale));
}
