import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { bindings } from '#server/bindings.ts';
import { bind } from '#server/api/bind.ts';
import { listen } from '#server/http/listen.ts';
import { signedIn } from '#server/http/policy.ts';
import { errorCatalogue } from '#tests/support/error-catalogue.ts';
import { aPerson, anOrganisation } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';
import { serving } from '#tests/support/small-http.ts';
import { lookUp } from '#web/actors/look-ups.ts';
import type { ApiClient } from '#web/api/client.ts';
import { createClient } from '#web/api/client.ts';
import { isSilent, messageOf, statusMessageOf } from '#web/api/messages.ts';

const broken = (): never => {
  throw new Error('This part is broken.');
};
const server = await testServer({
  bindings: {
    ...bindings,
    ...bind('GET /dashboard', { policy: signedIn, handle: broken }),
    ...bind('GET /user/organization/{organizationId}/team-leaders', {
      policy: signedIn,
      handle: broken,
    }),
    ...bind('GET /programmes/user/{userId}', { policy: signedIn, handle: broken }),
  },
});
const listening = await listen(server.app, { port: 0, host: '127.0.0.1' });
afterAll(() => listening.close(1_000));

const unauthorized: (string | null)[] = [];
const clientAt = (baseUrl: string, bearer: string | null = null): ApiClient =>
  createClient({
    baseUrl,
    bearer: () => bearer,
    onUnauthorized: (used) => unauthorized.push(used),
  });
const ours = (bearer: string | null = null): ApiClient =>
  clientAt(`http://127.0.0.1:${listening.port}/api`, bearer);

/** The browser's client, signed in as this person. */
function as(person: TestPerson): ApiClient {
  server.as(person);
  return ours(`test.${person.id}`);
}

const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('The call succeeded.'),
    (error: unknown) => error,
  );

let member: TestPerson;
let coach: TestPerson;
beforeAll(async () => {
  const organizationId = await anOrganisation(server.db, 'Northwind');
  member = await aPerson(server.db, 'Member', 'Mia Thornton', { organizationId });
  coach = await aPerson(server.db, 'Coach', 'Ana Silva');
});

const incorrect = { email: 'nobody@example.test', password: 'wrong-password' };
const nothing = { email: '', password: '' };
const proxyPage = '<h1>Forbidden</h1>';

describe('field errors', () => {
  test('error catalogue: one field error of status 400, 403, 404 or 422 (all four)', async () => {
    const foreign = { params: { booking: newId() } };
    const tooLong = { query: { search: 'x'.repeat(40_000) } };
    const said = {
      400: errorOf(as(member).call('GET /bookings', tooLong)),
      403: errorOf(as(member).call('GET /booking-requests/members')),
      404: errorOf(as(member).call('GET /bookings/{booking}', foreign)),
      422: errorOf(ours().call('POST /auth/sign-in', { body: incorrect })),
    };
    const sentences = {
      400: 'The address or the headers are too long.',
      403: 'You do not have the necessary permissions.',
      404: 'We couldn’t find that. It may have been deleted.',
      422: 'Incorrect email or password.',
    };
    for (const status of [400, 403, 404, 422] as const) {
      const error = await said[status];
      expect(error).toMatchObject({ status });
      expect(messageOf(error)).toBe(sentences[status]);
    }
  });

  test('error catalogue: two field errors (nothing is filled in)', async () => {
    const error = await errorOf(ours().call('POST /auth/sign-in', { body: nothing }));
    expect(messageOf(error)).toBe(
      errorCatalogue['two field errors'].replace('{first}', 'Email is required.'),
    );
  });

  test('error catalogue: more field errors (an empty booking)', async () => {
    const error = await errorOf(as(coach).call('POST /bookings', { body: {} as never }));
    const fields = Object.keys((error as { body: { errors: object } }).body.errors);
    expect(fields.length).toBeGreaterThan(2);
    expect(messageOf(error)).toBe(
      errorCatalogue['more field errors']
        .replace('{first}', 'Enter a valid session.')
        .replace('{N}', String(fields.length - 1)),
    );
  });
});

describe('a refusal without field errors that count', () => {
  test('error catalogue: no field errors, or another status (the server breaks)', async () => {
    const error = await errorOf(as(member).call('GET /dashboard'));
    expect(error).toMatchObject({ status: 500, body: { errors: expect.anything() } });
    expect(messageOf(error)).toBe('Internal Server Error');
  });

  test('error catalogue: no field errors, or another status (the page of a proxy)', async () => {
    const proxy = await serving((_, response) => response.writeHead(502).end('<h1>No</h1>'));
    const error = await errorOf(clientAt(proxy).call('GET /dashboard'));
    expect(messageOf(error)).toBe('Bad Gateway');
  });

  test('error catalogue: not even a status text (a server of few words)', async () => {
    const terse = await serving((_, response) => response.writeHead(500, '').end());
    const error = await errorOf(clientAt(terse).call('GET /dashboard'));
    expect(messageOf(error)).toBe(errorCatalogue['not even a status text']);
  });

  test('error catalogue: the second kind (whatever the errors)', async () => {
    const absent = as(member).call('GET /bookings/{booking}', { params: { booking: newId() } });
    expect(statusMessageOf(await errorOf(absent))).toBe('404 Not Found');
    expect(statusMessageOf(await errorOf(as(member).call('GET /dashboard')))).toBe(
      '500 Internal Server Error',
    );
  });

  test.each(['Forbidden', 'FORBIDDEN', 'forbidden'])(
    'error catalogue: the word Forbidden, in any case (a proxy says %s)',
    async (word) => {
      const proxy = await serving((_, response) => response.writeHead(403, word).end(proxyPage));
      const error = await errorOf(clientAt(proxy).call('GET /dashboard'));
      expect(messageOf(error)).toBe(errorCatalogue['the word Forbidden, in any case']);
      expect(statusMessageOf(error)).toBe('403 You do not have the necessary permissions.');
      expect(messageOf(`Upload ${word} here.`)).toBe(
        'Upload You do not have the necessary permissions. here.',
      );
    },
  );
});

describe('what is no refusal', () => {
  test.each([200, 422])('error catalogue: an unparseable error (status %i)', async (status) => {
    const garbled = await serving((_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"data":'),
    );
    const error = await errorOf(clientAt(garbled).call('GET /dashboard'));
    expect(messageOf(error)).toBe(errorCatalogue['an unparseable error']);
    expect(statusMessageOf(error)).toBe(errorCatalogue['an unparseable error']);
  });

  test('error catalogue: a non-string error (the answer is not what the page reads)', async () => {
    const empty = await serving((_, response) => response.writeHead(200).end('{}'));
    const page = clientAt(empty)
      .call('GET /dashboard')
      .then(({ toDo }) => toDo.length);
    expect(messageOf(await errorOf(page))).toBe(errorCatalogue['a non-string error']);
  });

  test('a bearer token that the server does not accept is silent, and told to the session alone', async () => {
    const error = await errorOf(ours('made-up').call('GET /auth/whoami'));
    expect(error).toMatchObject({ kind: 'unauthorized', status: 401, body: null });
    expect(isSilent(error)).toBe(true);
    expect(unauthorized).toEqual(['made-up']);
  });
});

describe('the look-ups', () => {
  const said: string[] = [];
  beforeAll(async () => {
    const { id, organizationId } = member;
    const organization = {
      id: organizationId ?? '',
      name: 'Northwind',
      brandLabel: null,
      logoUrl: null,
    };
    const parts = { api: as(member), queryClient: new QueryClient() };
    await lookUp(parts, { id, organization }, (message) => said.push(message));
  });

  test('error catalogue: the team-leader look-up fails (the server breaks)', () => {
    expect(said).toContain(errorCatalogue['the team-leader look-up fails']);
  });

  test('error catalogue: the programme look-up fails (the server breaks)', () => {
    expect(said).toContain(errorCatalogue['the programme look-up fails']);
  });
});
