import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  attendees,
  bookingConstraints,
  bookings,
  questionnaireAssignments,
  sessions,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { usesOf } from '#server/features/session-credits/public.ts';
import { followBooking } from '#server/features/questionnaire-assignments/bookings.ts';
import { aBooking, aPoolLot } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { answersScene, handIn, type AnswersScene } from './questionnaire-answers-scene.ts';

const hour = 3_600_000;
const day = 24 * hour;

let scene: AnswersScene;
beforeAll(async () => {
  scene = await answersScene();
});

/** A session of Mia's in two days that asks before it and afterwards. */
async function aSessionThatAsks() {
  const { db, clock, home, questionnaire, people } = scene;
  const startsAt = clock.now() + 2 * day;
  const booking = await aBooking(db, home, {
    coachId: people.carl.id,
    startsAt,
    endsAt: startsAt + hour,
  });
  const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, booking));
  await db.orm
    .update(sessions)
    .set({ preQuestionnaireId: questionnaire, postQuestionnaireId: questionnaire })
    .where(eq(sessions.id, row?.sessionId ?? ''));
  await db.orm.insert(attendees).values({
    id: newId(),
    bookingId: booking,
    userId: people.members[0]?.id ?? '',
    organizationId: home,
    status: 'expected',
    creditState: 'none',
    via: 'staff',
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return { booking, startsAt };
}

const follow = (booking: string) =>
  scene.db.transaction(() => followBooking(scene.db, booking, scene.clock.now()));

async function windowsOf(booking: string) {
  const a = questionnaireAssignments;
  const rows = await scene.db.orm
    .select({ id: a.id, moment: a.moment, status: a.status, opens: a.opensAt, closes: a.closesAt })
    .from(a)
    .where(and(eq(a.bookingId, booking)));
  return (moment: 'before' | 'after') => rows.find((row) => row.moment === moment);
}

const move = (booking: string, changes: Partial<typeof bookings.$inferInsert>) =>
  scene.db.orm.update(bookings).set(changes).where(eq(bookings.id, booking));

test('the questionnaires of a session are there once it is agreed, and follow it', async () => {
  const { booking, startsAt } = await aSessionThatAsks();
  const begun = scene.clock.now();
  await follow(booking);
  const agreed = await windowsOf(booking);
  expect(agreed('before')).toMatchObject({ status: 'open', opens: begun, closes: startsAt });
  expect(agreed('after')).toMatchObject({
    status: 'scheduled',
    opens: startsAt + hour,
    closes: startsAt + hour + 14 * day,
  });

  await move(booking, { startsAt: startsAt + day, endsAt: startsAt + day + hour });
  await follow(booking);
  const moved = await windowsOf(booking);
  expect(moved('before')).toMatchObject({ status: 'open', closes: startsAt + day });
  expect(moved('after')).toMatchObject({ opens: startsAt + day + hour });

  await move(booking, { status: 'cancelled' });
  await follow(booking);
  const off = await windowsOf(booking);
  expect([off('before')?.status, off('after')?.status]).toEqual(['closed', 'closed']);

  await move(booking, { status: 'confirmed.scheduled' });
  await follow(booking);
  const back = await windowsOf(booking);
  expect([back('before')?.status, back('after')?.status]).toEqual(['open', 'scheduled']);
});

test('they open and close by the clock', async () => {
  const { booking, startsAt } = await aSessionThatAsks();
  await follow(booking);
  scene.clock.set(startsAt + 2 * hour);
  await scene.worker.runDue(scene.clock.now());
  const over = await windowsOf(booking);
  expect([over('before')?.status, over('after')?.status]).toEqual(['closed', 'open']);
  const mia = scene.people.members[0];
  const assigned = over('after');
  if (!mia || !assigned) throw new Error('Nothing is asked');
  const { id } = await scene.responseOf(assigned.id, mia);
  const { energy } = scene.questions;
  const kept = await scene.answer(mia, id, { question: energy.id, answer: 7 });
  await scene.send(mia, { id, version: kept.version }, { type: 'SUBMIT', payload: {} });
  const coach = await scene.responseOf(assigned.id, mia, scene.people.carl);
  expect(coach.answers).toEqual({ [energy.id]: 7 });
  scene.clock.set(startsAt + hour + 14 * day + hour);
  await scene.worker.runDue(scene.clock.now());
  expect((await windowsOf(booking))('after')?.status).toBe('closed');
});

test('the list of those who come says how far they are with what is asked, to those who may know it', async () => {
  const { booking, startsAt } = await aSessionThatAsks();
  await follow(booking);
  const [mia, max] = scene.people.members;
  if (!mia || !max) throw new Error('There is nobody to ask');
  const seenBy = async (reader: TestPerson, query = {}) => {
    const asked = { params: { booking }, query };
    const page = await scene.as(reader).call('GET /bookings/{booking}/attendees', asked);
    return page.data.results.map(({ questionnaires }) => questionnaires);
  };
  const { carl, priya } = scene.people;
  const missing = { questionnaireMissing: 'true' } as const;
  const before = { asked: 1, answered: 0, due: 1 };
  expect(await seenBy(carl)).toEqual([before]);
  expect(await seenBy(priya, missing)).toEqual([before]);

  const assigned = (await windowsOf(booking))('before');
  await handIn(scene, assigned?.id ?? '', mia);
  const after = { asked: 1, answered: 1, due: 0 };
  expect(await seenBy(carl)).toEqual([after]);
  expect(await seenBy(carl, missing)).toEqual([]);

  scene.clock.set(startsAt + 2 * hour);
  await scene.worker.runDue(scene.clock.now());
  expect(await seenBy(carl, missing)).toEqual([{ asked: 2, answered: 1, due: 1 }]);
});

test('in a group everyone knows it of themselves alone', async () => {
  const { booking } = await aSessionThatAsks();
  const [mia, max] = scene.people.members;
  if (!mia || !max) throw new Error('There is nobody to ask');
  await scene.db.orm.update(bookings).set({ kind: 'group' }).where(eq(bookings.id, booking));
  await scene.db.orm.insert(attendees).values({
    id: newId(),
    bookingId: booking,
    userId: max.id,
    organizationId: scene.home,
    status: 'expected',
    creditState: 'none',
    via: 'staff',
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  await follow(booking);
  const seenBy = async (reader: TestPerson, query = {}) => {
    const asked = { params: { booking }, query };
    const page = await scene.as(reader).call('GET /bookings/{booking}/attendees', asked);
    return page.data.results.map(({ person, questionnaires }) => [person.id, questionnaires?.due]);
  };
  expect(await seenBy(max)).toEqual([
    [max.id, 1],
    [mia.id, undefined],
  ]);
  expect(await seenBy(max, { questionnaireMissing: 'true' })).toEqual([[max.id, 1]]);
});

test('credits that ask for a questionnaire first can be used by those who have handed it in', async () => {
  const { db, home, questionnaire, people } = scene;
  const [mia, max] = people.members;
  if (!mia || !max) throw new Error('There is nobody to ask');
  const { lotId } = await aPoolLot(db, home);
  await db.orm.insert(bookingConstraints).values({
    id: newId(),
    status: 'active',
    sessionCredit: lotId,
    rule: { kind: 'afterQuestionnaire', questionnaire },
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  const answeredBy = async (...memberIds: string[]) =>
    (await usesOf(db, { lotIds: [lotId], memberIds }))?.answered;
  expect(await answeredBy(max.id)).toEqual([]);
  const { id } = await scene.assign();
  await handIn(scene, id, max);
  expect(await answeredBy(max.id)).toEqual([questionnaire]);
  expect(await answeredBy(max.id, people.members[2]?.id ?? '')).toEqual([]);
});
