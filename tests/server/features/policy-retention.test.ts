import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { HOUR } from '#domain/time/calendar.ts';
import { eraseDue } from '#server/features/users/public.ts';
import { aBooking } from '#tests/support/busy-organisation.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aStage } from '#tests/support/stage.ts';

const stage = await aStage();
const eleanor = stage.as(await aPerson(stage.db, 'SuperAdmin', 'Eleanor Vance'));

test('accounts that were deleted are erased after so long as a rule says, the preview names them, and a receipt remains', async () => {
  const { db, clock, services } = stage;
  const harbour = await anOrganisation(db, 'Harbour Homes');
  const quay = await anOrganisation(db, 'Quay Homes');
  const gone = async (name: string, organizationId: string, days: number) => {
    const { id } = await aPerson(db, 'Member', name, { organizationId });
    const deletedAt = clock.now() - days * 24 * HOUR;
    await db.orm.update(users).set({ status: 'deleted', deletedAt }).where(eq(users.id, id));
    return id;
  };
  const old = await gone('Olga Old', harbour, 31);
  const recent = await gone('Rita Recent', harbour, 29);
  const theirs = await gone('Theo Theirs', quay, 400);
  const statusOf = async (id: string) =>
    (await db.orm.select().from(users).where(eq(users.id, id)))[0]?.status;

  expect(await eraseDue(services, clock.now())).toBe(0);
  const own = await eleanor.call('GET /organizations/{organization}', {
    params: { organization: quay },
  });
  const rules = (retention: number) => ({ ...own.policyOverrides, retention });
  const preview = (retention: number) =>
    eleanor.call('POST /policy/organizations/{organization}/preview', {
      params: { organization: quay },
      body: { policyOverrides: rules(retention) },
    });
  expect((await preview(365)).effects).toEqual([
    '1 deleted account will be erased for good within a day, which nobody can undo: Theo Theirs.',
    'What happens from now on follows the new rules.',
  ]);
  await eleanor.call('POST /organizations/{organization}/events', {
    params: { organization: quay },
    body: {
      type: 'EDIT',
      version: own.version,
      payload: { name: own.name, policyOverrides: rules(500) },
      idempotencyKey: newId(),
    } as never,
  });
  const { version, values: standard } = await eleanor.call('GET /policy');
  const { effects } = await eleanor.call('POST /policy/preview', {
    body: { ...standard, retention: 30 },
  });
  expect(effects[0]).toBe(
    '1 deleted account will be erased for good within a day, which nobody can undo: Olga Old.',
  );
  await eleanor.call('POST /policy', {
    body: { ...standard, retention: 30, version, idempotencyKey: newId() },
  });

  // An open booking has to end first.
  const booking = await aBooking(db, harbour, { requesterId: old });
  expect(await eraseDue(services, clock.now())).toBe(0);
  await db.orm.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, booking));

  expect(await eraseDue(services, clock.now())).toBe(1);
  expect(await Promise.all([old, recent, theirs].map(statusOf))).toEqual([
    'obfuscated',
    'deleted',
    'deleted',
  ]);
  const { receipt } = await eleanor.call('GET /users/{user}/erasure-receipt', {
    params: { user: old },
  });
  expect(receipt).toMatchObject({ by: null });
  expect(await eraseDue(services, clock.now())).toBe(0);
});
