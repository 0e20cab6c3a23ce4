import { and, asc, eq, ilike } from 'drizzle-orm';
import { slotHoldState } from '#machines/slot-hold/states.gen.ts';
import { bookingRequests, organizations, slotHolds, teams, users } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { bind } from '#server/api/bind.ts';
import { likePattern } from '#server/http/lists.ts';
import { only, signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { send } from '#server/records/send.ts';
import { refuseStrangeCoach, type Except } from '#server/features/availability/public.ts';
import { bookingDetail, createBooking, type Party } from '#server/features/bookings/public.ts';
import { bookableBy, teamsBookableBy } from '#server/features/relations/public.ts';
import { payingLots } from '#server/features/session-credits/public.ts';
import { holdTime, presentHold, slotHoldKind } from '#server/features/slot-holds/public.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { freeTimesFor } from './free-times.ts';
import { nextTimesFor } from './next-times.ts';
import { optionsFor } from './options.ts';
import { partyFor, partyOfAsker } from './party.ts';
import { slotsFor } from './slots.ts';

const members = only('members');

/** How many a search offers. */
const mostOffered = 20;

async function ownHold(db: Database, memberId: string, now: number) {
  const [hold] = await db.orm
    .select()
    .from(slotHolds)
    .where(and(eq(slotHolds.memberId, memberId), inState(slotHolds.status, slotHoldState.held)));
  return hold && hold.expiresAt > now ? hold : null;
}

/** For whom times are asked, and the time that the asker keeps meanwhile: to them it is free. */
async function askingFor(
  db: Database,
  principal: Principal,
  whom: string | null | undefined,
  now: number,
): Promise<{ party: Party; held: Except }> {
  const party = partyOfAsker(principal, whom) ?? (await partyFor(db, principal, whom, now));
  return { party, held: { heldBy: principal.id, now } };
}

export const bookingRequestBindings = {
  ...bind('GET /booking-requests/options', {
    policy: signedIn,
    async handle({ principal, query, now, services: { db } }) {
      const { party } = await askingFor(db, principal, query.for, now);
      return optionsFor(db, principal, party, now);
    },
  }),
  ...bind('GET /booking-requests/members', {
    policy: only('coachesAndStaff'),
    async handle({ principal, query, now, services: { db } }) {
      const rows = await db.orm
        .select({
          id: users.id,
          fullName: users.fullName,
          pictureUrl: users.pictureUrl,
          organization: { id: organizations.id, name: organizations.name },
        })
        .from(users)
        .innerJoin(organizations, eq(organizations.id, users.organizationId))
        .where(
          and(
            bookableBy(principal, now),
            query.search ? ilike(users.fullName, likePattern(query.search)) : undefined,
          ),
        )
        .orderBy(asc(byName(users.fullName)), asc(users.id))
        .limit(mostOffered);
      return rows;
    },
  }),
  ...bind('GET /booking-requests/teams', {
    policy: only('coachesAndStaff'),
    handle: ({ principal, query, now, services: { db } }) =>
      db.orm
        .select({
          id: teams.id,
          name: teams.name,
          organization: { id: organizations.id, name: organizations.name },
        })
        .from(teams)
        .innerJoin(organizations, eq(organizations.id, teams.organizationId))
        .where(
          and(
            teamsBookableBy(principal, now),
            query.search ? ilike(teams.name, likePattern(query.search)) : undefined,
          ),
        )
        .orderBy(asc(byName(teams.name)), asc(teams.id))
        .limit(mostOffered),
  }),
  ...bind('GET /booking-requests/slots', {
    policy: signedIn,
    async handle({ principal, query, now, services: { db } }) {
      const { party, held } = await askingFor(db, principal, query.for, now);
      return slotsFor(db, principal, party, query, held, now);
    },
  }),
  ...bind('GET /booking-requests/free-times', {
    policy: signedIn,
    async handle({ principal, query, now, services: { db } }) {
      const { party, held } = await askingFor(db, principal, query.for, now);
      return freeTimesFor(db, principal, party, query, held, now);
    },
  }),
  ...bind('GET /booking-requests/next-times', {
    policy: signedIn,
    async handle({ principal, query, now, services: { db } }) {
      const { party, held } = await askingFor(db, principal, query.for, now);
      return nextTimesFor(db, principal, party, query, held, now);
    },
  }),
  ...bind('POST /slot-holds', {
    policy: members,
    async handle({ principal, body, now, services: { db } }) {
      const { idempotencyKey, ...wanted } = body;
      const { by } = readerOf({ principal, now });
      const id = await db.transaction(() =>
        once(
          db,
          {
            actorId: by.id,
            key: idempotencyKey,
            endpoint: 'POST /slot-holds',
            request: wanted,
            at: now,
          },
          async () => {
            const party = await partyFor(db, principal, wanted.for, now);
            await refuseStrangeCoach(db, principal, wanted.coach, now);
            const [lot = null] = wanted.credit
              ? await payingLots(db, party.holder, {
                  lotId: wanted.credit,
                  sessionId: wanted.session,
                })
              : [];
            return holdTime(db, {
              ...party,
              by,
              sessionId: wanted.session,
              coachId: wanted.coach,
              lot,
              startsAt: Date.parse(wanted.startsAt),
              at: now,
            });
          },
        ),
      );
      const [hold] = await db.orm.select().from(slotHolds).where(eq(slotHolds.id, id));
      if (!hold) throw refuse.notFound();
      return presentHold(hold, by, now);
    },
  }),
  ...bind('GET /slot-holds/mine', {
    policy: members,
    async handle({ principal, now, services: { db } }) {
      const hold = await ownHold(db, principal.id, now);
      return { hold: hold && presentHold(hold, principal, now) };
    },
  }),
  ...bind('POST /slot-holds/{slotHold}/events', {
    policy: members,
    async handle({ principal, params, body, now, services: { db } }) {
      const { by } = readerOf({ principal, now });
      const { type, version, idempotencyKey } = body;
      const mine = and(eq(slotHolds.id, params.slotHold), eq(slotHolds.memberId, principal.id));
      await db.transaction(async () => {
        const [visible] = await db.orm.select({ id: slotHolds.id }).from(slotHolds).where(mine);
        if (!visible) throw refuse.notFound();
        const endpoint = 'POST /slot-holds/{slotHold}/events';
        const request = { id: visible.id, type, version };
        await once(
          db,
          { actorId: by.id, key: idempotencyKey, endpoint, request, at: now },
          async () => {
            await send(db, slotHoldKind, visible.id, { type, by, at: now }, version);
            return visible.id;
          },
        );
      });
      const [hold] = await db.orm.select().from(slotHolds).where(mine);
      if (!hold) throw refuse.notFound();
      return presentHold(hold, by, now);
    },
  }),
  ...bind('POST /booking-requests', {
    policy: members,
    async handle({ principal, body, now, services: { db } }) {
      const { idempotencyKey, ...wanted } = body;
      const { by } = readerOf({ principal, now });
      const id = await db.transaction(() =>
        once(
          db,
          {
            actorId: by.id,
            key: idempotencyKey,
            endpoint: 'POST /booking-requests',
            request: wanted,
            at: now,
          },
          async () => {
            const party = await partyFor(db, principal, wanted.for, now);
            await refuseStrangeCoach(db, principal, wanted.coach, now);
            return createBooking(db, {
              type: 'REQUEST',
              by,
              party,
              sessionId: wanted.session,
              coachId: wanted.coach,
              lotId: wanted.credit ?? null,
              startsAt: Date.parse(wanted.startsAt),
              message: wanted.message,
              otherTimes: wanted.otherTimes.map((time) => Date.parse(time)),
              at: now,
            });
          },
        ),
      );
      return bookingDetail(db, principal, id, now);
    },
  }),
  ...bind('GET /booking-requests/{bookingRequest}', {
    policy: signedIn,
    async handle({ principal, params, now, services: { db } }) {
      const [request] = await db.orm
        .select({ bookingId: bookingRequests.bookingId })
        .from(bookingRequests)
        .where(eq(bookingRequests.id, params.bookingRequest));
      if (!request) throw refuse.notFound();
      return bookingDetail(db, principal, request.bookingId, now);
    },
  }),
};
