import type { ChartSeries } from './chart-data.ts';

type Point = { at: number; value: number };

/** The stretches of a series without a gap. */
export function runsOf(values: ChartSeries['values']): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const last = runs.at(-1);
    if (last?.at(-1)?.at === at - 1) last.push({ at, value });
    else runs.push([{ at, value }]);
  }
  return runs;
}

export type Piece = { series: number; at: number; from: number; to: number };

/** Series on one another: what is above 0 grows upwards, what is below grows downwards. */
export function stackOf(series: readonly ChartSeries[], categories: number): readonly Piece[] {
  return Array.from({ length: categories }, (_, at) => {
    const reached = { up: 0, down: 0 };
    return series.flatMap(({ values }, index): Piece[] => {
      const value = values[at] ?? 0;
      if (value === 0) return [];
      const side = value > 0 ? 'up' : 'down';
      const from = reached[side];
      reached[side] += value;
      return [{ series: index, at, from, to: from + value }];
    });
  }).flat();
}
