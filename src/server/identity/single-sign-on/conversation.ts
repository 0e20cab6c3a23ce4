import * as oidc from 'openid-client';
import { outside } from '#server/outbound/ask.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Attempt } from './attempts.ts';
import type { Provider } from './provider.ts';

/** Seconds by which the provider's clock may differ from ours. */
const clockTolerance = 60;
/** Milliseconds for which what a provider says about itself is believed. */
const metadataFor = 60 * 60_000;
const mostProviders = 1_000;

type Needed = Pick<Settings, 'allowLoopback' | 'publicUrl'>;

interface Known {
  readonly metadata: oidc.ServerMetadata;
  readonly until: number;
}

const known = new Map<string, Known>();

/** The page to which the provider sends people back. */
export const returnAddress = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  `${publicUrl}/auth/oidc`;

/** The way to talk to a provider, by what it says about itself. Rejects when it can't be reached. */
export async function converse(
  provider: Provider,
  settings: Needed,
  now: number,
): Promise<oidc.Configuration> {
  const metadata = await metadataOf(provider, settings, now);
  const isByPost = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic');
  const { clientId, clientSecret } = provider;
  const configuration = new oidc.Configuration(
    metadata,
    clientId,
    {
      [oidc.clockSkew]: Math.round((now - Date.now()) / 1000),
      [oidc.clockTolerance]: clockTolerance,
    },
    isByPost === false ? oidc.ClientSecretPost(clientSecret) : oidc.ClientSecretBasic(clientSecret),
  );
  configuration[oidc.customFetch] = fetchOutside(settings);
  if (settings.allowLoopback) oidc.allowInsecureRequests(configuration);
  return configuration;
}

/** The address at which the person signs in. The e-mail address they typed is told, so that they need not type it again. */
export async function addressToSignIn(
  configuration: oidc.Configuration,
  { attempt, email, settings }: { attempt: Attempt; email: string; settings: Needed },
): Promise<string> {
  const { state, nonce, verifier } = attempt;
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(settings),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
  }).href;
}

/** The provider's page for signing out, from which it sends people back to ours; null when it has none. */
export function addressToSignOut(
  configuration: oidc.Configuration,
  idToken: string,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string | null {
  if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
  return oidc.buildEndSessionUrl(configuration, {
    id_token_hint: idToken,
    post_logout_redirect_uri: `${publicUrl}/auth/sign-out`,
  }).href;
}

/** What the provider says about the person. */
export interface Identity {
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly idToken: string;
}

/** Exchanges the code, and believes the answer only with the right state, nonce, issuer, audience, times and signature. */
export async function identityFor(
  configuration: oidc.Configuration,
  { code, issuer, attempt, settings }: Returned & { attempt: Attempt; settings: Needed },
): Promise<Identity> {
  const back = new URL(returnAddress(settings));
  back.searchParams.set('code', code);
  back.searchParams.set('state', attempt.state);
  if (issuer != null) back.searchParams.set('iss', issuer);
  const tokens = await oidc.authorizationCodeGrant(configuration, back, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || tokens.id_token === undefined) throw new TypeError('There is no ID token.');
  const profile =
    claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  const email = profile['email'];
  return {
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    emailVerified: profile['email_verified'] === true,
    idToken: tokens.id_token,
  };
}

export interface Returned {
  readonly code: string;
  readonly issuer?: string | null | undefined;
}

/** Codes of the library for an answer that never came, or was none. */
const noAnswer = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Whether the provider could not be asked, rather than said no or something that we can't believe. */
export function isUnreachable(error: unknown): boolean {
  if (
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.WWWAuthenticateChallengeError
  )
    return error.status >= 500;
  if (!(error instanceof oidc.ClientError) || error.code === undefined) return true;
  const { cause } = error;
  return noAnswer.has(error.code) || (cause instanceof Response && cause.status >= 500);
}

/** A word for the log about what went wrong: never what was said, which may have tokens in it. */
export function wordFor(error: unknown): string {
  if (error instanceof oidc.ResponseBodyError) return error.error;
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return error.cause[0]?.parameters['error'] ?? error.code;
  if (error instanceof oidc.ClientError && error.code === undefined) return wordFor(error.cause);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown';
}

/** Asks a provider what it says about itself, whatever was known before. Rejects when there is none at the address, or when it can't be reached. */
export async function discover(
  provider: Pick<Provider, 'issuer' | 'clientId'>,
  settings: Needed,
  now: number,
): Promise<void> {
  known.delete(provider.issuer);
  const metadata = await metadataOf(provider, settings, now);
  if (metadata.authorization_endpoint === undefined || metadata.token_endpoint === undefined)
    throw new TypeError('Nobody can sign in there.');
}

async function metadataOf(
  { issuer, clientId }: Pick<Provider, 'issuer' | 'clientId'>,
  settings: Needed,
  now: number,
): Promise<oidc.ServerMetadata> {
  const remembered = known.get(issuer);
  if (remembered && now < remembered.until && remembered.until - now <= metadataFor)
    return remembered.metadata;
  known.delete(issuer);
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, {
    [oidc.customFetch]: fetchOutside(settings),
    execute: settings.allowLoopback ? [oidc.allowInsecureRequests] : [],
    timeout: 10,
  });
  const metadata = found.serverMetadata();
  known.set(issuer, { metadata, until: now + metadataFor });
  if (known.size > mostProviders) known.delete(known.keys().next().value ?? issuer);
  return metadata;
}

/** The library asks through our way out. */
const fetchOutside =
  ({ allowLoopback }: Needed): oidc.CustomFetch =>
  (url, { method, headers, body, signal }) => {
    const text = body instanceof URLSearchParams ? body.toString() : (body ?? null);
    if (text !== null && typeof text !== 'string')
      throw new TypeError('Only texts are sent to a provider.');
    const ask = outside({ allowLoopback });
    return ask(url, { method, headers, body: text, redirects: 0, ...(signal && { signal }) });
  };
