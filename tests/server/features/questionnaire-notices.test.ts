import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { attendees, bookings, notifications, sessions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { followBooking } from '#server/features/questionnaire-assignments/bookings.ts';
import { aBooking } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { answersScene, handIn, type AnswersScene } from './questionnaire-answers-scene.ts';

const hour = 3_600_000;

let scene: AnswersScene;
beforeAll(async () => {
  scene = await answersScene();
});

const toldOf = async (person: TestPerson, entityId: string) => {
  const rows = await scene.db.orm
    .select({
      type: notifications.type,
      text: notifications.text,
      actioned: notifications.actioned,
    })
    .from(notifications)
    .where(and(eq(notifications.recipientId, person.id), eq(notifications.entityId, entityId)));
  return rows;
};

describe('a questionnaire of a session', () => {
  test('is asked of whoever comes once it opens, and its answers are told to the coach alone', async () => {
    const { db, clock, home, questionnaire, people } = scene;
    const mia = scene.member(0);
    const startsAt = clock.now() + 48 * hour;
    const times = { startsAt, endsAt: startsAt + hour };
    const booking = await aBooking(db, home, { coachId: people.carl.id, ...times });
    const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, booking));
    await db.orm
      .update(sessions)
      .set({ postQuestionnaireId: questionnaire })
      .where(eq(sessions.id, row?.sessionId ?? ''));
    await db.orm.insert(attendees).values({
      id: newId(),
      bookingId: booking,
      userId: mia.id,
      organizationId: home,
      status: 'expected',
      creditState: 'none',
      via: 'staff',
      createdAt: seededAt,
      updatedAt: seededAt,
    });
    await db.transaction(() => followBooking(db, booking, clock.now()));
    await scene.worker.runDue(clock.now());
    expect(await toldOf(mia, booking)).toEqual([]);

    clock.set(startsAt + hour + 60_000);
    await scene.worker.runDue(clock.now());
    expect(await toldOf(mia, booking)).toMatchObject([
      { type: 'SessionQuestionnaireRequiresAction', actioned: false },
    ]);
    expect(await toldOf(people.carl, booking)).toEqual([]);

    const asked = await scene.as(mia).call('GET /questionnaire-assignments', {
      query: { booking },
    });
    const [assignment] = asked.data.results;
    await handIn(scene, assignment?.id ?? '', mia);
    expect(await toldOf(mia, booking)).toMatchObject([
      { type: 'SessionQuestionnaireRequiresAction', actioned: true },
    ]);
    const [told, ...more] = await toldOf(people.carl, booking);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ type: 'SessionQuestionnaireCompleted' });
    expect(told?.text).toContain('Mia Turner');
    expect(await toldOf(people.priya, booking)).toEqual([]);
  });
});

describe('a questionnaire of a programme that was answered', () => {
  test('is told to staff and its coaches, once a day for all who answer on it', async () => {
    const { priya, carl, olivia } = scene.people;
    const { id } = await scene.assign();
    await handIn(scene, id, scene.member(1));
    for (const reader of [priya, carl])
      expect(await toldOf(reader, id)).toEqual([
        {
          type: 'ProgrammeQuestionnaireCompleted',
          text: expect.stringContaining('Max Turner completed'),
          actioned: false,
        },
      ]);
    await handIn(scene, id, scene.member(2));
    expect(await toldOf(priya, id)).toHaveLength(1);
    expect(await toldOf(olivia, id)).toEqual([]);
  });

  test('is told to staff alone, and without a name, where nobody is named', async () => {
    const { priya, carl } = scene.people;
    const { id } = await scene.assign({ isAnonymous: true });
    await handIn(scene, id, scene.member(3));
    const [told] = await toldOf(priya, id);
    expect(told).toMatchObject({ type: 'ProgrammeQuestionnaireCompleted' });
    expect(told?.text).toMatch(/^A new response to “Pulse .* came in\.$/);
    expect(await toldOf(carl, id)).toEqual([]);
  });
});
