// Made by `npm run registries` of the files that are there.
import { activityModel } from './activity.ts';
import { alertModel } from './alerts.ts';
import { alertsModel } from './alerts.ts';
import { appModel } from './app.ts';
import { attendeeModel } from './attendee.ts';
import { authModel } from './auth.ts';
import { awardModel } from './award.ts';
import { bookingConstraintModel } from './booking-constraint.ts';
import { bookingGroupModel } from './booking-group.ts';
import { bookingInviteModel } from './booking-invite.ts';
import { bookingRequestModel } from './booking-request.ts';
import { bookingModel } from './booking.ts';
import { coachNoteModel } from './coach-note.ts';
import { coachPermissionModel } from './coach-permission.ts';
import { conversationViewingModel } from './conversation-viewing.ts';
import { creditLotModel } from './credit-lot.ts';
import { digestModel } from './digest.ts';
import { externalCalendarModel } from './external-calendar.ts';
import { fileUploadModel } from './file-upload.ts';
import { forumCommentModel } from './forum-comment.ts';
import { forumThreadModel } from './forum-thread.ts';
import { interactiveResourceModel } from './interactive-resource.ts';
import { interactiveResponseModel } from './interactive-response.ts';
import { kaiConversationModel } from './kai-conversation.ts';
import { kaiCreditSelectionRequestModel } from './kai-credit-selection-request.ts';
import { kaiUploadModel } from './kai-upload.ts';
import { kpiModel } from './kpi.ts';
import { meetingModel } from './meeting.ts';
import { messageSendingModel } from './message-sending.ts';
import { messageModel } from './message.ts';
import { notificationModel } from './notification.ts';
import { organizationModel } from './organization.ts';
import { ownExportModel } from './own-export.ts';
import { programmeInteractiveResourceModel } from './programme-interactive-resource.ts';
import { programmeModel } from './programme.ts';
import { promptQueueModel } from './prompt-queue.ts';
import { questionnaireAssignmentModel } from './questionnaire-assignment.ts';
import { questionnaireResponseModel } from './questionnaire-response.ts';
import { questionnaireRunModel } from './questionnaire-run.ts';
import { questionnaireModel } from './questionnaire.ts';
import { reportRunModel } from './report-run.ts';
import { resourceCategoryModel } from './resource-category.ts';
import { resourceModel } from './resource.ts';
import { reviewModel } from './review.ts';
import { sessionOptionModel } from './session-option.ts';
import { sessionModel } from './session.ts';
import { slotHoldModel } from './slot-hold.ts';
import { supportRequestModel } from './support-request.ts';
import { teamModel } from './team.ts';
import { uploadReportModel } from './upload-report.ts';
import { userModel } from './user.ts';

export const allModels = {
  'activity': activityModel,
  'alert': alertModel,
  'alerts': alertsModel,
  'app': appModel,
  'attendee': attendeeModel,
  'auth': authModel,
  'award': awardModel,
  'booking-constraint': bookingConstraintModel,
  'booking-group': bookingGroupModel,
  'booking-invite': bookingInviteModel,
  'booking-request': bookingRequestModel,
  'booking': bookingModel,
  'coach-note': coachNoteModel,
  'coach-permission': coachPermissionModel,
  'conversation-viewing': conversationViewingModel,
  'credit-lot': creditLotModel,
  'digest': digestModel,
  'external-calendar': externalCalendarModel,
  'file-upload': fileUploadModel,
  'forum-comment': forumCommentModel,
  'forum-thread': forumThreadModel,
  'interactive-resource': interactiveResourceModel,
  'interactive-response': interactiveResponseModel,
  'kai-conversation': kaiConversationModel,
  'kai-credit-selection-request': kaiCreditSelectionRequestModel,
  'kai-upload': kaiUploadModel,
  'kpi': kpiModel,
  'meeting': meetingModel,
  'message-sending': messageSendingModel,
  'message': messageModel,
  'notification': notificationModel,
  'organization': organizationModel,
  'own-export': ownExportModel,
  'programme-interactive-resource': programmeInteractiveResourceModel,
  'programme': programmeModel,
  'prompt-queue': promptQueueModel,
  'questionnaire-assignment': questionnaireAssignmentModel,
  'questionnaire-response': questionnaireResponseModel,
  'questionnaire-run': questionnaireRunModel,
  'questionnaire': questionnaireModel,
  'report-run': reportRunModel,
  'resource-category': resourceCategoryModel,
  'resource': resourceModel,
  'review': reviewModel,
  'session-option': sessionOptionModel,
  'session': sessionModel,
  'slot-hold': slotHoldModel,
  'support-request': supportRequestModel,
  'team': teamModel,
  'upload-report': uploadReportModel,
  'user': userModel,
} as const;
