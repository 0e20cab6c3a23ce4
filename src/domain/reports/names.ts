/** The kinds of reports, as addresses name them (domain reference, 11.9). */
export const reportNames = [
  'bookings-by-status',
  'request-response',
  'attendance',
  'coach-utilisation',
  'credit-utilisation',
  'credit-reconciliation',
  'ai-utilisation',
  'questionnaire-results',
  'kpi-trends',
  'programme-progress',
  'coach-reviews',
  'paperwork-due',
  'engagement',
  'forum-moderation',
  'access-log',
] as const;
export type ReportName = (typeof reportNames)[number];
