import { bookingNotice } from '#domain/notifications/booking-notices.ts';
import type { BookingNotice } from '#domain/notifications/booking-notice.ts';
import type { NoticeFacts } from '#domain/notifications/booking-words.ts';
import type { Database } from '#database/database.ts';
import { collect } from '#server/mail/queued-digest.ts';
import { mailToSend, type QueuedMail } from '#server/mail/queued-mail.ts';
import { enqueue, type Job } from '#server/outbox/queue.ts';
import { publishChange } from '#server/stream/publish.ts';
import type { Announcement } from './announcement.ts';
import { appointmentOf, detailsOf } from './appointment.ts';
import { isGathered } from './gathering.ts';
import { keepNotices, type NewNotice } from './keep-notices.ts';
import { applyPreferences } from './apply-preferences.ts';
import { loadBooking, loadRecipients, type BookingRow, type LoadedRecipient } from './facts.ts';

interface Notice {
  readonly facts: NoticeFacts & { readonly recipient: LoadedRecipient };
  readonly row: BookingNotice;
}

/**
 * Tells people inside the current transaction: notifications in their words and time zones, mails in the outbox, a hint to their open pages
 * (domain reference, 11.4 and 13). Where somebody has not yet acted on the last one of this kind, that one is brought up to date.
 */
export async function announce(db: Database, announcement: Announcement): Promise<void> {
  const {
    type,
    variant,
    recipientIds,
    actor,
    entityId,
    at,
    score = null,
    proposal = null,
  } = announcement;
  if (recipientIds.length === 0 || isGathered(announcement)) return;
  const booking = await loadBooking(db, entityId, actor, at, announcement.changes);
  const row = bookingNotice(type, variant);
  const last = announcement.others?.at(-1);
  const more = last && {
    count: announcement.others?.length ?? 0,
    until: last.row.startsAt,
  };
  const found = await loadRecipients(db, recipientIds, booking.facts);
  const recipients = found.map((recipient) => (more ? { ...recipient, more } : recipient));
  const notices = recipients.flatMap((recipient) =>
    subjectsFor(row, recipient, booking.facts.attendees, announcement).map((subject): Notice => ({
      row,
      facts: { facts: { ...booking.facts, score, proposal }, recipient, subject },
    })),
  );
  if (notices.length === 0) return;
  const channels = applyPreferences(notices, ({ facts }) => facts.recipient, type, row.channel);
  await keepNotices(
    db,
    announcement,
    channels.inApp.map((notice) => noticeOf(announcement, notice)),
  );
  await enqueue(
    db,
    channels.mailed.map((notice) => mailOf(announcement, notice, booking.row)),
    at,
  );
  await collect(
    db,
    channels.collected.map(({ facts }) => ({
      recipient: facts.recipient,
      type,
      text: row.text(facts),
      entity: announcement.entity,
      entityId,
    })),
    at,
  );
  await publishChange(db, {
    topics: ['notifications'],
    to: { userIds: recipients.map(({ id }) => id), staff: false },
  });
}

/** Whom a notification of a recipient is about: nobody in particular, the one named, themselves if they stayed away, or each who stayed away. */
function subjectsFor(
  { about }: BookingNotice,
  { id }: LoadedRecipient,
  attendees: NoticeFacts['facts']['attendees'],
  { subjectId = null, subject = null }: Pick<Announcement, 'subjectId' | 'subject'>,
): NoticeFacts['subject'][] {
  if (!about) return [null];
  if (about === 'given') return [subject];
  if (about === 'named') return attendees.filter((each) => each.id === subjectId);
  const missed = attendees.filter(({ attendance }) => attendance === 'missed');
  return about === 'each' ? missed : missed.filter(({ userId }) => userId === id);
}

const noticeOf = ({ entity, entityId }: Announcement, { row, facts }: Notice): NewNotice => ({
  recipient: facts.recipient,
  text: row.text(facts),
  link: row.go(facts).path,
  groupKey: [entity, entityId, ...(facts.subject ? [facts.subject.id] : [])].join(':'),
});

function mailOf(
  { type, eventId, at, others = [] }: Announcement,
  { row, facts }: Notice,
  booking: BookingRow,
): Job {
  const { recipient } = facts;
  const mail: QueuedMail = {
    recipientId: recipient.id,
    at,
    subject: row.subject(facts),
    text: row.text(facts),
    details: detailsOf(facts, booking, { isUninvited: type === 'InviteRevoked' }),
    go: row.go(facts),
    calendar: row.calendar
      ? {
          method: row.calendar,
          ...appointmentOf(booking, facts.facts),
          ...(others.length > 0 && {
            others: others.map((other) => appointmentOf(other.row, other.facts)),
          }),
        }
      : null,
  };
  return mailToSend(mail, `${eventId}:${type}:${recipient.id}`);
}
