/** What has happened on a page, taken into the record of its tab. */
import type { Act, Sync } from '../protocol/sync.ts';
import { type HeldWord, type TabRecord, withHeld } from '../protocol/records.ts';
import { withRefusal } from './picky.ts';
import { isOn, saidOf, withHelpSeen } from './tab-facts.ts';

type Told = NonNullable<TabRecord['told']>;

/** Whether something newer of the same visit has been taken in. */
export const isPast = ({ visit, number }: Told, told: TabRecord['told']): boolean =>
  told?.visit === visit && number < told.number;

/** What has happened that has not been taken in: it is told until there is a reply. */
export const newActs = (
  { visit, acts }: Told & Pick<Sync, 'acts'>,
  told: TabRecord['told'],
): readonly Act[] => (told?.visit === visit ? acts.filter(({ number }) => number > told.number) : acts);

/**
 * The record with what has happened.
 * @param held a refused word as it is held, where it was not kept for good
 */
export function withAct(record: TabRecord, act: Act, held: HeldWord | undefined): TabRecord {
  switch (act.type) {
    case 'refused':
      return { ...record, ...withRefusal(record), ...(held && withHeldWord(record, held)) };
    case 'notice':
      return { ...record, notice: noticeAfter(record, act.notice) };
    case 'help':
      return { ...record, help: act.help, seen: withHelpSeen(record, act.help) };
  }
}

function withHeldWord({ held: others, notice }: TabRecord, held: HeldWord): Partial<TabRecord> {
  const all = withHeld(others, held);
  const isAlarm = held.why === 'notStored';
  return { held: all, notice: isAlarm ? { kind: 'notKept', word: held.word } : saidOf(notice, all) };
}

function noticeAfter({ notice: old, held, report }: TabRecord, notice: TabRecord['notice']) {
  // That a word could not be kept matters more than what the page says of it.
  if (old?.kind === 'notKept' && old.word === notice?.word) return old;
  // A slow game may take a word after all, before it is heard that it has not.
  return notice && isOn(report, notice.word) ? old : saidOf(notice, held);
}
