import { useEffect, useRef } from 'react';
import { ChartFigure } from '../../charts/drawing/chart-figure.ts';
import { passedBy, withAncestors } from '../../charts/drawing/chart.ts';
import type { Chart } from '../../charts/drawing/chart.ts';
import { bringIntoView } from '../../charts/into-view.ts';
import type { History } from './record-history.tsx';

interface RecordChartProps {
  states: readonly string[];
  history: History;
}

/** A record's chart with the way that this one has taken, its present state lit and in view. */
export const recordChart = (data: unknown) => (props: RecordChartProps) => (
  <RecordChart {...props} chart={data as Chart} />
);

function RecordChart({ chart, states, history }: RecordChartProps & { chart: Chart }) {
  const taken = history.flatMap(({ transitions }) => transitions);
  const frame = useRef<HTMLDivElement>(null);
  const [first = ''] = states;
  useEffect(() => bringIntoView(frame.current, first), [first]);
  return (
    <div ref={frame}>
      <ChartFigure
        chart={chart}
        active={states.flatMap((state) => withAncestors(state))}
        visited={passedBy(chart, taken)}
        taken={taken}
      />
    </div>
  );
}
