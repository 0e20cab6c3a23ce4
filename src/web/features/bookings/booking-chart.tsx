import { useEffect, useRef } from 'react';
import chartData from '#charts/booking.json';
import { ChartFigure } from '#web/charts/chart-figure.ts';
import { passedBy, withAncestors } from '#web/charts/chart.ts';
import type { Chart } from '#web/charts/chart.ts';
import { bringIntoView } from '#web/charts/into-view.ts';
import type { History } from './booking-history.tsx';
import type { Booking } from './words.ts';

const chart = chartData as unknown as Chart;

/** The chart of bookings with the way that this one has taken, the present state lit and in view. */
export function BookingChart({ booking, history }: { booking: Booking; history: History }) {
  const frame = useRef<HTMLDivElement>(null);
  const { status } = booking;
  useEffect(() => bringIntoView(frame.current, `life.${status}`), [status]);
  const active = [
    ...withAncestors(`life.${status}`),
    ...withAncestors(`credit.${booking.creditState}`),
  ];
  const taken = history.flatMap(({ transitions }) => transitions);
  return (
    <div ref={frame}>
      <ChartFigure chart={chart} active={active} visited={passedBy(chart, taken)} taken={taken} />
    </div>
  );
}
