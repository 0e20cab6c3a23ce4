import { chart } from '#styled/recipes/chart.js';
import { useNumbers } from '../numbers.ts';
import type { ChartProps } from './chart-data.ts';
import * as texts from './texts.ts';

type ChartTableProps = Pick<
  ChartProps,
  'title' | 'categoryLabel' | 'categories' | 'series' | 'format'
> & { id?: string };

/** The numbers of a chart, to be read and copied. It scrolls sideways when it is wider than the screen, and says so by its focus. */
export function ChartTable({
  id,
  title,
  categoryLabel,
  categories,
  series,
  format,
}: ChartTableProps) {
  const { number } = useNumbers();
  const look = chart();
  return (
    <section className={look.scroll} id={id} aria-label={texts.values(title)} {...focusable}>
      <table className={look.table}>
        <caption className={look.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, at) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ key, values }) => {
                const value = values[at] ?? null;
                return <td key={key}>{value === null ? '–' : (format ?? number)(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What scrolls must be reachable by keyboard. */
const focusable = { tabIndex: 0 };
