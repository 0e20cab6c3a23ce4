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
  'organization',
  'own-export',
  'programme',
  'resource',
  'resource-category',
  'review',
  'session',
  'session-option',
  'slot-hold',
  'support-request',
  'team',
  'upload-report',
  'user',
] as const;

export type RecordName = (typeof recordNames)[number];
