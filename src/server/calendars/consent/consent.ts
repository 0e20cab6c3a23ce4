import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ConsentProvider } from '#domain/external-calendars/vocabulary.ts';
import type { AskOutside } from '#server/outbound/ask.ts';
import { CalendarTrouble } from '../adapter.ts';
import type { ConsentClient } from '#server/settings/consent-clients.ts';

/** What a provider has given us for an account. `expiresAt` is epoch milliseconds. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
}

/** A way to the provider and back, with its secrets. */
export interface ConsentLink {
  readonly state: string;
  readonly verifier: string;
}

const scopes: Readonly<Record<ConsentProvider, string>> = {
  google: ['calendarlist.readonly', 'events', 'freebusy']
    .map((scope) => `https://www.googleapis.com/auth/calendar.${scope}`)
    .join(' '),
  microsoft: 'offline_access Calendars.ReadWrite',
};

/** The page to which providers send coaches back. */
export const consentReturn = (publicUrl: string): string =>
  `${publicUrl}/app/external-calendars/connect`;

/** The provider's page on which the coach decides (OAuth 2.0 with PKCE). */
export function consentAddress(
  provider: ConsentProvider,
  { clientId, addresses }: ConsentClient,
  { state, verifier }: ConsentLink,
  publicUrl: string,
): string {
  const url = new URL(addresses.authorize);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = {
    client_id: clientId,
    redirect_uri: consentReturn(publicUrl),
    response_type: 'code',
    scope: scopes[provider],
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(provider === 'google' && { access_type: 'offline', prompt: 'consent' }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

const answer = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().default(3_600),
});

interface Asking {
  readonly ask: AskOutside;
  readonly client: ConsentClient;
  readonly now: number;
}

/** Exchanges what the browser brought back for tokens. */
export const exchangeCode = (
  asking: Asking,
  { code, verifier, publicUrl }: { code: string; verifier: string; publicUrl: string },
): Promise<Tokens> =>
  askForTokens(asking, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: consentReturn(publicUrl),
  });

/** New tokens in exchange for the lasting one; a provider that gives no new lasting one means the same. */
export const renewTokens = (asking: Asking, refreshToken: string): Promise<Tokens> =>
  askForTokens(asking, { grant_type: 'refresh_token', refresh_token: refreshToken });

async function askForTokens(
  { ask, client, now }: Asking,
  asked: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const response = await ask(client.addresses.token, {
    method: 'POST',
    redirects: 0,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      ...asked,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    }).toString(),
  });
  if (response.status === 400 || response.status === 401)
    throw new CalendarTrouble('refused', 'The provider no longer grants access. Connect it again.');
  const { success, data } = answer.safeParse(await response.json().catch(() => null));
  if (!response.ok || !success)
    throw new CalendarTrouble('unreachable', 'The provider does not answer.');
  const refreshToken = data.refresh_token ?? asked['refresh_token'];
  if (refreshToken === undefined)
    throw new CalendarTrouble(
      'refused',
      'The provider granted access for an hour only. Connect it again.',
    );
  return { accessToken: data.access_token, refreshToken, expiresAt: now + data.expires_in * 1_000 };
}

/** Gives access back, where the provider lets us. */
export async function revokeTokens(
  { ask, client: { addresses } }: Pick<Asking, 'ask' | 'client'>,
  { refreshToken }: Tokens,
): Promise<void> {
  if (addresses.revoke === null) return;
  const response = await ask(addresses.revoke, {
    method: 'POST',
    redirects: 0,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: refreshToken }).toString(),
  });
  // 400: it was given back before.
  if (!response.ok && response.status !== 400)
    throw new CalendarTrouble('unreachable', 'The provider does not answer.');
}
