/** The game that a review is of: one that is kept, or one in a tab. */
import * as v from 'valibot';
import type { GameStore } from '../games/game-store.ts';
import { addedSiteKey, addedSiteSchema } from '../protocol/added-site.ts';
import { type GameOutcome, outcomeOf } from '../protocol/guesses.ts';
import type { RuledGame } from '../protocol/game.ts';
import { reviewAsked } from '../protocol/game-review.ts';
import { readRecord, tabKey } from '../protocol/records.ts';
import type { Settings } from '../protocol/settings.ts';
import { gameInTab } from '../protocol/tab-game.ts';

export interface Reviewed {
  readonly game: RuledGame;
  readonly outcome: GameOutcome;
  /** When it was seen last that it had changed, in milliseconds since 1970; null where that is not known. */
  readonly changed: number | null;
  readonly isPrivate: boolean;
}

interface Storage {
  get(key: string): Promise<Record<string, unknown>>;
}

export interface SourceDeps {
  readonly games: Pick<GameStore, 'get'>;
  readonly session: Storage;
  readonly local: Storage;
  readonly settings: () => Promise<Settings>;
}

/** @returns null where there is no such game any more */
export async function reviewedGame(
  hash: string,
  { games, session, local, settings }: SourceDeps,
): Promise<Reviewed | null> {
  const asked = reviewAsked(hash);
  if (!asked) return null;
  if ('game' in asked) {
    const game = await games.get(asked.game);
    return game && { game, outcome: outcomeOf(game), changed: game.changed, isPrivate: false };
  }
  const key = tabKey(asked.tab);
  const record = readRecord(key, (await session.get(key))[key]);
  const { report, isPrivate } = record;
  const game = report && gameInTab(record, await settings(), await ruleOf(report.game.site, local));
  return game && { game, outcome: outcomeOf(game), changed: null, isPrivate };
}

async function ruleOf(site: string, local: Storage) {
  const key = addedSiteKey(site);
  const added = v.safeParse(addedSiteSchema, (await local.get(key))[key]);
  return added.success ? added.output.rule : null;
}
