import { and, asc, eq, sql } from 'drizzle-orm';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { groupReports, groupVerbs } from '#machines/booking-group/capabilities.ts';
import { historiesOf } from '#machines/verbs.ts';
import {
  bookingGroupProgrammes,
  bookingGroups,
  bookings,
  programmes,
} from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { pageBody, pageOffset } from '#server/http/lists.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { describedBy } from '#server/records/history.ts';
import { recordBindings, readerOf } from '#server/records/record-bindings.ts';
import { calendarFileOfMany } from '#server/features/notifications/public.ts';
import { peopleOf } from '#server/records/people.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { visibleTo } from '../record/policy.ts';
import { matching } from '../lists/list.ts';
import { withOffers } from '../lists/offers.ts';
import { summariesOn } from '../lists/summaries.ts';
import { previewGroupCancellation, sendGroupEvent } from './cancelling.ts';
import { createGroup, requestOf } from './create.ts';
import { bookingGroupKind } from './kind.ts';
import { planGroup } from './plan.ts';
import { presentPlan } from './present-plan.ts';
import { groupDetail, groupFor, groupPage } from './present.ts';

const staff = only('staff');
const bookers = only('membersAndStaff');

const describe = describedBy(historiesOf({ ...groupReports, ...groupVerbs }));

export const bookingGroupBindings = {
  ...recordBindings(
    { path: 'booking-groups', param: 'bookingGroup', model: 'booking-group' },
    {
      policy: signedIn,
      policies: { list: staff },
      sorts: ['next', 'name'],
      machine: bookingGroupKind.chart.name,
      describe,
      find: ({ principal, params, services: { db } }) =>
        groupFor(db, principal, params['bookingGroup'] ?? ''),
      show: async ({ principal, params, now, services: { db } }) => {
        const row = await groupFor(db, principal, params['bookingGroup'] ?? '');
        return groupDetail(db, principal, row, now);
      },
      send: async ({ principal, params, now, services: { db } }, body) => {
        const row = await groupFor(db, principal, params['bookingGroup'] ?? '');
        await sendGroupEvent(db, principal, row.id, body, now);
        const [after = row] = await db.orm
          .select()
          .from(bookingGroups)
          .where(eq(bookingGroups.id, row.id));
        return groupDetail(db, principal, after, now);
      },
    },
  ),
  ...bind('GET /booking-groups', {
    policy: staff,
    async handle({ principal, query, now, services: { db } }) {
      const { results, total } = await groupPage(db, principal, query, now);
      return pageBody(results, query, total);
    },
  }),
  ...bind('GET /booking-groups/programmes', {
    policy: staff,
    handle: ({ services: { db } }) =>
      db.orm
        .select({ id: programmes.id, name: programmes.name })
        .from(programmes)
        .innerJoin(bookingGroupProgrammes, eq(bookingGroupProgrammes.programmeId, programmes.id))
        .groupBy(programmes.id, programmes.name)
        .orderBy(asc(byName(programmes.name)), asc(programmes.id)),
  }),
  ...bind('GET /booking-groups/plan', {
    policy: bookers,
    async handle({ principal, query, now, services: { db } }) {
      const plan = await planGroup(db, principal, requestOf(query), now);
      const personOf = await peopleOf(
        db,
        plan.parties.map(({ ownerId }) => ownerId),
      );
      return presentPlan(plan, query, personOf);
    },
  }),
  ...bind('GET /booking-groups/{bookingGroup}/bookings', {
    policy: signedIn,
    async handle({ principal, params, query, now, services: { db } }) {
      const { id } = await groupFor(db, principal, params.bookingGroup);
      const where = and(
        eq(bookings.bookingGroupId, id),
        visibleTo(principal),
        query.programme ? eq(bookings.programmeId, query.programme) : undefined,
        query.status?.length ? inState(bookings.status, query.status) : undefined,
        await matching(db, principal, query.search),
      );
      const direction = query.order === 'Descending' ? sql`desc` : sql`asc`;
      const order = [sql`${bookings.startsAt} ${direction}`, sql`${bookings.id} ${direction}`];
      const page = db.orm
        .select({
          id: sql`${bookings.id}, row_number() over (order by ${sql.join(order, sql`, `)}) as nth,
            null::int as total, ${principal.id}::uuid as reader`,
        })
        .from(bookings)
        .where(where)
        .orderBy(...order)
        .limit(query.perPage)
        .offset(pageOffset(query));
      const summaries = await summariesOn(db, page, principal);
      const results = await withOffers(db, summaries.results, readerOf({ principal, now }));
      return pageBody(results, query, await db.orm.$count(bookings, where));
    },
  }),
  ...bind('GET /booking-groups/{bookingGroup}/cancelling', {
    policy: signedIn,
    async handle({ principal, params, query, now, services: { db } }) {
      const { id } = await groupFor(db, principal, params.bookingGroup);
      const from = query.from === undefined ? null : Date.parse(query.from);
      return previewGroupCancellation(db, principal, id, now, from);
    },
  }),
  ...bind('GET /booking-groups/{bookingGroup}/calendar', {
    policy: signedIn,
    needs: ['settings'],
    async handle({ principal, params, now, services }) {
      const { db, settings } = services;
      const { id, name } = await groupFor(db, principal, params.bookingGroup);
      const confirmed = await db.orm
        .select({ id: bookings.id })
        .from(bookings)
        .where(
          and(
            eq(bookings.bookingGroupId, id),
            visibleTo(principal),
            inState(bookings.status, bookingStates.agreed),
          ),
        )
        .orderBy(asc(bookings.startsAt), asc(bookings.id));
      const ids = confirmed.map((booking) => booking.id);
      const content = await calendarFileOfMany(db, ids, { now, publicUrl: settings.publicUrl });
      return { fileName: `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.ics`, content };
    },
  }),
  ...bind('POST /booking-groups', {
    policy: bookers,
    async handle({ principal, body, now, services: { db } }) {
      const id = await createGroup(db, principal, body, now);
      return groupDetail(db, principal, await groupFor(db, principal, id), now);
    },
  }),
};
