import type { NotificationType } from './notification-types.ts';

/** The filter groups of the notifications screen (domain reference, 11.4). */
export const notificationGroups = [
  'Bookings',
  'Questionnaires',
  'Programme',
  'AI',
  'Forum',
  'Messages',
  'Account',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

const rules: readonly (readonly [RegExp, NotificationGroup])[] = [
  [/Questionnaire/, 'Questionnaires'],
  [/^Kai/, 'AI'],
  [/^Forum/, 'Forum'],
  [/^Message/, 'Messages'],
  [/^(Programme|RemainingProgramme|GlobalResources)/, 'Programme'],
  [/Booking|Session|Invite|Cancellation|CoachNote|CoachScored/, 'Bookings'],
];

export const groupOf = (type: NotificationType): NotificationGroup =>
  rules.find(([pattern]) => pattern.test(type))?.[1] ?? 'Account';
