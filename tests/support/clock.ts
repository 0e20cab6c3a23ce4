import type { Clock } from '#server/clock.ts';

/** A clock that stands still until the test moves it. */
export interface FakeClock extends Clock {
  /** Epoch milliseconds, or an ISO instant. */
  set(instant: number | string): void;
  advance(duration: {
    days?: number;
    hours?: number;
    minutes?: number;
    seconds?: number;
    ms?: number;
  }): void;
}

export function fakeClock(start: number): FakeClock {
  let present = start;
  return {
    now: () => present,
    set(instant) {
      present = typeof instant === 'string' ? Date.parse(instant) : instant;
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }) {
      present += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
    },
  };
}
