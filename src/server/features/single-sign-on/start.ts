import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Call } from '#server/api/bind.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { attemptLifetime, sealAttempt } from '#server/identity/single-sign-on/attempts.ts';
import {
  addressToSignIn,
  converse,
  wordFor,
} from '#server/identity/single-sign-on/conversation.ts';
import { providerFor } from '#server/identity/single-sign-on/provider.ts';
import { ssoSentences } from './sentences.ts';

type StartCall = Call<'POST /auth/oidc/start', Principal | null, 'settings' | 'log'>;

/** Begins a way to the provider of an e-mail domain. Whether the address belongs to anybody is neither asked nor told. */
export async function start({
  body: { email },
  now,
  request,
  services: { db, settings, log },
}: StartCall): Promise<{ url: string; state: string; attempt: string }> {
  const provider = await providerFor(db, settings.tokenSecret, email);
  if (!provider) throw refuse.invalid({ email: ssoSentences.noProvider });
  const attempt = {
    organizationId: provider.organizationId,
    issuer: provider.issuer,
    clientId: provider.clientId,
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    expiresAt: now + attemptLifetime,
  };
  try {
    const configuration = await converse(provider, settings, now);
    return {
      url: await addressToSignIn(configuration, { attempt, email, settings }),
      state: attempt.state,
      attempt: sealAttempt(settings.tokenSecret, attempt),
    };
  } catch (error) {
    log.warn('A provider of single sign-on can’t be asked.', {
      request: request.id,
      organization: provider.organizationId,
      reason: wordFor(error),
    });
    throw refuse.invalid({ request: ssoSentences.unreachable });
  }
}
