import type { SamplePage } from './charts/sample/sample-page.ts';

type Found = () => Promise<{ readonly samplePages: readonly SamplePage[] }>;

/** Which pages show the states of a machine, each fetched only when somebody looks. */
const samples: Readonly<Record<string, Found>> = {
  alert: () => import('./shell/samples.ts'),
  alerts: () => import('./shell/samples.ts'),
  attendee: () => import('./features/attendees/samples.ts'),
  auth: () => import('./features/auth/samples.ts'),
  award: () => import('./features/profile/samples.ts'),
  booking: () => import('./features/bookings/samples.ts'),
  'booking-group': () => import('./features/booking-groups/samples.ts'),
  'booking-invite': () => import('./features/booking-invites/samples.ts'),
  'booking-request': () => import('./features/booking-requests/samples.ts'),
  'coach-note': () => import('./features/coach-notes/samples.ts'),
  'coach-permission': () => import('./features/coach-permissions/samples.ts'),
  'external-calendar': () => import('./features/external-calendars/samples.ts'),
  meeting: () => import('./features/meetings/samples.ts'),
  organization: () => import('./features/organizations/samples.ts'),
  'prompt-queue': () => import('./shell/samples.ts'),
  'resource-category': () => import('./features/resource-categories/samples.ts'),
  session: () => import('./features/sessions/samples.ts'),
  'slot-hold': () => import('./features/booking-requests/samples.ts'),
  team: () => import('./features/teams/samples.ts'),
  review: () => import('./features/reviews/samples.ts'),
  'upload-report': () => import('./features/uploads/samples.ts'),
  user: () => import('./features/users/samples.ts'),
};

export async function samplePagesOf(machine: string): Promise<readonly SamplePage[]> {
  const { samplePages } = (await samples[machine]?.()) ?? { samplePages: [] };
  return samplePages.filter((page) => page.machine === machine);
}
