import { z } from 'zod';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, instant } from '../kernel/fields.ts';

/** A sign-in of one's own, on one browser. */
const ownSession = z
  .object({
    id: z.string(),
    /** Browser and system, as far as they said so. */
    device: z.string().nullable(),
    createdAt: instant(),
    lastUsedAt: instant(),
    isCurrent: z.boolean(),
    /** That browser shows notifications. */
    getsNotifications: z.boolean(),
  })
  .meta({ id: 'OwnSession' });

export const ownSessions = endpoints({
  'GET /auth/sessions': {
    summary: 'Where the signed-in person is signed in, the latest first.',
    response: z.array(ownSession),
    rate: 'read',
    audit: 'none',
  },
  'POST /auth/sessions/{signIn}/events': {
    summary: 'Sign out somewhere else.',
    body: z.object({ type: choice('Event', ['REVOKE']) }),
    response: null,
    rate: 'write',
    audit: 'change',
  },
  'POST /auth/sessions/events': {
    summary: 'Sign out everywhere, or everywhere else.',
    body: z.object({ type: choice('Event', ['REVOKE_ALL', 'REVOKE_OTHERS']) }),
    response: null,
    rate: 'write',
    audit: 'change',
  },
});
