import { useLayoutEffect, useRef, useState } from 'react';
import type { Month } from '#domain/dates/month.ts';

/** Milliseconds a month takes to make room for another. */
export const SLIDE = 150;

type Track = { month: Month; leaving: Month | undefined; forward: boolean };

/** The month shown and, while it slides away, the one before it. The panes lie in `frame` in that order: leaving, shown. */
export function useSlide(month: Month, rightToLeft: boolean) {
  const [track, setTrack] = useState<Track>({ month, leaving: undefined, forward: true });
  if (track.month !== month) {
    const leaving = moves() ? track.month : undefined;
    setTrack({ month, leaving, forward: month > track.month });
  }
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [leaving, shown] = frame.current?.children ?? [];
    if (track.leaving === undefined || leaving === undefined || shown === undefined) return;
    const side = track.forward === rightToLeft ? -100 : 100;
    const timing = { duration: SLIDE, easing: 'ease-out' };
    const rest = { transform: 'none' };
    const away = leaving.animate([rest, { transform: `translateX(${-side}%)` }], timing);
    const here = shown.animate([{ transform: `translateX(${side}%)` }, rest], timing);
    here.onfinish = () => setTrack((before) => ({ ...before, leaving: undefined }));
    return () => {
      away.cancel();
      here.cancel();
    };
  }, [track, rightToLeft]);
  return { leaving: track.leaving, frame };
}

/** Asked at each turn, because people change it while the page is open. */
function moves(): boolean {
  if (!('animate' in Element.prototype)) return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
