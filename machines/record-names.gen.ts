// Made by `npm run registries` of the charts.
export const recordNames = [
  'attendee',
  'award',
  'booking',
  'booking-constraint',
  'booking-group',
  'booking-invite',
  'coach-note',
  'coach-permission',
  'credit-lot',
  'external-calendar',
  'kpi',
  'organization',
  'own-export',
  'programme',
  'questionnaire',
  'resource',
  'resource-category',
  'review',
  'session',
  'session-option',
  'slot-hold',
  'team',
  'upload-report',
  'user',
] as const;

export type RecordName = (typeof recordNames)[number];
