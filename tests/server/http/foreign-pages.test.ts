import { describe, expect, test } from 'vitest';
import { testSettings } from '#tests/support/server.ts';
import { admin, smallServer, thing } from './small-server.ts';

const server = await smallServer();
const secure = await smallServer({ settings: { publicUrl: 'https://coaching.example' } });
const sentence = 'This request came from another website, so we blocked it.';

const acting = (headers: Record<string, string>, at = server) =>
  at.as(admin).request('/api/things', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"name":"a"}',
  });
const reading = (headers: Record<string, string>, path = '/api/things/first') =>
  server.as(null).request(path, { headers });

describe('what acts', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    ['another site, which hides who it is', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['another origin of our site', { 'sec-fetch-site': 'same-site' }],
    ['something that browsers do not say yet', { 'sec-fetch-site': 'neighbourly' }],
    ['another origin, of an older browser', { origin: 'https://elsewhere.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a frame without an origin', { origin: 'null' }],
    ['nobody knows where', { origin: '' }],
  ])('is refused from %s', async (_, headers) => {
    const response = await acting(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      status: 403,
      title: 'Forbidden',
      errors: { request: sentence },
    });
  });

  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: testSettings.publicUrl }],
    ['a page of ours that gives no origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['a page of ours, of an older browser', { origin: testSettings.publicUrl }],
    ['somebody who opened it themselves', { 'sec-fetch-site': 'none' }],
    ['no browser at all', {}],
    [
      'another name of this installation',
      { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' },
    ],
  ])('is done for %s', async (_, headers) => {
    expect((await acting(headers)).status).toBe(200);
  });

  test('an installation with HTTPS has one name', async () => {
    const named = { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' };
    expect((await acting(named, secure)).status).toBe(403);
    expect((await acting({ origin: 'https://coaching.example' }, secure)).status).toBe(200);
  });

  test.each(['/api/nowhere', '/api/things/first', '/', '/health/ready'])(
    'is refused at %s too, whatever is there',
    async (path) => {
      const init = { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } };
      expect((await server.app.request(path, init)).status).toBe(403);
    },
  );
});

describe('what reads', () => {
  const site = { 'sec-fetch-site': 'cross-site' };

  test('the API is no picture, frame or script of another site', async () => {
    for (const dest of ['image', 'iframe', 'script', 'empty']) {
      const mode = dest === 'iframe' ? 'navigate' : 'no-cors';
      const headers = { ...site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
      expect((await reading(headers)).status).toBe(403);
    }
  });

  test('a link from another site opens as a page, of the API and of the product', async () => {
    const headers = { ...site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await reading(headers)).status).toBe(200);
    for (const path of ['/api', '/api/openapi.json', '/health/live'])
      expect((await reading(headers, path)).status).toBe(200);
    // Where providers of single sign-on and of calendars send people back to.
    for (const path of ['/auth/oidc?code=a&state=b', '/app/external-calendars/connect?code=a'])
      expect((await reading(headers, path)).status).not.toBe(403);
  });

  test('a browser that asks beforehand is promised nothing', async () => {
    const response = await server.app.request(`/api/things/${thing}`, {
      method: 'OPTIONS',
      headers: {
        ...site,
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'DELETE',
      },
    });
    expect(response.status).toBe(405);
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([]);
  });
});
