import { beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '#server/http/answers/refusal.ts';
import { admin, behaviour, member, smallServer, thing } from '../http/small-server.ts';

const server = await smallServer();

beforeEach(() => {
  behaviour.show = () => ({ id: thing });
});

const post = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => server.as(admin).request('/api/things', { method: 'POST', body, headers });

describe('who asks', () => {
  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer nobody' }],
    ['a token of another scheme', { authorization: 'Basic nobody' }],
    ['a token with a space', { authorization: 'Bearer a b' }],
  ])('%s is answered with 401 and no body where signing in is needed', async (_, headers) => {
    const response = await server.app.request('/api/things', { headers });
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('');
  });

  test('a token that is not valid counts as none where everybody may call', async () => {
    expect(await (await server.withBearer('nobody').request('/api/things/first')).json()).toEqual({
      id: 'nobody',
    });
    expect(await (await server.as(member).request('/api/things/first')).json()).toEqual({
      id: member.id,
    });
  });

  test('a role that may not call is told so, after its input was found to be sound', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const sound = await server.as(member).request('/api/things', { ...init, body: '{"name":"a"}' });
    expect([sound.status, await sound.json()]).toEqual([
      403,
      {
        status: 403,
        title: 'Forbidden',
        errors: { request: 'You do not have the necessary permissions.' },
      },
    ]);
    expect((await server.as(member).request('/api/things', { ...init, body: '{}' })).status).toBe(
      422,
    );
  });

  test('nobody can make the server read a body', async () => {
    const response = await server.app.request('/api/things', {
      method: 'POST',
      body: 'x'.repeat(2_000_000),
    });
    expect(response.status).toBe(401);
  });
});

describe('bodies', () => {
  test('every wrong field is named with its sentence, nested ones by their path', async () => {
    const response = await post('{"size":11,"parts":[{},{"partNumber":"x"}],"extra":1}');
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        status: 422,
        title: 'Unprocessable Content',
        errors: {
          name: 'Name is required.',
          size: 'Size must be between 1 and 10.',
          'parts.0.partNumber': 'Part number is required.',
          'parts.1.partNumber': 'Enter a valid part number.',
        },
      },
    ]);
  });

  test.each([
    ['no body', '', 422, { name: 'Name is required.' }],
    ['a list', '[]', 422, { request: 'Send the fields as a JSON object.' }],
    ['null', 'null', 422, { request: 'Send the fields as a JSON object.' }],
    [
      'too many entries',
      '{"name":"a","parts":[{"partNumber":1},{"partNumber":1},{"partNumber":1}]}',
      422,
      { parts: 'Parts can have at most 2 entries.' },
    ],
    ['a null character', String.raw`{"name":"a\u0000b"}`, 422, { name: 'Enter a valid name.' }],
    ['half a surrogate pair', String.raw`{"name":"a\ud800"}`, 422, { name: 'Enter a valid name.' }],
    [
      'a null character in a key',
      String.raw`{"name":"a","\u0000":1}`,
      422,
      { request: 'Enter a valid body.' },
    ],
    ['half an object', '{"name":', 400, { request: 'The body is not valid JSON in UTF-8.' }],
    [
      'deep nesting',
      `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      400,
      { request: 'The body is nested too deeply.' },
    ],
    [
      'too much',
      `{"name":"${'x'.repeat(1024 * 1024)}"}`,
      413,
      { request: 'The body is larger than 1 MiB.' },
    ],
  ])('%s is refused', async (_, body, status, errors) => {
    const response = await post(body);
    expect(await response.json()).toMatchObject({ status, errors });
    expect(response.status).toBe(status);
  });

  test('bytes that are no UTF-8 are refused', async () => {
    expect((await post(Uint8Array.from([0x22, 0xff, 0x22]))).status).toBe(400);
  });

  test('other content types are refused, and a charset is not another type', async () => {
    expect(
      (await post('name=a', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
    expect((await post('{"name":"a"}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect(
      (await post('{"name":"a"}', { 'content-type': 'application/json; charset=UTF-8' })).status,
    ).toBe(200);
  });

  test('an endless body is read no further than the limit', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    expect((await server.as(admin).request('/api/things', init)).status).toBe(413);
    expect(sent).toBeLessThan(30);
  });

  test('what a handler refuses is sent as it is', async () => {
    expect(await (await post('{"name":"taken"}')).json()).toEqual({
      status: 409,
      title: 'Conflict',
      errors: { name: 'Name is already in use.' },
    });
  });
});

describe('queries and paths', () => {
  const list = async (query: string) => {
    let seen: unknown;
    behaviour.list = (given) => {
      seen = given;
      return [];
    };
    const response = await server.as(member).request(`/api/things${query}`);
    return response.ok
      ? seen
      : { status: response.status, ...((await response.json()) as { errors: object }).errors };
  };

  test('empty values are skipped and repeated keys make a list', async () => {
    expect(await list('?search=&kinds=&unknown=1')).toEqual({ search: null, kinds: [] });
    expect(await list('?kinds=round')).toEqual({ search: null, kinds: ['round'] });
    expect(await list('?kinds=round&kinds=&kinds=square&search=%20two%20')).toEqual({
      search: 'two',
      kinds: ['round', 'square'],
    });
  });

  test('a repeated key that is no list, an unknown choice and a null character are refused by field', async () => {
    expect(await list('?search=a&search=b')).toEqual({
      status: 422,
      search: 'Enter a valid search.',
    });
    expect(await list('?kinds=oval&kinds=round')).toEqual({
      status: 422,
      'kinds.0': 'Enter a valid kind.',
    });
    expect(await list('?search=a%00')).toEqual({ status: 422, search: 'Enter a valid search.' });
  });

  test.each([
    '/api/things/1',
    '/api/things/%00',
    '/api/things/%zz',
    `/api/things/${thing}x`,
    '/api/nothing',
    '/api/things/first/more',
  ])('%s names nothing', async (path) => {
    const response = await server.as(member).request(path);
    expect([response.status, await response.json()]).toEqual([
      404,
      {
        status: 404,
        title: 'Not Found',
        errors: { request: 'We couldn’t find that. It may have been deleted.' },
      },
    ]);
  });

  test('a fixed segment is not taken for an id, in whatever order the table has them', async () => {
    expect((await server.as(null).request('/api/things/first')).status).toBe(200);
  });

  test('an address that is too long and a method that is not taken are refused', async () => {
    expect((await server.as(member).request(`/api/things?search=${'x'.repeat(9000)}`)).status).toBe(
      414,
    );
    const response = await server.as(member).request('/api/things', { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(await response.json()).toMatchObject({
      status: 405,
      errors: { request: 'This address takes GET, HEAD, POST only.' },
    });
  });

  test('HEAD is a GET without its body, and an endpoint without an answer says 204', async () => {
    const head = await server.as(member).request('/api/things/first', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(
      (await server.as(member).request(`/api/things/${thing}`, { method: 'DELETE' })).status,
    ).toBe(204);
  });
});

describe('faults', () => {
  const fail = async (error: Error) => {
    behaviour.show = () => {
      throw error;
    };
    const response = await server.as(member).request(`/api/things/${thing}`);
    return {
      body: await response.json(),
      line: server.logged.findLast(({ level }) => level !== 'info'),
      id: response.headers.get('x-request-id'),
    };
  };

  test('a fault of ours is told with one sentence, and logged under the id of the request', async () => {
    const { body, line, id } = await fail(new Error('broken\nparams: ada@example.org'));
    expect(body).toEqual({
      status: 500,
      title: 'Internal Server Error',
      errors: {
        request:
          'System error. Please contact site administrators. We apologise for the inconvenience caused.',
      },
    });
    expect(line).toMatchObject({
      level: 'error',
      request: id,
      route: 'GET /things/{thing}',
      error: { message: 'broken' },
    });
    expect(JSON.stringify(line)).not.toContain('ada@example.org');
  });

  test.each([
    ['23505', 409],
    ['23P01', 409],
    ['40P01', 409],
    ['23514', 500],
    ['23503', 500],
    ['22008', 422],
    ['42P01', 500],
  ])('a complaint %s of the database is answered with %i', async (code, status) => {
    const { body } = await fail(
      new Error('Failed query', { cause: Object.assign(new Error('complaint'), { code }) }),
    );
    expect(body).toMatchObject({ status });
  });

  test('a record that is not there and one that is foreign look the same', async () => {
    expect((await fail(refuse.notFound())).body).toEqual(
      await (await server.as(member).request('/api/things/nothing')).json(),
    );
  });

  test('an answer beyond its contract fails a test, and would be cut before it is sent', async () => {
    behaviour.show = () => ({ id: thing, secret: 'x' });
    await expect(server.as(member).request(`/api/things/${thing}`)).rejects.toThrow(
      'GET /things/{thing} answers with secret',
    );
  });
});
