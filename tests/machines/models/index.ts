import type { Model } from '#tools/paths/model.ts';
import { alertModel, alertsModel } from './alerts.ts';
import { attendeeModel } from './attendee.ts';
import { awardModel } from './award.ts';
import { authModel } from './auth.ts';
import { bookingGroupModel } from './booking-group.ts';
import { bookingInviteModel } from './booking-invite.ts';
import { bookingModel } from './booking.ts';
import { bookingRequestModel } from './booking-request.ts';
import { coachNoteModel } from './coach-note.ts';
import { coachPermissionModel } from './coach-permission.ts';
import { externalCalendarModel } from './external-calendar.ts';
import { meetingModel } from './meeting.ts';
import { organizationModel } from './organization.ts';
import { promptQueueModel } from './prompt-queue.ts';
import { resourceCategoryModel } from './resource-category.ts';
import { reviewModel } from './review.ts';
import { sessionModel } from './session.ts';
import { slotHoldModel } from './slot-hold.ts';
import { uploadReportModel } from './upload-report.ts';
import { userModel } from './user.ts';
import { teamModel } from './team.ts';

/** The model of every machine, by its name in the catalogue. */
export const models: Readonly<Record<string, Model>> = {
  attendee: attendeeModel,
  booking: bookingModel,
  'booking-group': bookingGroupModel,
  'booking-invite': bookingInviteModel,
  'coach-note': coachNoteModel,
  'coach-permission': coachPermissionModel,
  'external-calendar': externalCalendarModel,
  session: sessionModel,
  'slot-hold': slotHoldModel,
  'resource-category': resourceCategoryModel,
  review: reviewModel,
  'upload-report': uploadReportModel,
  award: awardModel,
  user: userModel,
  organization: organizationModel,
  team: teamModel,
  'booking-request': bookingRequestModel,
  meeting: meetingModel,
  auth: authModel,
  'prompt-queue': promptQueueModel,
  alerts: alertsModel,
  alert: alertModel,
};
