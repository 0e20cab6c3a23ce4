import { alertPages, alertsPages } from './alerts.ts';
import { attendeePages } from './attendee.ts';
import { authPages } from './auth.ts';
import { awardPages } from './award.ts';
import { bookingGroupPages } from './booking-group.ts';
import { bookingInvitePages } from './booking-invite.ts';
import { bookingPages } from './booking.ts';
import { bookingRequestPages } from './booking-request.ts';
import { coachNotePages } from './coach-note.ts';
import { externalCalendarPages } from './external-calendar.ts';
import { kaiConversationPages } from './kai-conversation.ts';
import { kaiCreditSelectionRequestPages } from './kai-credit-selection-request.ts';
import { kaiUploadPages } from './kai-upload.ts';
import { recordPages } from './records.ts';
import type { BrowserModel } from './model.ts';
import { meetingPages } from './meeting.ts';
import { promptQueuePages } from './prompt-queue.ts';
import { questionnaireRunPages } from './questionnaire-run.ts';
import { reportRunPages } from './report-run.ts';
import { reviewPages } from './review.ts';
import { slotHoldPages } from './slot-hold.ts';
import { uploadReportPages } from './upload-report.ts';
import { userPages } from './user.ts';

/** The machines that pages lead, by their name in the catalogue. */
export const browserModels: Readonly<Record<string, BrowserModel>> = {
  attendee: attendeePages,
  award: awardPages,
  booking: bookingPages,
  'booking-group': bookingGroupPages,
  'booking-invite': bookingInvitePages,
  'coach-note': coachNotePages,
  'external-calendar': externalCalendarPages,
  'kai-conversation': kaiConversationPages,
  'kai-credit-selection-request': kaiCreditSelectionRequestPages,
  'slot-hold': slotHoldPages,
  ...recordPages,
  review: reviewPages,
  'upload-report': uploadReportPages,
  user: userPages,
  'booking-request': bookingRequestPages,
  'kai-upload': kaiUploadPages,
  meeting: meetingPages,
  auth: authPages,
  'prompt-queue': promptQueuePages,
  'questionnaire-run': questionnaireRunPages,
  'report-run': reportRunPages,
  alerts: alertsPages,
  alert: alertPages,
};
