import { expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const number = '+44 20 7946 0018';

const agreed = () => scene.bookFor(people.ana, { startsAt: nextStart() });
const refusal = async (id: string, payload: object) => {
  const { version } = await scene.booking(id);
  const body = { type: 'UPDATE_LOCATION', payload, version, idempotencyKey: newId() };
  const refused = await scene
    .as(people.ana)
    .refused('POST /bookings/{booking}/events', { params: { booking: id }, body: body as never });
  return refused.errors;
};

test('the coach names another place: the others read of the old and the new one, and their calendars get the next version', async () => {
  const id = await agreed();
  await scene.tell(people.ana, id, 'UPDATE_LOCATION', { kind: 'phone', detail: ` ${number} ` });
  expect(await scene.booking(id)).toMatchObject({
    status: 'confirmed.scheduled',
    locationKind: 'phone',
    locationDetail: number,
    joinUrl: null,
    icalSequence: 2,
  });
  const [told, ...more] = await scene.told(id, 'BookingUpdated');
  expect(more).toEqual([]);
  expect(told?.recipientId).toBe(people.mia.id);
  expect(told?.text).toMatch(
    /^Sales coaching on .* changed: video call → by phone, \+44 20 7946 0018\.$/,
  );
  const mails = await scene.mailsTo(people.mia, id);
  const calendars = mails
    .flatMap(({ calendar }) => calendar ?? [])
    .toSorted((a, b) => a.sequence - b.sequence);
  expect(calendars.map(({ method, sequence, location }) => [method, sequence, location])).toEqual([
    ['REQUEST', 1, `/zoom/${id}`],
    ['REQUEST', 2, number],
  ]);
  const history = await scene
    .as(people.mia)
    .call('GET /bookings/{booking}/history', { params: { booking: id } });
  expect(history.at(-1)?.sentence).toBe('Ana Silva changed the place: by phone.');
});

test('staff tell both sides, and what becomes a video call gets its room back', async () => {
  const id = await agreed();
  await scene.tell(people.ada, id, 'UPDATE_LOCATION', {
    kind: 'inPerson',
    detail: '1 High Street',
  });
  await scene.tell(people.ada, id, 'UPDATE_LOCATION', { kind: 'video', detail: 'of no use' });
  expect(await scene.booking(id)).toMatchObject({
    locationKind: 'video',
    locationDetail: null,
    joinUrl: `/zoom/${id}`,
  });
  const told = await scene.told(id, 'BookingUpdated');
  expect(told.map(({ recipientId }) => recipientId).toSorted()).toEqual(
    [people.ana.id, people.mia.id].toSorted(),
  );
  expect(told[0]?.text).toMatch(/changed: in person, 1 High Street → video call\.$/);
});

test('what is missing is said at its field, and of a place that is no other nobody is told', async () => {
  const id = await agreed();
  expect(await refusal(id, { kind: 'inPerson', detail: ' ' })).toEqual({
    address: 'Enter the meeting address.',
  });
  expect(await refusal(id, { kind: 'phone', detail: '0207' })).toEqual({
    address: 'Enter a phone number with its country code, such as +44 20 7946 0018.',
  });
  await scene.tell(people.ana, id, 'UPDATE_LOCATION', { kind: 'video' });
  expect(await scene.told(id, 'BookingUpdated')).toEqual([]);
});
