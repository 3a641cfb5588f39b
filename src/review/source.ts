/** The game that a review is of: one that is kept, or one in a tab. */
import * as v from 'valibot';
import type { GameStore } from '../games/game-store.ts';
import { addedSiteKey, addedSiteSchema } from '../protocol/added-site.ts';
import { type GameOutcome, type GameRecord, outcomeOf } from '../protocol/game-record.ts';
import { type PlayedGame, reviewAsked } from '../protocol/game-review.ts';
import { chosenRuleOn, readRecord, tabKey } from '../protocol/records.ts';
import { type Settings, settingsOf } from '../protocol/settings.ts';

export interface Reviewed {
  readonly game: PlayedGame & Pick<GameRecord, 'answers'>;
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
  if (!report || typeof report.puzzle === 'string') return null;
  const { site, lexicon, hard, puzzle, answers } = report;
  const added = v.safeParse(addedSiteSchema, (await local.get(addedSiteKey(site)))[addedSiteKey(site)]);
  const { key: puzzleKey, width, limit, boards } = puzzle;
  const rule = chosenRuleOn(record, site) ?? (added.success ? added.output.rule : null) ?? 'standard';
  const isOn = settingsOf(await settings(), site).hard === 'on';
  const game = { site, lexicon, puzzle: puzzleKey, width, limit, boards, hard: hard || isOn, rule, answers };
  return { game, outcome: outcomeOf(game), changed: null, isPrivate };
}
