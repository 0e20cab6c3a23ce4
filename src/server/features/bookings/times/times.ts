import { readerZone } from '#server/http/reader-zone.ts';
import { and, eq } from 'drizzle-orm';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import { speakersOf } from '#machines/booking/speakers.ts';
import { decide, obstacleTo } from '#machines/decide.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import { askedIn, isAsked } from '#machines/booking/labels.ts';
import { beginningOf, dateAt, daysLater } from '#domain/time/local.ts';
import { dayOfSlots } from '#domain/slots/day.ts';
import { nextFree } from '#domain/slots/find.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { sessionTerms } from '#server/features/availability/public.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { asRecord, type Booking } from '../record/load.ts';
import { questionOf } from './moving.ts';
import { visibleTo } from '../record/policy.ts';

type Query = QueryOf<Endpoints['GET /bookings/{booking}/times']>;
type Answer = ResponseOf<Endpoints['GET /bookings/{booking}/times']>;

const nextFreeCount = 5;

/** The times that a booking could have instead, day by day of the reader's calendar, and who has to agree. For those only who may ask for another one. */
export async function timesFor(
  db: Database,
  principal: Principal,
  id: string,
  query: Query,
  now: number,
): Promise<Answer> {
  const [found] = await db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), visibleTo(principal)));
  if (!found) throw refuse.notFound();
  const booking = await asRecord(db, found);
  const { by } = readerOf({ principal, now });
  const type = wantsTimeBy(booking.row);
  const refused = obstacleTo(bookingChart, booking.row, { type, by, at: now });
  if (refused?.status === 422) throw refuse.decided(refused);
  if (refused) throw refuse.notFound();
  const isMember = speakersOf(booking.row.context).includes(by.id);
  const zone = readerZone(isMember ? found.memberTimeZone : found.coachTimeZone);
  const first = query.from ?? dateAt(zone, now);
  const from = beginningOf(zone, first);
  const terms = await sessionTerms(db, found.sessionId, found.organizationId);
  const horizon = terms?.policy.bookingHorizon ?? 0;
  const question = await questionOf(db, booking, {
    from,
    to: from + horizon,
    at: now,
    agrees: false,
  });
  if (!question) throw refuse.notFound();
  const { coach, rules } = question;
  // Notice is for those who did not choose the time themselves: they can refuse it. An answer to a request keeps to every rule.
  const asked =
    isMember || type === 'SUGGEST_TIME' ? rules : { ...rules, ignore: ['notice'] as const };
  const audience = isMember ? 'member' : 'staff';
  const dates = Array.from({ length: query.days }, (_, index) => daysLater(first, index));
  return {
    timeZone: zone,
    agreement: agreementOf(booking.row, by, now),
    days: dates.map((date) => ({
      date,
      slots: dayOfSlots(coach, asked, date, { zone, audience }).map(
        ({ instant, free, reasons }) => ({
          startsAt: wireInstant(instant),
          free: free && instant !== found.startsAt,
          reasons:
            instant === found.startsAt
              ? ['The session is at this time.']
              : reasonsFor(audience, reasons).map(({ sentence }) => sentence),
        }),
      ),
    })),
    nextFree: nextFree(coach, asked, from, nextFreeCount + 1)
      .filter((instant) => instant !== found.startsAt)
      .slice(0, nextFreeCount)
      .map(wireInstant),
  };
}

/** Who decides about another time, found out by asking the very chart that will decide it; null when nobody can be asked any more. */
function agreementOf(row: Booking['row'], by: Person, at: number): Answer['agreement'] {
  const wanted = row.context.startsAt + 1;
  const type = wantsTimeBy(row);
  const decision = decide(bookingChart, row, { type, startsAt: wanted, by, at });
  if (!decision.accepted) return null;
  const { regions, context } = decision.row;
  const until = context.proposal?.expiresAt;
  return until === undefined
    ? { asked: 'nobody', answerBy: null }
    : { asked: askedIn(regions['move']), answerBy: wireInstant(until) };
}

/** Another time for what is agreed; a request is answered with one. */
const wantsTimeBy = ({ status }: Booking['row']) => (isAsked(status) ? 'SUGGEST_TIME' : 'MOVE');
