/**
 * What a column that can hold words says about a person.
 * - `none`: nothing about anybody: states, choices, hashes, names of things
 * - `own`: written by the chart of the account itself when it is erased
 * - `follows`: the database itself takes it from the account's own name
 * - `erased`: is emptied where the row is about the person
 * - `gone`: the row itself goes
 * - `reason`: holds a reason that somebody gave, which is taken out
 * - `mention`: names people in sentences; the name is replaced
 */
export type PersonalKind = 'none' | 'own' | 'follows' | 'erased' | 'gone' | 'reason' | 'mention';

const none = (...columns: string[]): Record<string, PersonalKind> =>
  Object.fromEntries(columns.map((column) => [column, 'none']));

/** Tables that say nothing about persons: things, rules and machinery. Their free texts are about themselves. */
export const impersonalTables: readonly string[] = [
  'organizations',
  'organization_domains',
  'oidc_returns',
  'teams',
  'team_members',
  'booking_group_members',
  'booking_group_programmes',
  'policies',
  'sessions',
  'programmes',
  'programme_members',
  'programme_teams',
  'programme_coaches',
  'session_options',
  'resource_categories',
  'resource_category_resources',
  'resources',
  'rate_windows',
  'timers',
  'idempotency_keys',
  'ledger_accounts',
];

/** Every column of the other tables that can hold words. A column that is missing here fails a law. */
export const personalData: Readonly<Record<string, Readonly<Record<string, PersonalKind>>>> = {
  users: {
    ...none('status', 'role', 'login_method', 'privacy_accepted_version', 'terms_accepted_version'),
    first_name: 'own',
    last_name: 'own',
    full_name: 'own',
    email: 'own',
    job_title: 'own',
    phone: 'own',
    bio: 'own',
    specialisms: 'own',
    languages: 'own',
    time_zone: 'own',
    locale: 'own',
    picture_url: 'erased',
    achievement: 'erased',
    pinned_award: 'erased',
    notification_preferences: 'own',
    oidc_issuer: 'erased',
    oidc_subject: 'erased',
  },
  user_awards: { ...none('status'), award: 'gone', revoked_reason: 'gone' },
  earned_points: { source: 'gone' },
  digest_lines: { ...none('type', 'entity'), text: 'mention' },
  own_exports: { status: 'gone' },
  password_credentials: { password_hash: 'gone' },
  sign_in_locks: { account: 'gone' },
  password_links: { purpose: 'gone', secret_hash: 'gone', account: 'gone' },
  token_families: {
    binding_hash: 'gone',
    device: 'gone',
    login_method: 'gone',
    provider_session: 'gone',
    revoked_because: 'gone',
  },
  refresh_tokens: { token_hash: 'gone' },
  working_hours: none('time_zone', 'weekly'),
  availability_exceptions: {
    ...none('kind', 'time_zone', 'starts_local', 'ends_local'),
    reason: 'erased',
  },
  busy_times: { calendar_name: 'gone' },
  calendar_events: { remote: 'gone', etag: 'gone' },
  external_calendars: {
    ...none('status', 'provider', 'direction', 'read_mode'),
    account_label: 'gone',
    calendar_id: 'gone',
    calendar_name: 'gone',
    offered: 'gone',
    last_error: 'gone',
    credentials: 'gone',
    marker: 'gone',
  },
  coach_note_readings: { reason: 'gone' },
  coach_note_versions: {
    body: 'gone',
    goal: 'gone',
    observations: 'gone',
    agreed_actions: 'gone',
    next_focus: 'gone',
  },
  coach_notes: {
    ...none('status', 'scope'),
    body: 'gone',
    goal: 'gone',
    observations: 'gone',
    agreed_actions: 'gone',
    next_focus: 'gone',
    amendments: 'gone',
  },
  reviews: { ...none('status'), comment: 'erased' },
  bookings: {
    ...none('status', 'credit_state', 'reference', 'kind', 'location_kind', 'terms', 'ical_uid'),
    ...none(
      'member_time_zone',
      'coach_time_zone',
      'outcome',
      'external_move',
      'moving',
      'proposal',
    ),
    tab: 'none',
    coach_name: 'follows',
    party_name: 'follows',
    people: 'follows',
    title: 'mention',
    location_detail: 'erased',
    join_url: 'erased',
    response: 'reason',
    cancellation: 'reason',
    override_reason: 'erased',
    note: 'erased',
    team_note: 'erased',
  },
  booking_requests: { message: 'erased' },
  attendees: { ...none('status', 'via'), withdraw_reason: 'erased' },
  booking_groups: { ...none('status', 'kind', 'pattern'), name: 'mention' },
  booking_invites: { status: 'none', message: 'erased', decline_reason: 'erased' },
  meeting_seats: { ...none('side'), reason: 'erased' },
  meeting_signals: { content: 'gone' },
  meeting_clients: none('number', 'passcode'),
  slot_holds: none('status'),
  reservations: none('side'),
  coach_permissions: {
    ...none('status', 'scope'),
    coach_name: 'follows',
    subject_name: 'follows',
  },
  credit_lots: { ...none('status', 'holder_type', 'source'), reason: 'erased', note: 'erased' },
  ledger_transfers: none(
    'type',
    'debit_key',
    'credit_key',
    'cause_machine',
    'cause_event',
    'reason',
    'previous_hash',
    'hash',
  ),
  machine_events: {
    ...none('machine', 'event', 'state', 'regions', 'transitions'),
    payload: 'reason',
  },
  outbox: { ...none('kind', 'dedupe_key', 'last_error'), payload: 'mention' },
  notifications: {
    ...none('type', 'link', 'entity', 'group_key', 'actioned_by'),
    text: 'mention',
  },
  audit_entries: none('kind', 'entity', 'detail'),
  files: { ...none('purpose', 'media_type', 'stored_as'), name: 'gone' },
  upload_reports: none('status', 'kind', 'file_name', 'columns', 'failure'),
  upload_rows: { outcome: 'none', cells: 'erased', messages: 'erased', email: 'erased' },
};
