/**
 * Auto-fill: types the suggestion into the open row, and presses Enter if the player wishes. A row is
 * filled anew only when another word has become the suggestion, because the game or the player has ruled
 * the first one out; once the player has typed into it or taken letters out, it is theirs.
 *
 * Playing on is the same with Enter, at a human pace and whatever is set, until the game ends or the player
 * does anything. A word that the player asks for is typed at any time, and the row is the player's then.
 */
import type { RowRecord, Notice } from '../protocol/messages.ts';
import type { SiteSettings } from '../protocol/settings.ts';
import type { Pace } from './human-pace.ts';
import type { PageChanges } from './page-changes.ts';
import { LONGEST_DIALOG, type Typing, type Typist } from './typist.ts';

/** How long a game may take to answer a guess, its animation included, in milliseconds. */
export const REPLY_TIMEOUT = 12_000;
/** How long after it has marked or emptied a row a game may take to say why, in milliseconds. */
export const UNTIL_SAID = 1000;
/** How long a message may stand before Enter is pressed regardless, in milliseconds. */
const PATIENCE = 5000;

type FillSettings = Pick<SiteSettings, 'fill' | 'enter'>;

/** What auto-fill goes by. */
export interface OpenRow {
  readonly puzzle: string;
  /** The puzzle and the rows so far. */
  readonly key: string;
  /** What the open row holds. */
  readonly letters: string;
  /** How many letters it takes. */
  readonly width: number;
  /** What to type; null while it is not known, or there is nothing to type. */
  readonly suggestion: string | null;
  /** Whether the player wants to see suggestions: typing one shows it. */
  readonly mayShow: boolean;
  /** Whether its tiles are moving: the page would lose a key pressed now. */
  readonly moving: () => boolean;
  /** Whether something lies on the board, such as a dialog: a key pressed now is meant for that. */
  readonly covered: () => boolean;
  /** Whether the page still shows that it refused a guess: another refusal might not be noticed. */
  readonly refusing: () => boolean;
  /** Whether a guess has been entered that the page has not answered yet. */
  readonly awaiting: () => boolean;
}

export interface AutoFillDeps {
  readonly typist: Typist;
  readonly changes: PageChanges;
  /** How fast Knack plays on. */
  readonly pace: Pace;
  /** Set when everything has to end. */
  readonly life: AbortSignal;
  /** The row that is open now; null when there is none. */
  readonly openRow: () => OpenRow | null;
  readonly save: (filling: RowRecord) => void;
  readonly notify: (notice: Notice | null) => void;
  /** Switches the setting off that has it fill in. */
  readonly switchOff: () => void;
  /** Whether Knack is playing on has changed. */
  readonly onPlaying: (on: boolean) => void;
}

/** Playing on to the end of the game. */
interface Play {
  readonly end: AbortController;
  /** The row and its letters that Knack is looking at, as a person does before typing and before Enter. */
  lookingAt: string;
  /** Those that it has looked at. */
  seen: string;
}

const isBusy = ({ moving, covered }: OpenRow): boolean => moving() || covered();

export function createAutoFill(deps: AutoFillDeps) {
  const { typist, changes, pace, life, openRow, save, notify, switchOff, onPlaying } = deps;
  let settings: FillSettings | null = null;
  /** By key; undefined until it is known what was remembered. */
  let fillings: Map<string, RowRecord> | undefined;
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
  /** The typing that is going on, and the end of whatever has been typed before. */
  let work: AbortController | null = null;
  let typed: Promise<unknown> | null = null;
  let play: Play | null = null;

  const keep = ({ puzzle, key }: OpenRow, filling: Omit<RowRecord, 'puzzle' | 'key'>) => {
    const next = { puzzle, key, ...filling };
    fillings?.set(key, next);
    save(next);
  };
  const leaveTo = (by: 'player' | 'nobody', row: OpenRow) => keep(row, { by, word: '', entered: false });

  /** What is to be typed into a row unasked. */
  const wordFor = ({ mayShow, suggestion }: OpenRow) => (mayShow || play ? suggestion : null);

  const stopPlaying = () => {
    if (!play) return;
    play.end.abort();
    play = null;
    onPlaying(false);
  };

  /** The player has pressed a key or clicked: it is theirs. */
  const interrupt = () => {
    touched = true;
    work?.abort();
    stopPlaying();
  };

  /** Says why a row is left to the player. */
  const giveUp = (kind: Notice['kind'], word: string) => {
    notify({ kind, word });
    stopPlaying();
  };

  /** Runs one piece of typing, in place of what is being typed; a trusted key or click of the player ends it. */
  const during = async (row: OpenRow, word: string, task: Typing): Promise<boolean> => {
    work?.abort();
    const mine = (work = new AbortController());
    const signal = AbortSignal.any([mine.signal, life]);
    const rest = play ? () => pace('letter', signal) : undefined;
    const before = typed;
    const run = async () => {
      await before;
      return signal.aborted ? 'interrupted' : task(word, signal, rest);
    };
    const running = (typed = run());
    const result = await running;
    if (typed === running) typed = null;
    if (life.aborted || work !== mine) return false;
    work = null;
    if (result === 'failed') giveUp('cannotType', word);
    if (typeof result === 'object') giveUp('noKey', result.missing);
    if (result !== 'done' && openRow()?.key === row.key) leaveTo('player', row);
    return result === 'done';
  };

  /** Takes out what a row holds, whoever has typed it, once the page is ready for that. */
  const clearOut = async (row: OpenRow, signal: AbortSignal, rest?: () => Promise<void>) => {
    await changes.until(() => !row.awaiting(), REPLY_TIMEOUT, signal);
    await changes.until(() => !isBusy(row), LONGEST_DIALOG, signal);
    const now = openRow();
    if (signal.aborted || now?.key !== row.key) return 'interrupted';
    return now.letters === '' ? 'done' : typist.erase(now.letters, signal, rest);
  };

  /** Types a word that the player has asked for. */
  const write = async (row: OpenRow, word: string) => {
    stopPlaying();
    leaveTo('player', row);
    notify(null);
    await during(row, word, async (_, signal) => {
      const cleared = await clearOut(row, signal);
      return cleared === 'done' ? typist.write(word, signal) : cleared;
    });
    update();
  };

  /** Makes room for playing on. */
  const makeRoom = async (row: OpenRow) => {
    const isEmpty = await during(row, row.letters, (_, signal, rest) => clearOut(row, signal, rest));
    if (isEmpty) leaveTo('nobody', row);
    update();
  };

  /** Whether it is time for the next step: when playing on, a person would look first. */
  const isTime = ({ key, letters }: OpenRow, next: 'word' | 'enter'): boolean => {
    const sight = `${key} ${letters}`;
    if (!play || play.seen === sight) return true;
    if (play.lookingAt !== sight) void lookAt(play, sight, next);
    return false;
  };
  const lookAt = async (mine: Play, sight: string, next: 'word' | 'enter') => {
    mine.lookingAt = sight;
    await pace(next, AbortSignal.any([mine.end.signal, life]));
    if (mine.lookingAt === sight) {
      mine.lookingAt = '';
      mine.seen = sight;
    }
    if (play === mine) update();
  };

  const fill = async (row: OpenRow, word: string) => {
    // What the game has refused once it refuses again.
    if (refusedWord === row.key + word) {
      leaveTo('player', row);
      stopPlaying();
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
    if (row.letters !== '' && isBusy(row)) return;
    refusedIn = null;
    if (row.letters === word) void takeOut(row, word);
    else {
      leaveTo(row.letters === '' ? 'nobody' : 'player', row);
      update();
    }
  };

  /** The row that Knack has filled is empty. */
  const handleLoss = (row: OpenRow, mine: RowRecord) => {
    if (touched) leaveTo('player', row);
    else if (mine.entered) void waitForReason(row, mine);
    else if (lostIn === row.key) {
      giveUp('cannotType', mine.word);
      leaveTo('player', row);
    } else {
      const word = wordFor(row);
      if (!word || isBusy(row)) return;
      lostIn = row.key;
      void fill(row, word);
    }
  };

  /** A game that empties the row after Enter says why, or it remains unclear. */
  const waitForReason = async (row: OpenRow, { word }: RowRecord) => {
    if (unsaidIn === row.key) return;
    unsaidIn = row.key;
    const isOther = () => fillings?.get(row.key)?.word !== word || openRow()?.key !== row.key;
    const isSaid = await changes.until(() => refusedIn === row.key || isOther(), UNTIL_SAID);
    unsaidIn = null;
    if (isSaid || life.aborted) return;
    giveUp('unclear', word);
    leaveTo('player', row);
  };

  const enter = async (row: OpenRow, { word }: RowRecord) => {
    keep(row, { by: 'knack', word, entered: true });
    typist.enter();
    const answered = () => fillings?.get(row.key)?.word !== word || openRow()?.key !== row.key;
    if (!(await changes.until(answered, REPLY_TIMEOUT)) && !life.aborted) giveUp('noReply', word);
  };

  /** Acts on what the page shows now; to be called whenever anything has changed. */
  const update = (): void => {
    const row = openRow();
    // Another page, or a board built anew: what is missing there nobody took out.
    if (seenIn !== row?.key) seenIn = null;
    if (life.aborted || !row || !(play ?? settings?.fill) || !fillings || work) return;
    const mine = fillings.get(row.key);
    const word = wordFor(row);
    if (refusedIn === row.key && mine?.by === 'knack') clear(row, mine.word);
    else if (row.letters === '') {
      if (mine?.by === 'knack' && seenIn === row.key) handleLoss(row, mine);
      else if (mine?.by !== 'player' && word && !isBusy(row) && isTime(row, 'word')) void fill(row, word);
    } else if (mine?.by === 'knack' && row.letters === mine.word) {
      if (seenIn !== row.key) touched = false;
      seenIn = row.key;
      // Without a suggestion it is being worked out anew, and may come out another.
      if (mine.entered || !word || isBusy(row)) return;
      if (word !== mine.word) void takeOut(row, mine.word);
      else if ((play ?? settings?.enter) && !waiting) {
        if (row.refusing() && waitedFor !== row.key + row.letters) void waitForMessageToGo(row);
        else if (isTime(row, 'enter')) void enter(row, mine);
      }
    } else if (play) {
      void makeRoom(row);
    } else if (mine?.by !== 'player') {
      leaveTo('player', row);
    }
  };

  return {
    update,
    setSettings(next: FillSettings): void {
      const switchedOn = next.fill && settings?.fill === false;
      const row = openRow();
      // What the player has asked for goes on.
      const isUnasked = !play && row && fillings?.get(row.key)?.by === 'knack';
      if (isUnasked && settings?.fill && !next.fill) work?.abort();
      settings = next;
      // Switching it on is asking for it, even in a row that was emptied by hand.
      if (switchedOn && row) {
        notify(null);
        if (row.letters === '' && !work) leaveTo('nobody', row);
      }
      update();
    },
    /** Takes over what was remembered, after a reload. */
    restore(remembered: readonly RowRecord[]): void {
      fillings ??= new Map(remembered.map((filling) => [filling.key, filling]));
    },
    interrupt,
    /** The player wants Knack to stop, whatever it is doing, and to begin nothing by itself. */
    stop(): void {
      const row = openRow();
      // Over a dialog the key is meant for that.
      const isWaiting = settings?.fill && row && !row.covered();
      if (!play && !work && !isWaiting) return;
      interrupt();
      if (settings?.fill) {
        settings = { ...settings, fill: false };
        switchOff();
      }
      notify({ kind: 'stopped', word: '' });
    },
    /**
     * Types a word in that the player has asked for, whatever the row holds, and never enters it.
     * @returns whether there is a row that takes it
     */
    fill(word: string): boolean {
      const row = openRow();
      if (!row || !fillings || [...word].length !== row.width) return false;
      void write(row, word);
      return true;
    },
    /**
     * Plays the game to its end, or stops that.
     * @returns whether it is as wished: there may be nothing to play, or words may not be shown
     */
    playOn(on: boolean): boolean {
      if (!on) {
        if (play) work?.abort();
        stopPlaying();
        return true;
      }
      const row = openRow();
      if (!row?.mayShow || !fillings) return false;
      if (play) return true;
      play = { end: new AbortController(), lookingAt: '', seen: '' };
      onPlaying(true);
      notify(null);
      // It is asking for it, even in a row that is the player's, or whose word was entered in vain.
      const mine = fillings.get(row.key);
      if (mine?.by !== 'knack' || (mine.entered && !row.awaiting())) leaveTo('nobody', row);
      update();
      return true;
    },
    /** The game has refused a word. Where it is Knack's own there may be a better one; else it is the player's. */
    refused(kind: Notice['kind'], word: string): void {
      const row = openRow();
      const mine = row && fillings?.get(row.key);
      if (mine?.by !== 'knack' || mine.word !== word) return;
      refusedWord = row!.key + word;
      if (kind === 'notInList' || kind === 'hardModeFound') {
        notify({ kind, word });
        refusedIn = row!.key;
      } else {
        giveUp(kind, word);
        leaveTo('player', row!);
      }
      update();
    },
  };
}
