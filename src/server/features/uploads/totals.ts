import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { UploadTotals } from '#machines/upload-report/context.ts';
import { isBeingApplied, isBeingChecked } from '#machines/upload-report/phases.ts';
import type { Database } from '#database/database.ts';
import { uploadRows } from '#database/schema/index.ts';

/** The rows of a report by what they would do or did. */
export async function totalsOf(db: Database, reportId: string): Promise<UploadTotals> {
  const rows = await db.orm
    .select({ outcome: uploadRows.outcome, count: count() })
    .from(uploadRows)
    .where(eq(uploadRows.reportId, reportId))
    .groupBy(uploadRows.outcome);
  const of = (outcome: string) => rows.find((row) => row.outcome === outcome)?.count ?? 0;
  return {
    created: of('new'),
    updated: of('update'),
    unchanged: of('unchanged'),
    failed: of('error'),
  };
}

/** How far the step that is going on has come. */
export async function progressOf(
  db: Database,
  { id, status, rows }: { readonly id: string; readonly status: string; readonly rows: number },
): Promise<{ done: number; of: number } | null> {
  const mine = eq(uploadRows.reportId, id);
  if (isBeingChecked(status))
    return {
      done: await db.orm.$count(uploadRows, and(mine, isNotNull(uploadRows.outcome))),
      of: rows,
    };
  if (!isBeingApplied(status)) return null;
  const carriedOut = inArray(uploadRows.outcome, ['new', 'update']);
  return {
    done: await db.orm.$count(uploadRows, and(mine, isNotNull(uploadRows.appliedAt))),
    of: await db.orm.$count(uploadRows, and(mine, carriedOut)),
  };
}
