import type { AskOutside } from '#server/outbound/ask.ts';
import { CalendarTrouble } from '../adapter.ts';
import type { ConsentClient } from '#server/settings/consent-clients.ts';
import { renewTokens, type Tokens } from './consent.ts';

/** An account whose tokens are renewed when they run out. */
export interface AccountParts {
  readonly ask: AskOutside;
  readonly client: ConsentClient;
  readonly tokens: Tokens;
  readonly now: () => number;
  /** Keeps renewed tokens before they are used: the provider may have made the old ones void. */
  readonly save: (tokens: Tokens) => Promise<void>;
}

export interface ApiQuestion {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface ApiAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** Asks the provider's API about one account; a path, or a whole address of the same API. 404, 409, 410 and 412 are answers, other failures are trouble. */
export type AskApi = (path: string, question?: ApiQuestion) => Promise<ApiAnswer>;

const aMinute = 60_000;

export function accountApi({ ask, client, tokens: first, now, save }: AccountParts): AskApi {
  let tokens = first;
  const renew = async (): Promise<void> => {
    tokens = await renewTokens({ ask, client, now: now() }, tokens.refreshToken);
    await save(tokens);
  };
  return async (path, { method = 'GET', query = {}, headers = {}, body }: ApiQuestion = {}) => {
    const { api } = client.addresses;
    const url = new URL(path.startsWith('/') ? api + path : path);
    if (url.origin !== new URL(api).origin)
      throw new CalendarTrouble('unreachable', 'The provider sends us to another server.');
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const send = () =>
      ask(url.href, {
        method,
        redirects: 0,
        headers: {
          ...headers,
          accept: 'application/json',
          authorization: `Bearer ${tokens.accessToken}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
      });
    if (tokens.expiresAt - aMinute < now()) await renew();
    let response = await send();
    if (response.status === 401) {
      await renew();
      response = await send();
    }
    const { status } = response;
    if (status === 401)
      throw new CalendarTrouble(
        'refused',
        'The provider no longer grants access. Connect it again.',
      );
    if (!response.ok && ![404, 409, 410, 412].includes(status))
      throw new CalendarTrouble('unreachable', 'The provider does not answer.');
    const text = await response.text();
    return { status, data: text === '' ? null : parsed(text) };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CalendarTrouble('unreachable', 'The provider’s answer can’t be read.');
  }
}
