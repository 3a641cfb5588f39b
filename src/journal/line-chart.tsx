/** Lines over time. The letters stand beside the drawing, so they stay legible however narrow it is. */
import type { ComponentChildren } from 'preact';
import type { Translate } from '../ui/i18n.ts';

/** The first line is drawn solid and with round points, the second dashed and with square ones. */
const STYLES = ['first', 'second'] as const;

/** Points are drawn as long as they do not run into each other. */
const MOST_POINTS = 40;

interface Line {
  readonly name: string;
  /** One for each place; null where there is none. */
  readonly values: readonly (number | null)[];
}

interface Props {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly Line[];
  /** Where the values are in time, the earliest first, and what the first and last place are called. */
  readonly places: readonly number[];
  readonly ends: readonly [first: string, last: string];
  /** What the drawing reaches from and to. */
  readonly range: readonly [low: number, high: number];
  /** The same numbers as a table. */
  readonly children: ComponentChildren;
  readonly t: Translate;
}

export function LineChart({ title, note, lines, places, ends, range, children, t }: Props) {
  const [low, high] = range;
  const middle = (low + high) / 2;
  return (
    <section class="chapter">
      <h2>{title}</h2>
      <p class="note">{note}</p>
      <Legend lines={lines} />
      <div class="chart">
        <div class="scale" aria-hidden="true">
          {[high, middle, low].map((value) => (
            <span key={value}>{t.number(value, Number.isInteger(value) ? 0 : 1)}</span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={title}>
          {[0, 50, 100].map((y) => (
            <path key={y} class="grid" d={`M0 ${y}H100`} />
          ))}
          {lines.map((line, n) => (
            <Drawn key={n} line={line} places={places} range={range} style={STYLES[n]!} />
          ))}
        </svg>
        <div class="ends" aria-hidden="true">
          {(places.length > 1 ? ends : ends.slice(0, 1)).map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      </div>
      <details>
        <summary>{t('asTable')}</summary>
        {children}
      </details>
    </section>
  );
}

function Legend({ lines }: Pick<Props, 'lines'>) {
  return (
    <ul class="legend">
      {lines.map(({ name }, n) => (
        <li key={n}>
          <svg viewBox="0 0 32 10" width="32" height="10" aria-hidden="true">
            <path class={STYLES[n]} d="M2 5H30" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface DrawnProps extends Pick<Props, 'places' | 'range'> {
  readonly line: Line;
  readonly style: string;
}

function Drawn({ line: { values }, places, range: [low, high], style }: DrawnProps) {
  const first = places[0]!;
  const length = places.at(-1)! - first;
  const points = values.flatMap((value, n) => {
    if (value === null) return [];
    // A single place is in the middle.
    const x = length === 0 ? 50 : (100 * (places[n]! - first)) / length;
    return [`${x.toFixed(2)} ${(100 * (1 - (value - low) / (high - low))).toFixed(2)}`];
  });
  if (points.length === 0) return null;
  return (
    <>
      <path class={style} d={`M${points.join('L')}`} />
      {points.length <= MOST_POINTS && (
        // Lines without a length are drawn as their ends alone, which the stretched drawing leaves as they are.
        <path class={`${style} points`} d={points.map((point) => `M${point}h0`).join('')} />
      )}
    </>
  );
}
