import { expect, test, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { areaOf } from '#web/shell/routing/area-of.ts';
import { homeOf } from '#web/shell/routing/place-after.ts';
import { clockFaults, farZones, houseZone, isFarAway } from './routes/clocks.ts';
import { watchPolicy } from './support/content-policy.ts';
import { demoServer, type DemoServer } from './support/demo-server.ts';
import { expireBearer, storedIn } from './support/storage.ts';
import {
  existing,
  keepInStorage,
  owe,
  sceneOf,
  storedAt,
  type Scene,
  type Target,
} from './routes/scene.ts';
import { roles, routeTable, type RoleOfTable } from './routes/route-table.ts';
import { countCalls, stopOf, visit, type Stop } from './support/stops.ts';
import { wantedOf, type Standing, type Wanted } from './routes/wanted.ts';

/** What the server itself refuses. */
const refusals = ['You don’t have access to this page', 'Not found'];
/** What pages say of a record that may be seen, but not changed so, or not by this reader. */
const closures = /^(?:.+ can’t be \w+|Nobody can be \w+ .+|.+ no longer needs an answer)$/;
const failures = [
  'Something went wrong on this page',
  'This didn’t load',
  'We can’t find that page',
];

let server: DemoServer;
let scene: Scene;
let breaches: readonly string[] = [];
let errors: string[] = [];

test.beforeAll(async () => {
  // The first to ask for the demo data prepares it.
  test.setTimeout(540_000);
  server = await demoServer();
  scene = await sceneOf(server);
});
test.afterAll(() => server.close());

interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A tab of a profile of its own, opened at the page for signing in, with tokens that stand so. */
async function tabOf(
  browser: Browser,
  role: RoleOfTable,
  standing: Standing,
  timezoneId = houseZone,
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: server.origin,
    reducedMotion: 'reduce',
    timezoneId,
  });
  breaches = await watchPolicy(context);
  errors = [];
  await context.addInitScript(countCalls);
  const tokens = await server.signIn(context, scene.people[role]);
  await keepInStorage(context, server.origin, storedAt(standing, tokens));
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/auth/sign-in');
  return { context, page };
}

/** What is wrong with where somebody landed; empty when nothing is. */
function faultsOf(stop: Stop | undefined, wanted: Wanted): string[] {
  if (!stop) return ['shows nothing'];
  const lands = wanted.lands.includes('?') ? stop.address : stop.address.replace(/\?.*/, '');
  const isRefused = stop.headings.some((heading) => refusals.includes(heading));
  const isClosed = stop.headings.some((heading) => closures.test(heading));
  const failed = stop.headings.filter((heading) => failures.includes(heading));
  return [
    ...(lands === wanted.lands ? [] : [`lands on ${stop.address} instead of ${wanted.lands}`]),
    ...(stop.headings.length > 0 ? [] : ['is blank']),
    ...failed.map((heading) => `says “${heading}”`),
    ...(wanted.says === 'refused' && !isRefused && !isClosed
      ? [`opens, but is refused to them: ${stop.headings.join(' · ')}`]
      : []),
    ...(wanted.says === 'open' && isRefused
      ? [`is refused, but open to them: ${stop.headings.join(' · ')}`]
      : []),
  ];
}

/** Passes pages within one tab. */
async function pass({ page }: Tab, targets: readonly Target[]): Promise<(Stop | undefined)[]> {
  await stopOf(page);
  return visit(
    page,
    targets.map(({ href }) => href),
  );
}

/** What of it is not as the specification has it. */
const landingFaults = (
  stops: readonly (Stop | undefined)[],
  role: RoleOfTable,
  standing: Standing,
  targets: readonly Target[],
): string[] =>
  targets.flatMap(({ line, href, isRecordTheirs }, place) => {
    const from = stops[place - 1]?.address ?? '/auth/sign-in';
    const wanted = wantedOf(line, href, { standing, role, from, isRecordTheirs });
    return faultsOf(stops[place], wanted).map((fault) => `${line.path} ${fault}`);
  });

async function walk(
  tab: Tab,
  role: RoleOfTable,
  standing: Standing,
  targets: readonly Target[] = scene.targets,
): Promise<string[]> {
  return landingFaults(await pass(tab, targets), role, standing, targets);
}

const quiet = () => ({ breaches, errors });

test('every page of the map is in the table of routes', () => {
  const known = new Set(routeTable.map(({ path }) => path));
  expect(existing.filter((path) => !known.has(path))).toEqual([]);
});

for (const [nth, role] of roles.entries()) {
  test(`${role}: every page opens, refuses or leads on, and tells the time by the reader’s clock`, async ({
    browser,
  }) => {
    const tab = await tabOf(browser, role, 'both tokens');
    const stops = await pass(tab, scene.targets);
    expect(landingFaults(stops, role, 'both tokens', scene.targets)).toEqual([]);
    expect(quiet()).toEqual({ breaches: [], errors: [] });
    await tab.context.close();

    const zone = farZones[nth % farZones.length];
    const seen = scene.targets.flatMap((target, place) =>
      isFarAway(role, target) ? [{ target, there: stops[place] }] : [],
    );
    const farAway = await tabOf(browser, role, 'both tokens', zone);
    const here = await pass(
      farAway,
      seen.map(({ target }) => target),
    );
    const faults = seen.flatMap(({ target, there }, place) => [
      ...clockFaults(houseZone, target, there),
      ...clockFaults(zone ?? '', target, here[place], there),
    ]);
    expect(faults).toEqual([]);
    const times = here.flatMap((stop) => stop?.times ?? []);
    expect(times.length).toBeGreaterThanOrEqual(seen.length / 2);
    await farAway.context.close();
  });
}

for (const standing of ['no token', 'an expired bearer token alone'] as const) {
  test(`${standing}: every page that asks for a session leads to signing in`, async ({
    browser,
  }) => {
    const tab = await tabOf(browser, 'Member', standing);
    expect(await walk(tab, 'Member', standing)).toEqual([]);
    expect(quiet()).toEqual({ breaches: [], errors: [] });
    await tab.context.close();
  });
}

/** Every page is tried by one of the roles: what the tokens say is all that matters here. */
const shareOf = (role: RoleOfTable): readonly Target[] =>
  scene.targets.filter((_, place) => roles[place % roles.length] === role);

async function walkShares(browser: Browser, standing: Standing): Promise<void> {
  for (const role of roles) {
    const tab = await tabOf(browser, role, standing);
    expect(await walk(tab, role, standing, shareOf(role)), role).toEqual([]);
    expect(quiet()).toEqual({ breaches: [], errors: [] });
    await tab.context.close();
  }
}

test('a bearer token alone opens every page, but for the one that renews it', ({ browser }) =>
  walkShares(browser, 'a bearer token alone'));

test('whoever has a text to accept is asked to before any page of the product opens', async ({
  browser,
}) => {
  await owe(server, true);
  await walkShares(browser, 'both tokens, and a text to accept');
  await owe(server, false);
});

/** One page of each part of the map, which all fetch their pages by themselves: what guards them is one for all. */
const ofEachArea = (): readonly Target[] => {
  const seen = new Set<string | null>();
  return scene.targets.filter(({ line }) => {
    const area = areaOf(line.path);
    return area === null || (!seen.has(area) && seen.add(area));
  });
};

test('an expired bearer token is renewed wherever somebody opens a tab, and they get there', async ({
  browser,
}) => {
  const standing = 'an expired bearer token and a refresh token';
  const faults: string[] = [];
  const targets = ofEachArea();
  for (const [nth, role] of roles.entries()) {
    const { context, page } = await tabOf(browser, role, 'both tokens');
    const share = targets.filter((_, place) => place % roles.length === nth);
    for (const { line, href, isRecordTheirs } of share) {
      await expireBearer(page);
      await page.goto(href);
      // Whoever is held back in a tab that has shown nothing yet begins at home.
      const from = homeOf(role);
      const wanted = wantedOf(line, href, { standing, role, from, isRecordTheirs });
      const found = faultsOf(await stopOf(page), wanted);
      faults.push(...found.map((fault) => `${role}: ${line.path} ${fault}`));
    }
    expect(quiet()).toEqual({ breaches: [], errors: [] });
    await context.close();
  }
  expect(faults).toEqual([]);
});

test('the page for signing out is open to everybody and leaves nothing behind', async ({
  browser,
}) => {
  for (const role of roles) {
    const { context, page } = await tabOf(browser, role, 'both tokens');
    await page.goto('/auth/sign-out');
    await expect(page.getByRole('heading', { name: 'You have signed out.' })).toBeVisible();
    await expect.poll(() => storedIn(page)).toEqual([]);
    await context.close();
  }
});
