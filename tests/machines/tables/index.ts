import type { Table } from '#tools/paths/table.ts';
import {
  interactiveResourceTable,
  interactiveResponseTable,
  programmeInteractiveResourceTable,
} from './activities.ts';
import { selectionRequestTable } from './ai-credits.ts';
import { attendeeTable } from './attendee.ts';
import { awardTable } from './award.ts';
import { bookingTable } from './booking/index.ts';
import { bookingGroupTable } from './booking-group.ts';
import { bookingInviteTable } from './booking-invite.ts';
import { coachNoteTable } from './coach-note.ts';
import { authTable } from './conductors/auth.ts';
import { meetingTable } from './conductors/meeting.ts';
import { promptQueueTable } from './conductors/prompt-queue.ts';
import { questionnaireRunTable } from './conductors/questionnaire-run.ts';
import { kaiUploadTable } from './conductors/kai-upload.ts';
import { fileUploadTable, messageSendingTable } from './conductors/sending.ts';
import { activityTable, alertTable, appTable, reportRunTable } from './conductors/small.ts';
import { conversationViewingTable, messageTable } from './conversations.ts';
import { creditLotTable } from './credit-lot.ts';
import { externalCalendarTable } from './external-calendar.ts';
import { digestTable, notificationTable } from './notices.ts';
import {
  bookingConstraintTable,
  coachPermissionTable,
  organizationTable,
  resourceCategoryTable,
  resourceTable,
  sessionOptionTable,
  sessionTable,
  teamTable,
} from './plain-records.ts';
import { forumCommentTable, forumThreadTable } from './forum.ts';
import { kaiConversationTable } from './kai-conversation.ts';
import { programmeTable } from './programme.ts';
import { kpiTable, questionnaireTable, supportRequestTable } from './questions-and-values.ts';
import { questionnaireAssignmentTable } from './questionnaire-assignment.ts';
import { questionnaireResponseTable } from './questionnaire-response.ts';
import { reviewTable } from './review.ts';
import { ownExportTable, slotHoldTable, uploadReportTable } from './small-records.ts';
import { userTable } from './user.ts';

/** What comes of the charts, by their names. */
export const tables: Readonly<Record<string, Table>> = {
  attendee: attendeeTable,
  award: awardTable,
  'booking-group': bookingGroupTable,
  'booking-invite': bookingInviteTable,
  'coach-note': coachNoteTable,
  'credit-lot': creditLotTable,
  digest: digestTable,
  notification: notificationTable,
  'own-export': ownExportTable,
  programme: programmeTable,
  message: messageTable,
  'conversation-viewing': conversationViewingTable,
  'questionnaire-assignment': questionnaireAssignmentTable,
  'questionnaire-response': questionnaireResponseTable,
  'forum-thread': forumThreadTable,
  'forum-comment': forumCommentTable,
  review: reviewTable,
  'slot-hold': slotHoldTable,
  booking: bookingTable,
  'interactive-resource': interactiveResourceTable,
  'interactive-response': interactiveResponseTable,
  'programme-interactive-resource': programmeInteractiveResourceTable,
  'kai-credit-selection-request': selectionRequestTable,
  'kai-conversation': kaiConversationTable,
  kpi: kpiTable,
  questionnaire: questionnaireTable,
  'support-request': supportRequestTable,
  auth: authTable,
  meeting: meetingTable,
  'prompt-queue': promptQueueTable,
  'questionnaire-run': questionnaireRunTable,
  'message-sending': messageSendingTable,
  'file-upload': fileUploadTable,
  'kai-upload': kaiUploadTable,
  activity: activityTable,
  alert: alertTable,
  app: appTable,
  'report-run': reportRunTable,
  'booking-constraint': bookingConstraintTable,
  'coach-permission': coachPermissionTable,
  'external-calendar': externalCalendarTable,
  organization: organizationTable,
  resource: resourceTable,
  'resource-category': resourceCategoryTable,
  session: sessionTable,
  'session-option': sessionOptionTable,
  team: teamTable,
  'upload-report': uploadReportTable,
  user: userTable,
};

/** Charts without a table, and what tells of them instead. */
export const toldByTests: Readonly<Record<string, string>> = {
  alerts:
    'What it does to alerts are messages to their actors; its tests follow those with real ones.',
  'booking-request':
    'Its two regions talk to each other at every step; its tests and its model tell where each choice leads.',
};
