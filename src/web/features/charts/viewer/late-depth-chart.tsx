import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { DepthChartProps } from './depth-chart.tsx';

const DepthChart = lazyPart(async () => (await import('./depth-chart.tsx')).DepthChart);

/** A chart beside numbers, which are there before it is drawn. */
export function LateDepthChart(props: DepthChartProps) {
  return (
    <Suspense fallback={<WaitingLines shape="block" />}>
      <DepthChart {...props} />
    </Suspense>
  );
}
