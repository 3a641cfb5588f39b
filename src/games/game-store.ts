/** The records of games in IndexedDB: the worker keeps what it sees, and Knack's pages read and remove. */
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import * as v from 'valibot';
import { type GameRecord, gameRecordSchema, MAX_GAMES, type Score } from '../protocol/game-record.ts';
import { areOfOneGame } from '../protocol/guesses.ts';
import {
  idOf,
  isDeepEqual,
  LONGEST_BREAK,
  newRecord,
  recordOfSeen,
  type SeenGame,
  withSeen,
} from './same-game.ts';

/** PRIVACY.md names it too. */
const DATABASE = 'knack';
const VERSION = 1;
/** So many games are read at a time. */
const SLICE = 2000;

interface Schema extends DBSchema {
  games: {
    key: string;
    value: GameRecord;
    indexes: { changed: number; site: [site: string, changed: number] };
  };
}
type Database = IDBPDatabase<Schema>;
type Games = IDBPObjectStore<Schema, ['games'], 'games', 'readwrite'>;

/** @param onClosed hears when it has been closed, by the browser or for another page that changes its form */
async function open(name: string, onClosed: () => void): Promise<Database> {
  const closing = {
    terminated: onClosed,
    blocking(_: number, __: number | null, { target }: IDBVersionChangeEvent) {
      (target as IDBDatabase).close();
      onClosed();
    },
  };
  try {
    return await openDB<Schema>(name, VERSION, {
      ...closing,
      upgrade(db) {
        const games = db.createObjectStore('games', { keyPath: 'id' });
        games.createIndex('changed', 'changed');
        games.createIndex('site', ['site', 'changed']);
      },
    });
  } catch (error) {
    if ((error as Partial<DOMException>).name !== 'VersionError') throw error;
    // A newer version of Knack has made it: what is valid of it is read, and nothing is kept there.
    return openDB<Schema>(name, undefined, closing);
  }
}

const isValid = (record: unknown): record is GameRecord => v.is(gameRecordSchema, record);

/**
 * Puts a record under an id of its own, unless the same game is there already: then what it knows more is added.
 * @returns whether the game was not there before
 */
async function add(games: Games, record: GameRecord): Promise<boolean> {
  for (let number = 1; ; number++) {
    const id = idOf(record, number);
    const known: unknown = await games.get(id);
    if (known === undefined) {
      await games.put({ ...record, id });
      return true;
    }
    if (isValid(known) && areOfOneGame(known.boards, record.boards)) {
      await games.put(withSeen(known, { ...record, at: record.changed, others: [] }));
      return false;
    }
  }
}

/** Removes those that were played longest ago, where there are more than are kept. */
async function trim(games: Games): Promise<void> {
  const tooMany = (await games.count()) - MAX_GAMES;
  if (tooMany <= 0) return;
  const oldest = await games.index('changed').getAllKeys(null, tooMany);
  await Promise.all(oldest.map((id) => games.delete(id)));
}

/** Adds what is seen of a game to its record, or makes one where that is wanted. */
async function keepSeen(games: Games, seen: SeenGame, isNew: boolean): Promise<void> {
  const lately = IDBKeyRange.bound([seen.site, seen.at - LONGEST_BREAK], [seen.site, Infinity]);
  const recent = (await games.index('site').getAll(lately)).filter(isValid);
  const record = recordOfSeen(seen, recent);
  if (!record) {
    if (isNew && (await add(games, newRecord(seen)))) await trim(games);
    return;
  }
  const next = withSeen(record, seen);
  if (next !== record) await games.put(next);
}

type Scored = Pick<GameRecord, 'site' | 'puzzle' | 'boards' | 'answers'>;

async function keepScore(games: Games, game: Scored, score: Score): Promise<void> {
  const id = idOf(game, 1);
  const withKey = (await games.getAll(IDBKeyRange.bound(id, `${id} ~\uffff`))).filter(isValid);
  const isSame = (known: GameRecord) =>
    known.puzzle === game.puzzle &&
    isDeepEqual(known.boards, game.boards) &&
    isDeepEqual(known.answers, game.answers);
  await Promise.all(withKey.filter(isSame).map((known) => games.put({ ...known, score })));
}

/** Adds some records. @returns how many were not there */
async function addAll(games: Games, records: readonly GameRecord[]): Promise<number> {
  let added = 0;
  for (const record of records) added += Number(await add(games, record));
  await trim(games);
  return added;
}

type Task<T> = (games: Games) => Promise<T>;

/** Runs in one transaction, so that nobody else writes meanwhile. */
async function changeIn<T>(database: Database, task: Task<T>): Promise<T> {
  const transaction = database.transaction('games', 'readwrite');
  const [result] = await Promise.all([task(transaction.store), transaction.done]);
  return result;
}

/** @param name of the database; tests have one each */
export function createGameStore(name = DATABASE) {
  let opened: Promise<Database> | null = null;
  const database = (): Promise<Database> => {
    const forget = () => (opened = null);
    opened ??= open(name, forget);
    opened.catch(forget);
    return opened;
  };
  const change = async <T>(task: Task<T>): Promise<T> => changeIn(await database(), task);
  /** The same where something is kept. Rejects where a newer version of Knack has made the database. */
  const keepIn = async <T>(task: Task<T>): Promise<T> => {
    if ((await database()).version > VERSION) throw new Error('A newer version of Knack keeps games here.');
    return change(task);
  };

  return {
    /** @param isNew false where it can only be a game that has a record, unless the player has deleted that */
    keep: (seen: SeenGame, isNew = true): Promise<void> => keepIn((games) => keepSeen(games, seen, isNew)),
    /** The games that have changed last, at most so many, and how many there are: what a page shows at once. */
    async latest(count: number): Promise<{ games: GameRecord[]; total: number }> {
      const transaction = (await database()).transaction('games');
      const total = transaction.store.count();
      const games: GameRecord[] = [];
      let cursor = await transaction.store.index('changed').openCursor(null, 'prev');
      for (; cursor && games.length < count; cursor = await cursor.continue()) {
        if (isValid(cursor.value)) games.push(cursor.value);
      }
      return { games, total: await total };
    },
    /** @returns null where it is not kept */
    async get(id: string): Promise<GameRecord | null> {
      const record: unknown = await (await database()).get('games', id);
      return isValid(record) ? record : null;
    },
    /** Keeps what a game's review comes to, if the game is kept, and no more is known of it than was reviewed. */
    score: (game: Scored, score: Score): Promise<void> => keepIn((games) => keepScore(games, game, score)),
    /** All that can be read; those that have changed last come first. */
    async all(): Promise<GameRecord[]> {
      const { store } = (await database()).transaction('games');
      const all: GameRecord[] = [];
      let next: Promise<GameRecord[]> | null = store.getAll(null, SLICE);
      while (next) {
        const slice: GameRecord[] = await next;
        // The browser reads the next ones while these are looked at.
        next =
          slice.length < SLICE ? null : store.getAll(IDBKeyRange.lowerBound(slice.at(-1)!.id, true), SLICE);
        for (const record of slice) if (isValid(record)) all.push(record);
      }
      return all.sort((a, b) => b.changed - a.changed || (a.id < b.id ? 1 : -1));
    },
    /**
     * The games of a site that have changed at a time or later, as far as they can be read, and how many it has in all.
     * It is asked for private windows too, so it makes no database where there is none.
     */
    async ofSite(site: string, since = 0): Promise<{ games: GameRecord[]; total: number }> {
      if (!opened && !(await indexedDB.databases()).some((known) => known.name === name))
        return { games: [], total: 0 };
      const index = (await database()).transaction('games').store.index('site');
      const [games, total] = await Promise.all([
        index.getAll(IDBKeyRange.bound([site, since], [site, Infinity])),
        index.count(IDBKeyRange.bound([site, 0], [site, Infinity])),
      ]);
      return { games: games.filter(isValid), total };
    },
    /**
     * Adds games from a file, or games that were removed: what is there already is not there twice.
     * @returns how many were not there
     */
    add: (records: readonly GameRecord[]): Promise<number> => keepIn((games) => addAll(games, records)),
    remove: (ids: readonly string[]): Promise<void> =>
      change(async (games) => {
        await Promise.all(ids.map((id) => games.delete(id)));
      }),
    clear: (): Promise<void> => change((games) => games.clear()),
  };
}

export type GameStore = ReturnType<typeof createGameStore>;
