import type { InspectionEvent } from 'xstate';
import { ownLocale } from '#domain/time/own-locale.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { ApiError, isErrorBody } from './api-error.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { addressOf } from './call.ts';
import type { Arguments, DataOf, EndpointName, LooseInput } from './call.ts';
import type { FirstAnswer } from './first-answer.ts';
import type { KeptAnswers } from './kept-answers.ts';

interface Options {
  /** Address of the API without a slash at its end, `/api` on our own origin. */
  readonly baseUrl: string;
  /** The bearer token now; null when nobody is signed in. */
  readonly bearer: () => string | null;
  /** A 401 without a body: the server did not accept the bearer token that was sent. */
  readonly onUnauthorized: (bearerUsed: string | null) => void;
  /** 403 because of texts that the person has to accept first. */
  readonly onConsentWanted?: () => void;
  readonly fetch?: typeof fetch;
  /** What was answered last; nothing is kept where it is left out. */
  readonly kept?: KeptAnswers;
  /** Is shown what was answered to whoever is signed in. */
  readonly first?: FirstAnswer | undefined;
}

/** What the page was told by the API, for whoever measures it from inside the page. */
export interface Answered {
  readonly type: 'answer';
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly data: unknown;
}

declare global {
  /** Put there by a test before the page is loaded, to measure what the conductors do and what the page is told of records. */
  var waymarkWatch: ((event: InspectionEvent | Answered) => void) | undefined;
}

/** What a call takes besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Nobody waits for the answer yet: that the token is not accepted is left to whoever does. */
  readonly isEarly?: boolean;
  /** Is told what an accepted command has changed, as topics; null where the server does not say. */
  readonly onChanged?: (topics: readonly string[] | null) => void;
  /** Is told what an accepted command has done, where that needs saying. */
  readonly onOutcome?: (outcome: Outcome) => void;
}

export interface ApiClient {
  /** Calls an endpoint of the contract; rejects with {@link ApiError}, or with the signal's reason when it was aborted. */
  call<R extends EndpointName>(route: R, ...rest: Arguments<R, CallOptions>): Promise<DataOf<R>>;
  /** The content of a file. Rejects like `call`. */
  file<R extends EndpointName>(route: R, ...rest: Arguments<R>): Promise<Blob>;
  /** An answer to be read bit by bit, from a path below the API's address. Rejects like `call`. */
  stream(path: string, signal: AbortSignal): Promise<Response>;
}

/** The status of an answer that is the same as the one that is kept. */
const unchanged = 304;

/** The typed way to the API. The contract reaches the browser as types only. */
export function createClient({
  baseUrl,
  bearer,
  onUnauthorized,
  onConsentWanted,
  fetch: send = fetch,
  kept,
  first,
}: Options): ApiClient {
  const request = async (
    path: string,
    init: RequestInit,
    token = bearer(),
    isEarly = false,
  ): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Time-Zone', ownZone());
    headers.set('Locale', ownLocale());
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const response = await send(baseUrl + path, { ...init, headers }).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      throw new ApiError('unreachable', { cause: error });
    });
    if (response.ok || response.status === unchanged) {
      if (token !== null) first?.note(response);
      return response;
    }
    const failure = await failureOf(response);
    if (failure.kind === 'unauthorized' && !isEarly) onUnauthorized(token);
    if (failure.body?.errors['consent'] !== undefined) onConsentWanted?.();
    throw failure;
  };

  return {
    async call(route, ...[given]) {
      const { signal, isEarly, onChanged, onOutcome, ...input } = (given ?? {}) as LooseInput &
        CallOptions;
      const { method, path } = addressOf(route, input);
      const token = bearer();
      const answer = method === 'GET' ? kept?.of(token, path) : undefined;
      const init = {
        method,
        signal,
        headers: {
          Accept: 'application/json',
          ...(answer?.tag && { 'If-None-Match': answer.tag }),
          ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: input.body === undefined ? undefined : JSON.stringify(input.body),
      };
      const response = await request(path, init, token, isEarly);
      const isUnchanged = response.status === unchanged;
      const data = isUnchanged ? answer?.data : await dataOf(response, signal);
      if (!isUnchanged) answer?.keep(response.headers.get('ETag'), data);
      onChanged?.(response.headers.get('Changed-Topics')?.split(' ') ?? null);
      const outcome = outcomeOf(response.headers.get('Outcome'));
      if (outcome !== null) onOutcome?.(outcome);
      globalThis.waymarkWatch?.({ type: 'answer', method, path, body: input.body, data });
      return data as never;
    },
    async file(route, ...[given]) {
      const { method, path } = addressOf(route, (given ?? {}) as LooseInput);
      const response = await request(path, { method });
      return response.blob().catch((cause: unknown) => {
        throw new ApiError('unreachable', { cause });
      });
    },
    stream: (path, signal) => request(path, { signal, headers: { Accept: 'text/event-stream' } }),
  };
}

/** What a good answer holds; nothing for 204. */
export async function dataOf(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError('unreachable', { cause: error });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('unparseable', {
      status: response.status,
      statusText: response.statusText,
      cause,
    });
  }
}

/** What an answer that says no means. */
export async function failureOf(response: Response): Promise<ApiError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  if (status === 401 && text === '')
    return new ApiError('unauthorized', { status, statusText: response.statusText });
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  try {
    const body: unknown = isJson ? JSON.parse(text) : null;
    const known = isErrorBody(body) ? body : null;
    // HTTP/2 has no status text; the title says the same.
    return new ApiError('refused', {
      status,
      statusText: response.statusText || known?.title,
      body: known,
    });
  } catch (cause) {
    return new ApiError('unparseable', { status, statusText: response.statusText, cause });
  }
}
