import { useEffect, useRef } from 'react';
import chartData from '#charts/booking.json';
import { ChartFigure } from '#web/charts/chart-figure.ts';
import { passedBy, withAncestors } from '#web/charts/chart.ts';
import type { Chart } from '#web/charts/chart.ts';
import type { History } from './booking-history.tsx';
import type { Booking } from './words.ts';

const chart = chartData as unknown as Chart;

/** The chart of bookings with the way that this one has taken, the present state lit and in view. */
export function BookingChart({ booking, history }: { booking: Booking; history: History }) {
  const frame = useRef<HTMLDivElement>(null);
  const { status } = booking;
  useEffect(() => show(frame.current, `life.${status}`), [status]);
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

/** The drawing is wider than any screen: its own frame is scrolled to the state, the page stays where it is. */
function show(frame: HTMLElement | null, state: string): void {
  const scroller = frame?.querySelector('.scroller');
  const box = frame?.querySelector(`svg [data-state="${state}"] > .box`);
  if (!scroller || !box) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), box.getBoundingClientRect()];
  scroller.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  scroller.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
