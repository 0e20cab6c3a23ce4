import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { packageBase } from '#server/activities/links.ts';
import {
  cmi5Package,
  manifest12,
  scorm12Package,
  scorm2004Package,
} from '#tests/support/course-packages.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';
import { zipOf, type Packed } from '#tests/support/zip.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-courses-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const origin = 'http://activities.localhost';
const ourOrigin = 'http://localhost:3000';
let server: TestServer;
let world: Awaited<ReturnType<typeof aSmallWorld>>;

const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { focus: { name: `Focus ${newId()}`, requiresCoachConfirmation: false } },
    lots: { mia: { session: 'focus', holder: 'mia', units: 1 } },
  });

beforeAll(async () => {
  const activities = { origin, isDedicated: true, sites: [] };
  server = await testServer({ settings: { activities, dataFolder } });
  world = await aSmallWorld();
});

const staff = () => server.as(world.people.sam);

async function send(files: readonly Packed[]) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(zipOf(files))]), 'listening.zip');
  const sent = await staff().request('/api/interactive-resources/packages', {
    method: 'POST',
    body: form,
  });
  return {
    status: sent.status,
    body: (await sent.json()) as {
      readonly id: string;
      readonly protocol: string;
      readonly errors?: Readonly<Record<string, string>>;
    },
  };
}

/** An activity of a package, and where it is shown. */
async function shownWith(files: readonly Packed[]) {
  const { body } = await send(files);
  const fields = { name: 'Listening', groups: ['GROW' as const], completionRule: 'event' as const };
  const made = await staff().call('POST /interactive-resources', {
    body: { ...fields, package: body.id, idempotencyKey: newId() },
  });
  const frame = await staff().call('GET /interactive-resources/{interactiveResource}/preview', {
    params: { interactiveResource: made.id },
  });
  return { made, frame, base: new URL(frame.src).pathname };
}

const get = (path: string, host = 'activities.localhost') =>
  server.as(null).request(path, { headers: { host } });
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';
const launchIn = (page: string) =>
  JSON.parse(/id="launch">([^<]+)</.exec(page)?.[1] ?? 'null') as Readonly<Record<string, unknown>>;

test.each([
  ['scorm12', scorm12Package(), { src: 'content/index_lms.html', data: 'level=2' }],
  ['scorm2004', scorm2004Package(), { src: 'content/index_lms.html?level=2', passingScore: 0.8 }],
  [
    'cmi5',
    cmi5Package(),
    { src: 'content/index_lms.html?tool=test', moveOn: 'CompletedAndPassed' },
  ],
] as const)('a package of %s is shown within a page of ours', async (protocol, files, launch) => {
  const { made, frame, base } = await shownWith(files);
  expect(made.package).toMatchObject({ name: 'listening.zip', protocol });
  expect([frame.origin, frame.src]).toEqual([origin, `${origin}${base}`]);
  const around = await get(base);
  expect(around.status).toBe(200);
  expect(launchIn(await around.text())).toMatchObject({
    ...launch,
    protocol,
    page: ourOrigin,
    src: `${origin}${base}${launch.src}`,
  });
  const policy = policyOf(around);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`frame-ancestors ${ourOrigin}`);
  expect(policy).toContain(`script-src ${origin}/activities/adapters/`);
  expect(policy).not.toContain("'unsafe-eval'");
  expect(around.headers.get('clear-site-data')).toBe('"storage"');
  expect(around.headers.get('cache-control')).toBe('no-store');

  const page = await get(`${base}content/index_lms.html`);
  expect(page.status).toBe(200);
  expect(policyOf(page)).toContain(`connect-src ${origin}${base}`);
  expect(policyOf(page)).toContain(`frame-ancestors 'self' ${ourOrigin}`);
  expect(policyOf(page)).toContain("worker-src 'none'");
  const isAsking = (await page.text()).startsWith(
    '<!DOCTYPE html><script src="/activities/adapters/xapi-page.js">',
  );
  expect(isAsking).toBe(protocol === 'cmi5');
  expect((await get(base, 'localhost:3000')).status).toBe(404);
});

test('what is ours on that origin is nothing but scripts', async () => {
  const names = ['frame.js', 'adapter.js', 'scorm.js', 'xapi.js', 'xapi-page.js'];
  const answers = await Promise.all(names.map((name) => get(`/activities/adapters/${name}`)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  const imported = await Promise.all(answers.map((answer) => answer.text()));
  const wanted = imported.flatMap((text) =>
    [...text.matchAll(/from '\.\/([\w-]+\.js)'/g)].map(([, name]) => name),
  );
  const found = await Promise.all(wanted.map((name) => get(`/activities/adapters/${name}`)));
  expect(found.map(({ status }) => status)).toEqual(wanted.map(() => 200));
  const others = ['adapter.d.ts', '../serve-activities.ts', '', '%2e%2e/links.ts', 'other.js'];
  const refused = await Promise.all(others.map((name) => get(`/activities/adapters/${name}`)));
  expect(refused.map(({ status }) => status)).toEqual(others.map(() => 404));
});

test('a package that speaks for itself has no page of ours, and no origin', async () => {
  const { frame } = await shownWith([{ path: 'index.html', content: '<!doctype html>' }]);
  expect(frame.origin).toBe('null');
  const page = new URL(frame.src).pathname;
  expect(policyOf(await get(page))).not.toContain('allow-same-origin');
  expect((await get(page.replace('index.html', ''))).status).toBe(404);
});

test('the page of ours says nothing to somebody who made up its address', async () => {
  const { body } = await send(scorm12Package());
  const secret = server.services.settings.tokenSecret;
  const now = server.clock.now();
  const base = packageBase({ tokenSecret: secret }, { origin: '', id: body.id, now });
  expect((await get(base)).status).toBe(200);
  expect((await get(base.replace(/\.[\w-]{43}\//, `.${'a'.repeat(43)}/`))).status).toBe(404);
  expect((await get(base.replace(body.id, newId()))).status).toBe(404);
});

test('what a description says never becomes an element of the page of ours', async () => {
  const item = '<adlcp:datafromlms>&lt;/script&gt;&lt;script&gt;alert(1)</adlcp:datafromlms>';
  const { base } = await shownWith(scorm12Package(manifest12({ item })));
  const page = await (await get(base)).text();
  expect(launchIn(page)['data']).toBe('</script><script>alert(1)');
  expect(page).not.toContain('<script>alert');
});

test('what is wrong with a description is said to staff', async () => {
  const refused = await send(scorm12Package('<manifest>'));
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { file: 'The imsmanifest.xml of this package can’t be read. Export the package again.' },
  ]);
});
