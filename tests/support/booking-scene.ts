import { decide, availableEvents, type Decision } from '#machines/decide.ts';
import type { bookingMachine } from '#machines/booking/machine.ts';
import type { EffectOf } from '#machines/orders.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { system, type Person, type Stamp } from '#machines/person.ts';
import type { ChartRow } from '#machines/record-chart.ts';

type BookingDecision = Decision<BookingContext, EffectOf<typeof bookingMachine>>;

export const minute = 60_000;
export const hour = 60 * minute;

/** Monday 1 March 2027, 09:00 in London; the session begins five days later. */
export const now = Date.UTC(2027, 2, 1, 9);
export const start = now + 120 * hour;
export const end = start + hour;

export const people = {
  mia: { id: 'mia', role: 'Member' },
  ana: { id: 'ana', role: 'Coach' },
  otherCoach: { id: 'ben', role: 'Coach' },
  otherMember: { id: 'zoe', role: 'Member' },
  leader: { id: 'lea', role: 'OrganizationAdmin' },
  admin: { id: 'adi', role: 'Admin' },
  system,
} as const satisfies Record<string, Person>;

export const aBooking: BookingContext = {
  reference: 'B-TEST22',
  requesterId: 'mia',
  coachId: 'ana',
  coachName: 'Ana Silva',
  teamLeaderId: null,
  attendeeIds: ['mia'],
  startsAt: start,
  endsAt: end,
  expiresAt: now + 48 * hour,
  requestedAt: now,
  cost: 1,
  terms: {
    needsConfirmation: true,
    lateWindow: 24 * hour,
    joinOpens: 10 * minute,
    joinCloses: 30 * minute,
    noShowGrace: 10 * minute,
    outcomeAuto: 48 * hour,
    lastNudge: 4 * hour,
    reminders: [24 * hour, hour],
    answerTtl: 48 * hour,
    answerLastMoment: 2 * hour,
  },
  freeLateCancelsLeft: 0,
  coachTimeZone: 'Europe/London',
  response: null,
  cancellation: null,
  outcome: null,
  place: { kind: 'video', detail: null },
  icalSequence: 0,
};

export interface Scene {
  readonly status: string;
  readonly credit?: string;
  readonly move?: string;
  readonly with?: Partial<BookingContext>;
}

const rowOf = ({
  status,
  credit = 'held',
  move = 'settled',
  with: changes,
}: Scene): ChartRow<BookingContext> => ({
  status,
  regions: { credit, move },
  context: { ...aBooking, ...changes },
});

type Bare<Event> = Event extends unknown ? Omit<Event, keyof Stamp> : never;
type Sent = Bare<BookingEvent>;

/** In a state, somebody sends an event at a moment: what the chart decides. */
export const when = (scene: Scene, by: Person, event: Sent, at: number = now): BookingDecision =>
  decide(bookingChart, rowOf(scene), { ...event, by, at });

/** Somebody asks for a booking that does not exist yet. */
export const asking = (
  by: Person,
  event: Sent,
  changes: Partial<BookingContext> = {},
): BookingDecision =>
  decide(
    bookingChart,
    null,
    { ...event, by, at: now },
    {
      ...aBooking,
      ...changes,
    },
  );

/** A timer of a state rings. */
export const ringing = (scene: Scene, timer: string, at: number): BookingDecision =>
  decide(bookingChart, rowOf(scene), { type: timer, by: system, at } as never);

export const offered = (scene: Scene, by: Person, at: number = now) =>
  availableEvents(bookingChart, rowOf(scene), { by, at });

/** What a decision comes to, in one comparable piece. */
export function gist(decision: BookingDecision) {
  if (!decision.accepted) return { refused: decision.status, errors: decision.errors };
  const notices = decision.effects.flatMap((effect) =>
    effect.type === 'notify' ? [`${effect.params.type} → ${effect.params.to.join(', ')}`] : [],
  );
  const effects = decision.effects
    .map(({ type }) => type)
    .filter((type) => type !== 'notify' && type !== 'settleNotices');
  return { status: decision.row.status, credit: decision.row.regions['credit'], effects, notices };
}
