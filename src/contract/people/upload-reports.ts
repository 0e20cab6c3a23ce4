import { z } from 'zod';
import { uploadReportStates } from '#machines/upload-report/states.gen.ts';
import { uploadKinds } from '#machines/upload-report/context.ts';
import { uploadVerbs } from '#machines/upload-report/capabilities.ts';
import { mostBytes } from '#domain/uploads/user-columns.ts';
import { rowOutcomes } from '#domain/uploads/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, queryList } from '../kernel/fields.ts';
import { yourPassword } from '../kernel/secrets.ts';
import { csvFile } from '../kernel/files.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { plainAuthors, plainFields } from '../kernel/plain-records.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import { commandOf, historyEntry, idempotencyKey, personReference } from '../kernel/records.ts';

/** A change in bulk, in the list. */
export const uploadReportSummary = z
  .object({
    ...plainFields,
    status: z.enum(uploadReportStates.all),
    kind: z.enum(uploadKinds),
    fileName: z.string(),
    uploader: personReference.nullable(),
    rows: z.int(),
    failed: z.int(),
  })
  .meta({ id: 'UploadReportSummary' });

/** A change in bulk on its own page. */
export const uploadReport = uploadReportSummary
  .extend({
    ...plainAuthors,
    /** Before it is applied: what the rows would do. */
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Rows that would change a role; applying then needs the reader's own password. */
    roleChanges: z.int(),
    appliedBy: personReference.nullable(),
    failure: z.string().nullable(),
    /** Rows that are through the step which is going on, of how many; null when none is. */
    progress: z.object({ done: z.int(), of: z.int() }).nullable(),
    /** When it is discarded if nobody decides. */
    waitsUntil: z.string().nullable(),
    /** Once it was applied: when what its rows with errors said is erased; null when there is nothing to erase. */
    errorsUntil: z.string().nullable(),
    /** What its rows with errors said can be had as a file. */
    mayDownloadErrors: z.boolean(),
  })
  .meta({ id: 'UploadReport' });

/** A row as it stood in the file. Of rows that were carried out only the record is left. */
export const uploadRow = z
  .object({
    /** Its number in the file, where the heading is 1. */
    n: z.int(),
    outcome: z.enum(rowOutcomes).nullable(),
    isApplied: z.boolean(),
    /** By column; under `row` what is about none. */
    messages: z.record(z.string(), z.string()),
    cells: z.record(z.string(), z.string()).nullable(),
    person: personReference.nullable(),
  })
  .meta({ id: 'UploadRow' });

const payloads = payloadsOf(uploadVerbs);
const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const uploadReports = endpoints({
  'GET /upload-reports': {
    summary: 'Every change in bulk and its result.',
    query: listQuery(['createdAt', 'fileName', 'rows', 'failed'], {
      kind: queryList(choice('Kind', uploadKinds)),
      status: queryList(choice('Status', uploadReportStates.all)),
      uploader: id('Uploader').optional(),
    }),
    response: pageOf(uploadReportSummary),
    ...read,
  },
  'GET /upload-report/filter': {
    summary: 'The ways to sort changes in bulk.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /upload-reports/uploaders': {
    summary: 'Everyone who has sent a file.',
    response: z.array(personReference),
    ...read,
  },
  'GET /upload-reports/{uploadReport}': {
    summary: 'One change in bulk: what it would do or did.',
    response: uploadReport,
    ...read,
  },
  'GET /upload-reports/{uploadReport}/history': {
    summary: 'What happened to one change in bulk, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'GET /upload-reports/{uploadReport}/rows': {
    summary: 'The rows of one file, in its order.',
    query: listQuery(['n'], { outcome: queryList(choice('Outcome', rowOutcomes)) }),
    response: pageOf(uploadRow),
    rate: 'read',
    audit: 'access',
  },
  'GET /upload-reports/{uploadReport}/errors': {
    summary: 'The rows with errors as a file that can be mended and sent again.',
    response: csvFile,
    rate: 'read',
    audit: 'access',
  },
  'POST /upload-reports/{uploadReport}/events': {
    summary: 'Send an event to the chart of a change in bulk.',
    body: commandOf({ ...payloads, APPLY: payloads.APPLY.extend({ yourPassword }) }),
    response: uploadReport,
    ...change,
  },
  'GET /users/uploads/template': {
    summary: 'An empty file of users with its heading.',
    response: csvFile,
    ...read,
  },
  'POST /users/uploads': {
    summary:
      'Send a file of users. It is read and checked in the background; nothing changes until it is applied.',
    upload: {
      field: 'file',
      most: mostBytes,
      rule: 'tableMax',
      accepts: ['text/csv'],
      missing: 'Choose a CSV file.',
    },
    body: z.object({ idempotencyKey }),
    response: uploadReport,
    ...change,
  },
});
