import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { attendees, bookings, coachPermissions, policies } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { permissionScene, type PermissionScene, type Wanted } from './coach-permissions-scene.ts';

let scene: PermissionScene;
beforeAll(async () => {
  scene = await permissionScene();
});

describe('a permission', () => {
  test('is given by staff for a member, a session or a team', async () => {
    const made = await scene.give({ validFrom: '2027-01-01', validTo: '2027-01-01' });
    expect(made).toMatchObject({
      version: 1,
      status: 'active',
      coach: { fullName: 'Ana Silva' },
      scope: 'member',
      subject: { id: scene.people.mia.id, name: 'Mia Turner' },
      canBook: true,
      canReadNotes: false,
      validFrom: '2027-01-01',
      validTo: '2027-01-01',
      upcomingBookings: 0,
      upcoming: [],
      createdBy: { fullName: 'Priya Raman' },
    });
    expect(made.availableEvents.map(({ type }) => type)).toEqual(['DELETE']);
    const session = await scene.give({ scope: 'session' });
    expect(session.subject.name).toBe('Executive coaching');
    const team = await scene.give({ scope: 'team', canReadNotes: true });
    expect(team).toMatchObject({ subject: { name: 'Night shift' }, canReadNotes: true });
  });

  test('is given once, and again after it was removed', async () => {
    const { id: coach } = await scene.aFreshCoach('Cy Once');
    const made = await scene.give({ coach });
    expect(await scene.refused({ coach })).toMatchObject({
      status: 422,
      errors: { permission: 'This permission already exists.' },
    });
    expect(await scene.remove(made)).toMatchObject({ status: 'deleted', availableEvents: [] });
    expect(await scene.give({ coach })).toMatchObject({ status: 'active' });
  });

  test.each<[string, () => Wanted, Record<string, string>]>([
    ['without a coach', () => ({ coach: '' }), { coach: 'Choose a coach.' }],
    ['for a coach who is not there', () => ({ coach: newId() }), { coach: 'Choose a coach.' }],
    [
      'for somebody who is no coach',
      () => ({ coach: scene.people.noah.id }),
      { coach: '“Noah Field” is not a coach.' },
    ],
    [
      'for a coach as the member',
      () => ({ coach: scene.people.bea.id, subject: scene.people.ana.id }),
      { subject: 'Choose a member.' },
    ],
    [
      'for no team',
      () => ({ coach: scene.people.bea.id, scope: 'team', subject: scene.people.mia.id }),
      { subject: 'Choose a team.' },
    ],
    [
      'that ends before it starts',
      () => ({ coach: scene.people.bea.id, validFrom: '2027-01-02', validTo: '2027-01-01' }),
      { validTo: 'End date must be on or after the start date.' },
    ],
  ])('is refused %s', async (_, wanted, errors) => {
    expect(await scene.refused(wanted())).toMatchObject({ status: 422, errors });
  });

  test('is removed with bookings ahead: they are named, and they stay', async () => {
    const { id: coach } = await scene.aFreshCoach('Dee Ahead');
    const made = await scene.give({ coach });
    const { db } = scene.server;
    await db.orm
      .insert(policies)
      .values({ version: 1, parameters: {}, createdAt: seededAt })
      .onConflictDoNothing();
    const bookingId = newId();
    const { mia, noah } = scene.people;
    for (const [id, userId, status] of [
      [bookingId, mia.id, 'confirmed.scheduled'],
      [newId(), noah.id, 'confirmed.scheduled'],
      [newId(), mia.id, 'cancelled'],
    ] as const) {
      await db.orm.insert(bookings).values({
        id,
        organizationId: mia.organizationId ?? '',
        sessionId: scene.session,
        coachId: coach,
        requesterId: userId,
        status,
        creditState: 'none',
        reference: `B-${id.slice(-6)}`,
        kind: 'oneToOne',
        title: 'Executive coaching',
        startsAt: seededAt + 86_400_000,
        endsAt: seededAt + 90_000_000,
        memberTimeZone: 'Europe/London',
        coachTimeZone: 'Europe/London',
        locationKind: 'video',
        cost: 0,
        terms: {},
        policyVersion: 1,
        icalUid: id,
        createdAt: seededAt,
        updatedAt: seededAt,
      });
      await db.orm.insert(attendees).values({
        id: newId(),
        bookingId: id,
        userId,
        organizationId: mia.organizationId ?? '',
        via: 'requester',
        createdAt: seededAt,
      });
    }
    const shown = await scene.staff.call('GET /coach-permissions/{coachPermission}', {
      params: { coachPermission: made.id },
    });
    expect(shown).toMatchObject({ upcomingBookings: 1, upcoming: [{ id: bookingId }] });
    await scene.remove(made);
    const [kept] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(kept?.status).toBe('confirmed.scheduled');
  });

  test('tells its history', async () => {
    const { id: coach } = await scene.aFreshCoach('Eli History');
    const made = await scene.give({ coach });
    await scene.remove(made);
    const history = await scene.staff.call('GET /coach-permissions/{coachPermission}/history', {
      params: { coachPermission: made.id },
    });
    expect(history.map(({ sentence }) => sentence)).toEqual([
      'Priya Raman gave this permission.',
      'Priya Raman removed it.',
    ]);
  });
});

describe('the lists', () => {
  test('show one end, searched by the other, in order, and by what is still valid', async () => {
    const { id: coach } = await scene.aFreshCoach('Flo List');
    const { mia, noah, zed } = scene.people;
    const given = [
      await scene.give({ coach, subject: noah.id }),
      await scene.give({ coach, subject: mia.id, validTo: '2001-01-01' }),
      await scene.give({ coach, subject: zed.id }),
    ];
    for (const [day, { id }] of given.entries()) {
      const createdAt = seededAt + day * 86_400_000;
      await scene.server.db.orm
        .update(coachPermissions)
        .set({ createdAt })
        .where(eq(coachPermissions.id, id));
    }
    const names = async (query: object) => {
      const all = { coach, scope: 'member' as const, ...query };
      const { data } = await scene.staff.call('GET /coach-permissions', { query: all });
      return data.results.map(({ subject }) => subject.name.split(' ')[0]);
    };
    expect(await names({})).toEqual(['Mia', 'Noah', 'Zed']);
    expect(await names({ orderProperty: 'created', order: 'Descending' })).toEqual([
      'Zed',
      'Mia',
      'Noah',
    ]);
    expect(await names({ search: 'oah' })).toEqual(['Noah']);
    expect(await names({ search: 'Flo' })).toEqual([]);
    expect(await names({ validity: 'expired' })).toEqual(['Mia']);
    expect(await names({ validity: 'active' })).toEqual(['Noah', 'Zed']);
    const fromZed = await scene.staff.call('GET /coach-permissions', {
      query: { scope: 'member', subject: zed.id, search: 'flo' },
    });
    expect(fromZed.data.results.map(({ coach: { fullName } }) => fullName)).toEqual(['Flo List']);
  });

  test('offer whom to choose, with a hint', async () => {
    const choices = async (kind: 'coach' | 'member' | 'team' | 'session', search: string) => {
      const query = { kind, search };
      const found = await scene.staff.call('GET /coach-permissions/choices', { query });
      return found.map(({ name, hint }) => [name, hint]);
    };
    expect(await choices('coach', 'ana s')).toEqual([['Ana Silva', 'Leadership']]);
    expect(await choices('member', 'mia')).toEqual([['Mia Turner', 'Harbour Health']]);
    expect(await choices('team', 'night')).toEqual([['Night shift', 'Harbour Health']]);
    expect(await choices('session', 'exec')).toEqual([['Executive coaching', '60 minutes']]);
    expect(await choices('session', '%')).toEqual([]);
  });
});

describe('whoever is not staff', () => {
  const reads = async (who: keyof PermissionScene['people'], coachPermission: string) => {
    const caller = scene.server.as(scene.people[who]);
    const { data } = await caller.call('GET /coach-permissions', { query: { perPage: 100 } });
    const isListed = data.results.some(({ id }) => id === coachPermission);
    const params = { coachPermission };
    if (isListed) {
      const shown = await caller.call('GET /coach-permissions/{coachPermission}', { params });
      expect(shown.availableEvents).toEqual([]);
      return true;
    }
    const refusal = await caller.refused('GET /coach-permissions/{coachPermission}', { params });
    expect(refusal).toMatchObject({ status: 404 });
    return false;
  };

  test('reads only what concerns them', async () => {
    const { db } = scene.server;
    await db.orm.delete(coachPermissions);
    const made = {
      member: (await scene.give()).id,
      session: (await scene.give({ scope: 'session' })).id,
      team: (await scene.give({ scope: 'team' })).id,
    };
    const readers = ['ana', 'bea', 'mia', 'noah', 'zed', 'hal', 'ida'] as const;
    const seen = await Promise.all(
      readers.map(async (who) => [
        who,
        await reads(who, made.member),
        await reads(who, made.session),
        await reads(who, made.team),
      ]),
    );
    expect(seen).toEqual([
      ['ana', true, true, true],
      ['bea', false, false, false],
      ['mia', true, false, true],
      ['noah', false, false, false],
      ['zed', false, false, false],
      ['hal', true, false, true],
      ['ida', false, false, false],
    ]);
  });

  test('learns only the names of their own ends', async () => {
    const { ana, mia } = scene.people;
    const ends = [
      ['coach', ana.id],
      ['member', mia.id],
      ['session', scene.session],
      ['team', scene.team],
    ] as const;
    const known = async (who: keyof PermissionScene['people']) => {
      const caller = scene.server.as(scene.people[who]);
      const answers = ends.map(async ([end, subject]) => {
        const answer = await caller.request(`/api/coach-permissions/of/${end}/${subject}`);
        const told = (await answer.json()) as { name?: string };
        return answer.ok ? told.name : answer.status;
      });
      return (await Promise.all(answers)).filter((answer) => answer !== 404);
    };
    expect(await known('priya')).toEqual([
      'Ana Silva',
      'Mia Turner',
      'Executive coaching',
      'Night shift',
    ]);
    expect(await known('ana')).toEqual(['Ana Silva']);
    expect(await known('bea')).toEqual([]);
    expect(await known('mia')).toEqual(['Mia Turner', 'Night shift']);
    expect(await known('hal')).toEqual(['Mia Turner', 'Night shift']);
    expect(await known('noah')).toEqual([]);
    expect(await known('ida')).toEqual([]);
  });

  test.each(['ana', 'mia', 'hal'] as const)('gives and removes none: %s', async (who) => {
    const caller = scene.server.as(scene.people[who]);
    const { id: coach } = await scene.aFreshCoach(`Gus ${who}`);
    const made = await scene.give({ coach });
    const refusals = [
      await caller.refused('POST /coach-permissions', scene.bodyOf({})),
      await caller.refused('POST /coach-permissions/{coachPermission}/events', scene.eventOn(made)),
      await caller.refused('GET /coach-permissions/choices', { query: { kind: 'member' } }),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403 });
  });
});
