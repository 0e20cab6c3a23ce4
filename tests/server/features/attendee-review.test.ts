import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { attendees, bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { followAttendance } from '#tests/support/paperwork.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { aStage, ask, type Stage } from '#tests/support/stage.ts';

const noon = Date.UTC(2027, 2, 8, 12);
const hour = 3_600_000;

let stage: Stage;
let scene: NoteScene;

beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  stage.clock.set(noon);
  const times = { startsAt: noon - 2 * hour, endsAt: noon - hour };
  scene = await noteScene(stage, { ...times, scope: 'member' });
});

const itIsSaidWhoCame = () =>
  stage.db.transaction(() => followAttendance(stage.db, scene.booking, stage.clock.now()));
const as = (name: string) => stage.as(scene.people[name] ?? null);
const read = (name: string) => ask(as(name), 'GET', `/attendees/${scene.attendee}/review`);
const said = async (name: string) => (await read(name)).data;

async function give(payload: object): Promise<void> {
  const { data } = await ask(as('mia'), 'GET', `/reviews/mine/${scene.booking}`);
  const { id, version } = data['review'] as { id: string; version: number };
  const body = { type: 'SUBMIT', payload, version, idempotencyKey: newId() };
  expect((await ask(as('mia'), 'POST', `/reviews/${id}/events`, body)).status).toBe(200);
}

const words = { rating: 4, rapport: 5, comment: 'It gave me a plan.' };

test('a review with a name is read by who gave it, the coach and staff', async () => {
  await itIsSaidWhoCame();
  await give(words);
  for (const [name, isOwn] of [
    ['mia', true],
    ['carl', false],
    ['sam', false],
  ] as const)
    expect(await said(name)).toMatchObject({
      reviewStatus: 'given',
      isOwn,
      attendee: { id: scene.attendee, person: { fullName: 'Mia Turner' }, attendance: 'attended' },
      booking: { id: scene.booking },
      review: { ...words, usefulness: null, anonymous: false },
    });
});

test('nobody else finds it, and without a sign-in there is no answer', async () => {
  await itIsSaidWhoCame();
  await give(words);
  for (const name of ['max', 'lea', 'cora']) expect((await read(name)).status).toBe(404);
  const path = `/api/attendees/${scene.attendee}/review`;
  expect((await stage.as(null).request(path)).status).toBe(401);
  expect((await ask(as('sam'), 'GET', `/attendees/${newId()}/review`)).status).toBe(404);
});

test('a coach can’t tell one without a name from none, from one that waits and from one that is closed', async () => {
  const answers = [await said('carl')];
  await itIsSaidWhoCame();
  answers.push(await said('carl'));
  await give({ ...words, anonymous: true });
  answers.push(await said('carl'));
  stage.clock.set(noon + reviewTimes.open);
  answers.push(await said('carl'));
  const [first] = answers;
  expect(first).toMatchObject({ reviewStatus: 'unsaid', closesAt: null, review: null });
  for (const answer of answers)
    expect({ ...answer, attendee: null }).toEqual({ ...first, attendee: null });
  expect(await said('sam')).toMatchObject({
    reviewStatus: 'given',
    review: { comment: words.comment, anonymous: true },
  });
  expect(await said('mia')).toMatchObject({ reviewStatus: 'given', review: { anonymous: true } });
});

test('whoever came and staff are told how long it can be given, and that it no longer can', async () => {
  expect(await said('mia')).toMatchObject({ reviewStatus: 'unasked', closesAt: null });
  await itIsSaidWhoCame();
  const closesAt = new Date(noon - hour + reviewTimes.open).toISOString();
  for (const name of ['mia', 'sam'])
    expect(await said(name)).toMatchObject({ reviewStatus: 'awaited', closesAt, review: null });
  stage.clock.set(noon - hour + reviewTimes.open);
  await stage.worker.runDue(stage.clock.now());
  for (const name of ['mia', 'sam'])
    expect(await said(name)).toMatchObject({ reviewStatus: 'closed', closesAt: null });
});

test('a coach who took the session over afterwards does not read what was said of another', async () => {
  await itIsSaidWhoCame();
  await give(words);
  const cora = scene.people['cora']?.id ?? '';
  await stage.db.orm.update(bookings).set({ coachId: cora }).where(eq(bookings.id, scene.booking));
  expect(await said('cora')).toMatchObject({ reviewStatus: 'unsaid', review: null });
  expect((await read('carl')).status).toBe(404);
});

test('who did not come was never asked', async () => {
  await stage.db.orm
    .update(attendees)
    .set({ status: 'missed' })
    .where(eq(attendees.id, scene.attendee));
  await itIsSaidWhoCame();
  expect(await said('sam')).toMatchObject({ reviewStatus: 'unasked', review: null });
});
