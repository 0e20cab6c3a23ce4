import type { TestPerson } from '#tests/support/people.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import { newId } from '#domain/ids.ts';
import { eventTypes, isFoundOut, payloadsOf, type EventType } from './actions.ts';
import type { Records } from './records.ts';
import type { Town } from './town.ts';

interface Offer {
  readonly type: string;
  readonly enabled: boolean;
  readonly reasons: readonly string[];
}

/** What a person's page of a booking lets them do; null when they may not see it. */
export async function offersTo(
  stage: Stage,
  by: TestPerson,
  booking: string,
): Promise<readonly Offer[] | null> {
  const { ok, data } = await ask(stage.as(by), 'GET', `/bookings/${booking}`);
  return ok ? (data['availableEvents'] as Offer[]) : null;
}

/**
 * Invariant 7: what the page offered is accepted, and what is refused was absent or disabled with the same sentence. `isWhole`: nothing in the payload can be
 * to blame.
 */
export function expectKept(
  offers: readonly Offer[] | null,
  type: EventType,
  reply: Reply,
  isWhole: boolean,
): void {
  const told = `${type} is answered with ${reply.status} ${JSON.stringify(reply.errors)}`;
  const broken = (promise: string) => new Error(`invariant 7: ${told}, and the page ${promise}`);
  if (!offers) {
    if (reply.status !== 404) throw broken('is not theirs to see');
    return;
  }
  const offer = offers.find((each) => each.type === type);
  if (!offer) {
    if (reply.status !== 403 && reply.status !== 409) throw broken('does not offer it');
  } else if (offer.enabled) {
    if (!reply.ok && (isWhole || reply.status !== 422)) throw broken('offers it');
  } else {
    const sentences = Object.values(reply.errors);
    const isSaid =
      offer.reasons.length > 0 && offer.reasons.every((reason) => sentences.includes(reason));
    if (reply.status !== 422 || !isSaid) throw broken(`says ${offer.reasons.join(' ')}`);
  }
}

/** Invariant 7 for everybody and everything, with the latest bookings: each event is tried and taken back. */
export async function expectAllKept(
  stage: Stage,
  { people }: Town,
  records: Records,
  bookings = 2,
): Promise<void> {
  for (const booking of records.bookings.slice(-bookings)) {
    const attendees = records.attendees
      .filter(({ bookingId, status }) => bookingId === booking.id && status !== 'withdrawn')
      .map(({ userId }) => userId);
    for (const by of Object.values(people)) {
      const otherCoach = booking.coachId === people.ana.id ? people.ben.id : people.ana.id;
      const offers = await offersTo(stage, by, booking.id);
      for (const type of eventTypes) {
        const [payload] = payloadsOf(type, attendees, people.ada.id, otherCoach, {
          now: stage.clock.now(),
        });
        const body = { type, payload, version: booking.version, idempotencyKey: newId() };
        const reply = await tryOut(stage.db, () =>
          ask(stage.as(by), 'POST', `/bookings/${booking.id}/events`, body),
        );
        // Whether another coach, or another time, is to be had is found out when it is tried.
        expectKept(offers, type, reply, !isFoundOut(type));
      }
    }
  }
}
