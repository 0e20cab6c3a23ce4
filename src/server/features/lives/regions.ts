import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Lived } from './asked.ts';

/** One region of a chart, as rows and the log of events (`e`) have it. */
interface Region {
  readonly name: string | null;
  /** What the paths of its states begin with. */
  readonly prefix: string;
  readonly column: SQLWrapper;
  readonly logged: SQL;
  /** The whole path of the state of a row. */
  readonly path: SQL;
}

const regionOf = (name: string | null, column: SQLWrapper, logged: SQL): Region => {
  const prefix = name === null ? '' : `${name}.`;
  return { name, prefix, column, logged, path: sql`(${prefix}::text || ${column})` };
};

/** The regions of a chart, that of the status first. */
export const regionsOf = ({ region, stands }: Lived): readonly [Region, ...Region[]] => [
  regionOf(region, stands.status, sql`e.state`),
  ...Object.entries(stands.regions ?? {}).map(([name, column]) =>
    regionOf(name, column, sql`(e.regions ->> ${name})`),
  ),
];

/** Nothing is older than the clock of computers; the database knows no year 0. */
export const moment = (ms: number): SQL => sql`${wireInstant(Math.max(ms, 0))}::timestamptz`;
