import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/kernel/endpoint.ts';
import { errorBody } from '#contract/kernel/errors.ts';
import { binderOf } from '#server/api/bind.ts';
import { anyone, only } from '#server/http/policy.ts';
import { testServer } from '#tests/support/server.ts';
import { admin, member } from './small-server.ts';

const most = 1024 * 1024;
const table = endpoints({
  'POST /papers': {
    summary: 'Hand a table in.',
    upload: { field: 'paper', most, accepts: ['text/csv'], missing: 'Choose a CSV file.' },
    body: z.object({ title: z.string({ error: 'Title is required.' }) }),
    response: z.object({ name: z.string(), title: z.string(), text: z.string() }),
    rate: 'write',
    audit: 'none',
  },
  'POST /pictures': {
    summary: 'Hand a picture in.',
    upload: { field: 'picture', most, accepts: ['image/png'], missing: 'Choose a picture.' },
    response: z.object({ mediaType: z.string() }),
    rate: 'write',
    audit: 'none',
  },
  'GET /papers/first': {
    summary: 'A table as a file.',
    response: null,
    file: ['text/csv', 'image/png'],
    rate: 'read',
    audit: 'none',
  },
});
const bind = binderOf<typeof table>();
const bindings = {
  ...bind('POST /papers', {
    policy: only('staff'),
    handle: async ({ body, upload }) => ({
      name: upload.name,
      title: body.title,
      text: (await upload.content()).toString(),
    }),
  }),
  ...bind('POST /pictures', {
    policy: only('staff'),
    handle: ({ upload }) => ({ mediaType: upload.mediaType }),
  }),
  ...bind('GET /papers/first', {
    policy: anyone,
    handle: () => ({ content: Buffer.from('a,b'), mediaType: 'text/csv', name: 'naïve (1).csv' }),
  }),
};

const dataFolder = await mkdtemp(join(tmpdir(), 'uploads-'));
const server = await testServer({ table, bindings, settings: { dataFolder } });
afterAll(() => rm(dataFolder, { recursive: true }));

type Part = [content: BlobPart, name?: string];

async function send(path: string, parts: Record<string, string | Part>, person = admin) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value[0]]), value[1] ?? 'paper.csv');
  return answerOf(await server.as(person).request(path, { method: 'POST', body: form }));
}

async function answerOf(response: Response) {
  const body: unknown = JSON.parse(await response.text());
  return { status: response.status, body };
}

const refused = ({ status, body }: { status: number; body: unknown }) => [
  status,
  errorBody.parse(body).errors,
];

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a file reaches the handler with its name and the rest of the form, and nothing is left of it', async () => {
  const answer = await send('/api/papers', { title: 'Ours', paper: ['a,b\r\n1,2', 'Öl.csv'] });
  expect(answer).toEqual({
    status: 200,
    body: { name: 'Öl.csv', title: 'Ours', text: 'a,b\r\n1,2' },
  });
  expect(await readdir(join(dataFolder, 'files', 'incoming'))).toEqual([]);
});

test('a name is only ever the last part of a path', async () => {
  const { body } = await send('/api/papers', { title: 'x', paper: ['a', '../../etc/pass\twd'] });
  expect(body).toMatchObject({ name: 'passwd' });
});

test('a name hides nothing', async () => {
  const { body } = await send('/api/papers', {
    title: 'x',
    paper: ['a', 'pay\u202Efdp.e\u200Bxe'],
  });
  expect(body).toMatchObject({ name: 'payfdp.exe' });
  const { body: other } = await send('/api/papers', { title: 'x', paper: ['a', '\u3164'] });
  expect(other).toMatchObject({ name: 'file' });
});

test('the content says what a file is, not its name', async () => {
  expect(await send('/api/pictures', { picture: [png, 'table.csv'] })).toMatchObject({
    body: { mediaType: 'image/png' },
  });
  const sentence = 'This type of file isn’t allowed.';
  for (const wrong of [png, 'a\0b', Buffer.from([0xc3, 0x28]), '%PDF-1.7\n', 'PK\u0003\u0004'])
    expect(refused(await send('/api/papers', { title: 'x', paper: [wrong] }))).toEqual([
      422,
      { paper: sentence },
    ]);
  for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'a,b'])
    expect(refused(await send('/api/pictures', { picture: [wrong, 'a.png'] }))).toEqual([
      422,
      { picture: sentence },
    ]);
});

test('no file, an empty one and one under another name are the same: none', async () => {
  const nothing: Record<string, string | Part>[] = [
    { title: 'x' },
    { title: 'x', paper: [''] },
    { other: ['a'] },
  ];
  for (const parts of nothing)
    expect(refused(await send('/api/papers', parts))).toEqual([
      422,
      { paper: 'Choose a CSV file.' },
    ]);
});

test('what is too large is refused, a little or without end', async () => {
  const large = [422, { paper: 'Files can’t be larger than 1 MB.' }];
  expect(refused(await send('/api/papers', { title: 'x', paper: ['a'.repeat(most + 1)] }))).toEqual(
    large,
  );
  let sent = 0;
  const head = '--x\r\nContent-Disposition: form-data; name="paper"; filename="a.csv"\r\n\r\n';
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      sent += 65_536;
      controller.enqueue(Buffer.alloc(65_536, 'a'));
    },
  });
  const response = await server.as(admin).request('/api/papers', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  } as RequestInit);
  expect(refused(await answerOf(response))).toEqual(large);
  expect(sent).toBeLessThan(8 * most);
  expect(await readdir(join(dataFolder, 'files', 'incoming'))).toEqual([]);
});

test('a form that is none, or ends too early, is refused with a sentence', async () => {
  const post = async (body: string, type: string) =>
    answerOf(
      await server
        .as(admin)
        .request('/api/papers', { method: 'POST', body, headers: { 'content-type': type } }),
    );
  expect((await post('{}', 'application/json')).status).toBe(415);
  expect((await post('x', 'multipart/form-data')).status).toBe(415);
  const cut = '--x\r\nContent-Disposition: form-data; name="paper"; filename="a.csv"\r\n\r\nabc';
  expect(refused(await post(cut, 'multipart/form-data; boundary=x'))).toEqual([
    400,
    { request: 'The form is damaged or ended too early.' },
  ]);
  expect(await readdir(join(dataFolder, 'files', 'incoming'))).toEqual([]);
});

test('the rest of the form is held to the contract, and nobody else’s file is read', async () => {
  expect(refused(await send('/api/papers', { paper: ['a'] }))).toEqual([
    422,
    { title: 'Title is required.' },
  ]);
  expect((await send('/api/papers', { title: 'x', paper: ['a'] }, member)).status).toBe(403);
  expect(await readdir(join(dataFolder, 'files', 'incoming'))).toEqual([]);
});

test('a file that is answered is only ever saved and may do nothing', async () => {
  const response = await server.as(null).request('/api/papers/first');
  expect(await response.text()).toBe('a,b');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': "attachment; filename*=UTF-8''na%C3%AFve%20%281%29.csv",
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});
