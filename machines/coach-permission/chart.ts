import { plainChart } from '../plain-record.ts';
import {
  coachPermissionMachine,
  type CoachPermissionContext,
  type CoachPermissionEvent,
  permissionQuestions,
} from './machine.ts';

export const coachPermissionChart = plainChart<
  CoachPermissionContext,
  CoachPermissionEvent,
  typeof permissionQuestions
>({
  name: 'coach-permission',
  machine: coachPermissionMachine,
  noun: 'permission',
  about: {
    title: 'Coach permission',
    purpose: 'Which coach may be booked: for a member, a session or a team.',
    events: {
      CREATE: 'Staff permit a coach for a member, a session or a team.',
      DELETE: 'Staff remove the permission; bookings that were made stay.',
    },
  },
  questions: permissionQuestions,
  outcomes: {
    // Whoever adds one is told who was added.
    CREATE: { done: null },
    DELETE: { done: '{record} was removed.' },
  },
});
