import { chart } from '#styled/recipes/chart.js';
import type { ChartProps } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { runsOf } from './chart-runs.ts';
import { niceScale } from './chart-scale.ts';

/** Each series has dashes and a mark of its own, besides its colour. */
const dashes = [undefined, '7 4', '2 4', '12 4 2 4'];

const marks = [
  'M0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
  'M-3.5-3.5h7v7h-7Z',
  'M0-4.5L4.5 3.5h-9Z',
  'M0-5L5 0L0 5L-5 0Z',
];

/** How something changes over time. A gap is where nothing is known. */
export function LineChart(props: ChartProps) {
  const { series } = props;
  const look = chart();
  return (
    <ChartFrame
      {...props}
      scale={niceScale(series.flatMap(({ values }) => values.filter((value) => value !== null)))}
      signs={series.map(({ key }, at) => (
        <g key={key}>
          <path className={look.stroke} strokeDasharray={dashes[at % 4]} d="M0 6H24" />
          <path className={look.mark} transform="translate(12 6)" d={marks[at % 4]} />
        </g>
      ))}
    >
      {({ x, y }) =>
        series.map(({ key, values }, at) => (
          <g key={key} data-series={at % 4}>
            {runsOf(values).map((run) => (
              <g key={run[0]?.at}>
                <polyline
                  className={look.stroke}
                  strokeDasharray={dashes[at % 4]}
                  points={run.map((point) => `${x(point.at)},${y(point.value)}`).join(' ')}
                />
                {run.map((point) => (
                  <path
                    key={point.at}
                    className={look.mark}
                    transform={`translate(${x(point.at)} ${y(point.value)})`}
                    d={marks[at % 4]}
                  />
                ))}
              </g>
            ))}
          </g>
        ))
      }
    </ChartFrame>
  );
}
