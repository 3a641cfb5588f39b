/** Games to keep: the newest first. */
import type { GameRecord } from '../protocol/game-record.ts';

export const GAMES: readonly GameRecord[] = [
  {
    id: 'wordle /games/wordle/index.html 2026-11-25',
    site: 'wordle',
    lexicon: 'en',
    puzzle: '/games/wordle/index.html 2026-11-25',
    width: 5,
    limit: 6,
    boards: [['oater 11001', 'abord 20210', 'crane 00000', 'slate 00000', 'organ 00000', 'aroma 22222']],
    hard: false,
    rule: 'standard',
    begun: Date.UTC(2026, 10, 25, 8),
    changed: Date.UTC(2026, 10, 25, 8, 5),
    help: 'word',
    typed: [1, 2],
    entered: [],
  },
  {
    id: 'https://games.example / Tue Nov 24 2026',
    site: 'https://games.example',
    lexicon: null,
    puzzle: '/ Tue Nov 24 2026',
    width: 5,
    limit: null,
    boards: [['oater 11001'], ['oater 00000']],
    hard: true,
    rule: 'any-copy',
    begun: Date.UTC(2026, 10, 24, 20),
    changed: Date.UTC(2026, 10, 24, 20),
    help: null,
    typed: [],
    entered: [],
  },
];

const [wordle] = GAMES;
const game = (rest: Partial<GameRecord> & Pick<GameRecord, 'site' | 'puzzle' | 'boards'>): GameRecord => ({
  ...wordle!,
  id: `${rest.site} ${rest.puzzle}`,
  ...rest,
});

/** Games of all kinds: won and lost, in three languages, with and without help, of one board and of several. */
export const ALL_KINDS: readonly GameRecord[] = [
  ...GAMES,
  game({
    site: 'wortel',
    puzzle: '/ Wed Nov 25 2026',
    lexicon: 'de-written-out',
    boards: [['tarne 01001', 'segel 01000', 'losen 22222']],
    help: null,
    typed: [],
  }),
  game({
    site: 'literalnie',
    puzzle: '/ Wed Nov 25 2026',
    lexicon: 'pl',
    boards: [['okrai 00110', 'rybka 00022', 'mapka 00122', 'żabka 00000', 'kakao 01100', 'tatar 00000']],
    help: 'all',
    typed: [0, 1, 2],
    entered: [0, 1],
  }),
  game({
    site: 'practice',
    puzzle: 'practice.html 1',
    boards: [
      ['oater 11001', 'aroma 22222'],
      ['oater 00000', 'aroma 00000', 'silky 22222'],
      ['oater 02000', 'aroma 10000', 'silky 00000', 'carat 22222'],
      ['oater 00110', 'aroma 00000', 'silky 20000', 'carat 00010', 'steed 22222'],
    ],
    limit: 9,
    help: 'nudge',
    typed: [],
  }),
];

/** So many guesses the games of a player take, one after the other; 7 is one that is lost. */
const GUESSES = [4, 3, 5, 4, 4, 6, 3, 4, 5, 2, 4, 7, 5, 4, 3];

/** Games of a hundred days, most of them reviewed, as pictures are made of them. */
export const A_HUNDRED: readonly GameRecord[] = Array.from({ length: 100 }, (_, n) => {
  const guesses = GUESSES[n % GUESSES.length]!;
  const begun = Date.UTC(2026, 10, 23 - n, 8);
  const last = guesses > 6 ? [] : ['aroma 22222'];
  return {
    ...game({
      site: n % 3 === 2 ? 'wortel' : 'wordle',
      puzzle: `before ${n}`,
      boards: [[...Array.from({ length: 6 }, () => 'oater 11001').slice(0, guesses - 1), ...last]],
    }),
    lexicon: n % 3 === 2 ? 'de-written-out' : 'en',
    help: n % 4 === 0 ? null : 'word',
    typed: [],
    begun,
    changed: begun,
    ...(n % 10 !== 7 && {
      score: {
        skill: 90 - ((n * 7) % 23) - Math.floor(n / 5),
        luck: 30 + ((n * 13) % 41),
        knack: 3 + ((n * 5) % 3),
      },
    }),
  };
});
