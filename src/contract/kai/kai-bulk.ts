import { z } from 'zod';
import { mostBytes } from '#domain/uploads/user-columns.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { requiredText } from '../kernel/fields.ts';
import { csvFile } from '../kernel/files.ts';
import { idempotencyKey, reference } from '../kernel/records.ts';

/** What deleting all conversations of a programme would do, and the last time that it was done. */
export const conversationDeletion = z
  .object({
    programme: reference,
    conversations: z.int(),
    /** Of these, those whose AI credit was used; the credits of the others come back. */
    analysed: z.int(),
    /** The upload report of the deletion that is going on. */
    goingOn: z.string().nullable(),
  })
  .meta({ id: 'ConversationDeletion' });

const begun = z.object({ report: z.string() });

/** What is done with many conversations at once. */
export const kaiBulk = endpoints({
  'GET /programmes/{programme}/kai-conversations/deletion': {
    summary: 'What deleting all AI conversations of a programme would do, for super admins.',
    response: conversationDeletion,
    rate: 'read',
    audit: 'access',
  },
  'POST /programmes/{programme}/kai-conversations/deletion': {
    summary: 'Begin to delete all AI conversations of a programme. It goes on in the background.',
    body: z.object({
      /** The programme’s name, typed again. */
      name: requiredText('Name', 120),
      /** How many the dry run has shown. */
      conversations: z.int(),
      idempotencyKey,
    }),
    response: begun,
    rate: 'write',
    audit: 'change',
  },
  'GET /programmes/{programme}/kai-conversations/report-template': {
    summary:
      'The conversations of a programme that are not analysed yet, as a file to be filled in.',
    response: csvFile,
    rate: 'read',
    audit: 'access',
  },
  'POST /programmes/{programme}/kai-conversations/reports': {
    summary:
      'Send analyses that were made elsewhere, one row for each conversation; nothing changes until they are applied.',
    upload: {
      field: 'file',
      most: mostBytes,
      rule: 'tableMax',
      accepts: ['text/csv'],
      missing: 'Choose a CSV file.',
    },
    body: z.object({ idempotencyKey }),
    response: begun,
    rate: 'write',
    audit: 'change',
  },
});
