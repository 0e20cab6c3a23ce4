import type { SQL } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

type Dashboard = ResponseOf<Endpoints['GET /dashboard']>;
export type Task = Dashboard['toDo'][number];

/** What waits for somebody, with how many more of a kind there are than are named. */
export interface ToDo {
  readonly tasks: readonly Task[];
  readonly more: Dashboard['moreToDo'];
}

/** Some of the bookings that somebody sees, for one reason: the first of an order. */
export interface Part {
  readonly part: 'asked' | 'over' | 'upcoming' | 'past';
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  /** Whether it is said how many there are. */
  readonly isCounted?: boolean;
}

/** So many of each kind are named. */
export const mostNamed = 20;

interface Counted {
  /** How many there are of its kind. */
  readonly total: number | null;
}

/** How many more of a kind there are than are named; each of those says how many there are. */
export function moreThan(kind: Task['kind'], named: readonly Counted[]): ToDo['more'] {
  const more = (named[0]?.total ?? 0) - named.length;
  return more > 0 ? { [kind]: more } : {};
}
