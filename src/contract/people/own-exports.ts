import { z } from 'zod';
import { ownExportStates } from '#machines/own-export/states.gen.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { yourPassword } from '../kernel/secrets.ts';

/** Everything that is kept about the reader, as a file to take along. */
const ownExport = z
  .object({
    id: z.string(),
    /** `expired`: it was there for 7 days. */
    phase: z.enum(ownExportStates.all),
    askedAt: z.string(),
    /** Whole percent of the work that is done, while it is being prepared. */
    progress: z.int(),
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'OwnExport' });

export const ownExports = endpoints({
  'GET /profile/export': {
    summary: 'The reader’s latest export of their own data.',
    response: z.object({ export: ownExport.nullable() }),
    rate: 'read',
    audit: 'none',
  },
  'POST /profile/export': {
    summary: 'Have everything about oneself put together; it takes a moment.',
    body: z.object({ yourPassword }),
    response: z.object({ export: ownExport }),
    rate: 'credential',
    audit: 'access',
  },
  'GET /profile/export/{ownExport}/file': {
    summary: 'The file of an export, for 7 days after it is ready.',
    // `application/json`: made before there were archives.
    file: ['application/zip', 'application/json'],
    response: null,
    rate: 'read',
    audit: 'access',
  },
});
