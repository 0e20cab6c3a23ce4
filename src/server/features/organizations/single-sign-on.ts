import { createHmac } from 'node:crypto';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import { discover, isUnreachable } from '#server/identity/single-sign-on/conversation.ts';
import { isIssuer, setSso } from '#server/identity/single-sign-on/settings.ts';
import { OutboundRefused } from '#server/outbound/refused.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { send } from '#server/records/send.ts';
import type { Services } from '#server/services.ts';
import { organizationKind } from './kind.ts';

type Command = Extract<
  BodyOf<Endpoints['POST /organizations/{organization}/events']>,
  { type: 'SET_SINGLE_SIGN_ON' }
>;

interface Asked {
  readonly id: string;
  readonly command: Command;
  readonly by: Principal;
  readonly at: number;
}

/**
 * Changes how the people of an organisation come in through its provider. A provider that is switched on is asked first, before anything is locked:
 * whoever mistypes its address hears so at the field, and not its people when they want to sign in.
 */
export async function setSingleSignOn(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { id, command, by: principal, at }: Asked,
): Promise<void> {
  const { tokenSecret, allowLoopback } = settings;
  const { clientSecret, ...shown } = command.payload;
  const { enabled, issuer, clientId } = shown;
  if (enabled && issuer !== null && isIssuer(issuer, allowLoopback)) {
    const problem = await problemWith(issuer, clientId || 'anyone', settings, at);
    if (problem !== null) throw refuse.invalid({ issuer: problem });
  }
  const secretMark =
    clientSecret == null
      ? clientSecret
      : createHmac('sha256', tokenSecret).update(clientSecret).digest('base64url');
  const { type, version, idempotencyKey: key } = command;
  const endpoint = 'POST /organizations/{organization}/events';
  const request = { id, type, version, payload: { ...shown, secretMark } };
  await db.transaction(() =>
    once(db, { actorId: principal.id, key, endpoint, request, at }, async () => {
      await send(
        db,
        organizationKind,
        id,
        { ...shown, type, ...readerOf({ principal, now: at }) },
        version,
      );
      await setSso(db, {
        ...shown,
        clientSecret,
        tokenSecret,
        allowLoopback,
        organizationId: id,
        at,
      });
      return id;
    }),
  );
}

/** Why nobody could sign in at this address, as a sentence; null when a provider answers there. */
async function problemWith(
  issuer: string,
  clientId: string,
  settings: Services['settings'],
  now: number,
): Promise<string | null> {
  try {
    await discover({ issuer, clientId }, settings, now);
    return null;
  } catch (error) {
    if (isNotPublic(error)) return 'This address is not open to the public, so we can’t ask it.';
    if (isUnreachable(error)) return 'No provider answers at this address.';
    return 'There is no OpenID provider at this address.';
  }
}

const isNotPublic = (error: unknown): boolean =>
  error instanceof OutboundRefused ||
  (error instanceof Error && error.cause instanceof OutboundRefused);
