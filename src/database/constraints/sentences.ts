/** What a person is told whom a constraint has stopped: in the words of the rule that the constraint is there for, at the field of that rule. */
export interface ConstraintSentence {
  /** 404 where what it is about has gone meanwhile; 422 unless told. */
  readonly status?: 404;
  readonly field: string;
  readonly sentence: string;
}

const gone = {
  status: 404,
  field: 'request',
  sentence: 'We couldn’t find that. It may have been deleted.',
} as const;

/**
 * Constraints that a request can meet. Whoever loses a race begins anew, and is then told by the rule's own check, which knows more: whose name it is, or who was
 * faster. These are said where the same race is lost again and again, and where a rule has no more to say than its constraint.
 */
export const constraintSentences = {
  attendees_booking_id_user_id_key: {
    field: 'invitee',
    sentence: 'This person has a place in the session already.',
  },
  booking_constraints_once: { field: 'rule', sentence: 'This constraint already exists.' },
  booking_invites_one_at_a_time: {
    field: 'invitee',
    sentence: 'This person is already invited.',
  },
  coach_note_readings_note_id_fkey: gone,
  coach_note_versions_note_id_fkey: gone,
  coach_notes_booking_id_scope_subject_id_key: {
    field: 'subject',
    sentence: 'There is a note of this session already.',
  },
  coach_permissions_once: { field: 'permission', sentence: 'This permission already exists.' },
  external_calendars_once: {
    field: 'calendar',
    sentence: 'This calendar is already connected.',
  },
  external_calendars_one_writer: {
    field: 'direction',
    sentence: 'Only one calendar can receive your bookings.',
  },
  kai_listenings_conversation_id_fkey: gone,
  kai_readings_conversation_id_fkey: gone,
  kpis_name: { field: 'name', sentence: 'A KPI with this name already exists.' },
  ledger_accounts_never_negative: {
    field: 'credit',
    sentence: 'The last credit has just been used. Choose another.',
  },
  meeting_clients_pkey: {
    field: 'number',
    sentence: 'Someone else has just chosen a meeting. Take another look.',
  },
  organization_domains_pkey: {
    field: 'emailDomains',
    sentence: 'One of these domains already belongs to another organisation.',
  },
  organizations_name: {
    field: 'name',
    sentence: 'An organisation with this name already exists.',
  },
  programmes_name: {
    field: 'name',
    sentence: 'This organisation already has a programme with this name.',
  },
  // Only a draft is taken away, with what its author meant to write.
  forum_comments_thread_id_fkey: gone,
  forum_readers_thread_id_fkey: gone,
  push_subscriptions_family_id_fkey: gone,
  refresh_tokens_family_id_fkey: gone,
  reservations_coach_free: { field: 'time', sentence: 'That time has just been taken.' },
  reservations_member_free: {
    field: 'time',
    sentence: 'You already have a session at that time.',
  },
  questionnaires_title: { field: 'name', sentence: 'A questionnaire with this title exists.' },
  resource_categories_name: { field: 'name', sentence: 'A category with this name exists.' },
  resource_category_resources_resource_id_fkey: gone,
  resource_progress_resource_id_fkey: gone,
  reviews_attendee_id_key: {
    field: 'request',
    sentence: 'You have reviewed this session already.',
  },
  programme_interactive_resources_pair: {
    field: 'interactiveResourceId',
    sentence: 'This activity is in the programme already.',
  },
  session_options_pair: {
    field: 'sessionId',
    sentence: 'This session is already part of the programme.',
  },
  sessions_post_questionnaire_id_fkey: {
    field: 'postQuestionnaireId',
    sentence: 'Choose a questionnaire that is published.',
  },
  sessions_pre_questionnaire_id_fkey: {
    field: 'preQuestionnaireId',
    sentence: 'Choose a questionnaire that is published.',
  },
  sessions_name: { field: 'name', sentence: 'Session name is already in use.' },
  slot_holds_one_per_member: {
    field: 'time',
    sentence: 'You’re already holding another time. Try again.',
  },
  team_members_pkey: { field: 'memberId', sentence: 'This person is in this team already.' },
  teams_name: {
    field: 'name',
    sentence: 'This organisation already has a team with this name.',
  },
  users_email: { field: 'email', sentence: 'Email address is already in use.' },
  users_oidc_subject: {
    field: 'request',
    sentence: 'You do not have an account here yet. Ask your administrator.',
  },
} as const satisfies Readonly<Record<string, ConstraintSentence>>;

/** The sentence of a constraint, for the check that says it before the constraint does. */
export const sentenceOf = (constraint: keyof typeof constraintSentences): string =>
  constraintSentences[constraint].sentence;

const all: ReadonlyMap<string, ConstraintSentence> = new Map(Object.entries(constraintSentences));

/** What to say about a violated constraint; null for one that no request can violate, which is a fault of ours. */
export const saidOf = (constraint: string | null): ConstraintSentence | null =>
  (constraint === null ? undefined : all.get(constraint)) ?? null;
