import { SWIPE } from '#domain/dates/specified.ts';

/** A touch from where it began to where it ended, in CSS pixels and milliseconds. */
export type Stroke = { across: number; down: number; lasted: number };

/** Where a swipe goes: `left` when the finger moved to the left; undefined when it was none. */
export function swipeOf({ across, down, lasted }: Stroke): 'left' | 'right' | undefined {
  const swiped =
    lasted <= SWIPE.longest &&
    Math.abs(across) >= SWIPE.leastAcross &&
    Math.abs(down) <= SWIPE.mostDown;
  if (!swiped) return undefined;
  return across < 0 ? 'left' : 'right';
}
