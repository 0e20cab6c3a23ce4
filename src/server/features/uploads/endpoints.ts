import { createHash } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { unwritten } from '#machines/plain-record.ts';
import { unread } from '#machines/upload-report/context.ts';
import { waitsForDecision } from '#machines/upload-report/phases.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { uploadReports, users } from '#database/schema/index.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { keepFile } from '#server/files/kept-files.ts';
import { bind } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import { only } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { once } from '#server/records/idempotency.ts';
import { createPlain, sendPlainOnce } from '#server/records/plain-commands.ts';
import { plainPage } from '#server/records/plain-list.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { uploadReportKind, type UploadReportRow } from './kind.ts';
import { detailOf, summariesOf, describe } from './present.ts';
import { errorsFile, rowsPage, templateFile } from './rows.ts';

const staff = only('staff');

async function find(db: Database, id: string): Promise<UploadReportRow> {
  const [row] = await db.orm.select().from(uploadReports).where(eq(uploadReports.id, id));
  if (!row) throw refuse.notFound();
  return row;
}

const properties = ['createdAt', 'fileName', 'rows', 'failed'] as const;
const sorts = {
  createdAt: [uploadReports.createdAt],
  fileName: [uploadReports.fileName],
  rows: [uploadReports.rows],
  failed: [uploadReports.failed],
};

/** Changes in bulk, for staff. */
export const uploadBindings = {
  ...recordBindings(
    { path: 'upload-reports', param: 'uploadReport', model: 'upload-report' },
    {
      policy: staff,
      needs: ['settings'],
      sorts: properties,
      machine: uploadReportKind.chart.name,
      describe,
      find: ({ params, services: { db } }) => find(db, params['uploadReport'] ?? ''),
      show: async (call) => {
        const { db } = call.services;
        return detailOf(db, await find(db, call.params['uploadReport'] ?? ''), readerOf(call));
      },
      send: async (call, body) => {
        const { principal, now, services } = call;
        const { db, settings } = services;
        const row = await find(db, call.params['uploadReport'] ?? '');
        const { idempotencyKey, type, version } = body;
        if (body.type === 'APPLY' && waitsForDecision(row.status) && row.roleChanges > 0)
          await confirmCaller({ principal, body: body.payload, now, services: { db, settings } });
        const command = { type, payload: {}, version };
        const asked = { ...readerOf(call), idempotencyKey };
        await sendPlainOnce(db, uploadReportKind, row.id, command, asked);
      },
    },
  ),

  ...bind('GET /upload-reports', {
    policy: staff,
    handle: async ({ query, principal, now, services: { db } }) => {
      const { kind, status, uploader } = query;
      const newestFirst = (query.orderProperty ?? query.order) ? query.order : 'Descending';
      const { rows, total } = await plainPage(db, {
        table: uploadReports,
        query: { ...query, order: newestFirst },
        searched: [uploadReports.fileName],
        sorts,
        properties,
        where: [
          kind ? inArray(uploadReports.kind, kind) : undefined,
          status ? inState(uploadReports.status, status) : undefined,
          uploader ? eq(uploadReports.createdBy, uploader) : undefined,
        ],
      });
      const found = rows as UploadReportRow[];
      return pageBody(await summariesOf(db, found, readerOf({ principal, now })), query, total);
    },
  }),

  ...bind('GET /upload-reports/uploaders', {
    policy: staff,
    handle: ({ services: { db } }) =>
      db.orm
        .select(personReferenceColumns)
        .from(users)
        .where(
          inArray(
            users.id,
            db.orm.selectDistinct({ id: uploadReports.createdBy }).from(uploadReports),
          ),
        )
        .orderBy(asc(byName(users.fullName)), asc(users.id))
        .limit(999),
  }),

  ...bind('GET /upload-reports/{uploadReport}/rows', {
    policy: staff,
    handle: async ({ params, query, services: { db } }) => {
      const { id } = await find(db, params.uploadReport);
      return rowsPage(db, id, query);
    },
  }),

  ...bind('GET /upload-reports/{uploadReport}/errors', {
    policy: staff,
    handle: async ({ params, services: { db } }) =>
      errorsFile(db, await find(db, params.uploadReport)),
  }),

  ...bind('GET /users/uploads/template', { policy: staff, handle: () => templateFile() }),

  ...bind('POST /users/uploads', {
    policy: staff,
    needs: ['files'],
    handle: async ({ body, upload, principal, now, services: { db, files } }) => {
      const content = await upload.content();
      const reader = readerOf({ principal, now });
      const hash = createHash('sha256').update(content).digest('hex');
      const claim = {
        actorId: principal.id,
        key: body.idempotencyKey,
        endpoint: 'POST /users/uploads',
        request: { fileName: upload.name, hash },
        at: now,
      } as const;
      const first = { kind: 'userCsv', fileName: upload.name, subjectId: null } as const;
      const id = await db.transaction(() =>
        once(db, claim, async () => {
          const reportId = newId(now);
          const { name, mediaType } = upload;
          const about = { purpose: 'upload', ownerId: reportId, name, mediaType };
          await keepFile({ db, files }, { ...about, content, at: now });
          return createPlain(
            db,
            uploadReportKind,
            { ...unread, ...unwritten, ...first },
            reader,
            reportId,
          );
        }),
      );
      return detailOf(db, await find(db, id), reader);
    },
  }),
};
