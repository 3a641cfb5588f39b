/** The tables of the paper on what Knack's strategies come to. */
import { posix } from 'node:path';
import { CHART_FILE, drawChart } from './chart.ts';
import { ARTICLE_RUNS, type Figure, type Figures, OWN_RUNS } from './runs.ts';

export const RESULTS_FILE = 'docs/results.md';

const START = '<!-- figures -->';
const END = '<!-- /figures -->';

const count = (number: number): string => number.toLocaleString('en');

/** The share of games won; 100 % is every one of them. */
function share({ solved, answers }: Figure): string {
  const rounded = ((100 * solved) / answers).toFixed(2);
  return `${rounded === '100.00' && solved < answers ? '99.99' : rounded} %`;
}

/** A table in Markdown, or nothing without a row; columns of figures, whose names begin with `>`, are set right. */
function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = names.map((name) => name.replace(/^>/, ''));
  const sides = names.map((name) => (name.startsWith('>') ? '--:' : '---'));
  if (rows.length === 0) return '';
  return [head, sides, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A row for each run that there is a figure of. */
const rowsOf = <R extends { readonly name: string }>(
  runs: readonly R[],
  figures: Figures,
  cells: (run: R, figure: Figure) => readonly string[],
) => runs.flatMap((run) => (figures[run.name] ? [cells(run, figures[run.name]!)] : []));

/** The command that plays a run, and the day when it was played. */
const playedBy = ({ command, date }: Figure): readonly string[] => [`\`${command}\``, date];

/** The tables in Markdown, each figure with the command that it is from. */
function describeFigures(figures: Figures): string {
  const own = rowsOf(OWN_RUNS, figures, ({ list, best }, figure) => [
    list,
    count(figure.answers),
    figure.mean.toFixed(4),
    share(figure),
    count(figure.lost),
    best,
    ...playedBy(figure),
  ]);
  const articles = rowsOf(ARTICLE_RUNS, figures, ({ article, list, reference }, figure) => [
    article,
    list,
    share(figure),
    figure.meanOfWins?.toFixed(2) ?? '–',
    reference,
    ...playedBy(figure),
  ]);
  const file = posix.relative(posix.dirname(RESULTS_FILE), CHART_FILE);
  const chart = `![How many guesses games take, with the articles' strategies and with Knack](${file})`;
  return [
    ...(drawChart(figures) === null ? [] : [chart]),
    table(['list', '>games', '>mean', '>won', '>lost', 'best known', 'command', 'played'], own),
    table(
      ["article's strategy", 'list', '>won', '>mean of wins', 'reference', 'command', 'played'],
      articles,
    ),
  ].join('\n\n');
}

/** The paper with what stands between its two marks replaced. */
export function withTables(paper: string, figures: Figures): string {
  const [from, to] = [paper.indexOf(START), paper.indexOf(END)];
  if (from === -1 || to < from) throw new Error(`${RESULTS_FILE} lacks ${START} or ${END}.`);
  return `${paper.slice(0, from + START.length)}\n\n${describeFigures(figures)}\n\n${paper.slice(to)}`;
}
