/** The 55 notification types of the specification, section 3; the spelling is the customer's and is a wire value. */
export const notificationTypes = [
  'Welcome', 'SessionStart', 'MessageRecieved', 'ForumThreadRejection', 'ForumThreadComment',
  'BookingRequestRecieved', 'BookingRequestConfirmed', 'BookingCancelled', 'KaiComplete',
  'BookingCancelledAndReschedule', 'BookingCreditLost', 'BookingUpdated', 'BookingRequestRejected',
  'SessionQuestionnaireCompleted', 'ProgrammeQuestionnaireCompleted', 'LevelledUp', 'AchievementAwarded',
  'RemainingProgrammeCredits', 'MissedBooking', 'ProgrammeResourcesAdded', 'BookingResourcesAdded',
  'BookingInviteRejected', 'WelcomeOrganizationAdmin', 'CoachScoredBelowThesholdForReview', 'UserMissedBooking',
  'RoleUpdate', 'LateCancellation', 'CoachLateCancellation', 'ProgrammeComplete', 'AdminMemberCreated',
  'AdminMemberDeleted', 'SessionQuestionnaireRequiresAction', 'BookingCreatedForUser', 'BookingCreatedForCoach',
  'TeamCoachNoteRequired', 'UserCoachNoteRequired', 'BookingInviteSent', 'ForumThreadCommentRejection',
  'BookingCancelledOutsideOfSystem', 'GlobalResourcesAdded', 'TeamLeaderUpdated', 'KaiCompleteWithErrors',
  'BookingRequestPending', 'ForumThreadAccepted', 'ProgrammeQuestionnaireRequiresAction', 'InviteRevoked',
  'WelcomeCoach', 'ProgrammeCreated', 'SessionReminder', 'UserRestored', 'ProgrammeQuestionnaireStarted',
  'BookingCreatedCoach', 'ProgrammeNearComplete', 'BookingRequestExpired', 'BookingRequestCancelled',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
