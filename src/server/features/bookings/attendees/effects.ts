import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { reserve } from '#server/features/availability/public.ts';
import { announce, settleNotices } from '#server/features/notifications/public.ts';
import {
  correctUnits,
  moveUnits,
  refundUnits,
  type Resting,
} from '#server/features/session-credits/public.ts';
import { leaveInvite } from '../invites/follow.ts';
import { moveUp } from '../invites/waiting-list.ts';
import { followInCalendars } from './calendar.ts';
import { callOffFor } from './call-off.ts';
import type { AttendeeExtra } from './kind.ts';
import { placeOf, releaseOne } from './time.ts';
import { causedBy, payingLot, unitsOf } from './units.ts';

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

  async holdCredit(context: Context) {
    const { units, cause } = unitsOf(context, await payingLot(context));
    await moveUnits(context.db, 'hold', units, cause);
  },
  returnCredit: (context: Context) => move(context, 'giveBack'),
  forfeitCredit: (context: Context) => move(context, 'forfeit'),
  spendCredit: (context: Context) => move(context, 'spend'),
  async refundCredit(context: Context) {
    const { event, before } = context;
    if (event.type !== 'REFUND') return;
    const from = before?.regions['credit'] === 'spent' ? 'spent' : 'forfeited';
    const { units, cause } = unitsOf(context);
    const { reason = '', expiresAt = null } = event;
    await refundUnits(context.db, from, { ...units, reason, expiresAt }, cause);
  },
  async correctCredit(context: Context) {
    const [from, to] = [context.before, context.after].map((row) => row?.regions['credit']);
    const { units, cause } =
      from === 'returned' ? unitsOf(context, await payingLot(context)) : unitsOf(context);
    await correctUnits(context.db, from as Resting, to as Resting | 'held', units, cause);
  },

  async notify({ db, extra, event, by, at, eventId }: Context, { type }) {
    const { userId } = extra.row;
    const actorId = by.role === 'System' ? causedBy(event) : by.id;
    if (userId === actorId) return;
    await announce(db, {
      type: type as NotificationType,
      recipientIds: [userId],
      actor: by,
      entity: 'booking',
      entityId: extra.booking.id,
      at,
      eventId,
    });
  },
  async settleNotices({ db, extra, at }: Context, { types }) {
    await settleNotices(db, {
      types: types as readonly NotificationType[],
      entity: 'booking',
      entityId: extra.booking.id,
      recipientId: extra.row.userId,
      at,
    });
  },
};

async function move(context: Context, step: 'giveBack' | 'forfeit' | 'spend'): Promise<void> {
  const { units, cause } = unitsOf(context);
  await moveUnits(context.db, step, units, cause);
}
