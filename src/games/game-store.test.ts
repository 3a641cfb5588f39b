import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, it } from 'vitest';
import { type GameRecord, MAX_GAMES } from '../protocol/game-record.ts';
import { dayKey } from '../protocol/puzzle-key.ts';
import { GAMES } from '../test/games.ts';
import { createGameStore } from './game-store.ts';
import { LONGEST_BREAK, type SeenGame } from './same-game.ts';

let databases = 0;
const nameOfNext = () => `games-${++databases}`;

const { id: _, begun: __, changed: ___, ...played } = GAMES[0]!;
const seen = (rest: Partial<SeenGame> = {}): SeenGame => ({ ...played, at: 1000, others: [], ...rest });
const rows = (...hints: string[]) => ({ boards: [hints] });

it('keeps a game that is seen again and again as one', async () => {
  const store = createGameStore(nameOfNext());
  const [hints] = played.boards;
  for (let n = 1; n <= hints!.length; n++) await store.keep(seen({ ...rows(...hints!.slice(0, n)), at: n }));
  expect(await store.all()).toEqual([{ ...played, id: GAMES[0]!.id, begun: 1, changed: 6 }]);
});

it('keeps two games with one key as two, and goes on with the right one', async () => {
  const store = createGameStore(nameOfNext());
  const puzzle = dayKey('/', 'Wed Nov 25 2026');
  await store.keep(seen({ ...rows('oater 00000'), puzzle, at: 1 }));
  await store.keep(seen({ ...rows('oater 22222'), puzzle, at: 2 }));
  await store.keep(seen({ ...rows('oater 00000', 'silky 00000'), puzzle, at: 3 }));
  expect((await store.all()).map(({ boards, begun }) => [begun, boards[0]])).toEqual([
    [1, ['oater 00000', 'silky 00000']],
    [2, ['oater 22222']],
  ]);
});

it('knows a game again that its page names, however long ago it was', async () => {
  const store = createGameStore(nameOfNext());
  await store.keep(seen({ ...rows('oater 00000'), at: 1 }));
  await store.keep(seen({ ...rows('oater 00000', 'silky 00000'), at: 2 + 50 * LONGEST_BREAK }));
  expect((await store.all()).map(({ boards }) => boards)).toEqual([[['oater 00000', 'silky 00000']]]);
});

/** A store of so many games, put there at once. @param own what each has of its own, by its number from 0 on */
async function storeOf(count: number, own: (n: number) => Pick<GameRecord, 'id' | 'changed'>) {
  const name = nameOfNext();
  const store = createGameStore(name);
  await store.all();
  const database = await openDB(name);
  const { store: games, done } = database.transaction('games', 'readwrite');
  for (let n = 0; n < count; n++) void games.put({ ...GAMES[0]!, ...own(n) });
  await done;
  database.close();
  return store;
}

it('forgets the game that was played longest ago where a new one is one too many', async () => {
  const store = await storeOf(MAX_GAMES, (n) => ({ id: String(n + 1), changed: n + 1 }));
  await store.keep(seen({ ...rows('silky 00000'), puzzle: 'new', at: MAX_GAMES + 1 }));
  expect((await store.latest(1)).total).toBe(MAX_GAMES);
  expect([await store.get('1'), (await store.get('2'))?.changed]).toEqual([null, 2]);
});

it('writes one after the other what two pages see at once', async () => {
  const name = nameOfNext();
  const [one, other] = [createGameStore(name), createGameStore(name)];
  await Promise.all([one.keep(seen(rows('oater 00000'))), other.keep(seen(rows('oater 00000')))]);
  expect(await one.all()).toHaveLength(1);
});

it('removes games, and takes them back', async () => {
  const store = createGameStore(nameOfNext());
  expect(await store.add(GAMES)).toBe(2);
  await store.remove([GAMES[0]!.id]);
  expect(await store.all()).toEqual([GAMES[1]]);
  expect(await store.add([GAMES[0]!])).toBe(1);
  expect(await store.all()).toEqual(GAMES);
  await store.clear();
  expect(await store.all()).toEqual([]);
});

it('gives those first that are in sight, and tells how many there are', async () => {
  const store = createGameStore(nameOfNext());
  await store.add(GAMES);
  expect(await store.latest(1)).toEqual({ games: [GAMES[0]], total: 2 });
  expect(await store.latest(9)).toEqual({ games: GAMES, total: 2 });
});

it('gives all of very many, those that have changed last first', async () => {
  // Their ids are in another order.
  const idOf = (n: number) => `game ${(n * 7) % 4001}`;
  const store = await storeOf(4001, (n) => ({ id: idOf(n), changed: Math.floor(n / 2) }));
  const all = await store.all();
  expect(new Set(all.map(({ id }) => id)).size).toBe(4001);
  expect(all.map(({ changed }) => changed)).toEqual(
    Array.from({ length: 4001 }, (_, n) => Math.floor((4000 - n) / 2)),
  );
  expect((await store.latest(9)).games).toEqual(all.slice(0, 9));
});

it('leaves out what is damaged, and does not lose the rest', async () => {
  const name = nameOfNext();
  const store = createGameStore(name);
  await store.add(GAMES);
  const db = await openDB(name);
  await db.put('games', { ...GAMES[1], id: 'damaged', width: 'five' });
  db.close();
  expect(await store.all()).toEqual(GAMES);
});

it('reads what a newer version has made, and keeps nothing there', async () => {
  const name = nameOfNext();
  const newer = await openDB(name, 7, {
    upgrade(db) {
      const games = db.createObjectStore('games', { keyPath: 'id' });
      games.createIndex('changed', 'changed');
      games.createIndex('site', ['site', 'changed']);
    },
  });
  await newer.put('games', { ...GAMES[0], mood: 'good' });
  const held = await newer.getAll('games');
  newer.close();
  const store = createGameStore(name);
  expect((await store.all()).map(({ id }) => id)).toEqual([GAMES[0]!.id]);
  const score = { skill: 50, luck: 50, grades: [] } as never;
  for (const keep of [store.keep(seen()), store.add(GAMES), store.score(GAMES[0]!, score)])
    await expect(keep).rejects.toThrow('newer');
  const again = await openDB(name);
  expect(await again.getAll('games')).toEqual(held);
  again.close();
  // What the player wants gone is gone.
  await store.remove([GAMES[0]!.id]);
  expect(await store.all()).toEqual([]);
});

it('goes on when its database has been closed for another page', async () => {
  const name = nameOfNext();
  const store = createGameStore(name);
  await store.add(GAMES);
  await deleteDB(name);
  expect(await store.all()).toEqual([]);
  await store.add(GAMES);
  expect(await store.all()).toHaveLength(2);
});

it('gives those of a site that have changed since, and makes no database to look into', async () => {
  const name = nameOfNext();
  const store = createGameStore(name);
  expect(await store.ofSite('wordle')).toEqual({ games: [], total: 0 });
  expect((await indexedDB.databases()).map((known) => known.name)).not.toContain(name);
  await store.add(GAMES);
  await store.keep(seen({ ...rows('oater 00000'), puzzle: 'other', at: 5 }));
  const { changed } = GAMES[0]!;
  expect((await store.ofSite('wordle')).games.map(({ puzzle }) => puzzle)).toEqual([
    'other',
    GAMES[0]!.puzzle,
  ]);
  expect(await store.ofSite('wordle', changed)).toEqual({ games: [GAMES[0]], total: 2 });
  expect(await createGameStore(name).ofSite('wordle', changed + 1)).toEqual({ games: [], total: 2 });
});

it('keeps what a game is worth with the very game', async () => {
  const store = createGameStore(nameOfNext());
  const score = { skill: 70, luck: 30, knack: 3 };
  const [first, second] = ['oater 00000', 'silky 00000'].map((row, n) =>
    seen({ ...rows(row), limit: 1, at: n + 1, puzzle: dayKey('/', 'Wed Nov 25 2026') }),
  ) as [SeenGame, SeenGame];
  await store.keep(first);
  await store.keep(second);
  await store.remove([(await store.all()).find(({ begun }) => begun === 1)!.id]);
  await store.score(second, score);
  expect((await store.all()).map((game) => game.score)).toEqual([score]);
});

it('keeps no score of a game of which more is known by now', async () => {
  const store = createGameStore(nameOfNext());
  const lost = seen({ ...rows('oater 00000'), limit: 1 });
  await store.keep({ ...lost, answers: ['silky'] });
  await store.score(lost, { skill: 70, luck: 30 });
  expect((await store.all())[0]).not.toHaveProperty('score');
});
