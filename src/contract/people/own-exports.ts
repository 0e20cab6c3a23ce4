import { z } from 'zod';
import { ownExportStates } from '#machines/own-export/states.gen.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { yourPassword } from '../kernel/secrets.ts';

/** Everything that is kept about the reader, as a file to take along. */
const ownExport = z
  .object({
    id: z.string(),
    /** `expired`: it was there for 24 hours. */
    phase: z.enum(ownExportStates.all),
    askedAt: z.string(),
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
    summary: 'The file of an export, for 24 hours after it is ready.',
    file: ['application/json'],
    response: null,
    rate: 'read',
    audit: 'access',
  },
});
