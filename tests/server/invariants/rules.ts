import { lotsTellWhatIsLeft, unitsAddUp } from './credit-rules.ts';
import { endOf } from './fates.ts';
import { placesPayForThemselves } from './place-rules.ts';
import type { BookingRow, Records, Rule } from './records.ts';

const isOpen = ({ status }: BookingRow): boolean =>
  status === 'requested' || status.startsWith('confirmed.');

const nameOf = ({ reference, status, creditState }: BookingRow): string =>
  `${reference} (${status}, ${creditState})`;

/** 1: nobody is in two places at once, and exactly what is open takes time. */
const timeIsTakenOnce: Rule = ({ bookings, holds, attendees, reservations }) => {
  const owed = bookings.filter(isOpen).flatMap((booking) => {
    const { id, coachId, startsAt, endsAt } = booking;
    const { bufferBefore, bufferAfter } = booking.terms as {
      bufferBefore: number;
      bufferAfter: number;
    };
    const coming = attendees.filter((each) => each.bookingId === id && each.status !== 'withdrawn');
    const proposal = booking.proposal as Suggested | null;
    const later = proposal?.answersRequest ? proposal.startsAt - startsAt : null;
    const owedBy = (side: string, person: string, from: number, to: number) =>
      kept(from, to, later).map((times) => stretch(id, side, person, ...times));
    return [
      ...owedBy('coach', coachId, startsAt - bufferBefore, endsAt + bufferAfter),
      ...coming.flatMap(({ userId }) => owedBy('member', userId, startsAt, endsAt)),
    ];
  });
  const held = holds.filter(({ status }) => status === 'held').map(({ id }) => id);
  const ofHolds = reservations.filter(({ holdId }) => holdId !== null);
  const ofBookings = reservations.filter(({ bookingId }) => bookingId !== null);
  const actual = ofBookings.map(({ bookingId, side, personId, during }) =>
    stretch(bookingId ?? '', side, personId, during.from, during.to),
  );
  return [
    ...reservations.flatMap((one, index) =>
      reservations
        .slice(index + 1)
        .filter((other) => one.personId === other.personId && one.side === other.side)
        .filter((other) => one.during.from < other.during.to && other.during.from < one.during.to)
        .map((other) => `${one.side} ${one.personId} is reserved twice: ${one.id} and ${other.id}`),
    ),
    ...difference('Reservations of bookings', actual, owed),
    ...difference(
      'Reservations of holds',
      [...new Set(ofHolds.map(({ holdId }) => holdId ?? ''))],
      held,
    ),
  ];
};

interface Suggested {
  readonly startsAt: number;
  readonly answersRequest?: boolean;
}

/** What is kept of somebody: the time itself, and the same so much later that was suggested; one stretch where the two overlap. */
function kept(from: number, to: number, later: number | null): (readonly [number, number])[] {
  if (later === null) return [[from, to]];
  if (Math.abs(later) >= to - from)
    return [
      [from, to],
      [from + later, to + later],
    ];
  return [[Math.min(from, from + later), Math.max(to, to + later)]];
}

const stretch = (...facts: readonly (string | number)[]): string => facts.join(' ');

const outcomes: Readonly<Record<string, readonly string[]>> = {
  requested: ['held'],
  'confirmed.scheduled': ['held'],
  'confirmed.open': ['held'],
  'confirmed.inProgress': ['held'],
  'confirmed.awaitingOutcome': ['held'],
  rejected: ['returned'],
  expired: ['returned'],
  requestCancelled: ['returned'],
  cancelled: ['returned', 'forfeited', 'refunded'],
  completed: ['spent', 'refunded'],
  missed: ['forfeited', 'refunded'],
  coachMissed: ['returned'],
};

/** 3: a paid booking holds its units exactly as long as it is open, its transfers lead to what it says of them, and only the combinations of 6.6 exist. */
const creditFollowsStatus: Rule = ({ bookings, accounts, transfers }) =>
  bookings.flatMap((booking) => {
    if (booking.creditMode === 'perAttendee') return [];
    const { id, cost, status, creditState } = booking;
    const held =
      accounts.find(({ kind, bookingId }) => kind === 'held' && bookingId === id)?.balance ?? 0;
    const own = transfers.filter(({ bookingId }) => bookingId === id).map(({ type }) => type);
    const allowed = cost === 0 ? ['none'] : (outcomes[status] ?? []);
    const isPaidAndOpen = cost > 0 && isOpen(booking);
    const faults = [
      !(status in outcomes) && 'is in no state of the reference',
      !allowed.includes(creditState) && 'is a combination that must not be',
      held !== (isPaidAndOpen ? cost : 0) && `holds ${held} of ${cost} units`,
      (creditState === 'held') !== isPaidAndOpen && 'says the wrong thing about its units',
      endOf(own) !== creditState && `has its units ${endOf(own)}`,
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${nameOf(booking)} ${fault}`);
  });

/** 4: who asked attends, and so does everybody booked for; nobody else. What is told of the request is checked where it is read. */
const peopleAreThoseAskedFor: Rule = ({ bookings, requests, attendees }) =>
  bookings.flatMap((booking) => {
    const { id, requesterId, teamId } = booking;
    const asked = requests.filter(({ bookingId }) => bookingId === id);
    const coming = attendees.filter(({ bookingId }) => bookingId === id);
    const ways = [...new Set(coming.map(({ via }) => via))];
    const expected = requesterId ? [teamId ? 'team' : 'requester'] : ['coach', 'staff'];
    const faults = [
      asked.length !== (requesterId ? 1 : 0) && `has ${asked.length} requests`,
      asked.some((request) => request.requesterId !== requesterId) &&
        'was requested by somebody else',
      coming.length === 0 && 'is attended by nobody',
      !teamId && coming.length > 1 && 'is attended by several',
      requesterId &&
        !coming.some(({ userId }) => userId === requesterId) &&
        'is not attended by who asked',
      ways.some((via) => !expected.includes(via)) && `is attended by way of ${ways.join()}`,
    ];
    return faults
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${nameOf(booking)} ${fault}`);
  });

/** The timer without which a state would never end. */
const lastTimer: Readonly<Record<string, string>> = {
  requested: 'expiry',
  'confirmed.scheduled': 'doorsOpen',
  'confirmed.open': 'start',
  'confirmed.inProgress': 'end',
  'confirmed.awaitingOutcome': 'outcomeDeadline',
  held: 'expiry',
};

/** 5: timers belong to the state that armed them, every state that ends by itself has its own, and none ring for a state left behind. */
const timersBelongToStates: Rule = ({ bookings, holds, timers, events }, rungAt) => {
  const states = new Map<string, { status: string; path: string; asking?: string }>();
  for (const { id, status, moving } of bookings)
    states.set(id, { status, path: `booking.life.${status}`, asking: `booking.move.${moving}` });
  for (const { id, status } of holds) states.set(id, { status, path: `slot-hold.${status}` });
  return [
    ...timers.flatMap(({ machine, entityId, timer, runAt, lastError }) => {
      const state = states.get(entityId);
      const name = `Timer ${timer} of ${entityId}`;
      if (lastError) return [`${name} failed: ${lastError}`];
      if (runAt <= rungAt) return [`${name} is due and has not rung`];
      // Lots, reviews and whatever else a action leads to have states of their own.
      if (machine !== 'booking' && machine !== 'slot-hold') return [];
      return state && [state.path, state.asking].some((path) => timer.endsWith(`.${path}`))
        ? []
        : [`${name} rings for a state left behind: ${state?.status}`];
    }),
    ...[...states].flatMap(([id, { status, path }]) => {
      const { [status]: needed } = lastTimer;
      const isArmed = timers.some(
        (each) => each.entityId === id && each.timer === `xstate.after.${needed}.${path}`,
      );
      return !needed || isArmed ? [] : [`${id} stays ${status} for ever`];
    }),
    ...events.flatMap(({ entityId, position, event, transitions }) => {
      if (!event.startsWith('xstate.after.')) return [];
      const before = events.find(
        (each) => each.entityId === entityId && each.position === position - 1,
      );
      const source = transitions[0]?.split('|')[0] ?? '';
      // Who asked for another time of a session that stands, or suggested one for a request, waits for an answer beside its life.
      const isAnswer =
        source.startsWith('booking.move.') &&
        ['confirmed.scheduled', 'requested'].includes(before?.state ?? '');
      return (before && source.endsWith(`.${before.state}`)) || isAnswer
        ? []
        : [`${event} rang in ${before?.state}`];
    }),
  ];
};

/** The state in which each notification of a timer may appear. */
const statesOfNotices: Readonly<Record<string, string>> = {
  SessionReminder: 'confirmed.scheduled',
  SessionStart: 'confirmed.open',
  BookingRequestPending: 'requested',
  BookingRequestExpired: 'expired',
};
const receipts = new Set(['BookingRequestPending', 'BookingRequestConfirmed']);

/** 5 and 6: nobody is told of their own action but by receipts, of anything twice, or of a state left behind. */
const peopleAreToldOnce: Rule = ({ bookings, events, notifications }) => {
  const unactioned = notifications.filter(({ actioned }) => !actioned);
  const keys = unactioned.map(({ type, recipientId, groupKey }) =>
    stretch(type, recipientId, groupKey),
  );
  return [
    ...keys
      .filter((key, index) => keys.indexOf(key) !== index)
      .map((key) => `${key} is told twice`),
    ...notifications.flatMap(({ type, recipientId, entityId, createdAt }) => {
      const booking = bookings.find(({ id }) => id === entityId);
      // An award that somebody earned by it is told by its own record.
      if (!booking) return [];
      const causes = events.filter(
        (event) => event.entityId === entityId && event.at === createdAt,
      );
      const { [type]: state } = statesOfNotices;
      const isReceipt = receipts.has(type) && recipientId === booking.requesterId;
      const faults = [
        causes.length === 0 && 'is told without anything having happened',
        !isReceipt && causes.some(({ byId }) => byId === recipientId) && 'is told to who did it',
        state &&
          !causes.some((cause) => cause.state === state) &&
          `is told in ${causes.map((cause) => cause.state).join()}`,
      ];
      return faults
        .filter((fault) => typeof fault === 'string')
        .map((fault) => `${type} of ${entityId} ${fault}`);
    }),
  ];
};

/** Every record has its whole history, one entry a version. */
const historyIsWhole: Rule = ({ bookings, holds, events }) =>
  [...bookings, ...holds].flatMap(({ id, version, status }) => {
    const own = events.filter(({ entityId }) => entityId === id);
    const isWhole =
      own.length === version && own.every(({ position }, index) => position === index + 1);
    return isWhole && own.at(-1)?.state === status
      ? []
      : [`The history of ${id} is not that of version ${version}, ${status}`];
  });

export const rules: Readonly<Record<string, Rule>> = {
  'invariant 1': timeIsTakenOnce,
  'invariant 2': unitsAddUp,
  'invariant 3': creditFollowsStatus,
  'invariant 3 of places': placesPayForThemselves,
  'invariant 4': peopleAreThoseAskedFor,
  'invariant 5': timersBelongToStates,
  'invariants 5 and 6': peopleAreToldOnce,
  lots: lotsTellWhatIsLeft,
  history: historyIsWhole,
};

export const faultsIn = (records: Records, rungAt: number): string[] =>
  Object.entries(rules).flatMap(([name, rule]) =>
    rule(records, rungAt).map((fault) => `${name}: ${fault}`),
  );

function difference(
  what: string,
  actual: readonly string[],
  expected: readonly string[],
): string[] {
  return [
    ...actual
      .filter((each) => !expected.includes(each))
      .map((each) => `${what}: ${each} should not be there`),
    ...expected
      .filter((each) => !actual.includes(each))
      .map((each) => `${what}: ${each} is missing`),
  ];
}
