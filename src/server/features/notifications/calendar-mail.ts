import { eq, sql } from 'drizzle-orm';
import { calendarMails } from '#domain/notifications/calendar-mails.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { mailToSend } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { appointmentOf, detailsOf } from './appointment.ts';
import { readerOf } from './about-booking.ts';
import { loadBooking } from './load-booking.ts';
import { activeAmong } from './recipients.ts';

interface CalendarChange {
  readonly kind: keyof typeof calendarMails;
  readonly bookingId: string;
  readonly personIds: readonly string[];
  readonly at: number;
  /** The event by which it happens; the same one mails nothing twice. */
  readonly eventId: string;
}

/** Mails the calendar file of a session to those who have done something themselves, and so are told of it by nobody; nothing before it was agreed. */
export async function mailCalendar(
  db: Database,
  { kind, bookingId, personIds, at, eventId }: CalendarChange,
): Promise<void> {
  if (personIds.length === 0) return;
  const { row, facts } = await loadBooking(db, bookingId, system, at);
  if (row.icalSequence === 0) return;
  const { method, subject, text, go } = calendarMails[kind];
  const recipients = await activeAmong(db, personIds);
  const mails = recipients.map((recipient) => {
    const about = { facts, recipient: readerOf(recipient, facts), subject: null };
    const mail = {
      recipientId: recipient.id,
      at,
      subject: subject(about),
      text: text(about),
      details: detailsOf(about, row),
      go: go(about),
      calendar: { method, ...appointmentOf(row, facts) },
    };
    return mailToSend(mail, `${eventId}:calendar:${recipient.id}`);
  });
  await enqueue(db, mails, at);
}

/** One who comes more or less is a later version of what was agreed. The booking is locked. */
export async function nextCalendarVersion(db: Database, bookingId: string): Promise<void> {
  await db.orm
    .update(bookings)
    .set({ icalSequence: sql`${bookings.icalSequence} + 1` })
    .where(sql`${eq(bookings.id, bookingId)} and ${bookings.icalSequence} > 0`);
}
