import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

type Dashboard = ResponseOf<Endpoints['GET /dashboard']>;
export type Task = Dashboard['toDo'][number];

/** What waits for somebody, with how many more of a kind there are than are named. */
export interface ToDo {
  readonly tasks: readonly Task[];
  readonly more: Dashboard['moreToDo'];
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
