import type { Kept } from './kept.ts';

/**
 * Tables whose rows stay: what is deleted there is marked, and what is erased there is emptied. A command has loaded what it refers to, so a reference to one of
 * them is never broken.
 */
export const rowsThatStay: readonly string[] = [
  'attendees',
  'booking_groups',
  'bookings',
  'conversations',
  'credit_lots',
  'forum_comments',
  'kai_credit_uses',
  'kpi_values',
  'kpis',
  'interactive_resource_versions',
  'interactive_resources',
  'programme_interactive_resources',
  'support_requests',
  'ledger_accounts',
  'ledger_transfers',
  'meeting_seats',
  'organizations',
  'policies',
  'programmes',
  'questionnaire_assignments',
  'questionnaire_versions',
  'questionnaires',
  'resource_categories',
  'session_options',
  'sessions',
  'slot_holds',
  'teams',
  'upload_reports',
  'users',
];

/** References to rows that may go, which no request writes. */
export const keptReferences: readonly Kept[] = [
  {
    because: 'only the rounds of calendars write these, and a round that fails begins anew',
    constraints: ['busy_times_calendar_id_fkey', 'calendar_events_calendar_id_fkey'],
  },
  {
    because: 'written by one step with what it refers to, or behind the lock of it',
    constraints: [
      'resources_thumbnail_id_fkey',
      'resource_versions_resource_id_fkey',
      'kai_passages_conversation_id_fkey',
      'kai_analyses_conversation_id_fkey',
      'kai_recordings_conversation_id_fkey',
      'kai_recordings_file_id_fkey',
    ],
  },
  {
    because: 'whoever takes a file has locked it, and found it to be theirs',
    constraints: [
      'resources_file_id_fkey',
      'resource_versions_file_id_fkey',
      'interactive_resources_package_id_fkey',
      'interactive_resource_versions_package_id_fkey',
    ],
  },
];
