import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { batchesOf } from '#domain/batches.ts';
import { tooManyRows } from '#domain/uploads/user-columns.ts';
import { system, type Person } from '#machines/person.ts';
import { errorsKeptFor } from '#machines/upload-report/context.ts';
import type { UploadReportEvent } from '#machines/upload-report/capabilities.ts';
import {
  isBeingApplied,
  isBeingChecked,
  isBeingRead,
  isGoingOn,
  wasApplied,
} from '#machines/upload-report/phases.ts';
import { hasComeIn } from '#machines/user/states.ts';
import { uploadReportState } from '#machines/upload-report/states.gen.ts';
import type { Database } from '#database/database.ts';
import { files, uploadReports, uploadRows, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { readFile } from '#server/files/kept-files.ts';
import type { Log } from '#server/log.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { policyFor } from '#server/policy-for.ts';
import { send } from '#server/records/send.ts';
import { publishChange } from '#server/stream/publish.ts';
import { announceAdded } from './announce-added.ts';
import { applyRow, type ApplyRow } from './apply-row.ts';
import { forgetCells, queueWork, uploadReportKind, type UploadReportRow } from './kind.ts';
import { placesIn } from './places.ts';
import { planRow } from './plan-row.ts';
import type { FileRow, ReadFile } from '#server/parsing/table/user-rows.ts';
import type { ParsingRoom } from '#server/parsing/room/room.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import { totalsOf } from './totals.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly files: FileStore;
  readonly parsing: ParsingRoom;
  /** How rows of other kinds than people are carried out. */
  readonly others?: Readonly<Record<string, ApplyRow>>;
}

/** So often a piece of work is tried: a quarter of an hour. What still breaks then ends the upload. */
const mostAttempts = 5;

/** Rows in one piece of work; after each piece the open pages are told, and others get their turn. */
const pieceSize = 100;

/**
 * Goes on with a report where it stands: reads its file, checks its rows, or carries them out. Each piece may run twice and at the same time as another: rows
 * that are done are passed over.
 */
export const uploadWork =
  (parts: Parts): Delivery =>
  async (payload, _, attempt = 1) => {
    const { reportId } = payload as { readonly reportId: string };
    const [report] = await parts.db.orm
      .select()
      .from(uploadReports)
      .where(eq(uploadReports.id, reportId));
    if (!report) return;
    try {
      await goOn(parts, report);
    } catch (error) {
      if (attempt < mostAttempts || !isGoingOn(report.status)) throw error;
      parts.log.error('An upload broke and is given up.', error, { reportId });
      await sendToReport(parts, reportId, report.status, { type: 'FAIL', failure: broken });
    }
  };

const broken = 'Something went wrong on our side, and we’ve been notified. Send the file again.';

async function goOn(parts: Parts, report: UploadReportRow): Promise<void> {
  const { id, status, updatedAt } = report;
  if (isBeingRead(status)) await read(parts, report);
  if (isBeingChecked(status)) await check(parts, report);
  if (isBeingApplied(status)) await apply(parts, report);
  const isOld = parts.clock.now() >= updatedAt + errorsKeptFor;
  if (wasApplied(status) && isOld) await forgetCells(parts.db, id);
}

type ReportEvent = UploadReportEvent extends infer Each
  ? Each extends { type: string }
    ? Omit<Each, 'by' | 'at'>
    : never
  : never;

/** Tells the chart what the work has come to, unless somebody else has told it. */
async function sendToReport(
  { db, clock }: Parts,
  id: string,
  from: string,
  event: ReportEvent,
): Promise<void> {
  await db.transaction(async () => {
    const record = await uploadReportKind.lock(db, id);
    if (record?.row.status !== from) return;
    await send(db, uploadReportKind, id, {
      ...event,
      by: system,
      at: clock.now(),
    });
  });
}

async function read(parts: Parts, { id, createdBy }: UploadReportRow): Promise<void> {
  const { db, files: store } = parts;
  const [kept] = await db.orm.select({ id: files.id }).from(files).where(eq(files.ownerId, id));
  const found = kept ? await readFile({ db, files: store }, kept.id) : null;
  const result = found
    ? await rowsOf(parts, found.content, createdBy ?? id)
    : { failure: 'The file is no longer here. Send it again.' };
  if ('failure' in result)
    return sendToReport(parts, id, uploadReportState.receiving, {
      type: 'FAIL',
      failure: result.failure,
    });
  const { columns, rows } = result;
  await db.transaction(async () => {
    const record = await uploadReportKind.lock(db, id);
    if (!record || !isBeingRead(record.row.status)) return;
    for (const batch of batchesOf(withoutRepeats(id, rows)))
      await db.orm.insert(uploadRows).values(batch);
    await sendToReport(parts, id, uploadReportState.receiving, {
      type: 'READ',
      rows: rows.length,
      columns,
    });
  });
}

/** The rows of a file, or why it has none. Rejects when reading it was ended: then it is tried again. */
async function rowsOf(
  { db, parsing }: Parts,
  content: Uint8Array,
  owner: string,
): Promise<ReadFile> {
  try {
    const read = await parsing.read('userRows', { content }, owner);
    const { tableRows } = (await policyFor(db, null)).parameters;
    return 'rows' in read && read.rows.length > tableRows
      ? { failure: tooManyRows(read.rows.length, tableRows) }
      : read;
  } catch (error) {
    if (error instanceof ParsingRefused && !error.hasDied) return { failure: error.message };
    throw error;
  }
}

/** Whoever is named twice in a file is taken from the first row. */
function withoutRepeats(reportId: string, rows: readonly FileRow[]) {
  const first = new Map<string, number>();
  return rows.map(({ n, cells }) => {
    const email = (cells['email'] ?? '').toLowerCase();
    const earlier = email === '' ? undefined : first.get(email);
    first.set(email, earlier ?? n);
    const repeats = earlier !== undefined && {
      outcome: 'error',
      messages: { email: `Row ${earlier} already has this email address.` },
    };
    return { reportId, n, cells, email: email || null, ...repeats };
  });
}

async function check(parts: Parts, report: UploadReportRow): Promise<void> {
  const { db } = parts;
  const { id } = report;
  const waiting = await db.orm
    .select()
    .from(uploadRows)
    .where(and(eq(uploadRows.reportId, id), isNull(uploadRows.outcome)))
    .orderBy(asc(uploadRows.n))
    .limit(pieceSize);
  const asking = await askingAs(parts, report.createdBy);
  let roleChanges = 0;
  for (const { n, cells } of waiting) {
    const plan = await planRow(db, cells as Record<string, string>, asking);
    if (plan.changesRole) roleChanges += 1;
    await db.orm
      .update(uploadRows)
      .set({
        outcome: plan.outcome,
        messages: plan.outcome === 'error' ? plan.messages : null,
        entityId: plan.personId,
      })
      .where(and(eq(uploadRows.reportId, id), eq(uploadRows.n, n)));
  }
  if (roleChanges > 0)
    await db.orm
      .update(uploadReports)
      .set({ roleChanges: sql`${uploadReports.roleChanges} + ${roleChanges}` })
      .where(eq(uploadReports.id, id));
  const last = waiting.at(-1)?.n;
  if (waiting.length === pieceSize && last !== undefined)
    return next(parts, id, `validating ${last}`);
  const [now] = await db.orm
    .select({ roleChanges: uploadReports.roleChanges })
    .from(uploadReports)
    .where(eq(uploadReports.id, id));
  const totals = await totalsOf(db, id);
  await sendToReport(parts, id, uploadReportState.validating, {
    type: 'PREVIEW',
    roleChanges: now?.roleChanges ?? 0,
    ...totals,
  });
}

async function apply(parts: Parts, report: UploadReportRow): Promise<void> {
  const { db } = parts;
  const { id } = report;
  const waiting = await db.orm
    .select({ n: uploadRows.n })
    .from(uploadRows)
    .where(
      and(
        eq(uploadRows.reportId, id),
        isNull(uploadRows.appliedAt),
        inArray(uploadRows.outcome, ['new', 'update']),
      ),
    )
    .orderBy(asc(uploadRows.n))
    .limit(pieceSize);
  const asking = await askingAs(parts, report.appliedBy);
  const { kind } = report;
  const { others = {} } = parts;
  const mayChangeRoles = report.roleChanges > 0;
  const applying = { ...parts, ...asking, kind, others, mayChangeRoles };
  for (const { n } of waiting) await applyRow(applying, { reportId: id, n });
  const last = waiting.at(-1)?.n;
  if (waiting.length === pieceSize && last !== undefined)
    return next(parts, id, `applying ${last}`);
  await db.transaction(async () => {
    await announceAdded(db, {
      personIds: await addedBy(db, id),
      reportId: id,
      at: parts.clock.now(),
    });
    const totals = await totalsOf(db, id);
    await sendToReport(parts, id, uploadReportState.applying, { type: 'FINISH', ...totals });
    const at = parts.clock.now();
    if (totals.failed > 0) await queueWork(db, id, 'forget', at, at + errorsKeptFor);
  });
}

/** The people whom the rows of a report have made. */
async function addedBy(db: Database, reportId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: uploadRows.entityId })
    .from(uploadRows)
    .where(
      and(
        eq(uploadRows.reportId, reportId),
        eq(uploadRows.outcome, 'new'),
        isNotNull(uploadRows.appliedAt),
      ),
    );
  return rows.flatMap(({ id }) => id ?? []);
}

async function next({ db, clock }: Parts, id: string, piece: string): Promise<void> {
  await db.transaction(async () => {
    await queueWork(db, id, piece, clock.now());
    await publishChange(db, {
      topics: ['record:upload-reports'],
      to: { userIds: [], staff: true },
    });
  });
}

/** Who answers for the rows, with the power they have now; and the time zone of people whose rows name none: theirs. */
async function askingAs({ db, clock }: Parts, userId: string | null) {
  const [person] = await db.orm
    .select({ id: users.id, role: users.role, timeZone: users.timeZone, status: users.status })
    .from(users)
    .where(eq(users.id, userId ?? '00000000-0000-0000-0000-000000000000'));
  const role = person && hasComeIn(person) ? person.role : 'Member';
  const by = { id: person?.id ?? '', role: role as Person['role'] };
  return {
    stamp: { by, at: clock.now() },
    places: placesIn(db),
    zone: person?.timeZone ?? 'Europe/London',
  };
}
