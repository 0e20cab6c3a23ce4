import { expect, test } from 'vitest';
import { aPerson, aTeam } from '#tests/support/fixtures.ts';
import { mostMembers } from '#domain/organizations/team-size.ts';
import { eventFor, teamScene } from './teams-scene.ts';

test('whoever stands beyond the hundredth place of a team is listed and can lead it', async () => {
  const scene = await teamScene();
  const { db } = scene.server;
  const people = [];
  for (let at = 0; at < 130; at += 1) {
    const name = `Member ${String(at).padStart(3, '0')}`;
    people.push(await aPerson(db, 'Member', name, { organizationId: scene.home }));
  }
  const team = await aTeam(db, scene.named('Team'), scene.home, people);
  const { data } = await scene.admin.call('GET /teams/{team}/members', {
    params: { team },
    query: { perPage: mostMembers, orderProperty: 'name' },
  });
  expect(data.results).toHaveLength(130);
  const last = data.results.at(-1);
  expect(last?.fullName).toBe('Member 129');
  const led = await scene.admin.call(
    'POST /teams/{team}/events',
    eventFor(
      { id: team, version: 1 },
      { type: 'SET_LEADER', payload: { leaderId: last?.id ?? '' } },
    ),
  );
  expect(led.leader?.fullName).toBe('Member 129');
});
