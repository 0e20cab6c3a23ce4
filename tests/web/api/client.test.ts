import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { createClient } from '#web/api/client.ts';
import { firstAnswer } from '#web/api/first-answer.ts';
import { keptAnswers } from '#web/api/kept-answers.ts';
import { queryOf } from '#web/api/options.ts';

const booking = '0199a000-0000-7000-8000-00000000000a';
const refusal = {
  status: 422,
  title: 'Unprocessable Content',
  errors: { email: 'Email is required.' },
};

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

function clientAnswering(
  answer: () => Response | Promise<Response>,
  token: string | null = 'a-token',
) {
  const sent: Sent[] = [];
  const unauthorized: (string | null)[] = [];
  const client = createClient({
    baseUrl: '/api',
    bearer: () => token,
    onUnauthorized: (bearer) => unauthorized.push(bearer),
    fetch: async (url, { method = 'GET', headers, body }: RequestInit = {}) => {
      sent.push({
        url: url instanceof Request ? url.url : url.toString(),
        method,
        headers: new Headers(headers),
        body: typeof body === 'string' ? JSON.parse(body) : body,
      });
      return answer();
    },
  });
  return { client, sent, unauthorized };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as ApiError,
  );

describe('what is sent', () => {
  test('path parameters are filled in, empty values skipped, lists repeated', async () => {
    const { client, sent } = clientAnswering(() => Response.json({}));
    await client.call('GET /bookings/{booking}', { params: { booking: 'a b/c' } });
    await client.call('GET /bookings', {
      query: { search: '', coach: undefined, pageNumber: 2, creditState: ['held', 'spent'] },
    });
    await client.call('GET /bookings');
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/bookings/a%20b%2Fc',
      '/api/bookings?pageNumber=2&creditState=held&creditState=spent',
      '/api/bookings',
    ]);
  });

  test('a body goes as JSON, with the bearer token in its header, and without one when nobody is signed in', async () => {
    const { client, sent } = clientAnswering(() => Response.json({}));
    await client.call('POST /auth/refresh', { body: { refreshToken: 'r' } });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/refresh',
      body: { refreshToken: 'r' },
    });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer a-token');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    const nobody = clientAnswering(() => Response.json({}), null);
    await nobody.client.call('GET /auth/whoami');
    expect(nobody.sent[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('what comes back', () => {
  test('data, and nothing for an answer without a body', async () => {
    expect(
      await clientAnswering(() => Response.json({ unactioned: 3 })).client.call(
        'GET /notifications/mine/count',
      ),
    ).toEqual({ unactioned: 3 });
    expect(
      await clientAnswering(() => new Response(null, { status: 204 })).client.call(
        'POST /auth/sign-out',
        { body: {} },
      ),
    ).toBeUndefined();
  });

  test('a refusal with its fields; its title stands in for a missing status text', async () => {
    const { client, unauthorized } = clientAnswering(() => Response.json(refusal, { status: 422 }));
    const error = await failureOf(client.call('GET /dashboard'));
    expect(error).toMatchObject({
      kind: 'refused',
      status: 422,
      statusText: 'Unprocessable Content',
      body: refusal,
    });
    expect(unauthorized).toEqual([]);
  });

  test('a 401 without a body is told to the session with the token that was used, one with a body is a refusal', async () => {
    const { client, unauthorized } = clientAnswering(() => new Response(null, { status: 401 }));
    expect(await failureOf(client.call('GET /dashboard'))).toMatchObject({ kind: 'unauthorized' });
    expect(unauthorized).toEqual(['a-token']);
    const wrong = clientAnswering(() =>
      Response.json({ ...refusal, status: 401 }, { status: 401 }),
    );
    expect(await failureOf(wrong.client.call('GET /dashboard'))).toMatchObject({
      kind: 'refused',
      status: 401,
    });
    expect(wrong.unauthorized).toEqual([]);
  });

  test('an error page of a proxy is a refusal without fields, broken JSON is unparseable, no answer is unreachable', async () => {
    const page = () =>
      new Response('<h1>Bad Gateway</h1>', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': 'text/html' },
      });
    expect(await failureOf(clientAnswering(page).client.call('GET /dashboard'))).toMatchObject({
      kind: 'refused',
      statusText: 'Bad Gateway',
      body: null,
    });
    expect(
      await failureOf(
        clientAnswering(() => new Response('{"data":')).client.call('GET /dashboard'),
      ),
    ).toMatchObject({ kind: 'unparseable' });
    const broken = () =>
      new Response('{', { status: 422, headers: { 'content-type': 'application/json' } });
    expect(await failureOf(clientAnswering(broken).client.call('GET /dashboard'))).toMatchObject({
      kind: 'unparseable',
    });
    const down = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failureOf(clientAnswering(down).client.call('GET /dashboard'))).toMatchObject({
      kind: 'unreachable',
      status: 0,
    });
  });

  test('an aborted call rejects with the reason of its signal, not as a failure', async () => {
    const { client } = clientAnswering(() =>
      Promise.reject(new DOMException('gone', 'AbortError')),
    );
    const error = await failureOf(client.call('GET /dashboard', { signal: AbortSignal.abort() }));
    expect(error).not.toBeInstanceOf(ApiError);
  });
});

describe('options for queries and mutations', () => {
  test('a query is fetched once for the same input, under the name of its endpoint', async () => {
    const { client, sent } = clientAnswering(() => Response.json({ id: booking }));
    const queries = new QueryClient();
    const options = queryOf(client, 'GET /bookings/{booking}', { params: { booking } });
    await queries.ensureQueryData(options);
    await queries.ensureQueryData(
      queryOf(client, 'GET /bookings/{booking}', { params: { booking } }),
    );
    expect(sent).toHaveLength(1);
    expect(queries.getQueryData(options.queryKey)?.id).toBe(booking);
    await queries.invalidateQueries({ queryKey: ['GET /bookings/{booking}'] });
    expect(queries.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });

  test('a refusal is not asked again; a server that is down is', async () => {
    const { client, sent } = clientAnswering(() => Response.json(refusal, { status: 404 }));
    await failureOf(new QueryClient().fetchQuery(queryOf(client, 'GET /dashboard')));
    expect(sent).toHaveLength(1);
    let answers = 0;
    const flaky = clientAnswering(() =>
      (answers += 1) < 2 ? Promise.reject(new TypeError('down')) : Response.json({}),
    );
    const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
    await queries.fetchQuery(queryOf(flaky.client, 'GET /dashboard'));
    expect(flaky.sent).toHaveLength(2);
  });
});

test('the first answer to whoever is signed in is the one of the earliest moment, whichever comes first', async () => {
  const signed: { token: string | null } = { token: null };
  const moments = ['T10:00', 'T10:02', 'T10:01', 'T10:03'];
  const first = firstAnswer();
  const client = createClient({
    baseUrl: '/api',
    bearer: () => signed.token,
    onUnauthorized: () => undefined,
    first,
    fetch: async () => Response.json({}, { headers: { 'As-Of': moments.shift() ?? '' } }),
  });
  const seen: (string | null)[] = [];
  for (const token of [null, 'a-token', 'a-token', 'a-token']) {
    signed.token = token;
    await client.call('GET /dashboard');
    seen.push(first.at());
  }
  expect(seen).toEqual([null, 'T10:02', 'T10:01', 'T10:01']);
  first.forget();
  expect(first.at()).toBeNull();
});

describe('what has not changed', () => {
  const answers = [
    Response.json({ id: 1 }, { headers: { ETag: 'W/"one"' } }),
    new Response(null, { status: 304 }),
  ];

  /** Asks twice, and gives the tags that were named with the data of both answers. */
  async function askedTwice(change: (signed: { token: string | null }) => void = () => undefined) {
    const signed: { token: string | null } = { token: 'a-token' };
    const tags: (string | null)[] = [];
    const kept = keptAnswers();
    const client = createClient({
      baseUrl: '/api',
      bearer: () => signed.token,
      onUnauthorized: () => undefined,
      kept,
      fetch: async (_, { headers }: RequestInit = {}) => {
        const tag = new Headers(headers).get('If-None-Match');
        tags.push(tag);
        const [whole, unchanged] = answers;
        return (tag === null ? whole : unchanged)?.clone() ?? Response.error();
      },
    });
    const first = await client.call('GET /dashboard');
    change(signed);
    const second = await client.call('GET /dashboard');
    return { tags, first, second, kept };
  }

  test('is not sent again: the tag of what is known goes with the question, and its data are the answer', async () => {
    const { tags, first, second } = await askedTwice();
    expect(tags).toEqual([null, 'W/"one"']);
    expect(second).toBe(first);
  });

  test('is not known to the next token, nor to whoever comes after', async () => {
    const next = await askedTwice((signed) => {
      signed.token = 'another-token';
    });
    expect(next.tags).toEqual([null, null]);
    const { kept } = await askedTwice();
    kept.forget();
    expect(kept.of('a-token', '/dashboard').data).toBeUndefined();
  });

  test('an answer that comes after the session has ended is kept for nobody', () => {
    const kept = keptAnswers();
    const late = kept.of('a-token', '/dashboard');
    kept.forget();
    late.keep('W/"one"', { id: 1 });
    expect(kept.of('a-token', '/dashboard').tag).toBeNull();
  });

  test('what an event changes is never answered from memory', async () => {
    const { client, sent } = clientAnswering(() => Response.json({}));
    await client.call('POST /auth/sign-out', { body: { refreshToken: null } });
    expect(sent[0]?.headers.has('If-None-Match')).toBe(false);
  });
});
