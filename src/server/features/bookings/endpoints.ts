import { and, eq } from 'drizzle-orm';
import { obstacleTo } from '#machines/decide.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { isStaff } from '#machines/person.ts';
import { bookings } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { foundAmong } from '#server/records/found.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { historyOf } from '#server/records/history.ts';
import { calendarFileOf } from '#server/features/notifications/public.ts';
import { lookingAfterWork } from '#server/features/set-aside-work/public.ts';
import { inState } from '#database/in-state.ts';
import { bookDirectly, sendBookingEvent } from './commands.ts';
import { choicesFor } from './lists/choices.ts';
import { bookingDetail } from './page/detail.ts';
import { exportBookings } from './lists/export.ts';
import { bookingSentence } from './page/history.ts';
import { bookingKind } from './kind.ts';
import { tabCounts } from './lists/list.ts';
import { bookingRows } from './lists/rows.ts';
import { asRecord } from './record/load.ts';
import { visibleTo } from './record/policy.ts';
import { timesFor } from './times/times.ts';
import { successorsOf } from './times/successors.ts';

const exporting = only('staff');

export const bookingBindings = {
  ...bind('GET /bookings', {
    policy: signedIn,
    async handle({ principal, query, now, services: { db } }) {
      const { rows, total } = await bookingRows(db, principal, query, now);
      return {
        ...pageBody(rows, query, total),
        mayExport: exporting.admits(principal) === 'yes',
        mayChooseSeveral: isStaff(principal),
        mayRetryWork: lookingAfterWork.admits(principal) === 'yes',
      };
    },
  }),
  ...bind('GET /bookings/counts', {
    policy: signedIn,
    handle: ({ principal, now, services: { db } }) => tabCounts(db, principal, now),
  }),
  ...bind('POST /bookings/export', {
    policy: exporting,
    needs: ['settings'],
    handle: async ({ body, principal, now, services: { db, settings } }) => {
      const { yourPassword: _, ...wanted } = body;
      await confirmCaller({ principal, body, now, services: { db, settings } });
      return exportBookings(db, principal, wanted, now);
    },
  }),
  ...bind('GET /bookings/choices', {
    policy: signedIn,
    handle: ({ principal, query, services: { db } }) =>
      foundAmong(db, choicesFor(principal, query.kind), query),
  }),
  ...bind('GET /booking/filter', {
    policy: signedIn,
    handle: () => [
      { propertyName: 'startsAt', order: 'Ascending' as const },
      { propertyName: 'startsAt', order: 'Descending' as const },
      { propertyName: 'createdAt', order: 'Descending' as const },
      { propertyName: 'member', order: 'Ascending' as const },
      { propertyName: 'coach', order: 'Ascending' as const },
    ],
  }),
  ...bind('GET /bookings/{booking}', {
    policy: signedIn,
    handle: ({ principal, params, now, services: { db } }) =>
      bookingDetail(db, principal, params.booking, now),
  }),
  ...bind('GET /bookings/{booking}/history', {
    policy: signedIn,
    async handle({ principal, params, services: { db } }) {
      const [visible] = await db.orm
        .select({ id: bookings.id })
        .from(bookings)
        .where(and(eq(bookings.id, params.booking), visibleTo(principal)));
      if (!visible) throw refuse.notFound();
      return historyOf(db, bookingKind.chart.name, params.booking, bookingSentence);
    },
  }),
  ...bind('GET /bookings/{booking}/coaches', {
    policy: only('staff'),
    async handle({ principal, params, now, services: { db } }) {
      const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, params.booking));
      if (!row) throw refuse.notFound();
      const booking = await asRecord(db, row);
      const { by } = readerOf({ principal, now });
      const asked = { type: 'REASSIGN_COACH', by, at: now } as const;
      const refused = obstacleTo(bookingKind.chart, booking.row, asked);
      if (refused) throw refuse.decided(refused);
      return successorsOf(db, booking, now);
    },
  }),
  ...bind('GET /bookings/{booking}/times', {
    policy: signedIn,
    handle: ({ principal, params, query, now, services: { db } }) =>
      timesFor(db, principal, params.booking, query, now),
  }),
  ...bind('GET /bookings/{booking}/calendar', {
    policy: signedIn,
    needs: ['settings'],
    async handle({ principal, params, now, services }) {
      const { db } = services;
      const [row] = await db.orm
        .select({ id: bookings.id, reference: bookings.reference })
        .from(bookings)
        .where(
          and(
            eq(bookings.id, params.booking),
            visibleTo(principal),
            inState(bookings.status, bookingStates.agreed),
          ),
        );
      if (!row) throw refuse.notFound();
      const content = await calendarFileOf(db, row.id, {
        now,
        publicUrl: services.settings.publicUrl,
      });
      return { fileName: `${row.reference}.ics`, content };
    },
  }),
  ...bind('POST /bookings/{booking}/events', {
    policy: signedIn,
    async handle({ principal, params, body, now, services: { db } }) {
      await sendBookingEvent(db, principal, params.booking, body, now);
      return bookingDetail(db, principal, params.booking, now);
    },
  }),
  ...bind('POST /bookings', {
    policy: only('coachesAndStaff'),
    async handle({ principal, body, now, services: { db } }) {
      const id = await bookDirectly(db, principal, body, now);
      return bookingDetail(db, principal, id, now);
    },
  }),
};
