import type { Kept } from './kept.ts';

/** What two columns may hold beside each other, and why no request ever writes anything else. */
export const keptComparisons: Kept = {
  because: 'two values that a rule of the chart or of the contract has compared before',
  constraints: [
    'mail_settings_quiet_ends',
    'bookings_credit_state_check',
    'bookings_times',
    'busy_times_check',
    'coach_permissions_dates',
    'credit_lots_period',
    'external_calendars_check',
    'kpis_range',
    'ledger_transfers_sides',
    'organizations_contract',
    'organizations_sso_enforced',
    'programmes_dates',
    'reservations_during_check',
    'resource_categories_not_in_itself',
    'resources_availability',
    'resources_url_check',
    'interactive_resources_check',
    'programme_interactive_resources_window',
    'questionnaire_assignments_window',
    'file_uploads_check',
  ],
};
