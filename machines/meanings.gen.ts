// Made by `npm run registries` of the files that are there.
import { activityMeanings } from './activity/meanings.ts';
import { alertsMeanings } from './alerts/meanings.ts';
import { alertMeanings } from './alerts/meanings.ts';
import { appMeanings } from './app/meanings.ts';
import { attendeeMeanings } from './attendee/meanings.ts';
import { authMeanings } from './auth/meanings.ts';
import { awardMeanings } from './award/meanings.ts';
import { bookingConstraintMeanings } from './booking-constraint/meanings.ts';
import { bookingGroupMeanings } from './booking-group/meanings.ts';
import { bookingInviteMeanings } from './booking-invite/meanings.ts';
import { bookingRequestMeanings } from './booking-request/meanings.ts';
import { bookingMeanings } from './booking/meanings.ts';
import { coachNoteMeanings } from './coach-note/meanings.ts';
import { coachPermissionMeanings } from './coach-permission/meanings.ts';
import { conversationViewingMeanings } from './conversation-viewing/meanings.ts';
import { creditLotMeanings } from './credit-lot/meanings.ts';
import { digestMeanings } from './digest/meanings.ts';
import { externalCalendarMeanings } from './external-calendar/meanings.ts';
import { fileUploadMeanings } from './file-upload/meanings.ts';
import { forumCommentMeanings } from './forum-comment/meanings.ts';
import { forumThreadMeanings } from './forum-thread/meanings.ts';
import { interactiveResourceMeanings } from './interactive-resource/meanings.ts';
import { interactiveResponseMeanings } from './interactive-response/meanings.ts';
import { kaiConversationMeanings } from './kai-conversation/meanings.ts';
import { kaiCreditSelectionRequestMeanings } from './kai-credit-selection-request/meanings.ts';
import { kaiUploadMeanings } from './kai-upload/meanings.ts';
import { kpiMeanings } from './kpi/meanings.ts';
import { meetingMeanings } from './meeting/meanings.ts';
import { messageSendingMeanings } from './message-sending/meanings.ts';
import { messageMeanings } from './message/meanings.ts';
import { notificationMeanings } from './notification/meanings.ts';
import { organizationMeanings } from './organization/meanings.ts';
import { ownExportMeanings } from './own-export/meanings.ts';
import { programmeInteractiveResourceMeanings } from './programme-interactive-resource/meanings.ts';
import { programmeMeanings } from './programme/meanings.ts';
import { promptQueueMeanings } from './prompt-queue/meanings.ts';
import { questionnaireAssignmentMeanings } from './questionnaire-assignment/meanings.ts';
import { questionnaireResponseMeanings } from './questionnaire-response/meanings.ts';
import { questionnaireRunMeanings } from './questionnaire-run/meanings.ts';
import { questionnaireMeanings } from './questionnaire/meanings.ts';
import { reportRunMeanings } from './report-run/meanings.ts';
import { resourceCategoryMeanings } from './resource-category/meanings.ts';
import { resourceMeanings } from './resource/meanings.ts';
import { reviewMeanings } from './review/meanings.ts';
import { sessionOptionMeanings } from './session-option/meanings.ts';
import { sessionMeanings } from './session/meanings.ts';
import { slotHoldMeanings } from './slot-hold/meanings.ts';
import { supportRequestMeanings } from './support-request/meanings.ts';
import { teamMeanings } from './team/meanings.ts';
import { uploadReportMeanings } from './upload-report/meanings.ts';
import { userMeanings } from './user/meanings.ts';
import type { Meanings } from './meanings.ts';

export const allMeanings: Readonly<Record<string, Meanings>> = {
  'activity': activityMeanings,
  'alerts': alertsMeanings,
  'alert': alertMeanings,
  'app': appMeanings,
  'attendee': attendeeMeanings,
  'auth': authMeanings,
  'award': awardMeanings,
  'booking-constraint': bookingConstraintMeanings,
  'booking-group': bookingGroupMeanings,
  'booking-invite': bookingInviteMeanings,
  'booking-request': bookingRequestMeanings,
  'booking': bookingMeanings,
  'coach-note': coachNoteMeanings,
  'coach-permission': coachPermissionMeanings,
  'conversation-viewing': conversationViewingMeanings,
  'credit-lot': creditLotMeanings,
  'digest': digestMeanings,
  'external-calendar': externalCalendarMeanings,
  'file-upload': fileUploadMeanings,
  'forum-comment': forumCommentMeanings,
  'forum-thread': forumThreadMeanings,
  'interactive-resource': interactiveResourceMeanings,
  'interactive-response': interactiveResponseMeanings,
  'kai-conversation': kaiConversationMeanings,
  'kai-credit-selection-request': kaiCreditSelectionRequestMeanings,
  'kai-upload': kaiUploadMeanings,
  'kpi': kpiMeanings,
  'meeting': meetingMeanings,
  'message-sending': messageSendingMeanings,
  'message': messageMeanings,
  'notification': notificationMeanings,
  'organization': organizationMeanings,
  'own-export': ownExportMeanings,
  'programme-interactive-resource': programmeInteractiveResourceMeanings,
  'programme': programmeMeanings,
  'prompt-queue': promptQueueMeanings,
  'questionnaire-assignment': questionnaireAssignmentMeanings,
  'questionnaire-response': questionnaireResponseMeanings,
  'questionnaire-run': questionnaireRunMeanings,
  'questionnaire': questionnaireMeanings,
  'report-run': reportRunMeanings,
  'resource-category': resourceCategoryMeanings,
  'resource': resourceMeanings,
  'review': reviewMeanings,
  'session-option': sessionOptionMeanings,
  'session': sessionMeanings,
  'slot-hold': slotHoldMeanings,
  'support-request': supportRequestMeanings,
  'team': teamMeanings,
  'upload-report': uploadReportMeanings,
  'user': userMeanings,
};
