import { z } from 'zod';
import { kpiSources } from '#domain/kpis/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, requiredDate } from '../kernel/fields.ts';
import { csvFile } from '../kernel/files.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { personReference, reference } from '../kernel/records.ts';
import { yourPassword } from '../kernel/secrets.ts';
import { kpiPeriod } from './kpis.ts';

/** A value that a member or a team has in a period. */
export const kpiValue = z
  .object({
    id: z.string(),
    period: kpiPeriod,
    member: personReference.nullable(),
    team: reference.nullable(),
    organization: reference,
    value: z.number(),
    /** How far it is from the one that they had before; null for the first. */
    change: z.number().nullable(),
    source: z.enum(kpiSources),
    comment: z.string().nullable(),
    /** Null where the product itself has written it. */
    enteredBy: personReference.nullable(),
    at: z.string(),
    /** What it was before it was corrected. */
    corrected: z.number().nullable(),
  })
  .meta({ id: 'KpiValue' });

const list = listQuery(['date', 'value'], {
  kpi: id('KPI'),
  organization: id('Organisation').optional(),
  programme: id('Programme').optional(),
  team: id('Team').optional(),
  source: choice('Source', kpiSources).optional(),
  from: requiredDate({ label: 'From' }).optional(),
  until: requiredDate({ label: 'Until' }).optional(),
});

const read = { rate: 'read', audit: 'none' } as const;

export const kpiValues = endpoints({
  'GET /kpi-values': {
    summary: 'The values of a KPI, by member or team and period.',
    query: list,
    response: pageOf(kpiValue),
    ...read,
  },
  'GET /kpi-value/filter': {
    summary: 'The ways to sort values of a KPI.',
    response: z.array(sortOption),
    ...read,
  },
  'POST /kpi-values/export': {
    summary: 'The values of a KPI as a file, narrowed and sorted like the list; 20,000 at most.',
    body: list.omit({ pageNumber: true, perPage: true }).extend({ yourPassword }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
});
