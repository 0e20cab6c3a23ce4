import type { BookingContext } from '#machines/booking/context.ts';
import { undoPeriod } from '#machines/booking/moments.ts';
import { bookingNotice } from '#domain/notifications/notices.ts';
import {
  aboutBooking,
  announce,
  mailCalendar,
  settleByNewRequest,
  settleNotices,
  takeBackNotices,
} from '#server/features/notifications/public.ts';
import { reactToBooking } from '../record/reaction.ts';
import { changesBetween } from './changes.ts';
import { peopleFor } from './recipients.ts';

/** What people hear of a booking. */
export const noticesOfBookings = reactToBooking({
  async notify({ db, id, before, after, event, by, at, eventId }, { type, to, variant }) {
    if (to.includes('invitees')) return;
    const changes = changesBetween(before?.context ?? null, after.context);
    // Whoever saves what was there already has nothing to tell.
    if (type === 'BookingUpdated' && !variant && Object.keys(changes).length === 0) return;
    const recipientIds = await peopleFor(db, to, after.context, by.id, before?.context);
    const proposal = after.context.proposal ?? before?.context.proposal ?? null;
    await announce(db, {
      notice: bookingNotice(type, variant),
      about: aboutBooking({ bookingId: id, actor: by, at, changes, proposal }),
      recipientIds,
      at,
      eventId,
      ...(event.type === 'RECORD_OUTCOME' && { mailFrom: at + undoPeriod }),
    });
  },
  settleAskAgain: ({ db, extra, by, at }) =>
    settleByNewRequest(db, { userId: by.id, sessionId: extra.row.sessionId, at }),
  async settleNotices({ db, id, at }, { types }) {
    await settleNotices(db, { types, entity: 'booking', entityId: id, at });
  },
  async takeBackNotices({ db, id, before, at }, { types }) {
    const since = before?.context.outcome?.at ?? at;
    await takeBackNotices(db, { types, bookingId: id, since, at });
  },
  async writeToCalendar({ db, id, after, by, eventId, at }) {
    const personIds = unheardOf(after.context, by.id);
    await mailCalendar(db, { kind: 'calledOff', bookingId: id, personIds, at, eventId });
  },
});

/** Of a session that was cancelled: those whom no notice brings the file that takes it out of their calendar, which is whoever did it, and the coach of one who was late. */
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
