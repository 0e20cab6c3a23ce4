import { useId } from 'react';
import { chart } from '#styled/recipes/chart.js';
import type { ChartProps } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { stackOf, type Piece } from './chart-runs.ts';
import { niceScale } from './chart-scale.ts';

type BarChartProps = ChartProps & {
  /** Series on one another instead of beside: parts of a whole. */
  stacked?: boolean;
};

/** Hatching, dots and a grid: a pattern tells series apart where colour does not. */
const hatches = [null, 'M-1 1L1-1M0 8L8 0M7 9L9 7', 'M2 2h2v2h-2ZM6 6h2v2h-2Z', 'M0 4H8M4 0V8'];

/** Amounts to compare. */
export function BarChart({ stacked = false, ...props }: BarChartProps) {
  const { series, categories } = props;
  const id = useId().replaceAll(/[^\w-]/g, '');
  const look = chart();
  const pieces: readonly Piece[] = stacked
    ? stackOf(series, categories.length)
    : series.flatMap(({ values }, index) =>
        values.flatMap((value, at) => (value ? [{ series: index, at, from: 0, to: value }] : [])),
      );
  const side = stacked ? 1 : Math.max(series.length, 1);
  const fillOf = (at: number) => (at % 4 === 0 ? 'currentColor' : `url(#${id}-${at % 4})`);
  return (
    <ChartFrame
      {...props}
      scale={niceScale(pieces.map(({ to }) => to))}
      signs={series.map(({ key }, at) => (
        <rect
          key={key}
          className={look.bar}
          fill={fillOf(at)}
          x="1"
          y="1"
          width="22"
          height="10"
          rx="2"
        />
      ))}
      defs={
        <defs>
          {hatches.map((hatch, at) =>
            hatch === null || at >= series.length ? null : (
              <pattern
                key={hatch}
                id={`${id}-${at}`}
                data-series={at}
                width="8"
                height="8"
                patternUnits="userSpaceOnUse"
              >
                <rect className={look.ground} width="8" height="8" />
                <path className={look.hatch} data-filled={at === 2 || undefined} d={hatch} />
              </pattern>
            ),
          )}
        </defs>
      }
    >
      {({ band, x, y }) => {
        const room = Math.min(band * 0.72, 56 * side);
        const width = Math.max(1, room / side);
        return pieces.map(({ series: at, at: category, from, to }) => (
          <rect
            key={`${at} ${category}`}
            className={look.bar}
            data-series={at % 4}
            fill={fillOf(at)}
            x={x(category) - room / 2 + (stacked ? 0 : at * width) + 1}
            y={Math.min(y(from), y(to))}
            width={Math.max(1, width - 2)}
            height={Math.abs(y(from) - y(to))}
          />
        ));
      }}
    </ChartFrame>
  );
}
