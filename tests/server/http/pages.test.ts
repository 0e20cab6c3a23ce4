import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallServer } from './small-server.ts';

const pages = await mkdtemp(join(tmpdir(), 'pages-'));
const script = 'export const greeting = "hello";\n'.repeat(200);
const server = await smallServer({ pages, settings: { publicUrl: 'https://waymark.example' } });

beforeAll(async () => {
  await mkdir(join(pages, 'assets'));
  await writeFile(
    join(pages, 'index.html'),
    '<!doctype html><html><head><title>Waymark</title><link rel="stylesheet" href="/assets/main.css" /></head><body><div id="root"></div></body></html>',
  );
  await writeFile(
    join(pages, 'preloads.json'),
    JSON.stringify({
      routes: [
        { path: '/charts/$machine/$', files: ['assets/chart-3c.js'] },
        {
          path: '/app/bookings/$booking',
          files: ['assets/booking-1a.js'],
          asks: ['/auth/whoami', '/bookings/{booking}'],
          title: 'Booking',
        },
        { path: '/auth/sign-in', files: [] },
        { path: '/app/bookings/create', files: ['assets/create-2b.css', 'assets/create-2b.js'] },
      ],
      early: 'assets/early-7e.js',
      drawn: {
        pages: { '/auth/sign-in': { title: 'Sign In – Waymark', html: '<form>Sign in</form>' } },
        frame: '<main><h1>{{title}}</h1></main>',
        home: '<main></main>',
      },
    }),
  );
  await writeFile(join(pages, 'assets/main-4f1c.js'), script);
});
afterAll(() => rm(pages, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.request(path, { headers });

describe('pages', () => {
  test.each([
    '/',
    '/app/bookings',
    '/app/bookings/0199a000-0000-7000-8000-00000000000a',
    '/auth/sign-in',
    '/nowhere',
  ])('%s is the one page, asked for anew each time', async (path) => {
    const response = await get(path);
    expect(await response.text()).toContain('href="/assets/main.css"');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect((await get(path, { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(
      304,
    );
  });

  test('a page stands in its document before any script is there, or the frame with its title does', async () => {
    const signIn = await (await get('/auth/sign-in')).text();
    expect(signIn).toContain('<title>Sign In – Waymark</title>');
    expect(signIn).toContain('<div id="drawn"><form>Sign in</form></div>');
    expect(signIn).toContain('<div id="root" hidden></div>');
    expect(signIn).toContain('src="/assets/early-7e.js"');
    const booking = await (await get('/app/bookings/b1')).text();
    expect(booking).toContain('<div id="drawn"><main><h1>Booking</h1></main></div>');
    expect(await (await get('/nowhere')).text()).toContain('<div id="root"></div>');
  });

  test('a page says what it shows first to a script that asks it before all others are there', async () => {
    const script =
      '<script async fetchpriority="high" src="/assets/early-7e.js" data-path="/app/bookings/$booking" data-asks="/auth/whoami /bookings/{booking}"></script>';
    const html = await (await get('/app/bookings/0199a000-0000-7000-8000-00000000000a')).text();
    expect(html).toContain(script);
    expect(await (await get('/app/bookings/create')).text()).not.toContain('early-7e');
  });

  test('a file with a hash in its name is kept for ever and travels as brotli', async () => {
    const response = await get('/assets/main-4f1c.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script);
    const plain = await get('/assets/main-4f1c.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, script]);
  });

  test('what a path will need is named in its page, after the entry’s own style sheet', async () => {
    const linksIn = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/<link rel="(\w+)".*?href="([^"]+)"/g)].map(
        ([, kind, href]) => `${kind} ${href}`,
      );
    const entry = 'stylesheet /assets/main.css';
    expect(await linksIn('/app/bookings/b1')).toEqual([
      entry,
      'modulepreload /assets/booking-1a.js',
    ]);
    expect(await linksIn('/app/bookings/create')).toEqual([
      entry,
      'stylesheet /assets/create-2b.css',
      'modulepreload /assets/create-2b.js',
    ]);
    expect(await linksIn('/charts/booking/held/since')).toEqual([
      entry,
      'modulepreload /assets/chart-3c.js',
    ]);
    expect(await linksIn('/app/bookings/b1/respond')).toEqual([entry]);
    expect(await linksIn('/nowhere')).toEqual([entry]);
  });

  test('a page that names other files is another page to whoever keeps it', async () => {
    const [one, other] = await Promise.all([get('/app/bookings/b1'), get('/nowhere')]);
    expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'));
    expect(one.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/assets/gone-1234.js',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/favicon.ico',
  ])('%s is a file or nothing, never the page', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('an unknown path of the API is refused in its form', async () => {
    expect(await (await get('/api/nowhere')).json()).toMatchObject({ status: 404 });
  });
});

describe('the charts', () => {
  test('have points in their paths and are pages nevertheless', async () => {
    const response = await get('/charts/booking/life.confirmed.open');
    expect(await response.text()).toContain('<title>Waymark</title>');
  });

  test('pages with sample data may stand in a frame of ours, and nowhere else', async () => {
    const framed = await get('/charts/screen/booking/life.requested?as=coach');
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const chart = await get('/charts/booking');
    expect(chart.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(chart.headers.get('x-frame-options')).toBe('DENY');
  });

  test('are away when the operator has switched them off, and pages know it', async () => {
    const without = await smallServer({ pages, settings: { charts: false } });
    const ask = (path: string) => without.app.request(path);
    expect((await ask('/charts')).status).toBe(404);
    expect((await ask('/charts/booking/life.new')).status).toBe(404);
    expect(await (await ask('/app/bookings')).text()).toContain('<html data-charts="off">');
    expect(await (await get('/app/bookings')).text()).not.toContain('data-charts');
  });
});

test('camera, microphone and screen are allowed to the meeting room alone', async () => {
  const allowed = async (path: string) =>
    (await get(path)).headers.get('permissions-policy')?.includes('camera=(self)');
  expect(await allowed('/zoom/7')).toBe(true);
  for (const path of ['/', '/app/bookings', '/zoomed', '/api/zoom/7', '/charts/screen/meeting'])
    expect(await allowed(path)).toBe(false);
  const { headers } = await get('/app/bookings');
  expect(headers.get('permissions-policy')).toBe(
    'camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()',
  );
});

test('every answer forbids foreign script, frames and sniffing', async () => {
  for (const path of [
    '/',
    '/assets/main-4f1c.js',
    '/api/nowhere',
    '/api',
    '/health/live',
    '/gone.js',
  ]) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  }
});

test('health is told without signing in', async () => {
  expect(await (await get('/health/live')).json()).toEqual({ status: 'live' });
});
