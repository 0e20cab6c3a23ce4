import { createHash } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { tooManyRows } from '#domain/uploads/user-columns.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only } from '#server/http/policy.ts';
import { conversationsPlace } from '#server/features/kai-conversations/public.ts';
import { policyFor } from '#server/policy-for.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { ParsingRoom } from '#server/parsing/room/room.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { deleteAll, deletionOf } from './delete-all.ts';
import { keepReport, reportTemplate } from './reports.ts';

const superAdmins = only('superAdmins');
const staff = only('staff');

async function rowsOf(
  { db, parsing }: { readonly db: Database; readonly parsing: ParsingRoom },
  content: Uint8Array,
  owner: string,
) {
  try {
    const read = await parsing.read('analysisRows', { content }, owner);
    if ('failure' in read) throw refuse.invalid({ file: read.failure });
    const { tableRows } = (await policyFor(db, null)).parameters;
    if (read.rows.length > tableRows)
      throw refuse.invalid({ file: tooManyRows(read.rows.length, tableRows) });
    return read;
  } catch (error) {
    if (error instanceof ParsingRefused) throw refuse.invalid({ file: error.message });
    throw error;
  }
}

/** What staff do with many conversations of a programme at once. */
export const kaiBulkBindings = {
  ...bind('GET /programmes/{programme}/kai-conversations/deletion', {
    policy: superAdmins,
    async handle(call) {
      const programme = await conversationsPlace.open(call, call.params.programme);
      return deletionOf(call.services.db, programme);
    },
  }),

  ...bind('POST /programmes/{programme}/kai-conversations/deletion', {
    policy: superAdmins,
    async handle(call) {
      const programme = await conversationsPlace.open(call, call.params.programme);
      return { report: await deleteAll(call.services.db, programme, call.body, readerOf(call)) };
    },
  }),

  ...bind('GET /programmes/{programme}/kai-conversations/report-template', {
    policy: staff,
    async handle(call) {
      const programme = await conversationsPlace.open(call, call.params.programme);
      return reportTemplate(call.services.db, programme);
    },
  }),

  ...bind('POST /programmes/{programme}/kai-conversations/reports', {
    policy: staff,
    needs: ['parsing'],
    async handle(call) {
      const { upload, body, principal, params, services } = call;
      const programme = await conversationsPlace.open(call, params.programme);
      const content = await upload.content();
      const { columns, rows } = await rowsOf(services, content, principal.id);
      const hash = createHash('sha256').update(content).digest('hex');
      const sent = { programme: programme.id, fileName: upload.name, hash, columns, rows, ...body };
      return { report: await keepReport(services.db, sent, readerOf(call)) };
    },
  }),
};
