import { z } from 'zod';
import { reportNames } from '#domain/reports/names.ts';
import { endpoints } from './kernel/endpoint.ts';
import { choice, formText, id, optionalDate, sentences } from './kernel/fields.ts';
import { idempotencyKey } from './kernel/records.ts';
import { yourPassword } from './kernel/secrets.ts';

/** The name of a kind, as addresses have it. */
const report = formText(sentences.invalid('Report'), 60).refine((name) =>
  reportNames.some((each) => each === name),
);
const named = z.object({ report });

const filters = {
  organization: id('Organisation').optional(),
  programme: id('Programme').optional(),
  team: id('Team').optional(),
  coach: id('Coach').optional(),
};
const chosen = { from: optionalDate('From'), to: optionalDate('To'), ...filters };

const period = z.object({ from: z.iso.date(), to: z.iso.date() }).nullable();
const value = z.union([z.string(), z.number()]).nullable();

const listedReport = z.object({
  name: z.string(),
  title: z.string(),
  question: z.string(),
  /** What it may be narrowed to by the reader. */
  filters: z.array(z.enum(['organization', 'programme', 'team', 'coach'])),
});

/** A report as it was when it was counted. */
const countedReport = listedReport
  .extend({
    /** The days that were counted, by UTC; null for how things stand now. */
    period,
    /** That of the same length right before. */
    before: period,
    /** What concerns fewer people is left out; null where nothing is. */
    floor: z.int().nullable(),
    /** What it covers whole ones of, where it may not be cut finer. */
    unit: z.enum(['week', 'month']).nullable(),
    asOf: z.string(),
    /** What it says, in a sentence or two. */
    answer: z.string(),
    columns: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        kind: z.enum(['text', 'date', 'instant', 'count', 'percent', 'hours', 'rating']),
        wide: z.boolean(),
      }),
    ),
    drawing: z.object({
      title: z.string(),
      look: z.enum(['bars', 'stacked', 'line']),
      /** The column that stands below it. */
      by: z.string(),
      series: z.array(z.string()),
    }),
    rows: z.array(z.object({ key: z.string(), values: z.array(value) })),
    totals: z.array(value).nullable(),
    /** Some of it was left out, because it was about too few people. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'Report' });

const reportIntervals = ['never', 'week', 'month'] as const;

/** When somebody gets a mail that leads to a report; it never holds the numbers. */
const reportSchedule = z
  .object({ every: z.enum(reportIntervals), nextAt: z.string().nullable() })
  .meta({ id: 'ReportSchedule' });

const read = { rate: 'read', audit: 'none' } as const;

export const reportEndpoints = endpoints({
  'GET /reports': {
    summary: 'The kinds of reports that the reader may open; members have none.',
    response: z.array(listedReport),
    ...read,
  },
  'GET /reports/{report}': {
    summary:
      'A report, counted now. Admins of organisations see their own organisation in whole weeks or months, and nothing about fewer people than their floor.',
    params: named,
    query: z.object(chosen),
    response: countedReport,
    ...read,
  },
  'POST /reports/{report}/export': {
    summary: 'The table of a report as a file, for whoever confirms that it is them.',
    params: named,
    body: z.object({ ...chosen, format: choice('Format', ['csv', 'xlsx']), yourPassword }),
    response: z
      .object({
        fileName: z.string(),
        /** The text of a CSV file; an XLSX file in Base64. */
        content: z.string(),
      })
      .meta({ id: 'ReportFile' }),
    rate: 'write',
    audit: 'access',
  },
  'GET /reports/{report}/schedule': {
    summary: 'How often the reader gets a mail that leads to the report.',
    params: named,
    response: reportSchedule,
    ...read,
  },
  'POST /reports/{report}/schedule': {
    summary: 'Get a mail every week or month that leads to the report as it is narrowed, or none.',
    params: named,
    body: z.object({ every: choice('How often', reportIntervals), ...filters, idempotencyKey }),
    response: reportSchedule,
    rate: 'write',
    audit: 'none',
  },
});
