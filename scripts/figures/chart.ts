/** The chart of docs/results.md: how many guesses games take, an article's strategy beside ours. */
import { GUESSES } from '../../src/solver/play.ts';
import type { Figure, Figures } from './runs.ts';

export const CHART_FILE = 'docs/figures.svg';

interface Panel {
  readonly title: string;
  readonly article: string;
  readonly articleRun: string;
  readonly ownRun: string;
}

const PANELS: readonly Panel[] = [
  { title: 'English', article: 'Go', articleRun: 'go-en', ownRun: 'en-all' },
  { title: 'German', article: 'Go', articleRun: 'go-de', ownRun: 'de-all' },
  { title: 'Polish', article: 'MATLAB', articleRun: 'matlab-updated-pl', ownRun: 'pl-all' },
];

const WIDTH = 320;
const HEIGHT = 310;
const LEFT = 20;
const TOP = 90;
const BOTTOM = HEIGHT - 60;
const SLOT = 40;
const BAR = 17;
/** The share of games that a bar of full height stands for. */
const FULL = 0.65;

/** Its own ground, so that it can be read on a page of any colour. */
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328; }
  .title { font-size: 16px; font-weight: 600; }
  .share { font-size: 10px; text-anchor: middle; }
  .guesses { text-anchor: middle; }
  .caption { font-size: 11px; }
  .ground { fill: #ffffff; stroke: #d1d9e0; }
  .axis { stroke: #818b98; }
  .article { fill: #c2790a; }
  .own { fill: #2f7d4f; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .ground { fill: #0d1117; stroke: #3d444d; }
    .article { fill: #e0a040; }
    .own { fill: #5cbf82; }
  }`;

/** The shares of games that took one guess, two, … six, and of those that took more. */
function sharesOf({ answers, distribution }: Figure): number[] {
  const counts = Array.from({ length: GUESSES }, (_, i) => distribution[i] ?? 0);
  const more = answers - counts.reduce((sum, games) => sum + games, 0);
  return [...counts, more].map((games) => games / answers);
}

const percent = (share: number): string =>
  share === 0 ? '0' : share < 0.01 ? '&lt;1' : String(Math.round(100 * share));

const label = (guesses: number): string => (guesses > GUESSES ? `${guesses}+` : String(guesses));

function bars(figure: Figure, kind: 'article' | 'own'): string {
  return sharesOf(figure)
    .map((share, i) => {
      const x = LEFT + i * SLOT + (kind === 'article' ? 2 : 2 + BAR + 1);
      const height = Math.round((share / FULL) * (BOTTOM - TOP));
      return (
        `<rect class="${kind}" x="${x}" y="${BOTTOM - height}" width="${BAR}" height="${height}"/>` +
        `<text class="share" x="${x + BAR / 2}" y="${BOTTOM - height - 4}">${percent(share)}</text>`
      );
    })
    .join('\n');
}

function panel({ title, article }: Panel, articleFigure: Figure, ownFigure: Figure, place: number): string {
  const slots = Array.from({ length: GUESSES + 1 }, (_, i) => i);
  return `<g transform="translate(${place * WIDTH} 0)">
<text class="title" x="${LEFT}" y="32">${title}</text>
<rect class="article" x="${LEFT}" y="46" width="11" height="11"/><text x="${LEFT + 16}" y="56">${article}: ${articleFigure.mean.toFixed(2)}</text>
<rect class="own" x="${LEFT + 130}" y="46" width="11" height="11"/><text x="${LEFT + 146}" y="56">Knack: ${ownFigure.mean.toFixed(2)}</text>
${bars(articleFigure, 'article')}
${bars(ownFigure, 'own')}
<path class="axis" d="M${LEFT} ${BOTTOM}.5h${slots.length * SLOT}"/>
${slots.map((i) => `<text class="guesses" x="${LEFT + i * SLOT + 2 + BAR}" y="${BOTTOM + 18}">${label(i + 1)}</text>`).join('')}
<text class="caption" x="${LEFT}" y="${BOTTOM + 42}">per cent of games, by guesses; above, the mean</text>
</g>`;
}

/** The chart as SVG; null while there is no pair of figures to compare. */
export function drawChart(figures: Figures): string | null {
  const pairs = PANELS.flatMap((panel) => {
    const [articleFigure, ownFigure] = [figures[panel.articleRun], figures[panel.ownRun]];
    return articleFigure && ownFigure ? [{ panel, articleFigure, ownFigure }] : [];
  });
  if (pairs.length === 0) return null;
  const width = pairs.length * WIDTH;
  const said = pairs.map(
    ({ panel, articleFigure, ownFigure }) =>
      `${panel.title}: ${panel.article} takes ${articleFigure.mean.toFixed(2)} guesses on average, Knack ${ownFigure.mean.toFixed(2)}.`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-labelledby="title desc">
<title id="title">Per cent of games by the number of guesses they take</title>
<desc id="desc">${said.join(' ')}</desc>
<style>${STYLE}
</style>
<rect class="ground" x="0.5" y="0.5" width="${width - 1}" height="${HEIGHT - 1}" rx="6"/>
${pairs.map(({ panel: shown, articleFigure, ownFigure }, place) => panel(shown, articleFigure, ownFigure, place)).join('\n')}
</svg>
`;
}
