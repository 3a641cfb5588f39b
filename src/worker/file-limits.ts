/** How much an export file may hold: looked at before anything in it is. */
import { MAX_GAMES } from '../protocol/game-record.ts';
import { MAX_PAST } from '../protocol/past-lists.ts';
import { isRecord } from '../protocol/versions.ts';
import { MAX_OWN, MAX_REFUSED, MAX_SITES } from '../protocol/words.ts';

/** How many languages, first words, or sites, with settings of their own or with none left of their words. */
const MAX_ENTRIES = 100;

const valuesOf = (value: unknown): readonly unknown[] => (isRecord(value) ? Object.values(value) : []);
const isLonger = (list: unknown, most: number): boolean => Array.isArray(list) && list.length > most;
const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/** Whether lists of sites are more than are kept, or longer. */
const areTooMany = (lists: readonly unknown[], most: number): boolean =>
  lists.length > MAX_ENTRIES ||
  lists.filter((list) => !isEmpty(list)).length > MAX_SITES ||
  lists.some((list) => isLonger(list, most));

/** Whether what may be an export file holds more than Knack keeps. */
export function isTooMuchIn(json: unknown): boolean {
  const { settings, words, refused, past, games } = isRecord(json) ? json : {};
  const languages = valuesOf(words);
  return (
    languages.length > MAX_ENTRIES ||
    languages.some((lists) => valuesOf(lists).some((list) => isLonger(list, MAX_OWN))) ||
    areTooMany(valuesOf(refused), MAX_REFUSED) ||
    areTooMany(valuesOf(past), MAX_PAST) ||
    isLonger(games, MAX_GAMES) ||
    valuesOf(settings).some((entries) => valuesOf(entries).length > MAX_ENTRIES)
  );
}
