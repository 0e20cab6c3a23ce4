import { z } from 'zod';
import { keyFor } from '#server/identity/keys.ts';
import { seal, unseal } from '#server/identity/sealing.ts';
import type { Settings } from '#server/settings/settings.ts';

const tokens = z.object({
  kind: z.literal('tokens'),
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number(),
});

const credentials = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('caldav'),
    address: z.string(),
    username: z.string(),
    password: z.string(),
  }),
  z.object({ kind: z.literal('ics'), address: z.string() }),
  /** The coach is at the provider, or back with a code that has not been exchanged yet. */
  z.object({
    kind: z.literal('way'),
    state: z.string(),
    verifier: z.string(),
    /** The sign-in of the coach who set out; nobody else can come back. */
    session: z.string(),
    code: z.string().nullable(),
  }),
  tokens,
]);

/** What opens an account. */
export type Credentials = z.output<typeof credentials>;

type Secrets = Pick<Settings, 'credentialSecrets'>;

/** Seals what opens an account, for one calendar alone. */
export function sealCredentials(
  { credentialSecrets: [secret] }: Secrets,
  calendarId: string,
  opened: Credentials,
): string {
  if (!secret) throw new Error('There is no secret to seal with');
  return seal(keyFor('calendar credentials', secret), JSON.stringify(opened), calendarId);
}

/** What opens an account, and whether it was sealed with an earlier secret; null when none of ours opens it. */
export function openCredentials(
  { credentialSecrets }: Secrets,
  calendarId: string,
  sealed: string,
): { readonly opened: Credentials; readonly isOld: boolean } | null {
  for (const [index, secret] of credentialSecrets.entries()) {
    const text = unseal(keyFor('calendar credentials', secret), sealed, calendarId);
    if (text === null) continue;
    const { success, data } = credentials.safeParse(JSON.parse(text));
    if (success) return { opened: data, isOld: index > 0 };
  }
  return null;
}
