import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  coachPermissions,
  knownBrowsers,
  passwordLinks,
  sessions,
  slotHolds,
  users,
} from '#database/schema/index.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { newId } from '#domain/ids.ts';
import { system, type Person } from '#machines/person.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import { userMachine } from '#machines/user/machine.ts';
import { activateUser, userKind } from '#server/features/users/public.ts';
import { accountOf } from '#server/identity/locks.ts';
import { isOver } from '#server/identity/account-changes.ts';
import { isLinkOpen, makeLink } from '#server/identity/password-links.ts';
import { send } from '#server/records/send.ts';
import { anAccount, anOrganization, password } from '#tests/server/identity/identity-server.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db, clock } = server;
const secret = server.services.settings.tokenSecret;
const another = 'nine herons cross the estuary';

let staff: Person;
let sessionId: string;
let organizationId: string;
let coachId: string;
beforeAll(async () => {
  staff = await aPerson(db, 'SuperAdmin', 'Eva Novak');
  await aPerson(db, 'SuperAdmin', 'Udo Keller');
  coachId = (await aPerson(db, 'Coach', 'Ana Silva')).id;
  organizationId = await anOrganization(db);
  sessionId = newId();
  const stamps = { createdAt: clock.now(), updatedAt: clock.now() };
  const format = 'oneToOne' as const;
  const session = { id: sessionId, name: 'Coaching', durationMinutes: 60, format };
  await db.orm.insert(sessions).values({ ...session, locationKinds: ['video'], ...stamps });
  await db.orm.delete(coachPermissions);
});

interface Somebody {
  readonly id: string;
  readonly email: string;
  readonly link: string;
  readonly begunAt: number;
}

/** Somebody under whose account everything is open that can be. */
async function somebody(status: string): Promise<Somebody> {
  const { id, email } = await anAccount(db, {
    status,
    organizationId,
    ...(status === 'active' && { activatedAt: clock.now() }),
    ...(status === 'deleted' && { activatedAt: clock.now(), deletedAt: clock.now() }),
  });
  const at = clock.now();
  const account = accountOf(secret, email);
  const link = await makeLink(db, {
    userId: id,
    purpose: 'recovery',
    account,
    at,
    ttl: defaultPolicy.linkTtl,
  });
  await db.orm
    .insert(knownBrowsers)
    .values({ id: newId(), userId: id, secretHash: newId(), usedAt: at, expiresAt: at + 1e9 });
  await db.orm.insert(slotHolds).values({
    id: newId(),
    status: 'held',
    organizationId,
    memberId: id,
    coachId,
    sessionId,
    startsAt: at + 1e9,
    endsAt: at + 2e9,
    expiresAt: at + 600_000,
    createdAt: at,
    updatedAt: at,
  });
  clock.advance({ seconds: 1 });
  return { id, email, link, begunAt: at };
}

/** What is still good of all that. */
async function leftOf({ id, link, begunAt }: Somebody): Promise<string[]> {
  const now = clock.now();
  const [person] = await db.orm.select().from(users).where(eq(users.id, id));
  const holds = await db.orm.select().from(slotHolds).where(eq(slotHolds.memberId, id));
  const browsers = await db.orm.$count(knownBrowsers, eq(knownBrowsers.userId, id));
  return [
    ...((await isLinkOpen(db, link, now)) ? ['link'] : []),
    ...(holds.some(({ expiresAt }) => expiresAt > now) ? ['hold'] : []),
    ...(browsers > 0 ? ['known browser'] : []),
    ...(isOver(begunAt, person?.accessChangedAt ?? null) ? [] : ['way to the provider']),
  ];
}

const everything = ['link', 'hold', 'known browser', 'way to the provider'];

type Case = readonly [status: string, fields: object, left: 'everything' | 'nothing'];

/** Every event of the chart, from where it can happen, and what it leaves. A new event does not compile before it stands here. */
const events: Readonly<Record<UserEvent['type'], readonly Case[]>> = {
  CREATE: [],
  ACTIVATE: [['invited', {}, 'nothing']],
  EDIT: [
    ['active', { firstName: 'Ruth', phone: '+441234567890' }, 'everything'],
    ['active', { email: 'somebody.else@example.test' }, 'nothing'],
    ['invited', { email: 'nobody.yet@example.test' }, 'nothing'],
    ['active', { role: 'OrganizationAdmin' }, 'nothing'],
    ['active', { role: 'Admin', organizationId: null }, 'nothing'],
    ['active', { loginMethod: 'oidc' }, 'nothing'],
  ],
  RESEND: [['invited', {}, 'everything']],
  // Whoever mistypes on purpose must not be able to end anything of somebody else's.
  LOCK: [['active', {}, 'everything']],
  UNLOCK: [['locked', {}, 'everything']],
  // The link alone, which another one takes the place of.
  SEND_RESET_LINK: [['active', {}, 'everything']],
  RESET_PASSWORD: [['active', {}, 'nothing']],
  DELETE: [
    ['active', {}, 'nothing'],
    ['invited', {}, 'nothing'],
  ],
  RESTORE: [['deleted', {}, 'nothing']],
  OBFUSCATE: [
    ['active', {}, 'nothing'],
    ['deleted', {}, 'nothing'],
  ],
  RETENTION_END: [['deleted', {}, 'nothing']],
};

const cases = Object.entries(events).flatMap(([type, each]) =>
  each.map(([status, fields, left]) => ({ type, status, fields, left })),
);

test('every event of the chart is looked at', () => {
  const ofChart = userMachine.events.filter((type) => !type.startsWith('xstate.'));
  expect(Object.keys(events).toSorted()).toEqual(ofChart.toSorted());
});

test.each(cases)('$type of somebody $status with $fields leaves $left', async (each) => {
  const { type, status, fields, left } = each;
  const person = await somebody(status === 'locked' ? 'active' : status);
  expect(await leftOf(person)).toEqual(everything);
  const lock = () =>
    db.transaction(() =>
      send(db, userKind, person.id, { type: 'LOCK', by: system, at: clock.now() }),
    );
  if (status === 'locked') await lock();
  if (type === 'LOCK') await lock();
  else if (type === 'ACTIVATE')
    await db.transaction(() => activateUser(db, person.id, clock.now()));
  else if (type === 'RESET_PASSWORD') await resetByLink(person);
  else {
    const named = type === 'OBFUSCATE' ? { email: person.email } : {};
    const by = type === 'RETENTION_END' ? system : staff;
    const event = { type, ...fields, ...named, by, at: clock.now() } as UserEvent;
    await db.transaction(() => send(db, userKind, person.id, event));
  }
  const found = await leftOf(person);
  const replaced = type === 'SEND_RESET_LINK' ? everything.slice(1) : everything;
  expect(found).toEqual(left === 'nothing' ? [] : replaced);
});

const resetByLink = ({ link }: Somebody) =>
  server.as(null).call('POST /auth/password/reset', {
    body: { link, newPassword: another, repeatNewPassword: another },
  });

describe('what is no event of the chart', () => {
  test('a password of one’s own ends it all', async () => {
    const person = await somebody('active');
    const { bearerToken } = await server
      .as(null)
      .call('POST /auth/sign-in', { body: { email: person.email, password } });
    await server.withBearer(bearerToken).call('POST /profile/password', {
      body: { currentPassword: password, newPassword: another, repeatNewPassword: another },
    });
    expect(await leftOf(person)).toEqual([]);
  });

  test('ending the other sign-ins forgets the browsers, and nothing else', async () => {
    const person = await somebody('active');
    const { bearerToken } = await server
      .as(null)
      .call('POST /auth/sign-in', { body: { email: person.email, password } });
    await server
      .withBearer(bearerToken)
      .call('POST /auth/sessions/events', { body: { type: 'REVOKE_OTHERS' } });
    expect(await leftOf(person)).toEqual(['link', 'hold', 'way to the provider']);
  });

  test('a link stays void when its account is deleted and comes back', async () => {
    const person = await somebody('active');
    for (const type of ['DELETE', 'RESTORE'] as const)
      await db.transaction(() =>
        send(db, userKind, person.id, { type, by: staff, at: clock.now() }),
      );
    const { errors } = await server.as(null).refused('POST /auth/password/reset', {
      body: { link: person.link, newPassword: another, repeatNewPassword: another },
    });
    expect(errors).toEqual({ link: 'This link has expired. Request a new one.' });
    expect(await db.orm.$count(passwordLinks, eq(passwordLinks.userId, person.id))).toBe(1);
  });
});
