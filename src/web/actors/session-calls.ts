import type { AuthFailure, Grant, Tokens } from '#machines/auth/context.ts';
import { ApiError } from '../api/api-error.ts';
import type { DataOf } from '../api/call.ts';
import { createClient } from '../api/client.ts';
import type { FirstAnswer } from '../api/first-answer.ts';
import { reasonOf } from '../api/messages.ts';
import { tokensFrom } from './stored-tokens.ts';

class SessionFailure extends Error implements AuthFailure {
  override readonly name = 'SessionFailure';
  readonly reason: AuthFailure['reason'];
  readonly sentence: string | undefined;
  readonly at: number;

  constructor(reason: AuthFailure['reason'], at: number, sentence?: string) {
    super(sentence ?? reason);
    this.reason = reason;
    this.at = at;
    this.sentence = sentence;
  }
}

export const refused = (at: number): Error => new SessionFailure('unauthorized', at);
export const rejected = (at: number, sentence?: string): Error =>
  new SessionFailure('rejected', at, sentence);

/** The server said no for good; whatever else went wrong may go right later and signs nobody out. */
function failureOf(error: unknown, at: number): Error {
  if (!(error instanceof ApiError)) return new SessionFailure('unreachable', at);
  if (error.kind === 'unauthorized') return refused(at);
  if (error.kind === 'refused' && error.status < 500)
    return new SessionFailure('rejected', at, reasonOf(error));
  return new SessionFailure('unreachable', at);
}

interface Outside {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly first?: FirstAnswer;
}

/** The calls that make a session, each with the token it is about. They reject with {@link AuthFailure}. */
export function sessionCalls({ baseUrl, fetch, now, first }: Outside) {
  const client = (bearer: string | null) =>
    createClient({ baseUrl, fetch, first, bearer: () => bearer, onUnauthorized: () => undefined });
  const explained = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      throw failureOf(error, now());
    }
  };
  const grant = ({ bearerToken, refreshToken }: DataOf<'POST /auth/sign-in'>): Grant => ({
    tokens: tokensFrom(bearerToken, refreshToken),
    at: now(),
  });

  return {
    signIn: async (body: { email: string; password: string }): Promise<Grant> =>
      grant(await explained(client(null).call('POST /auth/sign-in', { body }))),
    startOidc: (body: { email: string }): Promise<DataOf<'POST /auth/oidc/start'>> =>
      explained(client(null).call('POST /auth/oidc/start', { body })),
    exchangeCode: async (body: {
      code: string;
      state: string;
      attempt: string;
      issuer: string | null;
    }): Promise<Grant> =>
      grant(await explained(client(null).call('POST /auth/oidc/exchange', { body }))),
    whoami: (bearer: string | null): Promise<DataOf<'GET /auth/whoami'>> =>
      explained(client(bearer).call('GET /auth/whoami')),
    renew: async (refreshToken: string): Promise<Grant> =>
      grant(await explained(client(null).call('POST /auth/refresh', { body: { refreshToken } }))),
    signOut: (tokens: Tokens | null): Promise<DataOf<'POST /auth/sign-out'> | undefined> =>
      explained(
        client(tokens?.bearer ?? null).call('POST /auth/sign-out', {
          body: { refreshToken: tokens?.refresh ?? null },
        }),
      ),
  };
}

export type SessionCalls = ReturnType<typeof sessionCalls>;
