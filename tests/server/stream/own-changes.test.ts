import { beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { aCoach } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { topicsFor } from '#server/stream/own-changes.ts';
import { notificationStage } from '../features/notifications-scene.ts';

const { scene, nextStart } = await notificationStage();
let ben: TestPerson;
beforeAll(async () => {
  ben = await aCoach(scene.db, 'Ben Okoro', 'Europe/London');
});

test('the answer to a command says what it has changed; one that is refused, and one that was done before, say nothing', async () => {
  const body = {
    session: scene.sessions.sales,
    coach: scene.people.ana.id,
    credit: scene.lots.mia,
    startsAt: new Date(nextStart()).toISOString(),
    idempotencyKey: newId(),
  };
  const hold = (asked: object) =>
    scene.as(scene.people.mia).request('/api/slot-holds', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
  const first = await hold(body);
  expect(first.headers.get('Changed-Topics')?.split(' ')).toEqual(
    expect.arrayContaining(['holds', `slots:${body.coach}`]),
  );
  const again = await hold(body);
  expect(again.status).toBe(first.status);
  expect(again.headers.get('Changed-Topics')).toBeNull();
  const refused = await hold({ ...body, coach: ben.id, idempotencyKey: newId() });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.headers.get('Changed-Topics')).toBeNull();
});

test('lists are named to whoever changed them; nothing is said beside a record of which somebody would not hear, or where it would be too long', () => {
  const reader = { id: 'mia', role: 'Member' } as const;
  const to = { userIds: ['mia'], staff: false };
  const others = { userIds: ['max'], staff: true };
  expect(topicsFor(reader, [{ topics: ['booking:7', 'bookings'], to }])).toBe('booking:7 bookings');
  expect(topicsFor(reader, [{ topics: ['record:teams'], to: others }])).toBe('record:teams');
  const both = [
    { topics: ['bookings'], to },
    { topics: ['booking:8'], to: others },
  ];
  expect(topicsFor(reader, both)).toBeNull();
  expect(topicsFor({ ...reader, role: 'Admin' }, [{ topics: ['booking:8'], to: others }])).toBe(
    'booking:8',
  );
  expect(topicsFor(null, [])).toBeNull();
  const many = Array.from({ length: 500 }, (_, index) => `booking:${index}`);
  expect(topicsFor(reader, [{ topics: many, to }])).toBeNull();
});
