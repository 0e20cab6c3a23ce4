import { eq } from 'drizzle-orm';
import { recordedAs } from '#machines/attendee/labels.ts';
import type { BookingContext, BookingEvent } from '#machines/booking/context.ts';
import { isWithoutCoach } from '#machines/booking/labels.ts';
import { isOutcomeEvent } from '#machines/booking/stamps.ts';
import type { Person } from '#machines/person.ts';
import type { effects as orders, Notice } from '#machines/booking/effects.ts';
import { bookings } from '#database/schema/index.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { writeLater } from '#server/calendars/job-types.ts';
import { release, reserve } from '#server/features/availability/public.ts';
import { settleSession } from '#server/features/awards/public.ts';
import { announce, mailCalendar, settleNotices } from '#server/features/notifications/public.ts';
import { followAttendance } from '#server/features/paperwork/public.ts';
import {
  correctUnits,
  giveUnits,
  moveUnits,
  refundUnits,
  type BookingUnits,
  type Cause,
  type Resting,
} from '#server/features/session-credits/public.ts';
import { holdPerAttendee, releasePerAttendee } from './attendees/per-attendee-credit.ts';
import { recordAttendance } from './attendees/record-attendance.ts';
import { changesBetween } from './notices/changes.ts';
import { followGroup } from './groups/follow.ts';
import { closeInvites, moveInvites } from './invites/follow.ts';
import { notifyInvitees } from './invites/announce-to-invitees.ts';
import { peopleFor } from './notices/recipients.ts';
import { occupancyOf } from './times/occupancy.ts';
import type { BookingExtra } from './record/load.ts';

type Context = EffectContext<BookingContext, BookingExtra, BookingEvent>;
type Handler = EffectHandler<BookingContext, BookingExtra, BookingEvent>;

/** What the orders of the booking chart do; every name of the chart has its action here. */
export const bookingEffects: Readonly<Record<keyof typeof orders, Handler>> = {
  async reserveTime({ db, id, before, after, extra, at }) {
    await reserve(db, { bookingId: id }, occupancyOf(after.context, extra.row));
    if (before) await followGroup(db, extra.row.bookingGroupId, at);
  },
  async releaseTime({ db, id, at, extra }) {
    await release(db, { bookingId: id });
    await closeInvites(db, id, at);
    await followGroup(db, extra.row.bookingGroupId, at);
  },
  async swapTime({ db, id, before, after: { context }, extra }) {
    await release(db, { bookingId: id });
    await reserve(db, { bookingId: id }, occupancyOf(context, extra.row));
    await moveInvites(db, id, context.startsAt - (before?.context.startsAt ?? context.startsAt));
  },
  async handOver({ db, id, before, after: { context }, extra }) {
    const { coachId, coachName, coachTimeZone } = context;
    const own = ` with ${before?.context.coachName}`;
    const { title } = extra.row;
    const isUsual = title.endsWith(own);
    await release(db, { bookingId: id });
    await reserve(db, { bookingId: id }, occupancyOf(context, extra.row));
    await db.orm
      .update(bookings)
      .set({
        coachId,
        coachTimeZone,
        ...(isUsual && { title: `${title.slice(0, -own.length)} with ${coachName}` }),
      })
      .where(eq(bookings.id, id));
  },
  async holdCredit(context) {
    await payFromAnother(context);
    await moveCredit(context, 'hold');
  },
  returnCredit: (context) => moveCredit(context, 'giveBack'),
  forfeitCredit: (context) => moveCredit(context, 'forfeit'),
  spendCredit: (context) => moveCredit(context, 'spend'),
  async refundCredit(context) {
    const { event, before } = context;
    const from = before?.regions['credit'] === 'spent' ? 'spent' : 'forfeited';
    if (event.type !== 'REFUND') return;
    const { units, cause } = movementOf(context);
    const { reason = '', expiresAt = null } = event;
    await refundUnits(context.db, from, { ...units, reason, expiresAt }, cause);
  },

  async correctCredit(context) {
    const [from, to] = [context.before, context.after].map((row) => row?.regions['credit']);
    const { units, cause } = await repaidOf(context);
    await correctUnits(context.db, from as Resting, to as Resting | 'held', units, cause);
  },

  holdPerAttendee: ({ db, id, by, at }) => holdPerAttendee(db, id, { causedBy: personOf(by), at }),
  releasePerAttendee: ({ db, id, after, by, at }) =>
    releasePerAttendee(db, id, {
      causedBy: personOf(by),
      late: after.context.cancellation?.late === true,
      at,
    }),

  async markAttendance({ db, id, after, event, by, at }) {
    const attended = after.context.outcome?.attended ?? [];
    const excused = isOutcomeEvent(event) ? (event.excused ?? []) : [];
    const became = (userId: string) => recordedAs(userId, attended, excused);
    await recordAttendance(db, id, became, { by, at }, noticesOf(event, after.status));
    await followAttendance(db, id, at);
    await settleSession(db, { id, status: after.status }, { by, at });
  },
  async markAllAttended({ db, id, after, by, at }) {
    await recordAttendance(db, id, () => 'attended', { by, at });
    await followAttendance(db, id, at);
    await settleSession(db, { id, status: after.status }, { by, at });
  },

  async writeToCalendar({ db, id, before, after, by, eventId, at }) {
    const personIds = unheardOf(after.context, by.id);
    await mailCalendar(db, { kind: 'calledOff', bookingId: id, personIds, at, eventId });
    const coaches = [before?.context.coachId, after.context.coachId];
    for (const coachId of new Set(coaches.filter((each) => each !== undefined)))
      await writeLater(db, { coachId, eventId, at });
  },

  async notify({ db, id, before, after, event, by, at, eventId }, params) {
    const { type, to, variant } = params as unknown as Notice;
    const changes = changesBetween(before?.context ?? null, after.context);
    // Whoever saves what was there already has nothing to tell.
    if (type === 'BookingUpdated' && !variant && Object.keys(changes).length === 0) return;
    if (to.includes('invitees'))
      return notifyInvitees(db, { type, variant, actor: by, bookingId: id, changes, at, eventId });
    const recipientIds = await peopleFor(db, to, after.context, by.id, before?.context);
    const announcement = { type, variant, recipientIds, actor: by, entityId: id, at, eventId };
    const gather = event.facts?.announceTogether;
    const proposal = after.context.proposal ?? before?.context.proposal ?? null;
    if (gather) gather(announcement);
    else await announce(db, { ...announcement, entity: 'booking', changes, proposal });
  },
  async settleNotices({ db, id, at }, params) {
    const { types } = params as unknown as Parameters<typeof orders.settleNotices>[1];
    await settleNotices(db, { types, entity: 'booking', entityId: id, at });
  },
};

/** Of a session that was called off: those whom no notice brings the file that takes it out of their calendar, which is whoever did it, and the coach of one who was late. */
function unheardOf(
  { cancellation, attendeeIds, coachId }: BookingContext,
  actorId: string,
): string[] {
  if (!cancellation || cancellation.origin === 'external') return [];
  const isLateMember = cancellation.party === 'member' && cancellation.late;
  return [...attendeeIds, coachId].filter(
    (id) => id === actorId || (id === coachId && isLateMember),
  );
}

const personOf = ({ id, role }: Person): string | null => (role === 'System' ? null : id);

/** What the places need to know of an outcome besides who came. */
const noticesOf = (event: BookingEvent, status: string) => ({
  isCoachAbsent: isWithoutCoach(status),
  ...(event.type === 'CORRECT_OUTCOME' && {
    goodwill: event.credit === 'goodwill',
    ...(event.reason && { reason: event.reason }),
  }),
});

async function moveCredit(
  context: Context,
  step: 'hold' | 'giveBack' | 'forfeit' | 'spend',
): Promise<void> {
  const { units, cause } = movementOf(context);
  await moveUnits(context.db, step, units, cause);
}

/** The units that a correction moves: those of the booking, or of another lot that pays in their place, and be it one given for the purpose. */
async function repaidOf(context: Context): Promise<ReturnType<typeof movementOf>> {
  const { db, event, before } = context;
  const { units, cause } = movementOf(context);
  const reason = event.type === 'CORRECT_OUTCOME' ? (event.reason ?? null) : null;
  const isGiven =
    event.type === 'CORRECT_OUTCOME' &&
    event.credit === 'goodwill' &&
    before?.regions['credit'] === 'returned';
  const lotId = isGiven ? await giveUnits(db, { ...units, reason }, cause) : units.lotId;
  await payFromAnother(context, lotId);
  return { units: { ...units, lotId, reason }, cause };
}

/** The lot that pays from now on is the booking's. */
async function payFromAnother({ db, id, event, extra }: Context, given?: string): Promise<void> {
  const lot = given ?? event.facts?.lot;
  if (!lot || lot === extra.row.creditLotId) return;
  await db.orm.update(bookings).set({ creditLotId: lot }).where(eq(bookings.id, id));
}

/** The units of a booking, and the event that moves them. */
function movementOf({ extra, id, event, eventId, by, at, after }: Context): {
  units: BookingUnits;
  cause: Cause;
} {
  const { programmeId, teamId } = extra.row;
  const creditLotId = event.facts?.lot ?? extra.row.creditLotId;
  if (!programmeId || !creditLotId)
    throw new Error(`Booking ${id} costs a credit and names no lot`);
  const units = {
    bookingId: id,
    programmeId,
    lotId: creditLotId,
    amount: after.context.cost,
    memberId: teamId ? null : (after.context.attendeeIds[0] ?? after.context.requesterId),
    teamId,
  };
  const cause = {
    machine: 'booking',
    entityId: id,
    event: event.type,
    eventId,
    actorId: by.role === 'System' ? null : by.id,
    at,
  };
  return { units, cause };
}
