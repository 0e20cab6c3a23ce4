import { useState } from 'react';
import { wallOf } from '#domain/time/wall.ts';
import type { CoachTimes } from '../flow/flow-queries.ts';
import type { WeekDay } from './week.ts';

interface Shown {
  readonly times: CoachTimes;
  /** The picked time, epoch milliseconds. */
  readonly value: number | null;
  readonly zone: string;
}

interface OpenDay {
  readonly day: WeekDay | undefined;
  /** Opens another day, YYYY-MM-DD. */
  readonly open: (date: string) => void;
}

/** The day that is open: one that was opened or picked, else the first with a free time. It stays open when somebody takes its last one. */
export function useOpenDay(week: readonly WeekDay[], { times, value, zone }: Shown): OpenDay {
  const [opened, setOpened] = useState<string>();
  const [seen, setSeen] = useState<number | null>(null);
  const picked = value === null ? undefined : wallOf(zone, value).date;
  if (value !== seen) {
    setSeen(value);
    if (picked !== undefined) setOpened(picked);
  }
  const chosen =
    week.find(({ date }) => date === opened) ?? week.find(({ date }) => date === picked);
  const firstFree = week.find(({ free }) => free > 0);
  const [first, last] = [week[0], week.at(-1)].map((end) =>
    times.days.some(({ date }) => date === end?.date),
  );
  // Times of another week that still stand in for these say nothing about where to open it.
  if (chosen === undefined && firstFree !== undefined && first && last) setOpened(firstFree.date);
  return { day: chosen ?? firstFree ?? week[0], open: setOpened };
}
