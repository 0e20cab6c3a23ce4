import type { ReportRunContext } from '#machines/report-run/setup.ts';
import type { SamplePage, SampleState } from '#web/charts/sample/sample-page.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Report } from './use-report-run.ts';

const weeks: readonly (readonly [string, number, number, number, number])[] = [
  ['2026-02-02', 21, 17, 1, 3],
  ['2026-02-09', 24, 19, 2, 3],
  ['2026-02-16', 18, 15, 0, 3],
  ['2026-02-23', 26, 21, 2, 3],
];

const count = (key: string, label: string) => ({ key, label, kind: 'count', wide: false }) as const;

/** What the server would say of four weeks. */
const bookings = (): Report => ({
  name: 'bookings-by-status',
  title: 'Bookings by status',
  question: 'How did each week’s bookings turn out?',
  period: { from: '2026-02-02', to: '2026-03-01' },
  before: { from: '2026-01-05', to: '2026-02-01' },
  filters: ['organization', 'programme', 'coach'],
  floor: null,
  unit: null,
  asOf: new Date().toISOString(),
  answer:
    '81% of the sessions that were agreed took place: 72 of 89. 5 were missed and 12 cancelled, 4 of them late.',
  columns: [
    { key: 'label', label: 'Week from', kind: 'date', wide: false },
    count('bookings', 'Bookings'),
    count('completed', 'Completed'),
    count('missed', 'Missed'),
    count('cancelled', 'Cancelled'),
  ],
  drawing: {
    title: 'Bookings by week',
    look: 'stacked',
    by: 'label',
    series: ['completed', 'missed', 'cancelled'],
  },
  rows: weeks.map((values) => ({ key: values[0], values: [...values] })),
  totals: ['Total', 89, 72, 5, 12],
  isPartial: false,
});

const away = new ApiError('unreachable');

export const samplePages: readonly SamplePage[] = [
  {
    machine: 'report-run',
    key: 'report',
    title: 'A report',
    show: ({ as, moment }) => {
      if (as !== 'staff') return null;
      const { value } = moment.snapshot as SampleState;
      const context = moment.snapshot.context as ReportRunContext;
      const report = bookings();
      const compares = context.question?.compares === true;
      return {
        address: `/app/reports/${report.name}${compares ? '?compare=before' : ''}`,
        answers: {
          'GET /reports': [report].map(({ name, title, question, filters }) => ({
            name,
            title,
            question,
            filters,
          })),
          'GET /reports/{report}': report,
          'GET /reports/{report}/schedule': { every: 'never', nextAt: null },
        },
        conductors: {
          reportRun: {
            value,
            context: { ...context, reason: context.reason === null ? null : away },
          },
        },
      };
    },
  },
];
