import { z } from 'zod';
import { productTerms, type ProductKey } from '#domain/policy/product.ts';
import { policyTerms, type PolicyKey } from '#domain/policy/terms.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { wholeNumber } from '../kernel/fields.ts';
import { idempotencyKey } from '../kernel/records.ts';
import { ownRules } from './organizations.ts';

const keys = productTerms.map(({ key }) => key) as [ProductKey, ...ProductKey[]];

const everyTerm = <T extends z.ZodType>(schemaOf: (term: (typeof productTerms)[number]) => T) =>
  z.object(
    Object.fromEntries(productTerms.map((term) => [term.key, schemaOf(term)])) as Record<
      ProductKey,
      T
    >,
  );

const values = everyTerm(({ label, min, max }) => wholeNumber(label, min, max));

/** The rules in force for whoever has none of their own. */
const policy = z
  .object({
    version: z.int(),
    changedAt: z.string().nullable(),
    /** In the units that people read. */
    values: everyTerm(() => z.number()),
  })
  .meta({ id: 'Policy' });

/** One time that rules were changed: the product's, or an organisation's own. */
const policyStep = z
  .object({
    id: z.string(),
    at: z.string(),
    by: z.object({ id: z.string(), fullName: z.string() }).nullable(),
    /** Whose own rules; null for the product’s. */
    organization: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** Null where an organisation has none of its own. */
    changes: z.array(
      z.object({ key: z.enum(keys), from: z.number().nullable(), to: z.number().nullable() }),
    ),
  })
  .meta({ id: 'PolicyStep' });

export const policies = endpoints({
  'GET /policy': {
    summary: 'The rules of the product, for super admins.',
    response: policy,
    rate: 'read',
    audit: 'none',
  },
  'GET /policy/standards': {
    summary:
      'What holds for organisations that have no rules of their own, in the units that people read.',
    response: z.object(
      Object.fromEntries(policyTerms.map(({ key }) => [key, z.number()])) as Record<
        PolicyKey,
        z.ZodNumber
      >,
    ),
    rate: 'read',
    audit: 'none',
  },
  'GET /policy/upload-limits': {
    summary:
      'How large files may be that are sent, in bytes, how long recordings may last, in milliseconds, and how many rows a table may have.',
    response: z.object({
      pictureMax: z.int(),
      resourceMax: z.int(),
      recordingMax: z.int(),
      recordingLength: z.int(),
      tableMax: z.int(),
      tableRows: z.int(),
    }),
    rate: 'read',
    audit: 'none',
  },
  'GET /policy/history': {
    summary: 'Who changed which rule and when, the latest first; at most a hundred steps.',
    response: z.array(policyStep),
    rate: 'read',
    audit: 'none',
  },
  'POST /policy/preview': {
    summary: 'What changed rules would do, before they are saved.',
    body: values,
    response: z.object({ effects: z.array(z.string()) }),
    rate: 'write',
    audit: 'none',
  },
  'POST /policy/organizations/{organization}/preview': {
    summary: 'What rules of its own would change for an organisation, before they are saved.',
    body: z.object({ policyOverrides: ownRules }),
    response: z.object({ effects: z.array(z.string()) }),
    rate: 'write',
    audit: 'none',
  },
  'POST /policy': {
    summary: 'Change the rules of the product; what was booked before keeps its terms.',
    body: values.extend({ version: z.int().min(1), idempotencyKey }),
    response: policy,
    rate: 'write',
    audit: 'change',
  },
});
