import { z } from 'zod';
import { purposeNames } from '#domain/files/purposes.ts';
import { endpoints } from './kernel/endpoint.ts';
import { choice, instant } from './kernel/fields.ts';
import { keptFile } from './kernel/files.ts';
import { idempotencyKey, reference } from './kernel/records.ts';

/** A file of which a part is there. */
const fileUpload = reference
  .extend({
    purpose: z.enum(purposeNames),
    modifiedAt: instant(),
    byteLength: z.int(),
    /** Bytes that are there. */
    received: z.int(),
  })
  .meta({ id: 'FileUpload' });

/** The bytes themselves go to `POST /file-uploads` and `PATCH /file-uploads/{fileUpload}` by the tus protocol, version 1.0.0. */
export const fileUploads = endpoints({
  'GET /file-uploads': {
    summary: 'The files that one has begun to send, the oldest first.',
    query: z.object({ purpose: choice('Purpose', purposeNames).optional() }),
    response: z.array(fileUpload),
    rate: 'read',
    audit: 'none',
  },
  'POST /file-uploads/{fileUpload}/events': {
    summary:
      'Say that all of a file was sent: what it is is looked up, and it is kept for a day, until something takes it. Its id stays.',
    body: z.object({ type: choice('Event', ['FINISH']), idempotencyKey }),
    response: keptFile,
    rate: 'write',
    audit: 'change',
  },
});
