import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import type { ProviderContext } from 'oidc-provider';

/** Somebody at the provider; the key they are known by there is what they type as their name. */
export interface Claims {
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who has an account there, by what they type to sign in. */
  readonly people: Map<string, Claims>;
  close(): Promise<void>;
}

export const registered = { clientId: 'waymark', clientSecret: 'a secret that only two know' };

interface Options {
  /** Where the provider may send people back, and where they go when they have signed out there. */
  readonly publicUrl: string;
  readonly port?: number;
  /** Seconds that an ID token is good. */
  readonly idToken?: number;
}

/** A real OpenID provider on this machine, with the pages that it brings for signing in. Whoever signs in has agreed to everything. */
export async function openProvider({
  publicUrl,
  port = 0,
  idToken = 60,
}: Options): Promise<TestProvider> {
  const people = new Map<string, Claims>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  const late: { answer?: ReturnType<Provider['callback']> } = {};
  const server = createServer((request, response) => void late.answer?.(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { clientId, clientSecret } = registered;
  const provider = quietly(
    () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uris: [`${publicUrl}/auth/oidc`],
            post_logout_redirect_uris: [`${publicUrl}/auth/sign-out`],
          },
        ],
        jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
        cookies: { keys: ['a key for the cookies of tests'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        ttl: {
          AuthorizationCode: 60,
          IdToken: idToken,
          AccessToken: 600,
          Session: 600,
          Grant: 600,
          Interaction: 600,
        },
        pkce: { required: () => true },
        findAccount: (_: unknown, subject: string) => ({
          accountId: subject,
          claims: () => ({ sub: subject, ...people.get(subject) }),
        }),
        loadExistingGrant: agreeToEverything,
      }),
  );
  late.answer = provider.callback();
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function agreeToEverything({ oidc }: ProviderContext) {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** The package warns of what is not meant for production, which tests are not. */
function quietly<T>(work: () => T): T {
  const { info, warn } = console;
  console.info = () => undefined;
  console.warn = () => undefined;
  try {
    return work();
  } finally {
    Object.assign(console, { info, warn });
  }
}

/**
 * Goes to the provider as a browser does, with its cookies, signs in there, and comes back: resolves to the address that the provider sends the
 * browser to at last. `null` turns away at the door.
 */
export async function signInThere(address: string, name: string | null): Promise<URL> {
  const jar = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const { origin } = new URL(address);
  let url = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const isDoor = new URL(url).pathname.startsWith('/interaction/');
    const response = !isDoor
      ? await visit(url)
      : name === null
        ? await visit(`${url}/abort`)
        : await visit(url, { prompt: 'login', login: name, password: 'any' });
    const next = response.headers.get('location');
    if (next === null)
      throw new Error(`The provider answers with ${response.status}: ${await response.text()}`);
    const target = new URL(next, url);
    if (target.origin !== origin) return target;
    url = target.href;
  }
  throw new Error('The provider sends people round in circles.');
}
