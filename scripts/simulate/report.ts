/** What self-play comes to. */
import { type Game, GUESSES } from '../../src/solver/play.ts';

export interface Summary {
  /** Games. */
  readonly answers: number;
  /** Guesses of all games; a lost one counts what it took, and more than the limit at least. */
  readonly total: number;
  readonly mean: number;
  /** Games won, within six guesses or their own limit. */
  readonly solved: number;
  readonly meanOfWins: number | null;
  /** The answers of the games lost, those of one game side by side. */
  readonly lost: readonly string[];
  /** How many games ended at guess i + 1. */
  readonly distribution: readonly number[];
  /** The share of guesses that could be the answer when they were made, and of those that are likely words. */
  readonly possible?: number;
  readonly known?: number;
}

/** @param limit guesses within which a game is won */
export function summarize(games: readonly Game[], limit = GUESSES): Summary {
  const isWon = ({ found, guesses }: Game) => found && guesses <= limit;
  // A game that was given up early is no better than one that took all its guesses.
  const took = (game: Game) => (isWon(game) ? game.guesses : Math.max(game.guesses, limit + 1));
  const sum = (some: readonly Game[]) => some.reduce((total, game) => total + took(game), 0);
  const won = games.filter(isWon);
  const last = games.reduce((most, game) => Math.max(most, took(game)), 0);
  const distribution = new Array<number>(last).fill(0);
  for (const game of games) distribution[took(game) - 1]!++;
  return {
    answers: games.length,
    total: sum(games),
    mean: sum(games) / games.length,
    solved: won.length,
    meanOfWins: won.length > 0 ? sum(won) / won.length : null,
    lost: games
      .filter((game) => !isWon(game))
      .map(({ answer }) => answer)
      .sort(),
    distribution,
    ...sharesOf(games),
  };
}

/** Of games of which it was counted. */
function sharesOf(games: readonly Game[]): Pick<Summary, 'possible' | 'known'> {
  const counted = games.flatMap(({ made, guesses }) => (made ? [{ ...made, guesses }] : []));
  if (counted.length === 0) return {};
  const sum = (key: 'possible' | 'known' | 'guesses') => counted.reduce((all, game) => all + game[key], 0);
  return { possible: sum('possible') / sum('guesses'), known: sum('known') / sum('guesses') };
}

const count = (number: number): string => number.toLocaleString('en');
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

const LABEL = 14;
const COLUMN = 36;
const BAR = 16;

const row = (label: string, cells: readonly string[]): string =>
  (label.padStart(LABEL) + cells.map((cell) => `  ${cell.padEnd(COLUMN)}`).join('')).trimEnd();

/** Summaries side by side, each under its strategy's name, and the words lost. */
export function describeSummaries(columns: readonly (readonly [name: string, summary: Summary])[]): string {
  const summaries = columns.map(([, summary]) => summary);
  const line = (label: string, cell: (summary: Summary) => string) => row(label, summaries.map(cell));
  const rows = Math.max(...summaries.map(({ distribution }) => distribution.length));
  const longest = Math.max(
    ...summaries.flatMap(({ distribution, answers }) => distribution.map((games) => games / answers)),
  );
  const bar = ({ distribution, answers }: Summary, i: number) => {
    const games = distribution[i] ?? 0;
    const blocks = '█'.repeat(Math.round((games / answers / longest) * BAR));
    return `${count(games).padStart(7)} ${share(games, answers).padStart(8)}  ${blocks}`;
  };
  return [
    row(
      '',
      columns.map(([name]) => name),
    ),
    line('games', ({ answers }) => count(answers)),
    line('mean', ({ mean, total }) => `${mean.toFixed(4)} (${count(total)} guesses)`),
    line('won', ({ solved, answers }) => `${count(solved)} (${share(solved, answers)})`),
    line('mean of wins', ({ meanOfWins }) => meanOfWins?.toFixed(4) ?? '–'),
    ...(summaries.every(({ possible }) => possible !== undefined)
      ? [
          line('possible', ({ possible }) => share(possible!, 1)),
          line('known words', ({ known }) => share(known!, 1)),
        ]
      : []),
    line('lost', ({ lost, answers }) => `${count(lost.length)} (${share(lost.length, answers)})`),
    '',
    ...Array.from({ length: rows }, (_, i) =>
      line(i === 0 ? '1 guess' : `${i + 1} guesses`, (summary) => bar(summary, i)),
    ),
    ...columns.flatMap(([name, { lost }]) =>
      lost.length > 0 ? ['', `Lost by ${name}:`, ...listed(lost)] : [],
    ),
  ].join('\n');
}

/** Words one after the other; of games of several boards a line each. */
const listed = (lost: readonly string[]): string[] =>
  lost[0]!.includes(' ') ? [...lost] : wrap(lost.join(' '));

/** Breaks a text at spaces, into lines of about a hundred characters. */
const wrap = (text: string): string[] => text.match(/\S.{0,98}\S(?= |$)/gu) ?? [text];
