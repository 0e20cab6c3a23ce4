import { z } from 'zod';
import { MINUTE } from '#domain/time/calendar.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { CallerRequest } from '#server/http/limits/caller-request.ts';
import type { Principal } from '#server/http/principal.ts';
import { bindingOf } from '#server/identity/browsers/binding-cookie.ts';
import { hashOfSecret, keyFor } from '#server/identity/keys.ts';
import { seal, unseal } from '#server/identity/sealing.ts';
import type { Services } from '#server/services.ts';

/** How long an address of a file is good for; a player that needs longer asks for another. */
export const fileLinkLifetime = 15 * MINUTE;

const about = 'the file of a resource';

const sealed = z.object({
  resource: z.uuid(),
  version: z.int().optional(),
  save: z.boolean(),
  /** The sign-in that it was given to, whose it is, and the zone they live in. */
  session: z.string(),
  reader: z.string(),
  zone: z.string(),
  /** What their browser has to show; null for one that had nothing. */
  binding: z.string().nullable(),
  until: z.number(),
});
export type FileLink = z.infer<typeof sealed>;

interface Asked extends Pick<FileLink, 'resource' | 'save'> {
  readonly version: number | undefined;
  readonly principal: Principal;
  readonly now: number;
}

const browserOf = (request: CallerRequest): string | null => {
  const binding = bindingOf(request);
  return binding === null ? null : hashOfSecret(binding);
};

/** An address that a player can open, since it can send no token. It says by itself what it is for, and nobody else can make or change one. */
export function fileLink(
  secret: Uint8Array,
  request: CallerRequest,
  { resource, version, save, principal, now }: Asked,
) {
  const until = now + fileLinkLifetime;
  const link: FileLink = {
    resource,
    version,
    save,
    session: principal.sessionId,
    reader: principal.id,
    zone: principal.timeZone,
    binding: browserOf(request),
    until,
  };
  const text = seal(keyFor('file links', secret), JSON.stringify(link), about);
  return { address: `/api/resource-files/${text}`, endsAt: wireInstant(until) };
}

/** What an address is for; null when it is none of ours, over, or opened in another browser. */
export function readFileLink(
  secret: Uint8Array,
  request: CallerRequest,
  text: string,
  now: number,
): FileLink | null {
  const opened = unseal(keyFor('file links', secret), text, about);
  if (opened === null) return null;
  const link = sealed.parse(JSON.parse(opened));
  const isHere = link.binding === null || link.binding === browserOf(request);
  return isHere && now < link.until ? link : null;
}

/** Who opens it, as far as they still are who they were: signed in, active, and owing nothing. */
export async function readerOfLink(
  { entitlement }: Pick<Services, 'entitlement'>,
  { session, reader, zone, until }: FileLink,
): Promise<Principal | null> {
  const status = (await entitlement([session])).get(session);
  if (status?.id !== reader || (status.owed ?? []).length > 0) return null;
  return { ...status, timeZone: zone, sessionId: session, expiresAt: until };
}
