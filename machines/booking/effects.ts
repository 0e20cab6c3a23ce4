import type { BookingAudience, NoticeVariant } from '#domain/notifications/notice.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';

export interface Notice {
  readonly type: NotificationType;
  readonly to: readonly BookingAudience[];
  /** Which of several texts of the type, as in the notification map (domain reference, 13). */
  readonly variant?: NoticeVariant;
}

/** Everything a booking orders the outside world to do. All are named no-ops here; the server performs them in the transaction of the event. */
export const effects = {
  reserveTime: () => {},
  releaseTime: () => {},
  /** Everybody's time is taken at another moment, in place of the agreed one. */
  swapTime: () => {},
  /** A time that the coach suggests is taken besides the one that was asked for, and is given back. */
  holdProposedTime: () => {},
  releaseProposedTime: () => {},
  /** The time is another coach's from now on. */
  handOver: () => {},
  holdCredit: () => {},
  returnCredit: () => {},
  forfeitCredit: () => {},
  spendCredit: () => {},
  refundCredit: () => {},
  /** What became of the unit turns out to be wrong: it moves on from there to where it belongs. */
  correctCredit: () => {},
  /** Each attendee's own unit is set aside, or goes back; their charts decide. */
  holdPerAttendee: () => {},
  releasePerAttendee: () => {},
  markAttendance: () => {},
  markAllAttended: () => {},
  /** What was told of those who come is taken back: they are expected again. */
  reopenAttendance: () => {},
  /** The coach's own calendar is to show what is agreed. */
  writeToCalendar: () => {},
  /** Somebody has asked for the session again: whatever wanted that of them is done. */
  settleAskAgain: () => {},
  notify: (_: unknown, _notice: Notice) => {},
  /** Notifications of these types ask for something that is done or has become impossible. */
  settleNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
  /** What notifications of these types say is not so: they go, and so do the mails that wait to be sent. */
  takeBackNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
} as const;
