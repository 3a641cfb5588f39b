/** A table of numbers. */
import type { Translate } from '../ui/i18n.ts';

/** A mean with so many decimals, where there is one. */
export const written = (value: number | null, decimals: number, t: Translate): string =>
  value === null ? '–' : t.number(value, decimals);

interface Props {
  readonly caption: string;
  /** What the rows are of, and what each column has. */
  readonly heads: readonly [rows: string, ...columns: string[]];
  readonly rows: readonly {
    readonly name: string;
    readonly cells: readonly string[];
  }[];
  /** Whether names have lines of their own, above the numbers: in a narrow window both have no room in one. */
  readonly isStacked?: boolean;
}

export function NumberTable({ caption, heads: [rowHead, ...heads], rows, isStacked = false }: Props) {
  return (
    <table class={isStacked ? 'numbers stacked' : 'numbers'}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {!isStacked && <th scope="col">{rowHead}</th>}
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {isStacked ? (
        rows.map(({ name, cells }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={heads.length}>
                {name}
              </th>
            </tr>
            <tr>
              <Cells cells={cells} />
            </tr>
          </tbody>
        ))
      ) : (
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Cells cells={cells} />
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

function Cells({ cells }: { cells: readonly string[] }) {
  return cells.map((cell, n) => <td key={n}>{cell}</td>);
}
