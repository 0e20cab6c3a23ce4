import { beforeAll, describe, expect, test } from 'vitest';
import { eventFor, teamScene, type TeamScene } from './teams-scene.ts';

let scene: TeamScene;
beforeAll(async () => {
  scene = await teamScene();
});

const remove = { type: 'DELETE', payload: {} } as const;

describe('the teams somebody sees', () => {
  test('are their own; those of an organisation; those of a coach; and all', async () => {
    const { id } = await scene.aTeam();
    const far = await scene.create(scene.elsewhere);
    const both = [id, far.id];
    const seen = async (who: 'mia' | 'ned' | 'hal' | 'olga' | 'ana' | 'bea' | 'priya') => {
      const { data } = await scene.as(who).call('GET /teams', { query: { perPage: 100 } });
      return data.results.map((each) => each.id).filter((each) => both.includes(each));
    };
    expect(await seen('mia')).toEqual([id]);
    expect(await seen('ned')).toEqual([]);
    expect(await seen('hal')).toEqual([id]);
    expect(await seen('olga')).toEqual([far.id]);
    expect(await seen('ana')).toEqual([id]);
    expect(await seen('bea')).toEqual([]);
    expect((await seen('priya')).toSorted()).toEqual(both.toSorted());
  });

  test('say to their leader alone how many have come how far, in the list and on its page', async () => {
    const team = await scene.aTeam();
    const seenBy = async (who: 'tom' | 'mia' | 'hal' | 'ana') => {
      const { data } = await scene.as(who).call('GET /teams', { query: { perPage: 100 } });
      const page = await scene.as(who).call('GET /teams/{team}', { params: { team: team.id } });
      const listed = data.results.find(({ id }) => id === team.id);
      expect(page.progress).toEqual(listed?.progress);
      return page.progress;
    };
    expect(await seenBy('tom')).toEqual({
      invited: 0,
      activated: 2,
      started: 0,
      stalled: 0,
      finished: 0,
    });
    for (const who of ['mia', 'hal', 'ana'] as const) expect(await seenBy(who)).toBeNull();
    const { ledTeams } = await scene.as('tom').call('GET /dashboard');
    expect(ledTeams.find(({ id }) => id === team.id)).toMatchObject({
      members: 2,
      upcomingBookings: 0,
      credits: 0,
      progress: { activated: 2 },
    });
    expect((await scene.as('mia').call('GET /dashboard')).ledTeams).toEqual([]);
  });

  test('say whether the reader could add one', async () => {
    const mayCreate = async (who: 'mia' | 'hal' | 'ana' | 'priya') =>
      (await scene.as(who).call('GET /teams')).mayCreate;
    expect(await mayCreate('priya')).toBe(true);
    expect(await mayCreate('hal')).toBe(true);
    expect(await mayCreate('mia')).toBe(false);
    expect(await mayCreate('ana')).toBe(false);
  });

  test('are filtered by organisation and leader, and sorted by size', async () => {
    const word = scene.named('Sorted');
    const small = await scene.create(scene.home, `${word} a`);
    const large = await scene.aTeam(`${word} b`);
    const list = async (query: object) => {
      const { data } = await scene.staff.call('GET /teams', { query: { search: word, ...query } });
      return data.results.map(({ id }) => id);
    };
    expect(await list({})).toEqual([small.id, large.id]);
    expect(await list({ orderProperty: 'members', order: 'Descending' })).toEqual([
      large.id,
      small.id,
    ]);
    expect(await list({ hasLeader: 'true' })).toEqual([large.id]);
    expect(await list({ hasLeader: 'false' })).toEqual([small.id]);
    expect(await list({ organization: scene.elsewhere })).toEqual([]);
  });

  test('are never those of others: neither read nor changed nor searched for people', async () => {
    const team = await scene.aTeam();
    const params = { team: team.id };
    for (const who of ['ned', 'eve', 'olga', 'bea'] as const) {
      const caller = scene.as(who);
      expect((await caller.refused('GET /teams/{team}', { params })).status).toBe(404);
      expect((await caller.refused('GET /teams/{team}/history', { params })).status).toBe(404);
      expect((await caller.refused('GET /teams/{team}/members', { params })).status).toBe(404);
    }
    const olga = scene.as('olga');
    expect((await olga.refused('GET /teams/{team}/candidates', { params })).status).toBe(404);
    expect((await olga.refused('POST /teams/{team}/events', eventFor(team, remove))).status).toBe(
      404,
    );
    const tom = scene.as('tom');
    expect((await tom.refused('POST /teams/{team}/events', eventFor(team, remove))).status).toBe(
      403,
    );
  });
});

test('the history tells who did what', async () => {
  const made = await scene.create();
  const { mia } = scene.people;
  const joined = await scene.send(made, { type: 'ADD_MEMBER', payload: { memberId: mia.id } });
  await scene.send(joined, { type: 'SET_LEADER', payload: { leaderId: mia.id } });
  const history = await scene.staff.call('GET /teams/{team}/history', {
    params: { team: made.id },
  });
  expect(history.map(({ sentence }) => sentence)).toEqual([
    'Priya Raman created this team.',
    'Priya Raman added a member.',
    'Priya Raman chose a new leader.',
  ]);
});
