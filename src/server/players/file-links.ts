import { z } from 'zod';
import { MINUTE } from '#domain/time/calendar.ts';
import type { CallerRequest } from '#server/http/limits/caller-request.ts';
import type { Principal } from '#server/http/principal.ts';
import { cookieOf } from '#server/identity/browsers/binding-cookie.ts';
import { keyFor } from '#server/identity/keys.ts';
import { seal, unseal } from '#server/identity/sealing.ts';
import type { Services } from '#server/services.ts';

/** How long an address of a file is good for; a player that needs longer asks for another. */
export const fileLinkLifetime = 15 * MINUTE;

const about = 'files for players';

const sealed = z.object({
  /** The sign-in, whose it is, and the zone they live in. */
  session: z.string(),
  reader: z.string(),
  zone: z.string(),
  until: z.number(),
});

/** Leaves with the reader’s browser, where no script reads it, who they are to players for a while; resolves to its end. */
export function letIn(
  secret: Uint8Array,
  request: CallerRequest,
  { id, sessionId, timeZone }: Principal,
  now: number,
): number {
  const until = now + fileLinkLifetime;
  const said: z.infer<typeof sealed> = { session: sessionId, reader: id, zone: timeZone, until };
  const { name, options } = cookieOf(request, 'files');
  const value = seal(keyFor('file links', secret), JSON.stringify(said), about);
  request.setCookie(name, value, { ...options, maxAge: fileLinkLifetime / 1000 });
  return until;
}

/** Whose browser it is, as far as they still are who they were: signed in, active, and owing nothing. */
export async function readerIn(
  { entitlement, settings }: Pick<Services, 'entitlement' | 'settings'>,
  request: CallerRequest,
  now: number,
): Promise<Principal | null> {
  const cookie = request.cookies[cookieOf(request, 'files').name] ?? '';
  const opened = unseal(keyFor('file links', settings.tokenSecret), cookie, about);
  if (opened === null) return null;
  const { session, reader, zone, until } = sealed.parse(JSON.parse(opened));
  const status = now < until ? (await entitlement([session])).get(session) : undefined;
  if (status?.id !== reader || (status.owed ?? []).length > 0) return null;
  return { ...status, timeZone: zone, sessionId: session, expiresAt: until };
}
