import type { BookingChanges } from '#domain/notifications/booking-changes.ts';
import type { NoticeFacts } from '#domain/notifications/booking-words.ts';
import type { Notice } from '#domain/notifications/notice.ts';
import { isStaff, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import type { QueuedAppointment } from '#server/mail/queued-mail.ts';
import { appointmentOf, detailsOf } from './appointment.ts';
import { loadBooking, type LoadedBooking } from './load-booking.ts';
import type { Recipient } from './recipients.ts';
import type { Reading, Subject } from './subject.ts';

/** A booking as notices are about it, and what they say besides. */
export interface BookingSubject {
  readonly bookingId: string;
  readonly actor: Person;
  readonly at: number;
  /** The attendee it is about, where it is about one who is named. */
  readonly subjectId?: string | null;
  /** Whom it is about, where that need not be an attendee; `id` tells two of these apart. */
  readonly subject?: NoticeFacts['subject'];
  /** What was given, of 5, for those that say so of a rating. */
  readonly score?: number | null;
  /** The title of what is to be answered, or was. */
  readonly questionnaire?: string | null;
  /** What has become different, for those that say so. */
  readonly changes?: BookingChanges;
  /** Another time that somebody asks for, for those that say so. */
  readonly proposal?: NoticeFacts['facts']['proposal'];
}

/** A booking with everything its notices say; read once for all who read them. */
export function aboutBooking(
  booking: BookingSubject,
  others: readonly QueuedAppointment[] = [],
): Subject<NoticeFacts> {
  const { bookingId, actor, at, changes } = booking;
  let loaded: Promise<LoadedBooking> | null = null;
  const load = (db: Database): Promise<LoadedBooking> =>
    (loaded ??= loadBooking(db, bookingId, actor, at, changes));
  return {
    entity: 'booking',
    entityId: bookingId,
    async readings(db, recipients, notice) {
      const { row, facts } = await load(db);
      const { score = null, proposal = null, questionnaire = null } = booking;
      const said = { ...facts, score, proposal, questionnaire };
      return recipients.flatMap((recipient) =>
        subjectsFor(notice, recipient, facts.attendees, booking).map(
          (subject): Reading<NoticeFacts> => {
            const all: NoticeFacts = {
              facts: said,
              recipient: readerOf(recipient, said, others),
              subject,
            };
            return {
              recipient,
              facts: all,
              groupKey: ['booking', bookingId, ...(subject ? [subject.id] : [])].join(':'),
              details: detailsOf(all, row, notice),
              calendar: notice.calendar
                ? {
                    method: notice.calendar,
                    ...appointmentOf(row, said),
                    ...(others.length > 0 && { others: [...others] }),
                  }
                : null,
            };
          },
        ),
      );
    },
    async appointment(db) {
      const { row, facts } = await load(db);
      return appointmentOf(row, facts);
    },
    with: (more) => aboutBooking(booking, more),
  };
}

/** What somebody is to the booking, and the other sessions that they hear of at once. */
export function readerOf(
  { id, role, timeZone, locale }: Pick<Recipient, 'id' | 'role' | 'timeZone' | 'locale'>,
  { coachId, attendees }: NoticeFacts['facts'],
  others: readonly QueuedAppointment[] = [],
): NoticeFacts['recipient'] {
  const isAbove = isStaff({ role }) && !attendees.some(({ userId }) => userId === id);
  const last = others.at(-1);
  return {
    id,
    timeZone,
    locale,
    relation: id === coachId ? 'coach' : isAbove ? 'staff' : 'member',
    ...(last && { more: { count: others.length, until: last.startsAt } }),
  };
}

/** Whom a notice for a reader is about: nobody in particular, the one named, themselves if they stayed away, or each who stayed away. */
function subjectsFor(
  { about }: Notice<NoticeFacts>,
  { id }: Recipient,
  attendees: NoticeFacts['facts']['attendees'],
  { subjectId = null, subject = null }: Pick<BookingSubject, 'subjectId' | 'subject'>,
): NoticeFacts['subject'][] {
  if (!about) return [null];
  if (about === 'given') return [subject];
  if (about === 'named') return attendees.filter((each) => each.id === subjectId);
  const missed = attendees.filter(({ attendance }) => attendance === 'missed');
  return about === 'each' ? missed : missed.filter(({ userId }) => userId === id);
}
