/** Which of the games are looked at. */
import type { PlayedGame } from './played-game.ts';

/** Of each, null takes all. */
export interface Scope {
  readonly site: string | null;
  /** As a BCP 47 tag; '' takes those whose language is not known. */
  readonly language: string | null;
  readonly isHelped: boolean | null;
  /** The last so many days, today included. */
  readonly days: number | null;
}

export const ALL: Scope = { site: null, language: null, isHelped: null, days: null };

/** How many days can be chosen. */
export const SPANS: readonly number[] = [7, 30, 365];

export function isIn(scope: Scope, game: PlayedGame, today: number): boolean {
  return (
    (scope.site === null || game.site === scope.site) &&
    (scope.language === null || (game.language ?? '') === scope.language) &&
    (scope.isHelped === null || game.isHelped === scope.isHelped) &&
    (scope.days === null || game.day > today - scope.days)
  );
}
