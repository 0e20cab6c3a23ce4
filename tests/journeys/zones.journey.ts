import { expect, test, type Browser } from 'playwright/test';
import { readersZones, strangersAmong } from '#tests/support/strangers.ts';
import { demoServer, type DemoServer } from './support/demo-server.ts';
import { keepInStorage, sceneOf, storedAt, type Scene, type Target } from './routes/scene.ts';
import type { RoleOfTable } from './routes/route-table.ts';
import { countCalls, stopOf, visit, type Stop } from './support/stops.ts';

const walkers = ['Member', 'OrganizationAdmin', 'Coach', 'SuperAdmin'] as const;
type Walker = (typeof walkers)[number];

interface Known {
  readonly page: RegExp;
  readonly text: RegExp;
}

/** Times of day that are the same for every reader. */
const sameForAll: readonly Known[] = [
  // Whose time it is stands beside it.
  { page: /^\/app\/bookings\/\$booking$/, text: / in \S.* for / },
  { page: /\/\$bookingGroup\/\$programme\/bookings$/, text: /, \d\d:\d\d $/ },
  { page: /\/working-hours\/update$/, text: /./ },
  // By the clock of the profile that it is chosen in.
  { page: /^\/app\/profile$/, text: /^Every (?:day|Monday) at 08:00$/ },
  // The hours of a day, on which times are drawn.
  { page: /\/availability$/, text: /^\d\d:\d\d$/ },
];

/** All other journeys read in London. */
const zones = readersZones.filter((zone) => zone !== 'Europe/London');

let server: DemoServer;
let scene: Scene;

test.beforeAll(async () => {
  test.setTimeout(540_000);
  server = await demoServer();
  scene = await sceneOf(server);
});
test.afterAll(() => server.close());

async function stopsIn(
  browser: Browser,
  timezoneId: string,
  role: RoleOfTable,
  targets: readonly Target[],
): Promise<(Stop | undefined)[]> {
  const context = await browser.newContext({
    baseURL: server.origin,
    reducedMotion: 'reduce',
    timezoneId,
  });
  await context.addInitScript(countCalls);
  const tokens = await server.signIn(context, scene.people[role]);
  await keepInStorage(context, server.origin, storedAt('both tokens', tokens));
  const page = await context.newPage();
  await page.goto('/app/profile');
  await stopOf(page);
  const stops = await visit(
    page,
    targets.map(({ href }) => href),
  );
  await context.close();
  return stops;
}

/**
 * Every page is opened by staff or by members and coaches, who have other pages there. An organisation admin is a member with more: what they alone
 * have is enough.
 */
const isTheirs: Readonly<Record<Walker, (marks: Target['line']['marks']) => boolean>> = {
  Member: (marks) => marks.Member !== '–',
  OrganizationAdmin: (marks) => marks.OrganizationAdmin !== '–' && marks.Member === '–',
  Coach: (marks) => marks.Coach !== '–',
  SuperAdmin: (marks) => marks.SuperAdmin !== '–' && (marks.Member === '–' || marks.Coach === '–'),
};

const isKnown = (path: string, text: string): boolean =>
  sameForAll.some((known) => known.page.test(path) && known.text.test(text));

for (const role of walkers)
  test(`${role}: no page tells the time by another clock than the reader’s`, async ({
    browser,
  }) => {
    const targets = scene.targets.filter(({ line }) => isTheirs[role](line.marks));
    const faults: string[] = [];
    let before: (Stop | undefined)[] = [];
    let told = 0;
    for (const zone of zones) {
      const stops = await stopsIn(browser, zone, role, targets);
      for (const [place, stop] of stops.entries()) {
        const path = targets[place]?.line.path ?? '';
        const unmoved = stop?.clocks.filter(
          (text) => before[place]?.clocks.includes(text) && !isKnown(path, text),
        );
        told += stop?.times.length ?? 0;
        const wrong = [
          ...strangersAmong(zone, stop ?? { times: [], text: '' }),
          ...(unmoved ?? []),
        ];
        faults.push(...wrong.map((what) => `${zone} ${path}: ${what}`));
      }
      before = stops;
    }
    expect(faults).toEqual([]);
    expect(told).toBeGreaterThan(targets.length);
  });
