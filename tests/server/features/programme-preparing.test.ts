import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { programmes, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { allocationStage } from './allocation-scene.ts';

const { stage, aSmallWorld } = await allocationStage({ hasBookings: false });
const { db } = stage;

const asStaff = ({ people }: Awaited<ReturnType<typeof aSmallWorld>>) => stage.as(people.sam);

test('staff prepare a programme, read what it lacks, and activate it once it is there', async () => {
  const world = await aSmallWorld();
  const [home] = await db.orm
    .select({ organizationId: programmes.organizationId })
    .from(programmes)
    .where(eq(programmes.id, world.programmeId));
  const sam = asStaff(world);
  const body = {
    name: 'Leading with clarity',
    organizationId: home?.organizationId ?? '',
    groups: ['GROW' as const],
    description: null,
    objectives: null,
    startDate: '2029-01-01',
    endDate: '2029-06-30',
    timeZone: 'Europe/London',
    creditExpiry: 'atProgrammeEnd' as const,
    creditExpiryDays: null,
    allowSelfAllocation: true,
    idempotencyKey: newId(),
  };
  const made = await sam.call('POST /programmes', { body });
  expect(made).toMatchObject({
    status: 'draft',
    readiness: { members: 0, sessionOptions: 0, coaches: 0 },
  });
  const late = await sam.refused('POST /programmes', {
    body: { ...body, name: 'Other', endDate: '2028-01-01', idempotencyKey: newId() },
  });
  expect(late.errors).toEqual({ endDate: 'End date must be on or after the start date.' });
  const again = await sam.refused('POST /programmes', {
    body: { ...body, groups: [], idempotencyKey: newId() },
  });
  expect(again.errors).toEqual({ groups: 'Choose at least one group: GROW, Sales or SEM.' });
  const params = { programme: made.id };
  const activate = { type: 'ACTIVATE' as const, payload: {}, idempotencyKey: newId() };
  const { errors } = await sam.refused('POST /programmes/{programme}/events', {
    params,
    body: { ...activate, version: made.version },
  });
  expect(errors).toEqual({
    checklist: 'Add at least one member, one session option and one coach before activating.',
  });
  expect((await stage.as(world.people.mia).refused('POST /programmes', { body })).status).toBe(403);
});

test('a pasted list says of each address what would become of it', async () => {
  const world = await aSmallWorld();
  const people = await db.orm.select({ id: users.id, email: users.email }).from(users);
  const addressOf = ({ id }: TestPerson) => people.find((each) => each.id === id)?.email ?? '';
  const { mia, sam } = world.people;
  const { rows } = await asStaff(world).call('POST /programmes/{programme}/members/preview', {
    params: { programme: world.programmeId },
    body: { emails: `${addressOf(mia)}, Sam <${addressOf(sam)}>\nnobody@nowhere.example` },
  });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['alreadyIn', 'elsewhere', 'unknown']);
});

test('everyone in the organisation is shown by name before they are added', async () => {
  const world = await aSmallWorld();
  const { rows } = await asStaff(world).call('GET /programmes/{programme}/organization-members', {
    params: { programme: world.programmeId },
  });
  expect(rows.map(({ person, outcome }) => `${person?.fullName ?? ''}: ${outcome}`)).toEqual([
    'Gus Stranger: new',
    'Hal Lind: new',
    'Max Bloom: alreadyIn',
    'Mia Turner: alreadyIn',
    'Zoe Field: alreadyIn',
  ]);
});
