/**
 * How far a game is believed that says of a word that it is not in its list. Any script on its page can say so, and
 * a word that is kept for good is missing in every later game: so only a few a day are kept unasked, and none that
 * the site itself has accepted. The others are held, for this game alone.
 */
import * as v from 'valibot';
import type { Lexicon } from '../lexicons/lexicons.ts';
import { guessesOn } from '../protocol/guesses.ts';
import type { HoldReason } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';
import { type Trusted, trustedSchema, trustKey } from '../protocol/trust.ts';
import { createQueue } from '../protocol/queue.ts';
import { isNewer, VERSION_KEY } from '../protocol/versions.ts';
import { MAX_SITES } from '../protocol/words.ts';
import type { SessionStore } from './session-store.ts';
import { applyChange, sitesIn, union, without, type WordStore } from './word-store.ts';

/** How many words of a site are kept on trust in a day, and how many of these may be likely answers. */
const A_DAY = 5;
const LIKELY_A_DAY = 2;

/** How many accepted words are remembered, of how many sites. */
const ACCEPTED = 500;
const ACCEPTED_SITES = 50;

/** No game has so many rows: of a puzzle with more, nothing is believed. */
const MOST_ROWS = 20;

interface Refusal {
  /** Whether the site has accepted the word before. */
  readonly isAccepted: boolean;
  /** Whether people would call it a likely answer. */
  readonly isLikely: boolean;
}

/** Why a refused word is to be held; null where it can be kept. */
export function reasonToHold(
  { isAccepted, isLikely }: Refusal,
  { kept, likely }: Trusted,
): HoldReason | null {
  if (isAccepted) return 'accepted';
  if (isLikely && likely >= LIKELY_A_DAY) return 'likely';
  return kept >= A_DAY ? 'often' : null;
}

interface StorageArea {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

interface Deps {
  readonly local: StorageArea;
  readonly session: Pick<SessionStore, 'get' | 'change'>;
  readonly words: WordStore;
  /** Whether a word is in the list that a game is played with. */
  readonly isKnown: (lexicon: Lexicon, word: string) => Promise<boolean>;
  /** The day that it is for the player, as any text. */
  readonly today: () => string;
}

export function createTrust({ local, session, words, isKnown, today }: Deps) {
  const queued = createQueue();
  const trustedBy = async (site: string): Promise<Trusted> => {
    const key = trustKey(site);
    const stored = v.safeParse(trustedSchema, (await local.get([key]))[key]);
    const day = today();
    return stored.success && stored.output.day === day ? stored.output : { day, kept: 0, likely: 0 };
  };
  /** The words in finished rows that are in the game's list: others are made up, or never suggested. */
  const knownIn = async ({ game }: Report, before: readonly string[]): Promise<string[]> => {
    const { lexicon } = game;
    if (lexicon === null || !('boards' in game)) return [];
    const guesses = guessesOn(game.boards).map((word) => word.normalize('NFC'));
    if (guesses.length > MOST_ROWS) return [];
    const known: string[] = [];
    for (const word of without(guesses, before)) if (await isKnown(lexicon, word)) known.push(word);
    return known;
  };
  return {
    /**
     * Remembers which words a site has accepted, until the browser closes. Once there are as many as are
     * remembered, none is added: so a page cannot push out those that have really been accepted.
     */
    accepted: (report: Report): Promise<void> =>
      queued(async () => {
        const { site } = report.game;
        const { sites } = await session.get('accepted');
        const before = sites[site] ?? [];
        if (before.length >= ACCEPTED) return;
        const after = union(before, await knownIn(report, before));
        if (after === before) return;
        await session.change('accepted', ({ sites: all, order: heard = [] }) => {
          const next = { ...all, [site]: after.slice(0, ACCEPTED) };
          const known = [...new Set([site, ...heard, ...Object.keys(all)])];
          const order = known.filter((one) => Object.hasOwn(next, one)).slice(0, ACCEPTED_SITES);
          return { sites: Object.fromEntries(order.map((one) => [one, next[one]!])), order };
        });
      }),
    /**
     * A game of a site has refused a word: it is kept for good if the site is believed.
     * @param isLikely whether people would call it a likely answer
     * @returns why it is not kept, or null
     */
    refused: (site: string, word: string, isLikely: () => Promise<boolean>): Promise<HoldReason | null> =>
      queued(async () => {
        const { refused } = await words.get();
        if (refused[site]?.includes(word)) return null;
        if (isNewer(await local.get([VERSION_KEY]))) return 'notStored';
        // A word that there is no room for is not counted: there would be a count for each site without end.
        if (!refused[site]?.length && sitesIn(refused) >= MAX_SITES) return 'notStored';
        const { sites } = await session.get('accepted');
        const refusal = {
          isAccepted: sites[site]?.includes(word) ?? false,
          // Where that cannot be told, it is no fault of the store, which is all that is caught below.
          isLikely: await isLikely().catch(() => false),
        };
        const trusted = await trustedBy(site);
        const why = reasonToHold(refusal, trusted);
        if (why !== null) return why;
        const next = {
          ...trusted,
          kept: trusted.kept + 1,
          likely: trusted.likely + Number(refusal.isLikely),
        };
        // First the count: a word that then fails to be stored costs one, and none is stored uncounted.
        await local.set({ [trustKey(site)]: next });
        const change = { kind: 'refuse' as const, site, words: [word] };
        return (await words.change((old) => applyChange(old, change))) === 'done' ? null : 'notStored';
      }).catch(() => 'notStored'),
  };
}

export type Trust = ReturnType<typeof createTrust>;
