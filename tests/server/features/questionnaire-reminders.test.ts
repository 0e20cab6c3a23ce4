import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { answersScene, handIn, type AnswersScene } from './questionnaire-answers-scene.ts';

let scene: AnswersScene;
beforeAll(async () => {
  scene = await answersScene();
});

const member = (place: number) => scene.member(place);

describe('a reminder', () => {
  test('goes to all who have not answered, once a day', async () => {
    const { id } = await scene.assign();
    await handIn(scene, id, member(0));
    const { version } = await scene.assignment(id);
    const reminded = await scene
      .as(scene.people.priya)
      .call('POST /questionnaire-assignments/{questionnaireAssignment}/events', {
        params: { questionnaireAssignment: id },
        body: { type: 'REMIND', payload: {}, version, idempotencyKey: newId() },
      });
    expect(reminded.availableEvents.find(({ type }) => type === 'REMIND')).toMatchObject({
      enabled: false,
      reasons: ['People were reminded less than a day ago.'],
    });
    const list = await scene.as(scene.people.priya).call('GET /questionnaire-responses', {
      query: { assignment: id },
    });
    expect(list.data.results.map(({ status, reminders }) => [status, reminders])).toEqual([
      ...Array.from({ length: 5 }, () => ['notStarted', 1]),
      ['submitted', 0],
    ]);
  });

  test('goes to one of them alone, once a day, from whoever looks after it', async () => {
    const { id } = await scene.assign();
    const { priya, carl } = scene.people;
    await handIn(scene, id, member(0));
    const listed = async () => {
      const query = { assignment: id };
      const { data } = await scene.as(priya).call('GET /questionnaire-responses', { query });
      return data.results;
    };
    const offersOf = (rows: Awaited<ReturnType<typeof listed>>) =>
      rows.map(({ availableEvents }) => availableEvents.some(({ type }) => type === 'REMIND'));
    expect(offersOf(await listed())).toEqual([true, true, true, true, true, false]);

    const late = await scene.responseOf(id, member(1));
    const remind = { type: 'REMIND', payload: {} } as const;
    expect(await scene.refusedSending(carl, late, remind)).toMatchObject({ status: 422 });
    const reminded = await scene.send(priya, late, remind);
    expect(reminded).toMatchObject({ status: 'notStarted', reminders: 1 });
    expect(await scene.refusedSending(priya, reminded, remind)).toMatchObject({
      status: 422,
      errors: { event: 'They were reminded less than a day ago.' },
    });
    expect(
      await scene.db.orm
        .select({ recipient: notifications.recipientId })
        .from(notifications)
        .where(
          and(
            eq(notifications.entityId, id),
            eq(notifications.type, 'ProgrammeQuestionnaireRequiresAction'),
          ),
        ),
    ).toEqual([{ recipient: member(1).id }]);

    // Whoever was reminded alone is left out when all are, on the same day.
    const { version } = await scene.assignment(id);
    await scene.as(priya).call('POST /questionnaire-assignments/{questionnaireAssignment}/events', {
      params: { questionnaireAssignment: id },
      body: { ...remind, version, idempotencyKey: newId() },
    });
    expect((await listed()).map(({ reminders }) => reminders)).toEqual([1, 1, 1, 1, 1, 0]);
  });
});
