import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookings, sessionOptions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { aBooking, aProgramme } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { sessionScene, type SessionScene } from './sessions-scene.ts';

let scene: SessionScene;
beforeAll(async () => {
  scene = await sessionScene();
});

describe('a session', () => {
  test('is written by staff, with its rules', async () => {
    const name = scene.named('Group work');
    const made = await scene.create({
      name,
      description: ' Together. ',
      format: 'group',
      maxAttendees: 12,
      locationKinds: ['phone', 'video'],
      durationMinutes: 90,
    });
    expect(made).toMatchObject({
      name,
      description: 'Together.',
      format: 'group',
      maxAttendees: 12,
      durationMinutes: 90,
      requiresCoachConfirmation: true,
      coaches: 0,
      upcomingBookings: 0,
      createdBy: { fullName: 'Priya Raman' },
      offers: [],
      programmes: [],
    });
  });

  test('says in the words of the product what is wrong with it', async () => {
    const errorsOf = async (wanted: Parameters<typeof scene.refusedCreation>[0]) =>
      (await scene.refusedCreation(wanted)).errors;
    const duration = 'Duration must be between 15 minutes and 8 hours.';
    expect(await errorsOf({ name: ' ' })).toEqual({ name: 'Session name is required.' });
    for (const durationMinutes of [10, 485])
      expect(await errorsOf({ durationMinutes })).toEqual({ durationMinutes: duration });
    expect(await errorsOf({ durationMinutes: 62 })).toEqual({
      durationMinutes: 'Duration must be in steps of 5 minutes.',
    });
    for (const format of ['group', 'team'] as const)
      expect(await errorsOf({ format })).toEqual({
        maxAttendees: 'A group session needs a maximum number of attendees.',
      });
    expect(await errorsOf({ locationKinds: [] })).toEqual({
      locationKinds: 'Choose at least one place.',
    });
    expect(await errorsOf({ bufferAfter: 5 })).toEqual({
      bufferAfter: 'Buffers can’t be shorter than the minimum of 10 minutes.',
    });
  });

  test('has a name of its own, which is free again once it is gone', async () => {
    const made = await scene.create();
    const taken = { name: 'Session name is already in use.' };
    expect((await scene.refusedCreation({ name: made.name.toUpperCase() })).errors).toEqual(taken);
    await scene.remove(made);
    expect((await scene.create({ name: made.name })).name).toBe(made.name);
  });

  test('keeps no seats for others when one person comes', async () => {
    const made = await scene.create({ format: 'group', maxAttendees: 6 });
    const edited = await scene.edit(made, { format: 'oneToOne', maxAttendees: 6 });
    expect(edited.maxAttendees).toBeNull();
  });

  test('that is changed leaves what is booked as it was', async () => {
    const made = await scene.create();
    const booking = await aBooking(scene.db, scene.world.organizationId, { sessionId: made.id });
    const timesOf = () =>
      scene.db.orm
        .select({ endsAt: bookings.endsAt, cost: bookings.cost })
        .from(bookings)
        .where(eq(bookings.id, booking));
    const before = await timesOf();
    const edited = await scene.edit(made, { durationMinutes: 120, creditCost: 5 });
    expect(edited).toMatchObject({ durationMinutes: 120, creditCost: 5, upcomingBookings: 1 });
    expect(await timesOf()).toEqual(before);
  });
});

describe('a member', () => {
  test('sees what their programmes offer, with the credits they have for it', async () => {
    const { mia, lea, ana, ben } = scene.people;
    const [call, coaching, workshop] = await scene.list('mia');
    expect(call).toMatchObject({
      name: 'A call',
      coaches: 2,
      upcomingBookings: null,
      offers: [{ team: null, credits: 0, fromPool: 0, blockedBy: null }],
    });
    expect(coaching?.offers).toEqual([{ team: null, credits: 3, fromPool: 0, blockedBy: null }]);
    expect(workshop?.offers).toEqual([
      {
        team: null,
        credits: 0,
        fromPool: 0,
        blockedBy: 'A team leader books this session for their team.',
      },
    ]);
    const page = await scene.show(coaching?.id ?? '', 'mia');
    expect(page.givenBy.map(({ id }) => id)).toEqual([ana.id, ben.id]);
    expect(page).toMatchObject({ programmes: null, availableEvents: [] });
    expect([mia.organizationId, lea.organizationId]).toContain(scene.world.organizationId);
  });

  test('who leads a team books for it, with its credits and its coaches', async () => {
    const { workshop, coaching } = scene.world.sessions;
    const page = await scene.show(workshop, 'lea');
    const team = { id: scene.world.teams.north, name: 'Northern team' };
    expect(page.offers).toEqual([{ team, credits: 4, fromPool: 0, blockedBy: null }]);
    expect(page.givenBy.map(({ fullName }) => fullName)).toEqual(['Ana Silva']);
    expect((await scene.show(coaching, 'lea')).offers).toEqual([
      {
        team: null,
        credits: 0,
        fromPool: 0,
        blockedBy:
          'This session needs 1 credit and you have none left in “Sales basics”. Ask your programme contact.',
      },
    ]);
  });

  test('is told when no coach can be booked', async () => {
    const made = await scene.create({ creditCost: 0 });
    await offer(made.id);
    expect((await scene.show(made.id, 'mia')).offers).toEqual([
      {
        team: null,
        credits: 0,
        fromPool: 0,
        blockedBy: 'No coach can be booked for it at the moment. Ask your programme contact.',
      },
    ]);
  });

  test('outside the programme does not find its sessions', async () => {
    expect(await scene.list('gus')).toEqual([]);
    const params = { session: scene.world.sessions.coaching };
    const refusal = await scene.as('gus').refused('GET /sessions/{session}', { params });
    expect(refusal.status).toBe(404);
  });
});

/** Puts a session on offer in the programme of the scene. */
const offer = (sessionId: string, programmeId = scene.world.programmeId) => {
  const { organizationId } = scene.world;
  const stamps = { id: newId(), organizationId, createdAt: seededAt };
  return scene.db.orm.insert(sessionOptions).values({ ...stamps, programmeId, sessionId });
};

describe('a coach', () => {
  test('reads what they may give, and who else gives it, but not the list', async () => {
    const params = { session: scene.world.sessions.coaching };
    const page = await scene.show(params.session, 'ben');
    expect(page.givenBy.map(({ fullName }) => fullName)).toEqual(['Ana Silva', 'Ben Hart']);
    expect(page).toMatchObject({ offers: [], upcomingBookings: null, availableEvents: [] });
    const cleo = scene.as('cleo');
    expect((await cleo.refused('GET /sessions/{session}', { params })).status).toBe(404);
    expect((await scene.as('ben').refused('GET /sessions', {})).status).toBe(403);
  });
});

describe('the list of staff', () => {
  test('is found by name, format and coach, and sorted by length', async () => {
    const word = scene.named('Listed');
    const long = await scene.create({ name: `${word} a`, durationMinutes: 120 });
    const short = await scene.create({
      name: `${word} b`,
      durationMinutes: 15,
      format: 'team',
      maxAttendees: 4,
    });
    const found = async (query: object) =>
      (await scene.list('priya', { search: word, ...query })).map(({ id }) => id);
    expect(await found({})).toEqual([long.id, short.id]);
    expect(await found({ orderProperty: 'duration' })).toEqual([short.id, long.id]);
    expect(await found({ format: 'team' })).toEqual([short.id]);
    const { ana } = scene.people;
    const ofAna = await scene.list('priya', { coach: ana.id });
    expect(ofAna.map(({ name, coaches }) => [name, coaches])).toEqual([
      ['A call', 2],
      ['Coaching', 2],
      ['Workshop', 2],
    ]);
  });

  test('shows what was deleted only to them, and only when asked', async () => {
    const made = await scene.create({ name: scene.named('Gone') });
    await scene.remove(made);
    const found = async (query: object) =>
      (await scene.list('priya', { search: made.name, ...query })).map(({ id }) => id);
    expect(await found({})).toEqual([]);
    expect(await found({ deleted: 'true' })).toEqual([made.id]);
    expect((await scene.show(made.id)).status).toBe('deleted');
    expect((await scene.list('mia', { deleted: 'true' })).map(({ id }) => id)).not.toContain(
      made.id,
    );
  });
});

describe('deleting', () => {
  test('names what uses it, before and when it is tried', async () => {
    const made = await scene.create();
    const { organizationId } = scene.world;
    const booking = await aBooking(scene.db, organizationId, { sessionId: made.id });
    for (const status of ['draft', 'active.nearComplete', 'complete'])
      await offer(made.id, await aProgramme(scene.db, organizationId, status));
    const page = await scene.show(made.id);
    const sentences = {
      bookings: `Can’t delete “${made.name}”: 1 upcoming booking uses it.`,
      programmes: `Can’t delete “${made.name}”: 2 programmes use it.`,
    };
    expect(page.programmes).toHaveLength(2);
    expect(page.availableEvents.find(({ type }) => type === 'DELETE')).toMatchObject({
      enabled: false,
      reasons: Object.values(sentences),
    });
    expect((await scene.refusedRemoval(made)).errors).toEqual(sentences);
    await scene.db.orm
      .update(bookings)
      .set({ status: 'completed' })
      .where(eq(bookings.id, booking));
    await scene.db.orm
      .update(sessionOptions)
      .set({ deletedAt: seededAt })
      .where(eq(sessionOptions.sessionId, made.id));
    expect((await scene.remove(made)).status).toBe('deleted');
  });
});
