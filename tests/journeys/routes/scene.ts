import type { BrowserContext } from 'playwright/test';
import { resources, users } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#domain/ids.ts';
import { acceptedOn } from '#server/legal/accepted-on.ts';
import { routes } from '#tools/pages/routes.ts';
import { askedIn } from '#tests/server/access/asked.ts';
import { castOf } from '#tests/server/access/callers.ts';
import { recordsOf } from '#tests/server/access/records.ts';
import type { DemoServer, DemoTokens } from '../support/demo-server.ts';
import { routeTable, type RoleOfTable, type RouteLine } from './route-table.ts';
import type { Standing } from './wanted.ts';

/** A route that has a page, with ids in the place of its parameters. */
export interface Target {
  readonly line: RouteLine;
  readonly href: string;
  readonly isRecordTheirs: boolean;
}

export interface Scene {
  readonly people: Readonly<Record<RoleOfTable, string>>;
  readonly targets: readonly Target[];
}

interface Node {
  readonly type: string;
  readonly path?: string;
  readonly children?: readonly Node[];
}

/** The paths of the map of the product. */
function pathsOf(node: Node): string[] {
  const own = node.type === 'route' && node.path ? [node.path.replace(/\/$/, '')] : [];
  const index = node.type === 'index' ? ['/'] : [];
  return [...own, ...index, ...(node.children ?? []).flatMap(pathsOf)];
}

/** Pages of the map that the table leaves out: they explain the charts, and no guard stands before them. */
const isExplanation = (path: string): boolean => path.startsWith('/charts');

export const existing = pathsOf(routes as Node).filter((path) => !isExplanation(path));

/** Somebody of every role, related to the records of the routes. */
export async function sceneOf({ db }: DemoServer): Promise<Scene> {
  const cast = await castOf(db);
  const { owner, ownOA, coach, admin, superAdmin } = cast.people;
  if (!owner || !ownOA || !coach || !admin || !superAdmin)
    throw new Error('The cast is incomplete.');
  const records = await recordsOf(db, cast);
  const named: Readonly<Record<string, string | undefined>> = {
    ...records,
    member: owner.id,
    machine: 'team',
    memberPermission: records['coachPermission'],
    invite: records['bookingInvite'],
    globalResource: await aResourceIn(db, {
      scope: 'global',
      target: null,
      createdBy: superAdmin.id,
    }),
    thread: records['forumThread'],
    response: records['interactiveResponse'],
  };
  const inBooking = await askedIn(db, { bookingId: cast.booking }, owner.id);
  const resourceIn = (scope: 'booking' | 'programme' | 'session', target: string | undefined) =>
    aResourceIn(db, { scope, target: target ?? '', createdBy: owner.id });
  /** What lies in a programme, a session or a booking is named by what it is there. */
  const within: readonly [path: string, names: Readonly<Record<string, string | undefined>>][] = [
    [
      '/app/bookings/',
      {
        questionnaire: inBooking.questionnaireAssignment,
        resource: await resourceIn('booking', cast.booking),
      },
    ],
    ['/app/sessions/', { resource: await resourceIn('session', records['session']) }],
    [
      '/app/programmes/',
      {
        questionnaire: records['questionnaireAssignment'],
        interactiveResource: records['programmeInteractiveResource'],
        resource: await resourceIn('programme', records['programme']),
      },
    ],
  ];
  const targetOf = (line: RouteLine): Target => {
    const names = within.find(([path]) => line.path.startsWith(path))?.[1];
    const idOf = (name: string): string | undefined => names?.[name] ?? named[name];
    const parameters = [...line.path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
    return {
      line,
      href: line.path.replaceAll(/\$(\w+)/g, (_, name: string) => idOf(name) ?? owner.id),
      isRecordTheirs: parameters.every((name) => idOf(name) !== undefined),
    };
  };
  return {
    people: {
      Member: owner.id,
      OrganizationAdmin: ownOA.id,
      Coach: coach.id,
      Admin: admin.id,
      SuperAdmin: superAdmin.id,
    },
    // Whoever opens the page for signing out is signed out: it has a test of its own.
    targets: routeTable
      .filter(({ path }) => existing.includes(path) && path !== '/auth/sign-out')
      .map(targetOf),
  };
}

type Placed = Pick<typeof resources.$inferInsert, 'scope' | 'target' | 'createdBy'>;

/** An article that lies somewhere. */
async function aResourceIn(db: Database, placed: Placed): Promise<string> {
  const id = newId();
  const stamps = { createdAt: Date.now(), updatedAt: Date.now() };
  await db.orm.insert(resources).values({
    ...stamps,
    ...placed,
    id,
    name: 'Before we meet',
    kind: 'article',
    article: 'Bring one question.',
    status: 'published',
  });
  return id;
}

const bearerKey = 'BEARER_TOKEN';
const refreshKey = 'REFRESH_TOKEN';

/** A bearer token as it was, but for its end, which is past. */
const expired = ({ bearer }: DemoTokens): string => {
  const [head = '', claims = '', signature = ''] = bearer.split('.');
  const told: object = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const past = Buffer.from(JSON.stringify({ ...told, exp: 1_000_000_000 })).toString('base64url');
  return [head, past, signature].join('.');
};

/** What lies in local storage when the tokens stand so. */
export function storedAt(standing: Standing, tokens: DemoTokens): Record<string, string> {
  const login = { LOGIN_METHOD: 'password' };
  switch (standing) {
    case 'no token':
      return {};
    case 'a bearer token alone':
      return { ...login, [bearerKey]: tokens.bearer };
    case 'an expired bearer token and a refresh token':
      return { ...login, [bearerKey]: expired(tokens), [refreshKey]: tokens.refresh };
    case 'an expired bearer token alone':
      return { ...login, [bearerKey]: expired(tokens) };
    default:
      return { ...login, [bearerKey]: tokens.bearer, [refreshKey]: tokens.refresh };
  }
}

/** Everything in the storage of a profile, at an address that is no page. */
export async function keepInStorage(
  context: BrowserContext,
  origin: string,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/health/ready`);
  await page.evaluate((all) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
  await page.close();
}

/** Makes everybody owe the texts, or nobody. */
export const owe = async ({ db }: DemoServer, isOwing: boolean): Promise<void> => {
  await db.orm.update(users).set(isOwing ? nothingAccepted : acceptedOn(Date.now()));
};

const nothingAccepted = {
  privacyAcceptedVersion: null,
  privacyAcceptedAt: null,
  termsAcceptedVersion: null,
  termsAcceptedAt: null,
};
