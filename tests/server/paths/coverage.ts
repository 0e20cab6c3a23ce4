import { sql } from 'drizzle-orm';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { transitionId } from '#machines/trace.ts';
import type { Database } from '#database/database.ts';

/** Every transition of a chart, by the name it has in the history of records. */
export const transitionsOf = ({ root }: AnyStateMachine): string[] =>
  everyState(root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map(transitionId),
  );

const everyState = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyState),
];

/** The transitions that the records of a chart have really taken in this database. */
export async function transitionsTaken(db: Database, machine: string): Promise<Set<string>> {
  const rows = await db.orm.execute<{ name: string }>(
    sql`select distinct unnest(transitions) as name from machine_events where machine = ${machine}`,
  );
  return new Set(rows.map(({ name }) => name));
}
