import { system } from '#machines/person.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { bookingMachine } from '#machines/booking/machine.ts';
import { undoPeriod } from '#machines/booking/moments.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import {
  asSoonAsRecorded,
  beforeExpiry,
  bookingMoments,
  momentsIn,
  startsAt,
  endsAt,
  expiresAt,
  terms,
} from './booking-times.ts';
import { fits, isToBeFound } from './booking-fits.ts';
import { tries } from './booking-tries.ts';
import { day, noon, people } from './people.ts';

const { mia, max, lea, carl } = people;

const request: BookingContext = {
  reference: 'B-7K2M4Q',
  requesterId: mia.id,
  coachId: carl.id,
  coachName: 'Carl',
  teamLeaderId: null,
  attendeeIds: [mia.id],
  startsAt,
  endsAt,
  expiresAt,
  requestedAt: noon,
  cost: 1,
  terms,
  freeLateCancelsLeft: 0,
  coachTimeZone: 'Europe/Lisbon',
  response: null,
  cancellation: null,
  outcome: null,
  place: { kind: 'video', detail: null },
  icalSequence: 0,
};

export const bookingModel = modelOf({
  machine: bookingMachine,
  inputs: {
    'a request': request,
    'a request for a team': {
      ...request,
      isForTeam: true,
      teamLeaderId: lea.id,
      attendeeIds: [mia.id, max.id],
    },
    'a session that needs no confirmation': {
      ...request,
      terms: { ...terms, needsConfirmation: false },
    },
    'a free session': { ...request, cost: 0 },
    'a session that everybody pays for themselves': { ...request, eachPays: true },
    'a member who is forgiven once': { ...request, freeLateCancelsLeft: 1 },
    'a session that may be cancelled until it starts': {
      ...request,
      terms: { ...terms, lateWindow: 0 },
    },
    'a request with other times': {
      ...request,
      proposedTimes: [startsAt, startsAt + day, beforeExpiry],
    },
    'a session at short notice': {
      ...request,
      startsAt: noon + day / 6,
      endsAt: noon + day / 6 + day / 24,
      expiresAt: noon + day / 6 - terms.answerLastMoment,
    },
  },
  cases: ({ context, value }, now) =>
    momentsIn(value.life, context, now).flatMap(({ at, when }) =>
      tries
        .filter((each) => fits(context, each) && isToBeFound(context, value.credit, each[2], at))
        // All but taking it back is tried at the moments that all sessions have.
        .filter(([, , { type }]) => when !== asSoonAsRecorded || type === 'UNDO_OUTCOME')
        .map(([name, by, event, refusal]): Case<BookingEvent> => ({
          name: when ? `${name} ${when}` : name,
          kind: 'person',
          event: { ...event, by, at },
          refusal,
        })),
    ),
  ring: (delay, { context }, now) => {
    const due = Math.max(now, bookingMoments(context)[delay] ?? now);
    const inTime = { stamp: { by: system, at: due } };
    const outage = { how: 'after an outage', stamp: { by: system, at: due + day } };
    // What rings later finds another time answered, or lapsed; and an open room ends the question.
    const { answerDue, doorsOpen } = bookingMoments(context);
    const first = (delay === 'answerDue' ? doorsOpen : answerDue) ?? Infinity;
    // What becomes of it once a time is chosen is what becomes of the others.
    const rings = context.proposedTimes ? [inTime] : [inTime, outage];
    // A request lapses together with what was suggested.
    const isTogether = delay === 'expiry' && context.proposal?.answersRequest === true;
    return rings.filter(({ stamp }) => stamp.at < first || (isTogether && stamp.at === first));
  },
  key: ({ context }, now) => [
    now,
    context.teamLeaderId,
    context.coachId,
    context.terms.needsConfirmation,
    context.cost,
    context.eachPays,
    context.freeLateCancelsLeft,
    context.terms.lateWindow,
    context.startsAt,
    context.proposedTimes?.length,
    !!context.externalMove,
    context.proposal?.expiresAt,
    context.cancellation?.origin,
    // By whom it was recorded matters as long as it can be taken back.
    now < (context.outcome?.at ?? 0) + undoPeriod && context.outcome?.recordedBy,
  ],
  invariants: {
    'a booking that is free, or paid by everybody for themselves, never moves credit of its own': ({
      context,
      value,
    }) => !isFree(context) || value.credit === 'none',
    'a paid booking holds its credit while it is open': (booking) =>
      isFree(booking.context) || booking.hasTag('open') === (booking.value.credit === 'held'),
    'only the combinations of the domain reference, 6.6': ({ value, context }) =>
      isFree(context) ||
      reachable(
        String(typeof value.life === 'string' ? value.life : Object.values(value.life)[0]),
        value.credit,
      ),
    'a cancelled booking tells who, when and why': ({ context, value }) =>
      (value.life !== 'cancelled' && value.life !== 'requestCancelled') ||
      context.cancellation !== null,
    'another time waits for an answer only while the session lies ahead': ({ context, value }) =>
      (value.move !== 'settled') === !!context.proposal &&
      (value.move === 'settled' ||
        value.life === 'requested' ||
        (typeof value.life === 'object' && value.life.confirmed === 'scheduled')),
    'an outcome is told, or assumed': ({ context, value }) =>
      !['completed', 'missed', 'coachMissed'].includes(
        typeof value.life === 'string' ? value.life : '',
      ) || context.outcome !== null,
    'the member who cancels late without forgiveness loses the credit': ({ context, value }) =>
      context.cancellation?.party !== 'member' ||
      !context.cancellation.late ||
      isFree(context) ||
      context.freeLateCancelsLeft > 0 ||
      value.credit === 'forfeited' ||
      value.credit === 'refunded',
  },
});

/** No credit of its own pays for it. */
const isFree = ({ cost, eachPays }: BookingContext): boolean => cost === 0 || eachPays === true;

const combinations: Readonly<Record<string, readonly string[]>> = {
  new: ['none'],
  requested: ['held'],
  scheduled: ['held'],
  open: ['held'],
  inProgress: ['held'],
  awaitingOutcome: ['held'],
  rejected: ['returned'],
  expired: ['returned'],
  requestCancelled: ['returned'],
  cancelled: ['returned', 'forfeited', 'refunded'],
  completed: ['spent', 'refunded'],
  missed: ['forfeited', 'refunded'],
  coachMissed: ['returned'],
};

const reachable = (life: string, credit: string): boolean =>
  combinations[life]?.includes(credit) ?? false;
