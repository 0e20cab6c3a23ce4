import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { attendeeReports, attendeeVerbs } from '#machines/attendee/capabilities.ts';
import { historiesOf } from '#machines/verbs.ts';
import type { Database } from '#database/database.ts';
import { bind } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { describedBy } from '#server/records/history.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { sendOnce } from '#server/records/send-once.ts';
import { attendeeKind } from './kind.ts';
import { attendeeDetail, attendeePage } from './present.ts';
import { reviewOfAttendee } from './review.ts';

type Command = BodyOf<Endpoints['POST /attendees/{attendee}/events']>;

const describe = describedBy(historiesOf({ ...attendeeReports, ...attendeeVerbs }));

export const attendeeBindings = {
  ...recordBindings(
    { path: 'attendees', param: 'attendee', model: 'attendee' },
    {
      policy: signedIn,
      sorts: ['name'],
      machine: attendeeKind.chart.name,
      describe,
      show: ({ principal, params, now, services: { db } }) =>
        attendeeDetail(db, principal, params['attendee'] ?? '', now),
      send: ({ principal, params, now, services: { db } }, body) =>
        sendAttendeeEvent(db, principal, params['attendee'] ?? '', body, now),
    },
  ),
  ...bind('GET /bookings/{booking}/attendees', {
    policy: signedIn,
    async handle({ principal, params, query, services: { db } }) {
      const { results, total } = await attendeePage(db, principal, params.booking, query);
      return pageBody(results, query, total);
    },
  }),
  ...bind('GET /attendees/{attendee}/review', {
    policy: signedIn,
    handle: ({ principal, params, now, services: { db } }) =>
      reviewOfAttendee(db, principal, params.attendee, now),
  }),
};

/** Sends a person's event to a place they may see; the chart decides. */
async function sendAttendeeEvent(
  db: Database,
  principal: Principal,
  id: string,
  command: Command,
  at: number,
): Promise<void> {
  const { idempotencyKey } = command;
  const asked = { ...readerOf({ principal, now: at }), idempotencyKey };
  await sendOnce(db, attendeeKind, id, command, asked, {
    endpoint: 'POST /attendees/{attendee}/events',
    look: () => attendeeDetail(db, principal, id, at),
  });
}
