import { and, asc, desc, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { isMember } from '#machines/person.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import {
  bookableAgain,
  bookingsVisibleTo,
  summariesOf,
  withOffers,
} from '#server/features/bookings/public.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { inState } from '#database/in-state.ts';
import { ledTeamsOf } from '#server/features/teams/public.ts';
import { invitesToDo } from './invites.ts';
import { ownOf } from './own.ts';
import { paperworkFor } from './paperwork.ts';
import { questionnairesFor } from './questionnaires.ts';
import { bookingsToDo } from './to-do.ts';

type Dashboard = ResponseOf<Endpoints['GET /dashboard']>;

const upcomingShown = 5;

async function upcomingFor(db: Database, principal: Principal, now: number) {
  const rows = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        bookingsVisibleTo(principal),
        inState(bookings.status, bookingStates.upcoming),
        sql`${bookings.endsAt} > ${wireInstant(now)}`,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(upcomingShown);
  return summariesOf(
    db,
    rows.map(({ id }) => id),
    principal,
  );
}

/** Of so many sessions that are over, the latest that can be booked again is looked for. */
const lookedBack = 5;

async function bookAgainFor(
  db: Database,
  principal: Principal,
  now: number,
): Promise<Dashboard['bookAgain']> {
  if (!isMember(principal)) return null;
  const rows = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(bookingsVisibleTo(principal), inState(bookings.status, bookingStates.recorded)))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(lookedBack);
  const past = await summariesOf(
    db,
    rows.map(({ id }) => id),
    principal,
  );
  const again = await bookableAgain(db, past, readerOf({ principal, now }));
  const latest = past.find(({ id }) => again.has(id));
  if (latest === undefined) return null;
  const { id, session, coach, team } = latest;
  return { id, session, coach, team };
}

export const dashboardBindings = {
  ...bind('GET /dashboard', {
    policy: signedIn,
    async handle({ principal, now, services: { db } }) {
      const zone = readerZone(principal.timeZone);
      const toDo = [
        await invitesToDo(db, principal, zone, now),
        await bookingsToDo(db, principal, zone, now),
        await questionnairesFor(db, principal, now),
        await paperworkFor(db, principal, zone, now),
      ];
      const upcoming = await upcomingFor(db, principal, now);
      const [nextSession = null] = await withOffers(
        db,
        upcoming.slice(0, 1),
        readerOf({ principal, now }),
      );
      return {
        nextSession,
        bookAgain: await bookAgainFor(db, principal, now),
        upcoming,
        toDo: toDo.flatMap(({ tasks }) => tasks),
        moreToDo: toDo.reduce((all, { more }) => ({ ...all, ...more }), {}),
        ...(await ownOf(db, principal)),
        ledTeams: isMember(principal) ? await ledTeamsOf(db, readerOf({ principal, now })) : [],
      };
    },
  }),
};
