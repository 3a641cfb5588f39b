/**
 * Auto-fill: types the suggestion into the open row, and presses Enter if the player wishes. A row is
 * filled once at most; once the player has typed into it or taken letters out, it is theirs.
 */
import type { Filling, Notice } from '../messages.ts';
import type { Settings } from '../settings.ts';
import type { PageChanges } from './page-changes.ts';
import type { Typist } from './typist.ts';

/** How long a game may take to answer a guess, its animation included, in milliseconds. */
const REPLY_TIMEOUT = 12_000;

/** What auto-fill goes by. */
export interface OpenRow {
  /** The puzzle and the rows so far. */
  readonly key: string;
  /** What the open row holds. */
  readonly letters: string;
  /** What to type; null while it is not known, or there is nothing to type. */
  readonly suggestion: string | null;
  /** Whether the page would lose or misread a key pressed now. */
  readonly busy: () => boolean;
}

export interface AutoFillDeps {
  readonly typist: Typist;
  readonly changes: PageChanges;
  /** Set when everything has to end. */
  readonly life: AbortSignal;
  /** The row that is open now; null when there is none. */
  readonly openRow: () => OpenRow | null;
  readonly save: (filling: Filling | null) => void;
  readonly notify: (notice: Notice | null) => void;
}

export function createAutoFill({ typist, changes, life, openRow, save, notify }: AutoFillDeps) {
  let settings: Settings | null = null;
  /** Undefined until it is known what was remembered. */
  let filling: Filling | null | undefined;
  let refusal: Notice | null = null;
  /** Whether Knack's word was seen in the row, so that its absence means that it was taken out. */
  let seen = false;
  let work: AbortController | null = null;

  const keep = (next: Filling | null) => {
    filling = next;
    seen = false;
    save(next);
  };
  const leaveTo = (key: string) => keep({ key, by: 'player', word: '', entered: false });

  /** Runs one piece of typing; a trusted key or click of the player ends it. */
  const during = async (
    key: string,
    task: (signal: AbortSignal) => Promise<'done' | 'interrupted' | 'failed'>,
  ) => {
    work = new AbortController();
    const result = await task(AbortSignal.any([work.signal, life]));
    work = null;
    if (life.aborted) return false;
    if (result === 'failed') notify({ kind: 'cannotType', word: filling?.word ?? '' });
    if (result !== 'done' && openRow()?.key === key) leaveTo(key);
    return result === 'done';
  };

  const fill = async ({ key, suggestion }: OpenRow) => {
    const word = suggestion!;
    keep({ key, by: 'knack', word, entered: false });
    if (await during(key, (signal) => typist.write(word, signal))) update();
  };

  const handleRefusal = async ({ key }: OpenRow, { kind, word }: Notice) => {
    notify({ kind, word });
    if (kind !== 'notInList') leaveTo(key);
    else if (await during(key, (signal) => typist.erase(word, signal))) keep(null);
    update();
  };

  const enter = async (mine: Filling) => {
    keep({ ...mine, entered: true });
    seen = true;
    typist.enter();
    const answered = () => filling?.word !== mine.word || openRow()?.key !== mine.key;
    if (!(await changes.until(answered, REPLY_TIMEOUT))) notify({ kind: 'noReply', word: mine.word });
  };

  /** Acts on what the page shows now; to be called whenever anything has changed. */
  const update = (): void => {
    const row = openRow();
    if (life.aborted || !row || !settings?.fill || filling === undefined || work) return;
    const mine = filling?.key === row.key ? filling : null;
    const refused = refusal;
    refusal = null;
    if (refused && mine?.word === refused.word) void handleRefusal(row, refused);
    else if (row.letters === '') {
      if (mine?.by === 'knack' && seen) leaveTo(row.key);
      else if (mine?.by !== 'player' && row.suggestion && !row.busy()) void fill(row);
    } else if (mine?.by === 'knack' && row.letters === mine.word) {
      seen = true;
      if (settings.enter && !mine.entered && !row.busy()) void enter(mine);
    } else if (mine?.by !== 'player') {
      leaveTo(row.key);
    }
  };

  return {
    update,
    setSettings(next: Settings): void {
      const switchedOn = next.fill && settings?.fill === false;
      if (settings?.fill && !next.fill) work?.abort();
      settings = next;
      // Switching it on is asking for it, even in a row that was emptied by hand.
      if (switchedOn && openRow()?.letters === '') keep(null);
      update();
    },
    /** Takes over what was remembered, after a reload. */
    restore(remembered: Filling | null): void {
      if (filling === undefined) filling = remembered;
    },
    /** The player has pressed a key or clicked: it is theirs. */
    interrupt(): void {
      work?.abort();
    },
    /** The game has refused what the open row holds. */
    refused(kind: Notice['kind'], word: string): void {
      if (filling?.by !== 'knack' || filling.word !== word) return;
      refusal = { kind, word };
      update();
    },
  };
}
