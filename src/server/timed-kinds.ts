import { bookingInviteKind, bookingKind } from './features/bookings/public.ts';
import { coachNoteKind } from './features/coach-notes/public.ts';
import {
  externalCalendarKind,
  syncRinging,
  syncTimers,
} from './features/external-calendars/public.ts';
import { reviewKind } from './features/reviews/public.ts';
import { lotMachine, lotRinging } from './features/session-credits/public.ts';
import { slotHoldKind } from './features/slot-holds/public.ts';
import { uploadReportKind } from './features/uploads/public.ts';
import { userKind } from './features/users/public.ts';
import { ringing, type Ringing } from './timers/ringing.ts';

/** Everything whose timers ring, by the name under which it sets them. */
export const timedKinds: Readonly<Record<string, Ringing>> = {
  [bookingKind.chart.name]: ringing(bookingKind),
  [bookingInviteKind.chart.name]: ringing(bookingInviteKind),
  [coachNoteKind.chart.name]: ringing(coachNoteKind),
  [externalCalendarKind.chart.name]: ringing(externalCalendarKind),
  [syncTimers]: syncRinging,
  [reviewKind.chart.name]: ringing(reviewKind),
  [slotHoldKind.chart.name]: ringing(slotHoldKind),
  [lotMachine]: lotRinging,
  [uploadReportKind.chart.name]: ringing(uploadReportKind),
  [userKind.chart.name]: ringing(userKind),
};
