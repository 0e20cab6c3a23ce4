import { readerZone } from '#server/http/reader-zone.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import { isMember } from '#machines/person.ts';
import { dayOfSlots } from '#domain/slots/day.ts';
import { nextFree } from '#domain/slots/find.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import { beginningOf, dateAt, daysLater } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { instantWriter, wireInstant } from '#server/http/answers/wire.ts';
import { slotQuestion, type Except } from '#server/features/availability/public.ts';
import type { Party } from '#server/features/bookings/public.ts';
import { openTo } from './open-to.ts';
import { chosenLot } from './chosen-lot.ts';

type Query = QueryOf<Endpoints['GET /booking-requests/slots']>;
type Answer = ResponseOf<Endpoints['GET /booking-requests/slots']>;

const nextFreeCount = 5;

/** The times of a coach, day by day of the reader's calendar; those that can't be booked say why, to members in a member's words. Refused to those who may not choose a time of the coach. */
export async function slotsFor(
  db: Database,
  principal: Principal,
  party: Party,
  query: Query,
  ownHold: Except | undefined,
  now: number,
): Promise<Answer> {
  const wanted = { session: query.session, coach: [query.coach] };
  const { terms } = await openTo(db, principal, party, wanted, now);
  const zone = readerZone(party.timeZone);
  const first = query.from ?? dateAt(zone, now);
  const dates = Array.from({ length: query.days }, (_, index) => daysLater(first, index));
  const from = beginningOf(zone, first);
  const lot = await chosenLot(db, party, terms, query.credit);
  const question = await slotQuestion(db, terms, {
    coachId: query.coach,
    memberIds: party.memberIds,
    ownerId: party.ownerId,
    lot,
    now,
    from,
    to: from + terms.policy.bookingHorizon,
    except: ownHold,
  });
  if (!question) throw refuse.notFound();
  const audience = isMember(principal) ? 'member' : 'staff';
  const { coach, rules } = question;
  const written = instantWriter(from, beginningOf(zone, daysLater(first, query.days)));
  return {
    timeZone: zone,
    days: dates.map((date) => {
      const times = dayOfSlots(coach, rules, date, { zone, audience });
      const starts = written(times.map(({ instant }) => instant));
      return {
        date,
        slots: times.map(({ instant, free, reasons }, nth) => ({
          startsAt: starts[nth] ?? wireInstant(instant),
          free,
          reasons: reasonsFor(audience, reasons).map(({ sentence }) => sentence),
        })),
      };
    }),
    nextFree: nextFree(coach, rules, from, nextFreeCount).map(wireInstant),
  };
}
