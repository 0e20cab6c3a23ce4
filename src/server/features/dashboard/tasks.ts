import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

type Dashboard = ResponseOf<Endpoints['GET /dashboard']>;
export type Task = Dashboard['toDo'][number];

/** What waits for somebody, with how many more of a kind there are than are named. */
export interface ToDo {
  readonly tasks: readonly Task[];
  readonly more: Dashboard['moreToDo'];
}

export const nothingToDo: ToDo = { tasks: [], more: {} };

/** So many of each kind are named. */
export const mostNamed = 20;

/** How many more of a kind there are than are named; they are counted where as many were found as can be named. */
export async function moreOf(
  kind: Task['kind'],
  named: number,
  count: () => Promise<number>,
): Promise<ToDo['more']> {
  const more = named < mostNamed ? 0 : (await count()) - named;
  return more > 0 ? { [kind]: more } : {};
}
