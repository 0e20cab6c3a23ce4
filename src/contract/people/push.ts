import { z } from 'zod';
import { secretText } from '#machines/texts.ts';
import { endpoints } from '../kernel/endpoint.ts';

const ownPush = z
  .object({
    /** By which the browser's push service knows us: an uncompressed point of P-256, in base64url. */
    publicKey: z.string(),
    /** The browser that asks shows notifications. */
    isOn: z.boolean(),
  })
  .meta({ id: 'OwnPush' });

const part = (label: string, most: number) =>
  z
    .string({ error: `${label} is required.` })
    .max(most, { error: `${label} is too long.` })
    .regex(/^[\w-]+=*$/, { error: `${label} isn’t valid.` });

export const push = endpoints({
  'GET /profile/push': {
    summary: 'Whether the browser that asks shows notifications of the reader.',
    response: ownPush,
    rate: 'read',
    audit: 'none',
  },
  'POST /profile/push': {
    summary: 'Show notifications in this browser, as long as this sign-in lasts, or no more.',
    body: z.object({
      /** As the browser's push service gave it; null to show none any more. */
      subscription: z
        .object({
          endpoint: secretText('Address is required.').max(2000, { error: 'Address is too long.' }),
          p256dh: part('Key', 100),
          auth: part('Secret', 50),
        })
        .nullable(),
    }),
    response: ownPush,
    rate: 'write',
    audit: 'change',
  },
});
