import { valuesIn } from '#domain/records/fields.ts';
import { sessionFields } from '#machines/session/fields.ts';
import { sessionChart } from '#machines/session/chart.ts';
import {
  samplePageOf,
  samplePagesOfRecord,
  sampleHistory,
} from '#web/charts/sample/sample-record.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import type { Session } from './words.ts';

const address = '/app/sessions/r1';

export const samplePages = samplePagesOfRecord(
  sessionChart,
  [
    { key: 'session', title: 'Session', address },
    { key: 'list', title: 'Sessions', address: '/app/sessions' },
    { key: 'edit', title: 'Edit Session', address: `${address}/edit`, event: 'EDIT' },
    { key: 'delete', title: 'Delete Session', address: `${address}/delete`, event: 'DELETE' },
  ],
  (record) => {
    const { context, base } = record;
    const session: Session = {
      ...base,
      ...valuesIn(sessionFields, context),
      coaches: 2,
      upcomingBookings: 0,
      offers: [],
      givenBy: [samplePerson('carl'), samplePerson('cora')],
      programmes: [],
    };
    return {
      'GET /sessions/{session}': session,
      'GET /sessions/{session}/history': sampleHistory(record),
      'GET /sessions': samplePageOf(base.deletedAt === null ? [session] : []),
      'GET /session/filter': [],
    };
  },
);
