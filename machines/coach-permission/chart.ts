import { plainChart } from '../plain-record.ts';
import {
  coachPermissionMachine,
  type CoachPermissionContext,
  type CoachPermissionEvent,
} from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  CREATE: 'Staff permit a coach for a member, a session or a team.',
  DELETE: 'Staff remove the permission; bookings that were made stay.',
} as const;

export const coachPermissionChart = plainChart<CoachPermissionContext, CoachPermissionEvent>({
  name: 'coach-permission',
  machine: coachPermissionMachine,
  noun: 'permission',
  questions: {
    isCoach: { field: 'coach', kind: 'payload' },
    isSubjectThere: { field: 'subject', kind: 'payload' },
    isNew: { field: 'permission', kind: 'payload' },
    areDatesInOrder: { field: 'validTo', kind: 'payload' },
  },
});
