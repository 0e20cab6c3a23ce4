import { availableEvents } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import { mayJoin, askedIn, requestStatusOf, statusLabels } from '#machines/booking/labels.ts';
import { readerMay } from '#machines/booking/reader-may.ts';
import { rowOf } from '#machines/record-chart.ts';
import type { SamplePage, SampleScene, SampleScreen } from '#web/charts/sample/sample-page.ts';
import { readerOf, samplePerson } from '#web/charts/sample/sample-people.ts';
import type { History } from '#web/screens/record/record-history.tsx';
import type { Booking } from './words.ts';

const coachName = samplePerson('carl').fullName;
const programme = { id: 'p1', name: 'Leading with confidence' };

/** A booking as its page receives it, standing where the chart stands. */
function bookingIn({ moment, shift, as }: SampleScene): Booking | null {
  const { status, regions, context } = rowOf<BookingContext>(bookingChart, moment.snapshot);
  if (!(status in statusLabels)) return null;
  const at = (instant: number) => new Date(instant + shift).toISOString();
  const by = readerOf(as) as Person;
  const creditState = (regions['credit'] ?? 'none') as Booking['creditState'];
  const { cancellation, outcome, response } = context;
  const member = samplePerson('mia');
  return {
    id: 'b1',
    version: 3,
    requestId: 'r1',
    reference: context.reference,
    title: `Executive coaching with ${coachName}`,
    status,
    statusLabel: statusLabels[status] ?? status,
    kind: 'oneToOne',
    startsAt: at(context.startsAt),
    endsAt: at(context.endsAt),
    session: { id: 's1', name: 'Executive coaching' },
    coach: samplePerson(context.coachId),
    attendees: context.attendeeIds.map(samplePerson),
    team: null,
    organization: { id: 'northwind', name: 'Northwind' },
    location: {
      ...context.place,
      joinUrl: context.place.kind === 'video' ? '/zoom/b1' : null,
    },
    ...readerMay(
      {
        status,
        place: context.place.kind,
        coach: context.coachId,
        attendees: context.attendeeIds,
      },
      by,
    ),
    mayJoin: mayJoin(status, context.place.kind, [context.coachId, ...context.attendeeIds], by.id),
    mayBookAgain: false,
    eachPays: context.eachPays === true,
    creditState,
    createdAt: at(context.requestedAt ?? moment.now),
    request:
      context.expiresAt === null || context.requesterId === null
        ? null
        : {
            id: 'r1',
            status: requestStatusOf(status),
            requester: samplePerson(context.requesterId),
            message: 'Two of my shops compete for the same people. I would like them to talk.',
            times: (context.proposedTimes ?? [context.startsAt]).map((start) => ({
              startsAt: at(start),
              endsAt: at(start + (context.endsAt - context.startsAt)),
              conflicts: [],
              refusal: null,
            })),
            expiresAt: at(context.expiresAt),
            response: response && { ...response, at: at(response.at) },
          },
    programme,
    coachTimeZone: context.coachTimeZone,
    memberTimeZone: 'Europe/London',
    expectedAttendees: context.attendeeIds.map((id) => ({
      id,
      person: samplePerson(id),
      attendance: outcome ? (outcome.attended.includes(id) ? 'attended' : 'missed') : 'expected',
      creditState: null,
    })),
    seenInRoom: [],
    credit: {
      cost: context.cost,
      lot: { id: 'l1', programme, expiresAt: at(context.endsAt + 90 * 86_400_000) },
      movements: movementsTo(creditState).map(([type, sentence], index) => ({
        id: type,
        at: at(index === 0 ? (context.requestedAt ?? moment.now) : moment.now),
        type,
        amount: context.cost,
        from: index === 0 ? 'available' : 'held',
        to: creditState,
        sentence,
      })),
    },
    cancellation: cancellation && {
      by: cancellation.party === 'system' ? null : samplePerson(cancellation.by),
      party: cancellation.party,
      at: at(cancellation.at),
      late: cancellation.late,
      reason: cancellation.reason,
    },
    outcome: outcome && {
      at: at(outcome.at),
      assumed: outcome.assumed,
      by: outcome.assumed ? null : samplePerson(outcome.recordedBy),
    },
    cancelling: {
      late: moment.now > context.startsAt - context.terms.lateWindow,
      creditOutcome: 'returned',
      sentence: 'The credit will be returned.',
      notified: [as === 'coach' ? member.fullName : coachName],
    },
    group: null,
    movedOutside:
      context.externalMove && as !== 'member'
        ? {
            startsAt: at(context.externalMove.startsAt),
            endsAt: at(context.externalMove.endsAt),
          }
        : null,
    proposal: context.proposal
      ? {
          startsAt: at(context.proposal.startsAt),
          endsAt: at(context.proposal.startsAt + (context.endsAt - context.startsAt)),
          by: samplePerson(context.proposal.by),
          at: at(context.proposal.at),
          expiresAt: at(context.proposal.expiresAt),
          asked: askedIn(regions['move']),
          answersRequest: context.proposal.answersRequest === true,
          message: context.proposal.reason ?? null,
        }
      : null,
    note: { text: context.note ?? null, visibleTo: `${coachName}, ${member.fullName}` },
    teamNote: null,
    conflicts: [],
    changesIn: null,
    joinOpensAt: at(context.startsAt - context.terms.joinOpens),
    availableEvents: availableEvents(
      bookingChart,
      { status, regions, context },
      { by, at: moment.now },
    ),
  };
}

const held = ['HELD', 'Reserved'] as const;

function movementsTo(state: Booking['creditState']): readonly (readonly [string, string])[] {
  if (state === 'none') return [];
  if (state === 'returned') return [held, ['HOLD_RELEASED', 'Returned to you']];
  if (state === 'forfeited') return [held, ['FORFEITED', 'Lost with a late cancellation']];
  if (state === 'refunded')
    return [held, ['SPENT', 'Used for a session'], ['REFUNDED', 'Refunded']];
  return state === 'spent' ? [held, ['SPENT', 'Used for a session']] : [held];
}

const history = ({ moment, shift }: SampleScene): History => [
  {
    position: 1,
    at: new Date(moment.now + shift).toISOString(),
    by: samplePerson('mia'),
    event: moment.event?.type ?? 'REQUEST',
    state: rowOf<BookingContext>(bookingChart, moment.snapshot).status,
    transitions: [...moment.transitions],
    sentence: `${moment.title[0]?.toUpperCase()}${moment.title.slice(1)}.`,
  },
];

/** A page of a booking, shown while `fits` says that it is of use. */
const page = (
  key: string,
  title: string,
  address: string,
  fits: (booking: Booking, scene: SampleScene) => boolean,
): SamplePage => ({
  machine: 'booking',
  key,
  title,
  show: (scene): SampleScreen | null => {
    const booking = bookingIn(scene);
    if (booking === null || !fits(booking, scene)) return null;
    return {
      address,
      answers: {
        'GET /bookings/{booking}': booking,
        'GET /bookings/{booking}/history': history(scene),
        'GET /booking-requests/{bookingRequest}': booking,
      },
    };
  },
});

const can =
  (...types: readonly string[]) =>
  ({ availableEvents: events }: Booking): boolean =>
    events.some(({ type, enabled }) => enabled && types.includes(type));

export const samplePages: readonly SamplePage[] = [
  page('booking', 'Booking', '/app/bookings/b1', () => true),
  page(
    'respond',
    'Respond to request',
    '/app/bookings/b1/respond',
    can('CONFIRM', 'REJECT', 'SUGGEST_TIME'),
  ),
  page('cancel', 'Cancel booking', '/app/bookings/b1/cancel', can('CANCEL')),
  page('update', 'Update location', '/app/bookings/b1/update', can('UPDATE_LOCATION')),
  page('note', 'Edit booking note', '/app/bookings/b1/note/edit', can('EDIT_NOTE')),
  page('refund', 'Refund credit', '/app/bookings/b1/refund', can('REFUND')),
  page(
    'withdraw',
    'Cancel booking request',
    '/app/booking-requests/r1/cancel',
    can('CANCEL_REQUEST'),
  ),
];
