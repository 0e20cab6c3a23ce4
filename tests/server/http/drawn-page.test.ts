import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDrawing } from '#server/drawing/drawing.ts';
import { createLog } from '#server/log.ts';
import { member, smallServer } from './small-server.ts';

/** Draws what it is asked to, and fails or stops where the address says so. */
const program = `
async function drawForPerson({ address, zone, width, ask }) {
  if ((await ask('/api/things')).status !== 200) return null;
  const answer = await ask('/api/things/first');
  await ask('/api/nothing');
  if (address.includes('breaks')) throw new Error('It breaks.');
  if (address.includes('ends')) process.exit();
  while (address.includes('never')) continue;
  const { id } = JSON.parse(answer.text);
  return [['p', {}, [id, address, zone, width].join(' ')]];
}
export const drawing = { drawForPerson };`;

const folder = await mkdtemp(join(tmpdir(), 'drawing-'));
await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
await writeFile(join(folder, 'index.js'), program);
const drawing = openDrawing(
  createLog('silent', () => undefined),
  folder,
);
const server = await smallServer({ services: { drawing } });
afterAll(() => rm(folder, { recursive: true }));

const somebody = server.as(member);
const get = (path: string, headers: Record<string, string> = {}) =>
  somebody.request(`/drawn${path}`, { headers });

describe('a page that the server draws', () => {
  test('is drawn with the answers to whoever asks, which come along', async () => {
    const response = await get('/app/things?search=a', {
      'time-zone': 'Pacific/Apia',
      'viewport-width': '640',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { content, answers } = await response.json();
    expect(content).toEqual([['p', {}, `${member.id} /app/things?search=a Pacific/Apia 640`]]);
    const said = { etag: expect.any(String), 'As-Of': expect.any(String) };
    // What was refused does not: the product asks it again, and says so.
    expect(answers).toEqual([
      { path: '/api/things', headers: said, body: [] },
      { path: '/api/things/first', headers: said, body: { id: member.id } },
    ]);
  });

  test('is short on the wire', async () => {
    const response = await get('/app/things', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(JSON.parse(text).content).toHaveLength(1);
  });

  test('is for nobody without a token that is good', async () => {
    expect((await server.app.request('/drawn/app/things')).status).toBe(204);
    expect((await get('/app/things', { authorization: 'Bearer stale' })).status).toBe(204);
  });

  test('is nothing for a page of another site, which is refused everything that would stand on it', async () => {
    const response = await get('/app/things', { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(204);
  });

  test('is left to the browser where it can’t be drawn, with the answers that are there', async () => {
    const response = await get('/app/breaks');
    expect(await response.json()).toMatchObject({
      content: null,
      answers: [{ path: '/api/things' }, { path: '/api/things/first' }],
    });
  });

  test('is drawn again after the thread has ended', async () => {
    expect(await (await get('/app/ends')).json()).toMatchObject({ content: null });
    expect((await (await get('/app/things')).json()).content).toHaveLength(1);
  });

  test('is drawn by another thread where one has not finished for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await (await get('/app/never')).json()).toMatchObject({ content: null });
    vi.advanceTimersByTime(10_001);
    // Who finds it out is drawn nothing.
    expect((await get('/app/things')).status).toBe(204);
    expect((await (await get('/app/things')).json()).content).toHaveLength(1);
  });

  test('is not tried for everybody by a thread that can’t begin', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'drawing-'));
    await writeFile(join(broken, 'index.js'), "throw new Error('It has no beginning.');");
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    const never = openDrawing(log, broken);
    const page = { address: '/app/things', zone: 'UTC', width: 0, ask: () => Promise.reject() };
    expect(await never?.draw(page)).toBeNull();
    expect(await never?.draw(page)).toBeNull();
    expect(lines).toHaveLength(1);
    await rm(broken, { recursive: true });
  });
});
