import { z } from 'zod';
import { notificationGroups } from '#domain/notifications/groups.ts';
import type { ChoosableType } from '#domain/notifications/notices.ts';
import { preferenceLines } from '#domain/notifications/preferences.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice } from '../kernel/fields.ts';
import { idempotencyKey } from '../kernel/records.ts';

const types = Object.keys(preferenceLines) as [ChoosableType, ...ChoosableType[]];
const flag = (label: string) => z.boolean({ error: `${label} must be on or off.` });

/** What the reader may hear of, and how they hear of it. */
const notificationPreference = z
  .object({
    type: z.enum(types),
    group: z.enum(notificationGroups),
    label: z.string(),
    /** `I` in the application only; `E` by e-mail too, which can be switched off; `E!` always in both ways. */
    channel: z.enum(['I', 'E', 'E!']),
    inApp: z.boolean(),
    /** In the browsers in which the reader has turned that on. */
    push: z.boolean(),
    email: z.boolean(),
    /** In the digest. */
    digest: z.boolean(),
  })
  .meta({ id: 'NotificationPreference' });

export const preferences = endpoints({
  'GET /profile/notifications': {
    summary: 'How the reader hears of what.',
    response: z.array(notificationPreference),
    rate: 'read',
    audit: 'none',
  },
  'POST /profile/notifications': {
    summary: 'Choose how to hear of one type of notification.',
    body: z.object({
      type: choice('Notification', types),
      // What is left out stays as it is: two choices made at once don't undo each other.
      inApp: flag('In the app').optional(),
      push: flag('In your browsers').optional(),
      email: flag('By email').optional(),
      digest: flag('In the digest').optional(),
      idempotencyKey,
    }),
    response: z.array(notificationPreference),
    rate: 'write',
    audit: 'change',
  },
});
