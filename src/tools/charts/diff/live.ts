import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { touchedStates, type ChartDifference } from './compare.ts';
import type { Drawn } from './drawn.ts';

export interface Count {
  readonly path: string;
  readonly records: number;
}

/** How many live records sit in the states that a change touches. */
export interface Census {
  /** Records of the machine altogether. */
  readonly all: number;
  readonly touched: readonly Count[];
  /** States in which records sit and which the new chart does not know: they would be lost. */
  readonly unknown: readonly Count[];
}

/** Counts the records of a machine by the last entry of each one's history. Null for conductors, which leave none. */
export async function censusOf(db: Database, difference: ChartDifference): Promise<Census | null> {
  const chart = difference.after ?? difference.before;
  if (chart?.kind !== 'record') return null;
  const rows = await db.orm.execute<{
    state: string;
    regions: Record<string, string>;
    records: number;
  }>(sql`
    select state, regions, count(*)::int as records from (
      select distinct on (entity_id) state, regions
      from machine_events where machine = ${difference.name}
      order by entity_id, position desc
    ) latest group by state, regions`);
  const places = rows.map(({ state, regions, records }) => ({
    paths: [
      ...Object.entries(regions).map(([name, path]) => `${name}.${path}`),
      `${statusRegion(chart, Object.keys(regions))}${state}`,
    ],
    records,
  }));
  const within = (path: string) =>
    places
      .filter(({ paths }) => paths.some((each) => `${each}.`.startsWith(`${path}.`)))
      .reduce((sum, { records }) => sum + records, 0);
  const known = new Set(chart.states.map(({ path }) => path));
  const unknown = [...new Set(places.flatMap(({ paths }) => paths))].filter(
    (path) => !known.has(path),
  );
  return {
    all: places.reduce((sum, { records }) => sum + records, 0),
    touched: touchedStates(difference).map((path) => ({ path, records: within(path) })),
    unknown: unknown.toSorted().map((path) => ({ path, records: within(path) })),
  };
}

/** Of parallel regions, the one that is no column of its own is the record's status. */
function statusRegion({ states }: Drawn, others: readonly string[]): string {
  const region = states.find(
    (state) => state.parent === '' && state.region && !others.includes(state.name),
  );
  return region ? `${region.path}.` : '';
}
