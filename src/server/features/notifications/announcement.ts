import type { BookingChanges } from '#domain/notifications/booking-changes.ts';
import type { NoticeVariant } from '#domain/notifications/booking-notices.ts';
import type { NoticeFacts } from '#domain/notifications/booking-words.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Person } from '#machines/person.ts';
import type { LoadedBooking } from './facts.ts';

/** Something that happened, and who is to hear of it. */
export interface Announcement {
  readonly type: NotificationType;
  readonly variant?: NoticeVariant | undefined;
  readonly recipientIds: readonly string[];
  /** The attendee it is about, where it is about one who is named. */
  readonly subjectId?: string | null;
  /** Whom it is about, where that need not be an attendee; `id` tells two of these apart. */
  readonly subject?: NoticeFacts['subject'];
  readonly actor: Person;
  readonly entity: 'booking';
  readonly entityId: string;
  readonly at: number;
  /** The event that is told of; telling of it again sends nothing twice. */
  readonly eventId: string;
  /** What was given, of 5, for those that tell of a rating. */
  readonly score?: number | null;
  /** What has become different, for those that tell of it. */
  readonly changes?: BookingChanges;
  /** Another time that somebody asks for, for those that tell of it. */
  readonly proposal?: NoticeFacts['facts']['proposal'];
  /** The other bookings that these people are told of at once, in the order of their dates. */
  readonly others?: readonly LoadedBooking[];
}
