import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import type { ResourceScope } from '#domain/resources/vocabulary.ts';
import { dateAt } from '#domain/time/local.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { inState, notInState } from '#database/in-state.ts';
import { programmes, resources, sessions } from '#database/schema/index.ts';
import { bookingsVisibleTo } from '#server/features/bookings/public.ts';
import { isCoachOfProgramme, isMemberOfProgramme } from '#server/features/relations/public.ts';
import { visibleSessions } from '#server/features/sessions/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import { definePlace, type Look } from '#server/records/places.ts';
import { audiencesOf } from './readers.ts';

const { scope, target, audience, availableFrom, availableTo } = resources;

/** Staff, and the product itself where it tells of what was added. */
const seesAll = ({ role }: Person): boolean => role === 'System' || isStaff({ role });

/** The programmes that somebody takes part in, as a condition on rows of `programmes`. */
const ownProgrammes = ({ id, role }: Person): SQL =>
  sql`(${inState(programmes.status, programmeStates.shown)} and ${
    role === 'Coach' ? isCoachOfProgramme(id) : isMemberOfProgramme(id)
  })`;

/** The bookings whose coach, requester or attendee somebody is: nobody else sees what lies there, not even who sees the booking. */
const ownBookings = ({ id }: Person): SQL => sql`(
  select given.id from bookings given where given.coach_id = ${id}
  union select asked.id from bookings asked where asked.requester_id = ${id}
  union select mine.booking_id from attendees mine
    where mine.user_id = ${id} and ${notInState(sql`mine.status`, attendeeState.withdrawn)})`;

/**
 * The resources that somebody may see (domain reference, 9.1): staff all of them, everybody else those for their like, on the days that they are there, which
 * are global or lie in a programme or a booking that they take part in, or in a session that is offered to them.
 */
export function visibleResources(reader: Person & { readonly timeZone: string }, now: number) {
  if (isStaff(reader)) return undefined;
  const today = sql`${dateAt(readerZone(reader.timeZone), now)}::date`;
  return and(
    or(
      eq(scope, 'global'),
      and(
        eq(scope, 'programme'),
        sql`${target} in (select ${programmes.id} from ${programmes} where ${ownProgrammes(reader)})`,
      ),
      and(
        eq(scope, 'session'),
        sql`${target} in (select ${sessions.id} from ${sessions} where ${visibleSessions(reader, now)})`,
      ),
      and(eq(scope, 'booking'), sql`${target} in ${ownBookings(reader)}`),
    ),
    inArray(audience, [...audiencesOf(reader.role)]),
    sql`coalesce(${availableFrom}, ${today}) <= ${today} and coalesce(${availableTo}, ${today}) >= ${today}`,
  );
}

/** Where resources lie that are not global: whoever sees a place sees that it is one. */
export const resourcePlaces = {
  programme: definePlace({
    under: 'programme',
    visible: ({ principal }) => (seesAll(principal) ? undefined : ownProgrammes(principal)),
    holds: (id) => eq(target, id),
  }),
  session: definePlace({
    under: 'session',
    visible: ({ principal, now }) => visibleSessions(principal, now),
    holds: (id) => eq(target, id),
  }),
  booking: definePlace({
    under: 'booking',
    visible: ({ principal }, id) =>
      seesAll(principal) ? undefined : sql`${id}::uuid in ${ownBookings(principal)}`,
    holds: (id) => eq(target, id),
  }),
} as const;

/** Whoever sees a booking sees that resources may lie in it; which do is told to those who take part. */
export const bookingPage = definePlace({
  under: 'booking',
  visible: ({ principal }) => bookingsVisibleTo(principal),
  holds: (id) => eq(target, id),
});

/** The place by its name, for whoever may see it; null for none, and for what is global. */
export const placeFor = (look: Look, of: ResourceScope, id: string | null) =>
  of === 'global' || id === null ? Promise.resolve(null) : resourcePlaces[of].find(look, id);

/** Who asks, as far as a place wants to know it. */
export const lookOf = (db: Look['services']['db'], by: Person, now: number): Look => ({
  principal: { ...by, organizationId: null } as Principal,
  now,
  services: { db },
});
