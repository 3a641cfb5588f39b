import { describe, expect, it } from 'vitest';
import { addedSiteKey } from '../protocol/added-site.ts';
import { reviewOfGame, reviewOfTab } from '../protocol/game-review.ts';
import { EMPTY_TAB, tabKey } from '../protocol/records.ts';
import { DEFAULTS } from '../protocol/settings.ts';
import { GAMES } from '../test/games.ts';
import { report, TAB } from '../test/worker.ts';
import { reviewedGame } from './source.ts';

const holding = (items: Record<string, unknown>) => ({
  get: (key: string) => Promise.resolve(key in items ? { [key]: items[key] } : {}),
});
const [wordle] = GAMES;
const deps = (session: Record<string, unknown> = {}, local: Record<string, unknown> = {}) => ({
  games: { get: (id: string) => Promise.resolve(GAMES.find((game) => game.id === id) ?? null) },
  session: holding(session),
  local: holding(local),
  settings: () => Promise.resolve(DEFAULTS),
});
const hashOf = (address: string) => address.slice(address.indexOf('#'));

describe('the game of an address', () => {
  it('is one that is kept, whatever its id', async () => {
    expect(await reviewedGame(hashOf(reviewOfGame(wordle!.id)), deps())).toEqual({
      game: wordle,
      outcome: 'won',
      changed: wordle!.changed,
      isPrivate: false,
    });
    expect(await reviewedGame(hashOf(reviewOfGame('none')), deps())).toBeNull();
  });

  it('is the one that a tab shows, by the rule of its site', async () => {
    const site = 'https://games.example';
    const shown = report(['oater 11001'], { site, limit: 1 });
    const session = { [tabKey(TAB)]: { ...EMPTY_TAB, report: shown, isPrivate: true } };
    const local = {
      [addedSiteKey(site)]: { lexicon: 'en', rule: 'any-copy', always: true, looks: {} },
    };
    const of = (items: Record<string, unknown>) =>
      reviewedGame(hashOf(reviewOfTab(TAB)), deps(session, items));
    expect(await of(local)).toEqual({
      game: { ...shown.game, rule: 'any-copy' },
      outcome: 'lost',
      changed: null,
      isPrivate: true,
    });
    expect((await of({}))!.game.rule).toBe('standard');
    // What was said in a private window is in its tab alone.
    const chosenRule = { site, rule: 'first-copy' } as const;
    const said = { [tabKey(TAB)]: { ...session[tabKey(TAB)]!, chosenRule } };
    expect((await reviewedGame(hashOf(reviewOfTab(TAB)), deps(said, local)))!.game.rule).toBe('first-copy');
  });

  it('is none where the tab shows another page, or the address asks for nothing', async () => {
    for (const hash of [
      '',
      '#',
      '#tab=',
      '#tab=x',
      '#game=',
      '#other=1',
      '#game=%',
      hashOf(reviewOfTab(TAB)),
    ])
      expect(await reviewedGame(hash, deps())).toBeNull();
  });
});
