import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { reserve } from '#server/features/availability/public.ts';
import { leaveInvite } from '../invites/follow.ts';
import { moveUp } from '../invites/waiting-list.ts';
import { followInCalendars } from './calendar.ts';
import { callOffFor } from './call-off.ts';
import type { AttendeeExtra } from './kind.ts';
import { placeOf, releaseOne } from './time.ts';

type Context = EffectContext<AttendeeContext, AttendeeExtra, AttendeeEvent>;
type Handler = EffectHandler<AttendeeContext, AttendeeExtra, AttendeeEvent>;

/** What the orders of the attendee chart do. */
export const attendeeEffects: Readonly<Record<string, Handler>> = {
  releaseTime: ({ db, extra }: Context) => releaseOne(db, extra),
  answerInvite: ({ db, extra, by, at }: Context) =>
    leaveInvite(db, extra.booking.id, extra.row.userId, { by, at }),
  offerSeat: ({ db, extra, at }: Context) => moveUp(db, extra.booking.id, at),
  putInCalendar: ({ db, extra, at, eventId }: Context) =>
    followInCalendars(db, extra.booking, { userId: extra.row.userId, kind: 'comes', at, eventId }),
  takeFromCalendar: ({ db, extra, at, eventId }: Context) =>
    followInCalendars(db, extra.booking, { userId: extra.row.userId, kind: 'leaves', at, eventId }),
  async reserveTime({ db, extra }: Context) {
    await reserve(db, { bookingId: extra.booking.id }, [placeOf(extra)]);
  },
  callOffBooking: ({ db, extra, event, by, at }: Context) => {
    const reason = event.type === 'WITHDRAW' ? event.reason : undefined;
    return callOffFor(db, extra, { by, at, reason });
  },
};
