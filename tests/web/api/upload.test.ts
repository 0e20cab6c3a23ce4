import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiError } from '#web/api/api-error.ts';
import { createUpload, formData } from '#web/api/upload.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
};

/** A real server, and the browser's own request as jsdom has it. */
async function uploadTo(handler: Handler) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handler(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const unauthorized: (string | null)[] = [];
  const upload = createUpload({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    bearer: () => 'a-token',
    onUnauthorized: (bearer) => unauthorized.push(bearer),
  });
  return { upload, unauthorized };
}

const file = new File(['one,two\n'], 'people.csv', { type: 'text/csv' });
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => expect.unreachable('the upload succeeded'),
    (error: unknown) => error as ApiError,
  );

describe('the form', () => {
  test('writes lists as name[], also of one, and leaves out what is empty', () => {
    const form = formData({
      title: 'Guide',
      files: [file, file],
      tags: ['a'],
      note: '',
      about: null,
      n: 0,
    });
    expect([...form.keys()]).toEqual(['title', 'files[]', 'files[]', 'tags[]', 'n']);
    expect((form.get('files[]') as File).name).toBe('people.csv');
  });
});

describe('an upload', () => {
  const posting = 'POST /booking-requests' as const;

  test('sends multipart form data with the bearer token, and tells its progress up to 100', async () => {
    const seen: {
      method?: string;
      url?: string;
      type?: string;
      authorization?: string;
      body: string;
    }[] = [];
    const { upload } = await uploadTo((request, response, body) => {
      const { method, url, headers } = request;
      seen.push({
        method,
        url,
        type: headers['content-type'],
        authorization: headers.authorization,
        body,
      });
      response.setHeader('content-type', 'application/json').end('{"id":"1"}');
    });
    const percents: number[] = [];
    const onProgress = (percent: number) => percents.push(percent);
    const form = { files: [file] };
    expect(await upload(posting, { query: { dry: true }, form, onProgress })).toEqual({ id: '1' });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/booking-requests?dry=true',
      authorization: 'Bearer a-token',
    });
    expect(seen[0]?.type).toContain('multipart/form-data; boundary=');
    expect(seen[0]?.body).toContain('name="files[]"; filename="people.csv"');
    expect(seen[0]?.body).toContain('one,two');
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });

  test('that is refused rejects with the server’s sentences', async () => {
    const body = {
      status: 422,
      title: 'Unprocessable Content',
      errors: { files: 'Too many rows.' },
    };
    const { upload } = await uploadTo((_, response) => {
      response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const failure = await failureOf(upload(posting, { form: {} }));
    expect(failure).toMatchObject({ kind: 'refused', status: 422, body });
  });

  test('with a token that is not accepted tells the session', async () => {
    const { upload, unauthorized } = await uploadTo((_, response) => {
      response.writeHead(401).end();
    });
    expect((await failureOf(upload(posting, { form: {} }))).kind).toBe('unauthorized');
    expect(unauthorized).toEqual(['a-token']);
  });

  test('that nobody answers is unreachable', async () => {
    const { upload } = await uploadTo((request) => request.socket.destroy());
    expect((await failureOf(upload(posting, { form: {} }))).kind).toBe('unreachable');
  });

  test('can be aborted, before and while it is sent', async () => {
    const controller = new AbortController();
    const reason = new Error('The file was removed.');
    const { upload } = await uploadTo(() => controller.abort(reason));
    const { signal } = controller;
    await expect(upload(posting, { form: { file }, signal })).rejects.toBe(reason);
    await expect(upload(posting, { form: { file }, signal })).rejects.toBe(reason);
  });
});
