import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { recordedAs } from '#machines/attendee/labels.ts';
import type { attendeeMachine } from '#machines/attendee/machine.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { isWithoutCoach } from '#machines/booking/labels.ts';
import { excusedBy } from '#machines/booking/capabilities/outcome.ts';
import { undoPeriod } from '#machines/booking/moments.ts';
import type { Person } from '#machines/person.ts';
import { attendeeCreditState } from '#machines/attendee/states.gen.ts';
import { bookingNotice } from '#domain/notifications/notices.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { reactTo } from '#server/records/reactions.ts';
import { reserve } from '#server/features/availability/public.ts';
import { aboutBooking, announce, settleNotices } from '#server/features/notifications/public.ts';
import {
  correctUnits,
  moveUnits,
  refundUnits,
  type Resting,
} from '#server/features/session-credits/public.ts';
import { reactToBooking } from '../record/reaction.ts';
import { followInCalendars } from './calendar.ts';
import { callOffFor } from './call-off.ts';
import type { AttendeeExtra } from './load.ts';
import { holdPerAttendee, releasePerAttendee } from './per-attendee-credit.ts';
import { recordAttendance, reopenAttendance } from './record-attendance.ts';
import { placeOf, releaseOne } from './time.ts';
import { causedBy, payingLot, unitsOf, type AttendeeEffect } from './units.ts';

const own: EffectHandlers<typeof attendeeMachine, AttendeeContext, AttendeeExtra, AttendeeEvent> = {
  releaseTime: ({ db, extra }) => releaseOne(db, extra),
  putInCalendar: ({ db, extra, at, eventId }) =>
    followInCalendars(db, extra.booking, {
      userId: extra.row.userId,
      kind: 'comes',
      at,
      eventId,
    }),
  takeFromCalendar: ({ db, extra, at, eventId }) =>
    followInCalendars(db, extra.booking, {
      userId: extra.row.userId,
      kind: 'leaves',
      at,
      eventId,
    }),
  async reserveTime({ db, extra }) {
    await reserve(db, { bookingId: extra.booking.id }, [placeOf(extra)]);
  },
  callOffBooking: ({ db, extra, event, by, at }) => {
    const reason = event.type === 'WITHDRAW' ? event.reason : undefined;
    return callOffFor(db, extra, { by, at, reason });
  },

  async holdCredit(context) {
    const { units, cause } = unitsOf(context, await payingLot(context));
    await moveUnits(context.db, 'hold', units, cause);
  },
  returnCredit: (context) => move(context, 'giveBack'),
  forfeitCredit: (context) => move(context, 'forfeit'),
  spendCredit: (context) => move(context, 'spend'),
  async refundCredit(context) {
    const { event, before } = context;
    if (event.type !== 'REFUND') return;
    const from =
      before?.regions['credit'] === attendeeCreditState.spent
        ? attendeeCreditState.spent
        : attendeeCreditState.forfeited;
    const { units, cause } = unitsOf(context);
    const { reason = '', expiresAt = null } = event;
    await refundUnits(context.db, from, { ...units, reason, expiresAt }, cause);
  },
  async correctCredit(context) {
    const [from, to] = [context.before, context.after].map((row) => row?.regions['credit']);
    const { units, cause } =
      from === attendeeCreditState.returned
        ? unitsOf(context, await payingLot(context))
        : unitsOf(context);
    await correctUnits(context.db, from as Resting, to as Resting | 'held', units, cause);
  },

  async notify({ db, extra, event, by, at, eventId }, { type }) {
    const { userId } = extra.row;
    const actorId = by.role === 'System' ? causedBy(event) : by.id;
    if (userId === actorId) return;
    await announce(db, {
      notice: bookingNotice(type),
      about: aboutBooking({ bookingId: extra.booking.id, actor: by, at }),
      recipientIds: [userId],
      at,
      eventId,
      ...(event.type === 'RECORD' && { mailFrom: at + undoPeriod }),
    });
  },
  async settleNotices({ db, extra, at }, { types }) {
    await settleNotices(db, {
      types,
      entity: 'booking',
      entityId: extra.booking.id,
      recipientId: extra.row.userId,
      at,
    });
  },
};

/** What the chart of attendees orders for one of them: their time, their calendar, their units, and what they hear. */
export const attendeeReaction = reactTo(attendeeChart, own);

/** What became of a booking, for everyone who comes to it. */
export const attendeesOfBookings = reactToBooking({
  holdPerAttendee: ({ db, id, by, at }) => holdPerAttendee(db, id, { causedBy: personOf(by), at }),
  releasePerAttendee: ({ db, id, after, by, at }) =>
    releasePerAttendee(db, id, {
      causedBy: personOf(by),
      late: after.context.cancellation?.late === true,
      at,
    }),
  async markAttendance({ db, id, after, event, by, at }) {
    const attended = after.context.outcome?.attended ?? [];
    const excused = excusedBy(event);
    const became = (userId: string) => recordedAs(userId, attended, excused);
    await recordAttendance(db, id, became, { by, at }, attendanceOf(event, after.status));
  },
  markAllAttended: ({ db, id, by, at }) => recordAttendance(db, id, () => 'attended', { by, at }),
  reopenAttendance: ({ db, id, by, at }) => reopenAttendance(db, id, { by, at }),
});

const personOf = ({ id, role }: Person): string | null => (role === 'System' ? null : id);

/** What the places need to know of an outcome besides who came. */
const attendanceOf = (event: BookingEvent, status: string) => ({
  isCoachAbsent: isWithoutCoach(status),
  ...(event.type === 'CORRECT_OUTCOME' && {
    goodwill: event.credit === 'goodwill',
    ...(event.reason && { reason: event.reason }),
  }),
});

async function move(
  context: AttendeeEffect,
  step: 'giveBack' | 'forfeit' | 'spend',
): Promise<void> {
  const { units, cause } = unitsOf(context);
  await moveUnits(context.db, step, units, cause);
}
