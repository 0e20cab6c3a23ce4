import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** States as SQL has them: written out, so that the database sees which of its partial indexes may answer. */
const written = (states: string | readonly string[]): SQL =>
  sql.raw(`(${[states].flat().map(quoted).join(', ')})`);

const quoted = (state: string): string => `'${state.replaceAll("'", "''")}'`;

/** Whether a row is in one of these states: `inState(bookings.status, bookingStates.ahead)`. */
export const inState = (status: SQLWrapper, states: string | readonly string[]): SQL<boolean> =>
  sql`${status} in ${written(states)}`;

/** Whether a row is in none of these states. */
export const notInState = (status: SQLWrapper, states: string | readonly string[]): SQL<boolean> =>
  sql`${status} not in ${written(states)}`;
