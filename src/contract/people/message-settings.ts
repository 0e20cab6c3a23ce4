import { z } from 'zod';
import { endpoints } from '../kernel/endpoint.ts';

const flag = (label: string) => z.boolean({ error: `${label} must be on or off.` });

const messageSettings = z
  .object({
    /** Whoever has this on too sees when the reader is online and typing. */
    showsPresence: z.boolean(),
    /** Mails about unread messages hold what they say. */
    mailsText: z.boolean(),
  })
  .meta({ id: 'MessageSettings' });

export const ownMessageSettings = endpoints({
  'GET /profile/message-settings': {
    summary: 'What the reader has agreed to about messages.',
    response: messageSettings,
    rate: 'read',
    audit: 'none',
  },
  'POST /profile/message-settings': {
    summary: 'Agree to something about messages, or no longer.',
    // What is left out stays as it is: two choices made at once don't undo each other.
    body: z.object({
      showsPresence: flag('Online and typing').optional(),
      mailsText: flag('Text in emails').optional(),
    }),
    response: messageSettings,
    rate: 'write',
    audit: 'change',
  },
});
