import { readerZone } from '#server/http/reader-zone.ts';
import type { Facts } from '#machines/bare-event.ts';
import { isMember } from '#machines/person.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Override } from '#domain/slots/coach-time.ts';
import { explain } from '#domain/slots/explain.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import { formatMoment } from '#domain/time/format.ts';
import type { Database } from '#database/database.ts';
import {
  permittedPairs,
  slotQuestion,
  type SessionTerms,
} from '#server/features/availability/public.ts';
import type { PayingLot } from '#server/features/session-credits/public.ts';
import { noCredit } from '../credit/needs.ts';
import type { NewBooking } from './new-booking.ts';

/** What must be known before a booking can be decided: whether coach, credit and time are to be had. True until the transaction ends, when the days are locked. */
export async function factsFor(
  db: Database,
  wanted: NewBooking,
  terms: SessionTerms,
  lot: PayingLot | null,
  ignore: readonly Override[],
): Promise<Facts> {
  const { party, at, startsAt, coachId, sessionId, otherTimes = [] } = wanted;
  const question = await slotQuestion(db, terms, {
    coachId,
    memberIds: party.memberIds,
    ownerId: party.ownerId,
    lot,
    now: at,
    from: Math.min(startsAt, ...otherTimes),
    to: Math.max(startsAt, ...otherTimes),
    ignore,
    place: wanted.location?.kind ?? firstPlace(terms.session),
  });
  if (!question) return { isPermitted: 'This coach can no longer be booked.' };
  const { coach, rules } = question;
  const client = { memberId: party.ownerId, teamId: party.teamId };
  const pairs = await permittedPairs(db, client, at, { coachId, sessionId });
  const permitted = pairs.some(({ programmeId }) => !lot || programmeId === lot.programmeId);
  const cost = terms.session.creditCost;
  const audience = isMember(wanted.by) ? 'member' : 'staff';
  const zone = readerZone(party.timeZone);
  const obstacleAt = (time: number) =>
    reasonsFor(audience, explain(coach, rules, time, zone))[0]?.sentence ?? null;
  const [other] = otherTimes.filter((time) => obstacleAt(time) !== null);
  return {
    isPermitted: permitted ? null : `${coach.firstName} can’t be booked for this session.`,
    isCovered: cost === 0 || (lot && lot.available >= cost) ? null : noCredit(cost, lot),
    isSlotFree: obstacleAt(startsAt),
    offersTimes: other === undefined ? null : `${formatMoment(other, zone)}: ${obstacleAt(other)}`,
  };
}

/** Where a session is when nobody said otherwise. */
export const firstPlace = ({ locationKinds }: SessionTerms['session']): LocationKind =>
  locationKinds[0] ?? 'video';
