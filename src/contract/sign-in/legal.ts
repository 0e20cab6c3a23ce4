import { z } from 'zod';
import { legalDocuments } from '#domain/legal/documents.ts';
import { owedFirst } from '#domain/people/owed.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { instant, requiredText } from '../kernel/fields.ts';

const document = z.enum(legalDocuments);
const named = z.object({ document });

/** The texts somebody still has to accept before anything else is open to them, in the order to be asked. */
export const owed = z.array(z.enum(owedFirst));

const legalText = z
  .object({
    document,
    version: z.string(),
    /** The day from which it holds. */
    publishedOn: z.iso.date(),
    /** With marks, as `domain/markdown` reads them. */
    text: z.string(),
  })
  .meta({ id: 'LegalText' });

export const legal = endpoints({
  'GET /legal/{document}': {
    summary: 'The privacy policy or the terms, as they are now.',
    params: named,
    response: legalText,
    rate: 'read',
    audit: 'none',
  },
  'GET /legal/{document}/acceptance': {
    summary: 'Which version of a text the signed-in person has accepted.',
    params: named,
    response: z.object({
      accepted: z.object({ version: z.string(), at: instant() }).nullable(),
    }),
    rate: 'read',
    audit: 'none',
  },
  'POST /legal/{document}/acceptance': {
    summary: 'Accept the current version of a text.',
    params: named,
    body: z.object({ version: requiredText('Version', 20) }),
    response: z.object({ owed }),
    rate: 'write',
    audit: 'change',
  },
});
