import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { smallServer } from '../http/small-server.ts';

const meetingClient = {
  files: 'https://source.zoom.us',
  origin: 'https://meet.waymark.example',
  key: 'a-key',
  secret: 'a-secret',
};
const settings = { publicUrl: 'https://waymark.example', meetingClient };
const { app } = await smallServer({ settings });
const { app: without } = await smallServer({ settings: { ...settings, meetingClient: null } });

const get = (path: string, host = 'meet.waymark.example', from = app) =>
  from.request(`https://${host}${path}`, { headers: { host } });
const policyOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1).join(' ')]),
  );

describe('the origin of the client', () => {
  test('gives a document that loads version 1.9.9 and may be framed by our pages only', async () => {
    const response = await get('/');
    const text = await response.text();
    expect(text).toContain('<script src="https://source.zoom.us/zoom-meeting-1.9.9.min.js">');
    expect(text).not.toContain('a-secret');
    const policy = policyOf(response);
    expect(policy['frame-ancestors']).toBe('https://waymark.example');
    expect(policy['default-src']).toBe("'none'");
    expect(policy['connect-src']).not.toContain('waymark.example');
    expect(response.headers.get('permissions-policy')).toContain('camera=(self)');
  });

  test.each(['/', '/left'])('runs only the script that stands in %s', async (path) => {
    const response = await get(path);
    const [, code = ''] = /<body><script>(.*)<\/script>/s.exec(await response.text()) ?? [];
    expect(() => new Script(code)).not.toThrow();
    expect(policyOf(response)['script-src']).toContain(
      `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
  });

  test.each(['/api/things', '/app/dashboard', '/zoom/0199a000-0000-7000-8000-000000000001'])(
    'gives nothing else: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(
        (await app.request(`https://meet.waymark.example${path}`, { method: 'POST' })).status,
      ).toBe(404);
    },
  );
});

describe('our own origin', () => {
  test('lets the room, and no other page, frame the client and hand camera and microphone on', async () => {
    const room = await get('/zoom/0199a000-0000-7000-8000-000000000001', 'waymark.example');
    expect(policyOf(room)['frame-src']).toBe("'self' https://meet.waymark.example");
    expect(room.headers.get('permissions-policy')).toContain(
      'camera=(self "https://meet.waymark.example")',
    );
    const other = await get('/app/dashboard', 'waymark.example');
    expect(policyOf(other)['frame-src']).not.toContain('meet.waymark.example');
    expect(other.headers.get('permissions-policy')).toContain('camera=()');
  });

  test('knows no other origin where no provider is set up', async () => {
    const room = await get(
      '/zoom/0199a000-0000-7000-8000-000000000001',
      'waymark.example',
      without,
    );
    expect(policyOf(room)['frame-src']).toBe("'self'");
    expect(room.headers.get('permissions-policy')).toContain('camera=(self)');
    const text = await (await get('/', 'meet.waymark.example', without)).text();
    expect(text).not.toContain('zoom-meeting');
  });
});
