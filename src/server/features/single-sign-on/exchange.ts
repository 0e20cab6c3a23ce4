import type { Call } from '#server/api/bind.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { auditAccess } from '#server/identity/audit.ts';
import { bindToBrowser, newBindingFor } from '#server/identity/browsers/binding-cookie.ts';
import { deviceOf } from '#server/identity/browsers/device.ts';
import { admitGeneration, openFamily, tokenPair } from '#server/identity/families.ts';
import type { Family, TokenPair } from '#server/identity/families.ts';
import { begunAt, claimReturn, openAttempt } from '#server/identity/single-sign-on/attempts.ts';
import type { Attempt } from '#server/identity/single-sign-on/attempts.ts';
import {
  converse,
  identityFor,
  isUnreachable,
  wordFor,
} from '#server/identity/single-sign-on/conversation.ts';
import type { Identity } from '#server/identity/single-sign-on/conversation.ts';
import { providerOf } from '#server/identity/single-sign-on/provider.ts';
import type { Provider } from '#server/identity/single-sign-on/provider.ts';
import { sealIdToken } from '#server/identity/single-sign-on/ending.ts';
import { personFor } from './person.ts';
import { ssoSentences } from './sentences.ts';

type ExchangeCall = Call<'POST /auth/oidc/exchange', Principal | null, 'settings' | 'log'>;

const failed = () => refuse.invalid({ request: ssoSentences.failed });

/** Exchanges what came back from a provider for tokens of ours. A way back works once, whatever becomes of it. */
export async function exchange(call: ExchangeCall): Promise<TokenPair> {
  const { body, now, request, services } = call;
  const { db, settings } = services;
  const secret = settings.tokenSecret;
  const attempt = openAttempt(secret, body, now);
  if (!attempt || !(await db.transaction(() => claimReturn(db, attempt, now)))) throw failed();
  const provider = await providerOf(db, secret, attempt.organizationId);
  if (!provider || !leadsTo(provider, attempt)) throw failed();
  const identity = await identify(call, provider, attempt);

  const binding = newBindingFor(request);
  const family = await db.transaction(async (): Promise<Family> => {
    const userId = await personFor(db, provider, identity, { begunAt: begunAt(attempt), now });
    const providerSession = sealIdToken(secret, userId, identity.idToken);
    const opened = await openFamily(db, {
      userId,
      binding,
      loginMethod: 'oidc',
      providerSession,
      device: deviceOf(request.userAgent),
      now,
    });
    await admitGeneration(db, secret, opened, 1, now);
    const { familyId } = opened;
    await auditAccess(db, { kind: 'signedIn', userId, familyId, at: now });
    return opened;
  });
  if (binding !== null) bindToBrowser(request, binding);
  return tokenPair(secret, family, 1, now);
}

const leadsTo = ({ issuer, clientId }: Provider, attempt: Attempt): boolean =>
  issuer === attempt.issuer && clientId === attempt.clientId;

async function identify(
  { body, now, request, services: { settings, log } }: ExchangeCall,
  provider: Provider,
  attempt: Attempt,
): Promise<Identity> {
  try {
    const configuration = await converse(provider, settings, now);
    return await identityFor(configuration, { ...body, attempt, settings });
  } catch (error) {
    log.warn('A provider’s answer did not lead to a sign-in.', {
      request: request.id,
      organization: provider.organizationId,
      reason: wordFor(error),
    });
    throw isUnreachable(error) ? refuse.invalid({ request: ssoSentences.unreachable }) : failed();
  }
}
