import type { Notice, NoticeVariant } from './notice.ts';
import type { NotificationType } from './notification-types.ts';
import { recognitionNotices } from './rows/awards.ts';
import { changeNotices } from './rows/booking-changes.ts';
import { inviteNotices } from './rows/booking-invites.ts';
import { requestNotices } from './rows/booking-requests.ts';
import { bookingNotices } from './rows/bookings.ts';
import { cancellationNotices } from './rows/cancellations.ts';
import { coachNoteNotices } from './rows/coach-notes.ts';
import { messageNotices } from './rows/messages.ts';
import { addedNotices, personNotices } from './rows/people.ts';
import { kaiNotices } from './rows/kai-conversations.ts';
import { resourceNotices } from './rows/resources.ts';
import { reviewNotices } from './rows/reviews.ts';
import { creditNotices } from './rows/credits.ts';
import { programmeNotices } from './rows/programmes.ts';
import { sessionNotices } from './rows/sessions.ts';
import { suggestionNotices } from './rows/suggested-times.ts';
import { teamNotices } from './rows/teams.ts';

/** Whose texts are about a booking. */
const ofBookings = {
  ...requestNotices,
  ...bookingNotices,
  ...changeNotices,
  ...suggestionNotices,
  ...cancellationNotices,
  ...inviteNotices,
  ...sessionNotices,
  ...coachNoteNotices,
  ...reviewNotices,
};

/** The notification map (domain reference, 13): every row, in the order of the preferences. */
const rows = {
  ...ofBookings,
  ...personNotices,
  ...addedNotices,
  ...teamNotices,
  ...recognitionNotices,
  ...programmeNotices,
  ...creditNotices,
  ...resourceNotices,
  ...messageNotices,
  ...kaiNotices,
};

type Rows = typeof rows;
export type NoticeKey = keyof Rows;
/** What the texts of a row are made of. */
export type FactsOf<Key extends NoticeKey> = Parameters<Rows[Key]['text']>[0];
export type TypeOf<Key extends NoticeKey> = Key extends `${infer Type}/${NoticeVariant}`
  ? Type
  : Key;
export type BookingNoticeKey = keyof typeof ofBookings;
/** Types that the preferences name. */
export type ChoosableType = {
  [Key in NoticeKey]: Rows[Key] extends { readonly label: string } ? TypeOf<Key> : never;
}[NoticeKey];

export const notices: { readonly [Key in NoticeKey]: Notice<FactsOf<Key>> } = rows;

/** Every row with its key, whatever its texts are made of. */
export const noticeRows = Object.entries(notices) as readonly (readonly [
  NoticeKey,
  Notice<never>,
])[];

export const typeOf = <Key extends NoticeKey>(key: Key): TypeOf<Key> =>
  key.split('/')[0] as TypeOf<Key>;

const isOfBooking = (key: string): key is BookingNoticeKey => key in ofBookings;

/** The key of what a chart orders about a booking. Throws when there is no such row: the law of notifications keeps that from happening. */
export function bookingNotice(type: NotificationType, variant?: NoticeVariant): BookingNoticeKey {
  const key = variant ? `${type}/${variant}` : type;
  if (!isOfBooking(key)) throw new Error(`There is no text for ${key}`);
  return key;
}

/** The types that all of staff are told, so that one of them sees to it for all. */
export const typesOfStaff = (): NotificationType[] => [
  ...new Set(
    noticeRows
      .filter(([, { to }]) => to.every((audience) => audience === 'staff'))
      .map(([key]) => typeOf(key)),
  ),
];

/** The types that are actioned by themselves on this occasion. */
export const typesSettled = (occasion: Notice<never>['settled']): NotificationType[] => [
  ...new Set(
    noticeRows.filter(([, { settled }]) => settled === occasion).map(([key]) => typeOf(key)),
  ),
];
