import { and, eq } from 'drizzle-orm';
import { availableEvents } from '#machines/decide.ts';
import type { Stamp } from '#machines/person.ts';
import { errorsKeptFor, type UploadKind } from '#machines/upload-report/context.ts';
import { isBeingApplied, waitsForDecision, wasApplied } from '#machines/upload-report/phases.ts';
import type { UploadReportState } from '#machines/upload-report/states.gen.ts';
import { uploadReports, uploadVerbs } from '#machines/upload-report/capabilities.ts';
import { historiesOf } from '#machines/verbs.ts';
import type { Database } from '#database/database.ts';
import { timers } from '#database/schema/index.ts';
import { peopleOf } from '#server/records/people.ts';
import { describedBy, type HistoryEvent } from '#server/records/history.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { uploadReportKind, type UploadReportRow } from './kind.ts';
import { progressOf } from './totals.ts';

/** What the list says about each of these. */
export async function summariesOf(db: Database, rows: readonly UploadReportRow[], reader: Stamp) {
  const person = await peopleOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    status: row.status as UploadReportState,
    kind: row.kind as UploadKind,
    fileName: row.fileName,
    rows: row.rows,
    failed: row.failed,
    uploader: person(row.createdBy),
    createdAt: wireInstant(row.createdAt),
    updatedAt: wireInstant(row.updatedAt),
    deletedAt: wireInstantOrNull(row.deletedAt),
    availableEvents: availableEvents(uploadReportKind.chart, uploadReportKind.rowOf(row), reader),
  }));
}

/** What its own page says about one. */
export async function detailOf(db: Database, row: UploadReportRow, reader: Stamp) {
  const [summary] = await summariesOf(db, [row], reader);
  if (!summary) throw new Error('An upload has no summary');
  const person = await peopleOf(db, [row.createdBy, row.updatedBy, row.appliedBy]);
  const [timer] = await db.orm
    .select({ at: timers.runAt })
    .from(timers)
    .where(and(eq(timers.machine, uploadReportKind.chart.name), eq(timers.entityId, row.id)));
  const { created, updated, unchanged, roleChanges, failure } = row;
  const errorsUntil = row.updatedAt + errorsKeptFor;
  const keepsErrors = wasApplied(row.status) && row.failed > 0 && errorsUntil > reader.at;
  return {
    ...summary,
    createdBy: summary.uploader,
    updatedBy: person(row.updatedBy),
    appliedBy: person(row.appliedBy),
    created,
    updated,
    unchanged,
    roleChanges,
    failure,
    progress: await progressOf(db, row),
    errorsUntil: wireInstantOrNull(keepsErrors ? errorsUntil : null),
    // Of what nobody wanted nothing is left.
    mayDownloadErrors:
      keepsErrors ||
      (row.failed > 0 && (waitsForDecision(row.status) || isBeingApplied(row.status))),
    waitsUntil: wireInstantOrNull(waitsForDecision(row.status) ? (timer?.at ?? null) : null),
  };
}

const sentences = historiesOf({ ...uploadReports, ...uploadVerbs });
const describeSent = describedBy(sentences);

/** What happened, in words. */
export const describe = (past: HistoryEvent): string =>
  past.event in sentences
    ? describeSent(past)
    : 'It was discarded: nobody had decided within a day.';
