import { z } from 'zod';
import { verbs } from '#machines/kpi/entering.ts';
import { kpiFields } from '#machines/kpi/fields.ts';
import { kpiLimits, kpiMeasures, kpiPeriods, kpiSources } from '#domain/kpis/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, sentences } from '../kernel/fields.ts';
import { findQuery } from '../kernel/lists.ts';
import {
  findsDeleted,
  nothing,
  plainAuthors,
  plainFields,
  plainRecord,
} from '../kernel/plain-records.ts';
import { answersOf } from '../kernel/record-answers.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { foundReference, reference } from '../kernel/records.ts';

export const kpiNames = { path: 'kpis', param: 'kpi', model: 'kpi' } as const;

/** A period by its first day, and what it is called where there is room and where there is little. */
export const kpiPeriod = z.object({ start: z.string(), name: z.string(), short: z.string() });

const average = z.object({
  period: kpiPeriod,
  average: z.number(),
  /** How many values it is of. */
  count: z.int(),
});

const courses = z.enum(['better', 'worse', 'same']);

const { organizationIds, programmeIds, description, ...shown } = kpiFields;

/** A KPI in the list. */
export const kpiSummary = z
  .object({
    ...plainFields,
    ...answersOf(shown),
    measure: z.enum(kpiMeasures).nullable(),
    targetValue: z.number().nullable(),
    minValue: z.number().nullable(),
    maxValue: z.number().nullable(),
    /** The average of the latest period that has values; null without any, and while it is deleted. */
    latest: average.nullable(),
    /** How far that is from the period before it, and whether that is for the better. */
    change: z.object({ by: z.number(), course: courses }).nullable(),
    /** How many values there are, those of a deleted one included. */
    responses: z.int(),
  })
  .meta({ id: 'KpiSummary' });

/** A KPI on its own page. */
export const kpi = kpiSummary
  .extend({
    ...plainAuthors,
    ...answersOf({ description, organizationIds, programmeIds }),
    /** When its values were computed last. */
    computedAt: z.string().nullable(),
    /** The reader may have its values computed now. */
    mayCompute: z.boolean(),
  })
  .meta({ id: 'Kpi' });

const { least, most } = kpiLimits;
const amount = (label: string) =>
  z
    .number(sentences.invalid(label))
    .min(least, sentences.range(label, least, most))
    .max(most, sentences.range(label, least, most));
const optionalAmount = (label: string) =>
  amount(label)
    .nullish()
    .transform((value) => value ?? null);

const fields = bodyOf(kpiFields).extend({
  measure: choice('What is computed', kpiMeasures)
    .nullish()
    .transform((measure) => measure ?? null),
  targetValue: optionalAmount('Target'),
  minValue: optionalAmount('Minimum'),
  maxValue: optionalAmount('Maximum'),
});

const payloads = payloadsOf(verbs);
const value = amount('Value');

/** How somebody or a group stands in the latest period, and how far that is from the one before. */
const groupAverage = reference.extend({
  average: z.number(),
  count: z.int(),
  change: z.number().nullable(),
});

/** How a KPI goes. */
export const kpiTrend = z
  .object({
    /** The latest of its periods, the earliest first; null where nothing is known. */
    periods: z.array(kpiPeriod.extend({ average: z.number().nullable(), count: z.int() })),
    /** Of the latest period with values, those with the most values first, at most 20. */
    programmes: z.array(groupAverage),
    teams: z.array(groupAverage),
  })
  .meta({ id: 'KpiTrend' });

const read = { rate: 'read', audit: 'none' } as const;

export const kpis = {
  ...plainRecord(kpiNames, {
    words: ['KPI', 'KPIs'],
    summary: kpiSummary,
    detail: kpi,
    fields,
    events: {
      EDIT: fields,
      ADD_VALUE: payloads.ADD_VALUE.extend({ value }),
      CORRECT_VALUE: payloads.CORRECT_VALUE.extend({ value }),
      DELETE: nothing,
      RESTORE: nothing,
    },
    orders: ['name', 'latest'],
    filters: {
      ...findsDeleted,
      source: choice('Source', kpiSources).optional(),
      period: choice('Period', kpiPeriods).optional(),
    },
  }),
  ...endpoints({
    'GET /kpis/{kpi}/trend': {
      summary: 'The averages of a KPI, period by period, and by programme and team.',
      query: z.object({
        organization: id('Organisation').optional(),
        programme: id('Programme').optional(),
        team: id('Team').optional(),
      }),
      response: kpiTrend,
      ...read,
    },
    'POST /kpis/{kpi}/computation': {
      summary: 'Compute the values of a KPI now, for the periods of the last 12 months.',
      body: z.object({}),
      response: z.object({ changed: z.int() }),
      rate: 'write',
      audit: 'change',
    },
    'GET /kpis/choices': {
      summary:
        'What a KPI can be limited to, and who can have a value of it, found by name; at most 20.',
      query: findQuery(['organization', 'programme', 'team', 'member']).extend({
        kpi: id('KPI').optional(),
      }),
      response: z.array(foundReference),
      ...read,
    },
  }),
};
