import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { admin, behaviour, member, smallServer } from '../http/small-server.ts';

const server = await smallServer();
const list = (headers: Record<string, string> = {}) =>
  server.as(member).request('/api/things', { headers });

test('answers are tagged with what they say, and not sent to whoever has them; nobody stores them', async () => {
  behaviour.list = () => ['one'];
  const first = await list();
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, await first.json()]).toEqual([200, ['one']]);
  expect(first.headers.get('cache-control')).toBe('no-store');
  const again = await list({ 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  behaviour.list = () => ['two'];
  const changed = await list({ 'if-none-match': tag });
  expect([changed.status, await changed.json()]).toEqual([200, ['two']]);
});

test('long answers are sent compressed to whoever reads that, with the tag of what they say', async () => {
  const long = Array.from({ length: 400 }, (_, at) => `thing ${at}`);
  behaviour.list = () => long;
  const plain = await list();
  const short = await list({ 'accept-encoding': 'gzip, br' });
  expect(plain.headers.has('content-encoding')).toBe(false);
  expect(short.headers.get('content-encoding')).toBe('br');
  expect(short.headers.get('etag')).toBe(plain.headers.get('etag'));
  const bytes = new Uint8Array(await short.arrayBuffer());
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(long);
  expect(await plain.json()).toEqual(long);
});

test('answers to what changes something have no tag: they are no copy of anything', async () => {
  const answer = await server.as(admin).request('/api/things', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"a"}',
  });
  expect([answer.status, answer.headers.has('etag')]).toEqual([200, false]);
});
