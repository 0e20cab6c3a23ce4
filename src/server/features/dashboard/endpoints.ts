import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { isMember, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import {
  bookableAgain,
  offersAtHome,
  withOffers,
  type WholeBooking,
} from '#server/features/bookings/public.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { ledTeamsOf } from '#server/features/teams/public.ts';
import { askedOfMember } from './asked-of-member.ts';
import { bookingsAtHome } from './bookings.ts';
import { notesToDo } from './notes.ts';
import { ownOf } from './own.ts';
import type { ToDo } from './tasks.ts';
import { bookingsToDo, toAnswerBy } from './to-do.ts';

type Dashboard = ResponseOf<Endpoints['GET /dashboard']>;

interface Around {
  readonly toDo: readonly ToDo[];
  /** What the next session asks for, where it is known by then. */
  readonly paperwork?: Awaited<ReturnType<typeof askedOfMember>>['paperwork'];
}

/** What waits for somebody besides what their bookings wait for stands around it. */
async function aroundBookings(
  db: Database,
  { id, role }: Pick<Principal, 'id' | 'role'>,
  { inBookings, next }: { readonly inBookings: ToDo; readonly next: readonly WholeBooking[] },
  zone: string,
  now: number,
): Promise<Around> {
  if (role === 'Coach') return { toDo: [inBookings, await notesToDo(db, id, zone, now)] };
  if (!isMember({ role })) return { toDo: [inBookings] };
  const ids = next.map(({ summary }) => summary.id);
  const { paperwork, ...asked } = await askedOfMember(db, id, ids, zone, now);
  return { toDo: [asked.invites, inBookings, asked.questionnaires, asked.reviews], paperwork };
}

async function bookAgainFor(
  db: Database,
  past: readonly WholeBooking[],
  reader: Stamp,
): Promise<Dashboard['bookAgain']> {
  const summaries = past.map(({ summary }) => summary);
  const again = await bookableAgain(db, summaries, reader);
  const latest = summaries.find(({ id }) => again.has(id));
  if (latest === undefined) return null;
  const { id, session, coach, team } = latest;
  return { id, session, coach, team };
}

export const dashboardBindings = {
  ...bind('GET /dashboard', {
    policy: signedIn,
    async handle({ principal, now, services: { db } }) {
      const zone = readerZone(principal.timeZone);
      const reader = readerOf({ principal, now });
      const { asked, over, upcoming, past } = await bookingsAtHome(db, principal, now);
      const next = upcoming.slice(0, 1);
      const toAnswer = toAnswerBy(principal, [...asked, ...over]);
      const offers = await offersAtHome(db, [...toAnswer, ...next], reader);
      const inBookings = await bookingsToDo(db, { asked, over, offers }, principal, zone, now);
      const waiting = { inBookings, next };
      const { toDo, ...known } = await aroundBookings(db, principal, waiting, zone, now);
      const own = await ownOf(db, principal);
      const [nextSession = null] = await withOffers(
        db,
        next.map(({ summary }) => summary),
        reader,
        { offers, ...known },
      );
      return {
        nextSession,
        bookAgain: await bookAgainFor(db, past, reader),
        upcoming: upcoming.map(({ summary }) => summary),
        toDo: toDo.flatMap(({ tasks }) => tasks),
        moreToDo: toDo.reduce((all, { more }) => ({ ...all, ...more }), {}),
        ...own.shown,
        ledTeams: own.leadsTeams ? await ledTeamsOf(db, reader) : [],
      };
    },
  }),
};
