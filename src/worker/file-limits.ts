/** How much an export file may hold: looked at before anything in it is. */
import { isRecord } from '../protocol/versions.ts';
import { MAX_OWN, MAX_REFUSED, MAX_SITES } from '../protocol/words.ts';

/** How many languages, first words, or sites, with settings of their own or with none left of their words. */
const MAX_ENTRIES = 100;

const valuesOf = (value: unknown): readonly unknown[] => (isRecord(value) ? Object.values(value) : []);
const isLonger = (list: unknown, most: number): boolean => Array.isArray(list) && list.length > most;
const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/** Whether what may be an export file holds more than Knack keeps. */
export function isTooMuchIn(json: unknown): boolean {
  const { settings, words, refused } = isRecord(json) ? json : {};
  const [languages, sites] = [valuesOf(words), valuesOf(refused)];
  return (
    languages.length > MAX_ENTRIES ||
    languages.some((lists) => valuesOf(lists).some((list) => isLonger(list, MAX_OWN))) ||
    sites.length > MAX_ENTRIES ||
    sites.filter((list) => !isEmpty(list)).length > MAX_SITES ||
    sites.some((list) => isLonger(list, MAX_REFUSED)) ||
    valuesOf(settings).some((entries) => valuesOf(entries).length > MAX_ENTRIES)
  );
}
