/** The English words as they ship, for tests. */
import { readFileSync } from 'node:fs';
import { parseWordList } from '../lexicons/word-list.ts';
import { createDictionary } from '../solver/dictionary.ts';

const folder = new URL('../../dicts/en/', import.meta.url);

export const english = createDictionary(parseWordList(readFileSync(new URL('5.txt', folder), 'utf8')));
