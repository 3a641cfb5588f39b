/**
 * Auto-fill: types the suggestion into the open row, and presses Enter if the player wishes. A row is
 * filled anew only when another word has become the suggestion, because the game or the player has ruled
 * the first one out; once the player has typed into it or taken letters out, it is theirs.
 */
import type { Filling, Notice } from '../messages.ts';
import type { GameSettings } from '../settings.ts';
import type { PageChanges } from './page-changes.ts';
import type { Typist, Typing } from './typist.ts';

/** How long a game may take to answer a guess, its animation included, in milliseconds. */
export const REPLY_TIMEOUT = 12_000;
/** How long after it has marked or emptied a row a game may take to say why, in milliseconds. */
export const UNTIL_SAID = 1000;
/** How long a message may stand before Enter is pressed regardless, in milliseconds. */
const PATIENCE = 5000;

type FillSettings = Pick<GameSettings, 'fill' | 'enter'>;

/** What auto-fill goes by. */
export interface OpenRow {
  readonly puzzle: string;
  /** The puzzle and the rows so far. */
  readonly key: string;
  /** What the open row holds. */
  readonly letters: string;
  /** What to type; null while it is not known, or there is nothing to type. */
  readonly suggestion: string | null;
  /** Whether the page would lose or misread a key pressed now. */
  readonly busy: () => boolean;
  /** Whether the page still shows that it refused a guess: another refusal might not be noticed. */
  readonly refusing: () => boolean;
}

export interface AutoFillDeps {
  readonly typist: Typist;
  readonly changes: PageChanges;
  /** Set when everything has to end. */
  readonly life: AbortSignal;
  /** The row that is open now; null when there is none. */
  readonly openRow: () => OpenRow | null;
  readonly save: (filling: Filling) => void;
  readonly notify: (notice: Notice | null) => void;
}

export function createAutoFill({ typist, changes, life, openRow, save, notify }: AutoFillDeps) {
  let settings: FillSettings | null = null;
  /** By key; undefined until it is known what was remembered. */
  let fillings: Map<string, Filling> | undefined;
  /** The key of the row whose word is to be taken out. */
  let refusedIn: string | null = null;
  /** The row and the word that the game has refused last. */
  let refusedWord = '';
  /** Whether a message of the page is waited for to go, and the row and word that this was in vain for. */
  let waiting = false;
  let waitedFor: string | null = null;
  /** The key of the row that Knack's word was seen in, so that its absence means that it was taken out. */
  let seenIn: string | null = null;
  /** Whether the player has pressed anything since: what goes otherwise, the page has lost. */
  let touched = false;
  /** The key of the row that the game has emptied, while it may yet say why. */
  let unsaidIn: string | null = null;
  /** The key of the row that the page has lost Knack's word from. */
  let lostIn: string | null = null;
  let work: AbortController | null = null;

  const keep = ({ puzzle, key }: OpenRow, filling: Omit<Filling, 'puzzle' | 'key'>) => {
    const next = { puzzle, key, ...filling };
    fillings?.set(key, next);
    save(next);
  };
  const leaveTo = (by: 'player' | 'nobody', row: OpenRow) => keep(row, { by, word: '', entered: false });

  /** Runs one piece of typing; a trusted key or click of the player ends it. */
  const during = async (row: OpenRow, word: string, task: Typing): Promise<boolean> => {
    work = new AbortController();
    const result = await task(word, AbortSignal.any([work.signal, life]));
    work = null;
    if (life.aborted) return false;
    if (result === 'failed') notify({ kind: 'cannotType', word });
    if (typeof result === 'object') notify({ kind: 'noKey', word: result.missing });
    if (result !== 'done' && openRow()?.key === row.key) leaveTo('player', row);
    return result === 'done';
  };

  const fill = async (row: OpenRow, word: string) => {
    // What the game has refused once it refuses again.
    if (refusedWord === row.key + word) {
      leaveTo('player', row);
      return;
    }
    keep(row, { by: 'knack', word, entered: false });
    if (await during(row, word, typist.write)) update();
  };

  const takeOut = async (row: OpenRow, word: string) => {
    if (await during(row, word, typist.erase)) leaveTo('nobody', row);
    update();
  };

  /** Another refusal that looks like the one on the page would not be noticed. */
  const waitForMessageToGo = async ({ key, letters, refusing }: OpenRow) => {
    waiting = true;
    const isGone = await changes.until(() => !refusing(), PATIENCE);
    waiting = false;
    waitedFor = isGone ? null : key + letters;
    update();
  };

  /** A word of Knack's was refused: it is taken out, unless the game has done so itself. */
  const clear = (row: OpenRow, word: string) => {
    if (row.letters !== '' && row.busy()) return;
    refusedIn = null;
    if (row.letters === word) void takeOut(row, word);
    else {
      leaveTo(row.letters === '' ? 'nobody' : 'player', row);
      update();
    }
  };

  /** The row that Knack has filled is empty. */
  const handleLoss = (row: OpenRow, mine: Filling) => {
    if (touched) leaveTo('player', row);
    else if (mine.entered) void waitForReason(row, mine);
    else if (lostIn === row.key) {
      notify({ kind: 'cannotType', word: mine.word });
      leaveTo('player', row);
    } else if (row.suggestion && !row.busy()) {
      lostIn = row.key;
      void fill(row, row.suggestion);
    }
  };

  /** A game that empties the row after Enter says why, or it remains unclear. */
  const waitForReason = async (row: OpenRow, { word }: Filling) => {
    if (unsaidIn === row.key) return;
    unsaidIn = row.key;
    const isOther = () => fillings?.get(row.key)?.word !== word || openRow()?.key !== row.key;
    const isSaid = await changes.until(() => refusedIn === row.key || isOther(), UNTIL_SAID);
    unsaidIn = null;
    if (isSaid || life.aborted) return;
    notify({ kind: 'unclear', word });
    leaveTo('player', row);
  };

  const enter = async (row: OpenRow, { word }: Filling) => {
    keep(row, { by: 'knack', word, entered: true });
    typist.enter();
    const answered = () => fillings?.get(row.key)?.word !== word || openRow()?.key !== row.key;
    if (!(await changes.until(answered, REPLY_TIMEOUT)) && !life.aborted) notify({ kind: 'noReply', word });
  };

  /** Acts on what the page shows now; to be called whenever anything has changed. */
  const update = (): void => {
    const row = openRow();
    // Another page, or a board built anew: what is missing there nobody took out.
    if (seenIn !== row?.key) seenIn = null;
    if (life.aborted || !row || !settings?.fill || !fillings || work) return;
    const mine = fillings.get(row.key);
    if (refusedIn === row.key && mine?.by === 'knack') clear(row, mine.word);
    else if (row.letters === '') {
      if (mine?.by === 'knack' && seenIn === row.key) handleLoss(row, mine);
      else if (mine?.by !== 'player' && row.suggestion && !row.busy()) void fill(row, row.suggestion);
    } else if (mine?.by === 'knack' && row.letters === mine.word) {
      if (seenIn !== row.key) touched = false;
      seenIn = row.key;
      // Without a suggestion it is being worked out anew, and may come out another.
      if (mine.entered || !row.suggestion || row.busy()) return;
      if (row.suggestion !== mine.word) void takeOut(row, mine.word);
      else if (settings.enter && !waiting) {
        if (row.refusing() && waitedFor !== row.key + row.letters) void waitForMessageToGo(row);
        else void enter(row, mine);
      }
    } else if (mine?.by !== 'player') {
      leaveTo('player', row);
    }
  };

  return {
    update,
    setSettings(next: FillSettings): void {
      const switchedOn = next.fill && settings?.fill === false;
      if (settings?.fill && !next.fill) work?.abort();
      settings = next;
      // Switching it on is asking for it, even in a row that was emptied by hand.
      const row = openRow();
      if (switchedOn && row?.letters === '') leaveTo('nobody', row);
      update();
    },
    /** Takes over what was remembered, after a reload. */
    restore(remembered: readonly Filling[]): void {
      fillings ??= new Map(remembered.map((filling) => [filling.key, filling]));
    },
    /** The player has pressed a key or clicked: it is theirs. */
    interrupt(): void {
      touched = true;
      work?.abort();
    },
    /** The game has refused a word. Where it is Knack's own there may be a better one; else it is the player's. */
    refused(kind: Notice['kind'], word: string): void {
      const row = openRow();
      const mine = row && fillings?.get(row.key);
      if (mine?.by !== 'knack' || mine.word !== word) return;
      notify({ kind, word });
      refusedWord = row!.key + word;
      if (kind === 'notInList' || kind === 'hardModeFound') refusedIn = row!.key;
      else leaveTo('player', row!);
      update();
    },
  };
}
