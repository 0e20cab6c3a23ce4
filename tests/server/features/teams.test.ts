import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookings, organizations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { formatTime } from '#domain/time/format.ts';
import { aBooking, aLotOf } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { teamScene, type TeamScene } from './teams-scene.ts';

let scene: TeamScene;
beforeAll(async () => {
  scene = await teamScene();
});

const nothing = {};
const restore = { type: 'RESTORE', payload: nothing } as const;
const remove = { type: 'DELETE', payload: nothing } as const;

describe('a team', () => {
  test('is created by an admin of its organisation, who may choose no other', async () => {
    const name = scene.named('Design');
    const body = { name, organizationId: scene.home, description: ' Draws. ' };
    const made = await scene.admin.call('POST /teams', {
      body: { ...body, idempotencyKey: newId() },
    });
    expect(made).toMatchObject({
      name,
      description: 'Draws.',
      organization: { id: scene.home, name: 'Harbour Health' },
      leader: null,
      members: 0,
      credits: 0,
      progress: null,
      mayReadCredits: true,
      isLedByReader: false,
    });
    for (const organizationId of [scene.elsewhere, newId()]) {
      const refusal = await scene.admin.refused('POST /teams', {
        body: { name: scene.named('Far'), organizationId, idempotencyKey: newId() },
      });
      expect(refusal).toMatchObject({
        status: 422,
        errors: { organizationId: 'Choose an organisation.' },
      });
    }
  });

  test('has a name, and one of its own within its organisation', async () => {
    const { name } = await scene.create();
    const refused = (body: { name: string }) =>
      scene.staff.refused('POST /teams', {
        body: { ...body, organizationId: scene.home, idempotencyKey: newId() },
      });
    expect(await refused({ name: ' ' })).toMatchObject({
      errors: { name: 'Team name is required.' },
    });
    expect(await refused({ name: name.toUpperCase() })).toMatchObject({
      errors: { name: `This organisation already has a team called “${name.toUpperCase()}”.` },
    });
    expect((await scene.create(scene.elsewhere, name)).name).toBe(name);
  });

  test('moves to another organisation only while nobody is in it', async () => {
    const made = await scene.create();
    const moved = await scene.send(made, {
      type: 'EDIT',
      payload: { name: made.name, organizationId: scene.elsewhere },
    });
    expect(moved.organization.id).toBe(scene.elsewhere);
    const { eve } = scene.people;
    const joined = await scene.send(moved, {
      type: 'ADD_MEMBER',
      payload: { memberId: eve.id },
    });
    const back = { name: made.name, organizationId: scene.home };
    expect(await scene.refused(joined, { type: 'EDIT', payload: back })).toMatchObject({
      errors: { organizationId: 'A team with members or bookings stays in its organisation.' },
    });
  });
});

describe('its people', () => {
  test('join from the organisation only, and once', async () => {
    const made = await scene.create();
    const { mia, eve, ana } = scene.people;
    const add = (memberId: string) => ({ type: 'ADD_MEMBER', payload: { memberId } }) as const;
    const joined = await scene.send(made, add(mia.id), 'hal');
    expect(joined).toMatchObject({ version: 2, members: 1 });
    const sentence = async (memberId: string, who: 'priya' | 'hal') =>
      (await scene.refused(joined, add(memberId), who)).errors['memberId'];
    expect(await sentence(mia.id, 'hal')).toBe('“Mia Turner” is in this team already.');
    expect(await sentence(eve.id, 'priya')).toBe('“Eve Far” belongs to another organisation.');
    expect(await sentence(eve.id, 'hal')).toBe('Choose a member.');
    expect(await sentence(ana.id, 'priya')).toBe('Choose a member.');
    expect(await sentence(newId(), 'hal')).toBe('Choose a member.');
  });

  test('are offered by name, without those who are in it', async () => {
    const { id } = await scene.aTeam();
    const call = (search: string) =>
      scene.admin.call('GET /teams/{team}/candidates', { params: { team: id }, query: { search } });
    expect((await call('')).map(({ fullName }) => fullName)).toEqual(['Hal Lind', 'Ned Near']);
    expect((await call('ned')).map(({ fullName }) => fullName)).toEqual(['Ned Near']);
  });

  test('are listed with who leads them; counts are for those who look after the team', async () => {
    const { id } = await scene.aTeam();
    const list = async (who: 'tom' | 'mia' | 'hal' | 'ana' | 'priya', query = {}) => {
      const { data } = await scene
        .as(who)
        .call('GET /teams/{team}/members', { params: { team: id }, query });
      return data.results.map((each) => [each.fullName, each.isLeader, each.sessionsCompleted]);
    };
    const counted = [
      ['Mia Turner', false, 0],
      ['Tom Reed', true, 0],
    ];
    const uncounted = counted.map(([name, leads]) => [name, leads, null]);
    for (const who of ['tom', 'hal', 'priya'] as const) expect(await list(who)).toEqual(counted);
    for (const who of ['mia', 'ana'] as const) expect(await list(who)).toEqual(uncounted);
    expect(await list('mia', { search: 'reed' })).toEqual([['Tom Reed', true, null]]);
    expect(await list('mia', { order: 'Descending' })).toEqual(uncounted.toReversed());
  });
});

describe('its leader', () => {
  test('is a member of it; the new one, the former one and the admins are told', async () => {
    const team = await scene.aTeam();
    const { mia, ned } = scene.people;
    const lead = (leaderId: string | null) =>
      ({ type: 'SET_LEADER', payload: { leaderId } }) as const;
    expect(await scene.refused(team, lead(ned.id))).toMatchObject({
      status: 422,
      errors: { leaderId: 'The leader must be a member of the team.' },
    });
    const led = await scene.send(team, lead(mia.id));
    expect(led.leader?.fullName).toBe('Mia Turner');
    const message = [
      'TeamLeaderUpdated',
      `Mia Turner now leads ${led.name}.`,
      `/app/teams/${team.id}`,
    ];
    for (const who of ['mia', 'tom', 'hal'] as const)
      expect(await scene.told(who, team.id)).toEqual([message]);
    for (const who of ['ned', 'olga', 'priya'] as const)
      expect(await scene.told(who, team.id)).toEqual([]);
    const { data } = await scene
      .as('mia')
      .call('GET /user/organization/{organizationId}/team-leaders', {
        params: { organizationId: scene.home },
        query: { perPage: 999 },
      });
    expect(data.results.map(({ id }) => id)).toContain(mia.id);
  });

  test('leads it no longer once removed from it; whoever did it is not told', async () => {
    const team = await scene.aTeam();
    const { tom } = scene.people;
    const left = await scene.send(
      team,
      { type: 'REMOVE_MEMBER', payload: { memberId: tom.id } },
      'hal',
    );
    expect(left).toMatchObject({ leader: null, members: 1 });
    const message = [
      'TeamLeaderUpdated',
      `Tom Reed no longer leads ${left.name}.`,
      `/app/teams/${team.id}`,
    ];
    expect(await scene.told('tom', team.id)).toEqual([message]);
    expect(await scene.told('hal', team.id)).toEqual([]);
    expect(
      await scene.refused(left, { type: 'REMOVE_MEMBER', payload: { memberId: tom.id } }),
    ).toMatchObject({ errors: { memberId: 'This person is not a member of the team.' } });
  });
});

describe('deleting', () => {
  test('is refused while a team booking is ahead, and its page says so before', async () => {
    const team = await scene.aTeam();
    const booking = await aBooking(scene.server.db, scene.home, { teamId: team.id, kind: 'team' });
    const { name, availableEvents } = await scene.show(team.id);
    const reason = `Can’t delete “${name}”: 1 upcoming booking uses it.`;
    expect(availableEvents.find(({ type }) => type === 'DELETE')).toMatchObject({
      enabled: false,
      reasons: [reason],
    });
    expect(await scene.refused(team, remove, 'hal')).toMatchObject({
      status: 422,
      errors: { bookings: reason },
    });
    await scene.server.db.orm
      .update(bookings)
      .set({ status: 'completed' })
      .where(eq(bookings.id, booking));
    expect(await scene.send(team, remove, 'hal')).toMatchObject({ status: 'deleted' });
  });

  test('is refused while it holds credits', async () => {
    const team = await scene.aTeam();
    await aLotOf(scene.server.db, scene.home, { type: 'team', id: team.id }, 3);
    expect((await scene.show(team.id)).credits).toBe(3);
    expect(await scene.refused(team, remove)).toMatchObject({
      errors: { credits: 'Deallocate the team’s 3 session credits before deleting it.' },
    });
  });

  test('hides it from its members but not from those who can restore it', async () => {
    const gone = await scene.send(await scene.aTeam(), remove);
    const params = { team: gone.id };
    expect(await scene.as('mia').refused('GET /teams/{team}', { params })).toMatchObject({
      status: 404,
    });
    const { data } = await scene.admin.call('GET /teams', { query: { deleted: 'true' } });
    expect(data.results.map(({ id }) => id)).toContain(gone.id);
    const taken = await scene.create(scene.home, gone.name);
    expect(await scene.refused(gone, restore, 'hal')).toMatchObject({
      errors: { name: `This organisation already has a team called “${gone.name}”.` },
    });
    await scene.send(taken, remove);
    expect(await scene.send(gone, restore, 'hal')).toMatchObject({ status: 'active', members: 2 });
  });

  test('can only be undone while its organisation is there', async () => {
    const gone = await scene.send(await scene.create(scene.elsewhere), remove);
    const { db } = scene.server;
    const set = (deletedAt: number | null) =>
      db.orm
        .update(organizations)
        .set({ deletedAt, status: deletedAt === null ? 'active' : 'deleted' })
        .where(eq(organizations.id, scene.elsewhere));
    await set(seededAt);
    const reason = '“Other Place” was deleted. Restore it first.';
    expect(await scene.refused(gone, restore)).toMatchObject({
      errors: { organizationId: reason },
    });
    expect((await scene.show(gone.id)).availableEvents).toMatchObject([{ reasons: [reason] }]);
    await set(null);
  });
});

test('whoever acts is told what they did, with the way back', async () => {
  const { id, name, version } = await scene.create();
  const answer = await scene.staff.request(`/api/teams/${id}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...remove, version, idempotencyKey: newId() }),
  });
  expect(answer.status).toBe(200);
  expect(JSON.parse(decodeURIComponent(answer.headers.get('Outcome') ?? ''))).toEqual({
    sentence: `“${name}” was deleted.`,
    undo: restore,
  });
});

test('who comes too late is told who did what with it, and when', async () => {
  const { id, version } = await scene.create();
  await scene.send({ id, version }, remove);
  const time = formatTime(scene.server.clock.now(), 'Europe/London');
  const late = await scene.refused({ id, version }, remove, 'hal');
  expect(late).toEqual({
    status: 409,
    title: 'Conflict',
    errors: { version: `Priya Raman deleted this at ${time}. You’re seeing the latest version.` },
  });
});
