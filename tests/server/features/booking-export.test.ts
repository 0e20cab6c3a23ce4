import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  auditEntries,
  bookings,
  organizations,
  passwordCredentials,
} from '#database/schema/index.ts';
import { createBooking, ownParty } from '#server/features/bookings/public.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import { formatTime, zoneCity } from '#domain/time/format.ts';
import { dateAt } from '#domain/time/local.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const route = 'POST /bookings/export';
const hour = 3_600_000;
const password = 'a long and private phrase';
const server = await testServer();
const { db } = server;
const world = await aWorld(db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    ana: { role: 'Coach', name: 'Ana Silva' },
    ada: { role: 'Admin', name: 'Ada Grant' },
  },
  sessions: { call: { name: 'Short call', creditCost: 0 } },
  lots: {},
});
const { mia, ana, ada } = world.people;
const staff = server.as(ada);

beforeAll(async () => {
  await db.orm.insert(passwordCredentials).values({
    userId: ada.id,
    passwordHash: await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
    changedAt: seededAt,
  });
  await db.orm
    .update(organizations)
    .set({ name: '=Zebra, Zoo' })
    .where(eq(organizations.id, mia.organizationId ?? ''));
  for (const inHours of [72, 48])
    await db.transaction(async () => {
      const party = await ownParty(db, mia.id);
      if (!party) throw new Error('Nobody there');
      await createBooking(db, {
        type: 'REQUEST',
        by: mia,
        party,
        sessionId: world.sessions.call,
        coachId: ana.id,
        lotId: null,
        startsAt: seededAt + inHours * hour,
        at: seededAt,
      });
    });
});

const linesOf = (content: string) => content.trimEnd().split('\r\n');

test('the file has the bookings of the tab in its order, and nothing that a spreadsheet would run', async () => {
  const body = { tab: 'requests', order: 'Descending', yourPassword: password } as const;
  const { fileName, content } = await staff.call(route, { body });
  expect(fileName).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, ...lines] = linesOf(content);
  expect(heading).toContain(
    'Reference,Session,Start (London),End (London),Coach,Team,People,Organisation,',
  );
  const [later, sooner] = await db.orm
    .select({ reference: bookings.reference })
    .from(bookings)
    .orderBy(desc(bookings.startsAt));
  expect(lines.map((line) => line.split(',')[0])).toEqual([later?.reference, sooner?.reference]);
  expect(lines[0]).toContain(
    `Short call,${new Date(seededAt + 72 * hour).toISOString().slice(0, 10)}`,
  );
  expect(lines[0]).toContain(`Ana Silva,,Mia Turner,"'=Zebra, Zoo"`);
});

test.each(['America/New_York', 'Asia/Tokyo'])(
  'the file is by the clock of the page in %s, and says so',
  async (zone) => {
    const response = await server.as(ada).request('/api/bookings/export', {
      method: 'POST',
      headers: { 'Time-Zone': zone, 'content-type': 'application/json' },
      body: JSON.stringify({ tab: 'requests', yourPassword: password }),
    });
    const { content } = (await response.json()) as ResponseOf<Endpoints['POST /bookings/export']>;
    const city = zoneCity(zone);
    expect(content).toContain(`Start (${city}),End (${city})`);
    const start = seededAt + 72 * hour;
    expect(content).toContain(`Short call,${dateAt(zone, start)} ${formatTime(start, zone)},`);
  },
);

test('what the list leaves out is not in the file, and that somebody took it is written down', async () => {
  const body = { tab: 'past', yourPassword: password } as const;
  expect(linesOf((await staff.call(route, { body })).content)).toHaveLength(1);
  const entries = await db.orm
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.kind, 'listExported'), eq(auditEntries.actorId, ada.id)));
  expect(entries).toContainEqual({ detail: { list: 'bookings', rows: 0 } });
});

test('it asks for the password again, and nobody but staff gets as far', async () => {
  expect(await staff.refused(route, { body: { tab: 'requests' } })).toMatchObject({
    status: 422,
    errors: { yourPassword: 'Enter your own password to continue.' },
  });
  for (const who of [mia, ana])
    expect(
      await server.as(who).refused(route, { body: { tab: 'requests', yourPassword: password } }),
    ).toMatchObject({ status: 403 });
});
