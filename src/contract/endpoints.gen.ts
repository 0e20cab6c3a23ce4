// Made by `npm run registries` of the files that are there.
import { attendees } from './bookings/attendees.ts';
import { bookingGroups } from './bookings/booking-groups.ts';
import { bookingInvites } from './bookings/booking-invites.ts';
import { bookingRequests } from './bookings/booking-requests.ts';
import { bookings } from './bookings/bookings.ts';
import { coachNotes } from './bookings/coach-notes.ts';
import { dashboard } from './bookings/dashboard.ts';
import { meetingChat } from './bookings/meeting-chat.ts';
import { meetings } from './bookings/meetings.ts';
import { reviews } from './bookings/reviews.ts';
import { coachPermissions } from './coaches/coach-permissions.ts';
import { coachTimes } from './coaches/coach-time.ts';
import { externalCalendars } from './coaches/external-calendars.ts';
import { fileUploads } from './file-uploads.ts';
import { find } from './find.ts';
import { forumComments } from './forum/forum-comments.ts';
import { forumMutes } from './forum/forum-mutes.ts';
import { forumThreads } from './forum/forum-threads.ts';
import { kaiBulk } from './kai/kai-bulk.ts';
import { kaiConversations } from './kai/kai-conversations.ts';
import { kaiRubrics } from './kai/kai-rubrics.ts';
import { livesEndpoints } from './lives.ts';
import { conversationViewings } from './messages/conversation-viewings.ts';
import { conversations } from './messages/conversations.ts';
import { messages } from './messages/messages.ts';
import { notifications } from './notifications.ts';
import { awards } from './people/awards.ts';
import { ownMailSettings } from './people/mail-settings.ts';
import { ownMessageSettings } from './people/message-settings.ts';
import { organizationMembers } from './people/organization-members.ts';
import { organizations } from './people/organizations.ts';
import { ownExports } from './people/own-exports.ts';
import { pictures } from './people/pictures.ts';
import { policies } from './people/policy.ts';
import { preferences } from './people/preferences.ts';
import { ownProfile } from './people/profile.ts';
import { push } from './people/push.ts';
import { savedViews } from './people/saved-views.ts';
import { teams } from './people/teams.ts';
import { uploadReports } from './people/upload-reports.ts';
import { users } from './people/users.ts';
import { bookingConstraints } from './programmes/booking-constraints.ts';
import { kaiCreditAuditItems } from './programmes/kai-credit-audit-items.ts';
import { kaiCreditSelectionRequests } from './programmes/kai-credit-selection-requests.ts';
import { kaiCredits } from './programmes/kai-credits.ts';
import { kpiValues } from './programmes/kpi-values.ts';
import { kpis } from './programmes/kpis.ts';
import { programmeMembers } from './programmes/programme-members.ts';
import { programmes } from './programmes/programmes.ts';
import { sessionCreditAuditItems } from './programmes/session-credit-audit-items.ts';
import { sessionCredits } from './programmes/session-credits.ts';
import { sessionOptions } from './programmes/session-options.ts';
import { sessions } from './programmes/sessions.ts';
import { questionnaireAssignments } from './questionnaires/assignments.ts';
import { questionnaires } from './questionnaires/questionnaires.ts';
import { questionnaireResponses } from './questionnaires/responses.ts';
import { reportEndpoints } from './reports.ts';
import { interactiveResources } from './resources/interactive-resources.ts';
import { interactiveResponses } from './resources/interactive-responses.ts';
import { programmeInteractiveResources } from './resources/programme-interactive-resources.ts';
import { resourceCategories } from './resources/resource-categories.ts';
import { resources } from './resources/resources.ts';
import { setAside } from './set-aside-work.ts';
import { auth } from './sign-in/auth.ts';
import { legal } from './sign-in/legal.ts';
import { ownSessions } from './sign-in/own-sessions.ts';
import { passwords } from './sign-in/passwords.ts';
import { singleSignOn } from './sign-in/single-sign-on.ts';
import { supportRequests } from './support/support-requests.ts';

export const allEndpoints = {
  ...attendees,
  ...bookingGroups,
  ...bookingInvites,
  ...bookingRequests,
  ...bookings,
  ...coachNotes,
  ...dashboard,
  ...meetingChat,
  ...meetings,
  ...reviews,
  ...coachPermissions,
  ...coachTimes,
  ...externalCalendars,
  ...fileUploads,
  ...find,
  ...forumComments,
  ...forumMutes,
  ...forumThreads,
  ...kaiBulk,
  ...kaiConversations,
  ...kaiRubrics,
  ...livesEndpoints,
  ...conversationViewings,
  ...conversations,
  ...messages,
  ...notifications,
  ...awards,
  ...ownMailSettings,
  ...ownMessageSettings,
  ...organizationMembers,
  ...organizations,
  ...ownExports,
  ...pictures,
  ...policies,
  ...preferences,
  ...ownProfile,
  ...push,
  ...savedViews,
  ...teams,
  ...uploadReports,
  ...users,
  ...bookingConstraints,
  ...kaiCreditAuditItems,
  ...kaiCreditSelectionRequests,
  ...kaiCredits,
  ...kpiValues,
  ...kpis,
  ...programmeMembers,
  ...programmes,
  ...sessionCreditAuditItems,
  ...sessionCredits,
  ...sessionOptions,
  ...sessions,
  ...questionnaireAssignments,
  ...questionnaires,
  ...questionnaireResponses,
  ...reportEndpoints,
  ...interactiveResources,
  ...interactiveResponses,
  ...programmeInteractiveResources,
  ...resourceCategories,
  ...resources,
  ...setAside,
  ...auth,
  ...legal,
  ...ownSessions,
  ...passwords,
  ...singleSignOn,
  ...supportRequests,
} as const;
