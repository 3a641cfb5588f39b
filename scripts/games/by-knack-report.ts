/** What is printed of games that Knack has played. */
import { hasWords, type PlayedByKnack } from '../../e2e/games/by-knack.ts';

/** With fewer guesses than these a game is won by luck. */
const FEW_GUESSES = 5;

const canBeRead = ({ game }: PlayedByKnack): boolean => game.unreadable === null;

/** Whether it can be played to a win: it can be read, Knack has its words, and guesses do for them. */
const canBeWon = (played: PlayedByKnack): boolean =>
  canBeRead(played) && hasWords(played.game) && played.game.boards.limit >= FEW_GUESSES;

/** Whether Knack said that it cannot read the game, and how to go on. */
const isTold = ({ said }: PlayedByKnack): boolean => said.includes('guesses by hand');

export function countOfKnack(all: readonly PlayedByKnack[]) {
  const count = (holds: (played: PlayedByKnack) => boolean) => all.filter(holds).length;
  return {
    games: all.length,
    wrong: count(({ wrong }) => wrong.length > 0),
    /** Games that can be read at all, and those of them that were read to their end. */
    readable: count(canBeRead),
    read: count((played) => canBeRead(played) && played.read),
    /** Readable games that Knack has words for and guesses enough, those it typed into, and those it won. */
    winnable: count(canBeWon),
    typed: count((played) => canBeWon(played) && played.typed > 0),
    won: count((played) => canBeWon(played) && played.won),
    /** Games that were not read to their end, or cannot be: those that were said to be so. */
    told: count((played) => (!canBeRead(played) || !played.read) && isTold(played)),
  };
}

const line = ({ game, time, said }: PlayedByKnack): string =>
  `  ${game.seed} (${time.toFixed(0)} s): ${said.replaceAll(/\s+/g, ' ').slice(0, 160)}`;

export function reportOfKnack(all: readonly PlayedByKnack[]): string {
  const wrong = all.filter((played) => played.wrong.length > 0);
  const right = all.filter((played) => played.wrong.length === 0);
  const sections: [string, readonly PlayedByKnack[]][] = [
    ['not read', right.filter((played) => canBeRead(played) && !played.read)],
    ['read, but not typed', right.filter((played) => canBeWon(played) && played.read && played.typed === 0)],
    [
      'typed, but not won',
      right.filter((played) => canBeWon(played) && played.read && played.typed > 0 && !played.won),
    ],
  ];
  const told = sections.flatMap(([title, its]) =>
    its.length === 0 ? [] : [`\n${title}: ${its.length}`, ...its.map(line)],
  );
  const counts = Object.entries(countOfKnack(all)).map(([name, count]) => `${name}: ${count}`);
  return [
    ...wrong.map(({ game, wrong: what }) => `wrong ${game.seed}: ${what.join('; ')}`),
    ...told,
    `\n${counts.join(', ')}`,
  ].join('\n');
}
