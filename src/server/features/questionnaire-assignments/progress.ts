import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { questionnaireResponses, type questionnaireAssignments } from '#database/schema/index.ts';
import { areAsked } from '#server/features/questionnaire-responses/public.ts';

/** How far those have come who are asked. */
export interface Progress {
  readonly asked: number;
  readonly submitted: number;
  readonly averageScore: number | null;
  /** Who has still to answer. */
  readonly due: number;
  /** Whose answers were handed in once. */
  readonly given: number;
}

export type AssignmentRow = typeof questionnaireAssignments.$inferSelect;

const nobody: Progress = { asked: 0, submitted: 0, averageScore: null, due: 0, given: 0 };

const { assignment, status, score } = questionnaireResponses;
const { due, given, readable } = questionnaireResponseStates;
const manyIn = (states: readonly string[]): SQL =>
  sql`(count(*) filter (where ${inState(status, states)}))::int`;

/** The counts of rows of responses; each column is called what the progress calls it. */
export const counts: SQL = sql`
  count(*)::int as asked, ${manyIn(readable)} as submitted, ${manyIn(due)} as due, ${manyIn(given)} as given,
  round((avg(${score}) filter (where ${inState(status, readable)}))::numeric, 2)::float8 as "averageScore"`;

/** A row is read again for everything that is decided, so what was counted for it is as old as it is. */
const known = new WeakMap<AssignmentRow, Progress>();

/** Keeps what was counted beside a row. */
export const rememberProgress = (row: AssignmentRow, progress: Progress): void =>
  void known.set(row, progress);

/** How far each of these has come, by its id, counted once for a row. */
export async function progressOf(
  db: Database,
  rows: readonly AssignmentRow[],
): Promise<ReadonlyMap<string, Progress>> {
  const ids = rows.flatMap((row) => (known.has(row) ? [] : [row.id]));
  if (ids.length > 0) {
    const counted = await db.orm.execute<Progress & { of: string } & Record<string, unknown>>(sql`
      select ${assignment} as of, ${counts} from ${questionnaireResponses}
      where ${and(inArray(assignment, ids), areAsked)} group by ${assignment}`);
    const progressFor = new Map(counted.map(({ of, ...progress }) => [of, progress]));
    for (const row of rows)
      if (!known.has(row)) rememberProgress(row, progressFor.get(row.id) ?? nobody);
  }
  return new Map(rows.map((row) => [row.id, known.get(row) ?? nobody]));
}
