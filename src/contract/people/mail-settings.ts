import { z } from 'zod';
import { digestRhythms } from '#domain/notifications/mail-rhythm.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice } from '../kernel/fields.ts';
import { idempotencyKey } from '../kernel/records.ts';

const timeOfDay = (label: string) =>
  z.string({ error: `${label} is required.` }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: `${label} must be a time such as 22:00.`,
  });

const quietHours = z
  .object({ from: timeOfDay('From'), to: timeOfDay('Until') })
  .refine(({ from, to }) => from !== to, {
    error: 'Choose another time: nothing would be quiet.',
    path: ['to'],
  });

const mailSettings = z
  .object({
    /** How often the digest comes; what is in it is not mailed to whoever never gets it. */
    digestEvery: z.enum(digestRhythms),
    /** Mails wait until these are over, by the reader's clock, except those that always come and those that are worth nothing later. */
    quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
    /** When what is collected goes out; null where nothing is. */
    nextDigestAt: z.string().nullable(),
  })
  .meta({ id: 'MailSettings' });

export const ownMailSettings = endpoints({
  'GET /profile/mail-settings': {
    summary: 'When the reader wants their mails.',
    response: mailSettings,
    rate: 'read',
    audit: 'none',
  },
  'POST /profile/mail-settings': {
    summary: 'Choose how often the digest comes, and when no mail is to come.',
    // What is left out stays as it is: two choices made at once don't undo each other.
    body: z.object({
      digestEvery: choice('Digest', digestRhythms).optional(),
      quietHours: quietHours.nullable().optional(),
    }),
    response: mailSettings,
    rate: 'write',
    audit: 'change',
  },
  'POST /profile/notifications/mails': {
    summary: 'Choose at once how to get the mails of all types that leave a choice.',
    body: z.object({ mails: choice('Mails', ['now', 'digest', 'never']), idempotencyKey }),
    response: z.object({ changed: z.int() }),
    rate: 'write',
    audit: 'change',
  },
});
