import { beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { ownCreditsStage } from './own-credits-scene.ts';

const scene = await ownCreditsStage();
const { stage, people, lots, teams, sessions } = scene;
const { mia, max, carl } = people;

const early = '2026-03-12T14:00:00.000Z';
const sentence = 'This credit can be used from Fri 20 Mar.';
const named = `Max Reed’s credit can’t be used for this: “${sentence}”`;

beforeAll(async () => {
  for (const sessionCredit of [lots.max, lots.maxOfTeam])
    await stage.as(scene.staff).call('POST /booking-constraints', {
      body: {
        sessionCredit,
        rule: { kind: 'notBefore', date: '2026-03-20' },
        idempotencyKey: newId(),
      },
    });
});

const retreatAt = (startsAt: string) => ({
  session: sessions.retreat,
  for: teams.north,
  credit: lots.miaOfTeam,
  startsAt,
});

test('a team’s session is not booked where somebody’s own credit forbids it, and says whose', async () => {
  const { errors } = await stage.as(mia).refused('POST /booking-requests', {
    body: { ...retreatAt(early), coach: carl.id, idempotencyKey: newId() },
  });
  expect(Object.values(errors)).toEqual([named]);
  const { days } = await stage.as(mia).call('GET /booking-requests/slots', {
    query: {
      session: sessions.retreat,
      coach: carl.id,
      for: teams.north,
      credit: lots.miaOfTeam,
      from: '2026-03-12',
      days: 1,
    },
  });
  const slots = days.flatMap((day) => day.slots);
  expect(slots.length).toBeGreaterThan(0);
  expect(slots.every(({ free, reasons }) => !free && reasons.includes(named))).toBe(true);
  const { id } = await scene.request(mia, retreatAt('2026-03-23T14:00:00.000Z'));
  expect(await scene.states(id, mia, max)).toEqual(['held', 'held']);
});

test('the same is said of the sessions of a series', async () => {
  const { sessions: planned } = await stage.as(scene.staff).call('GET /booking-groups/plan', {
    query: {
      kind: 'series',
      session: sessions.retreat,
      coach: carl.id,
      team: teams.north,
      rule: 'FREQ=WEEKLY;COUNT=2',
      startsLocal: '2026-03-17T14:00',
      timeZone: 'Europe/London',
    },
  });
  expect(planned.map(({ refusal }) => refusal)).toEqual([named, null]);
});

test('whoever is invited reads the rule of their own credit, and can’t join', async () => {
  const id = await scene.circle(Date.parse(early) + 3_600_000);
  await scene.invite(id, max);
  const { params, body } = await scene.answering(id, max);
  const found = await stage.as(max).call('GET /booking-invites/{bookingInvite}', { params });
  const [accepting] = found.availableEvents;
  expect(accepting).toMatchObject({ type: 'ACCEPT', enabled: false, reasons: [sentence] });
  const refused = await stage
    .as(max)
    .refused('POST /booking-invites/{bookingInvite}/events', { params, body });
  expect(refused.errors['event']).toBe(sentence);
});
