import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { answersScene, handIn, type AnswersScene } from './questionnaire-answers-scene.ts';

let scene: AnswersScene;
beforeAll(async () => {
  scene = await answersScene();
});

const member = (place: number) => scene.member(place);

describe('a questionnaire of a programme', () => {
  test('is asked of everybody who takes part, once it is assigned', async () => {
    const { id, progress, status } = await scene.assign();
    expect(status).toBe('open');
    expect(progress).toMatchObject({ asked: 6, submitted: 0 });
    const own = await scene.assignment(id, member(0));
    expect(own.own).toMatchObject({ status: 'notStarted', isDue: true });
    expect(own.readers).toEqual({
      plain: 'you, Carl Okoro and Waymark staff',
      sensitive: 'you and Waymark staff',
    });
    const told = await scene.db.orm
      .select({ type: notifications.type, link: notifications.link })
      .from(notifications)
      .where(eq(notifications.entityId, id));
    expect(told).toHaveLength(6);
    expect(told[0]).toEqual({
      type: 'ProgrammeQuestionnaireStarted',
      link: `/app/programmes/${scene.programme}/questionnaires/${id}/responses/create`,
    });
  });

  test.each([
    ['nobody of the programme', { rule: 'chosen', memberIds: [] }, { memberIds: 'Choose people.' }],
    [
      'somebody who does not take part',
      { rule: 'chosen', memberIds: [newId()] },
      { memberIds: 'Choose people who take part.' },
    ],
    [
      'days that are over',
      { closesOn: '2020-01-01' },
      { closesOn: 'The last day must be today or later.' },
    ],
    [
      'one that is not there',
      { questionnaireId: newId() },
      { questionnaireId: 'Choose a questionnaire that is published.' },
    ],
  ] as const)('is not assigned to %s', async (_, more, errors) => {
    const body = 'memberIds' in more ? { ...more, memberIds: [...more.memberIds] } : more;
    expect(await scene.refusedAssigning(body)).toMatchObject({ status: 422, errors });
  });

  test('is there for nobody outside', async () => {
    const { id } = await scene.assign({ rule: 'chosen', memberIds: [member(0).id] });
    for (const reader of [member(1), scene.people.stranger])
      expect(
        await scene.as(reader).refused('GET /questionnaire-assignments/{questionnaireAssignment}', {
          params: { questionnaireAssignment: id },
        }),
      ).toMatchObject({ status: 404 });
  });

  test('is taken back while nobody has answered, and closed afterwards', async () => {
    const { id } = await scene.assign();
    await handIn(scene, id, member(0));
    const { version, availableEvents } = await scene.assignment(id);
    expect(availableEvents.find(({ type }) => type === 'DELETE')).toMatchObject({
      enabled: false,
      reasons: ['1 person has answered. Close it instead.'],
    });
    const closed = await scene
      .as(scene.people.priya)
      .call('POST /questionnaire-assignments/{questionnaireAssignment}/events', {
        params: { questionnaireAssignment: id },
        body: { type: 'CLOSE', payload: {}, version, idempotencyKey: newId() },
      });
    expect(closed.status).toBe('closed');
    const late = await scene.responseOf(id, member(1));
    expect(late.refusal).toMatch(/^This questionnaire closed on /);
    expect(
      await scene.refusedAnswer(member(1), late.id, {
        question: scene.questions.energy.id,
        answer: 3,
      }),
    ).toMatchObject({ status: 422, errors: { event: late.refusal } });
  });
});

describe('answers', () => {
  test('are kept one by one, and those of two devices are never lost', async () => {
    const { id } = await scene.assign();
    const mia = member(0);
    const { energy, worry } = scene.questions;
    const { id: response } = await scene.responseOf(id, mia);
    expect(await scene.answer(mia, response, { question: energy.id, answer: 3 })).toMatchObject({
      isKept: true,
      status: 'draft',
    });
    // Another device has not seen it, and answers another question without any trouble.
    expect(await scene.answer(mia, response, { question: worry.id, answer: 'Time' })).toMatchObject(
      {
        isKept: true,
      },
    );
    expect(await scene.answer(mia, response, { question: energy.id, answer: 8 })).toMatchObject({
      isKept: false,
      answer: 3,
    });
    const insisted = { question: energy.id, answer: 8, before: 3 };
    expect(await scene.answer(mia, response, insisted)).toMatchObject({ isKept: true, answer: 8 });
  });

  test.each([
    ['of the wrong type', 'energy', 'much', 'Enter a number between 0 and 10.'],
    ['outside of the scale', 'energy', 11, 'Enter a number between 0 and 10.'],
    ['to a question that is hidden', 'why', 'Work', 'This question is not asked.'],
    ['that is too long', 'worry', 'x'.repeat(501), 'Write at most 500 characters.'],
  ] as const)('%s are refused with a sentence', async (_, question, answer, sentence) => {
    const { id } = await scene.assign();
    const { id: response } = await scene.responseOf(id, member(0));
    expect(
      await scene.refusedAnswer(member(0), response, {
        question: scene.questions[question].id,
        answer,
      }),
    ).toMatchObject({ status: 422, errors: { answer: sentence } });
  });

  test('are handed in once everything is answered, and count then', async () => {
    const { id } = await scene.assign();
    const mia = member(0);
    const { energy, why } = scene.questions;
    const { id: response } = await scene.responseOf(id, mia);
    const low = await scene.answer(mia, response, { question: energy.id, answer: 2 });
    expect(
      await scene.refusedSending(
        mia,
        { id: response, version: low.version },
        { type: 'SUBMIT', payload: {} },
      ),
    ).toMatchObject({ status: 422, errors: { answers: 'Question 2: Answer this question.' } });
    await scene.answer(mia, response, { question: why.id, answer: 'Meetings' });
    const high = await scene.answer(mia, response, {
      question: energy.id,
      answer: 6,
      before: 2,
    });
    const submitted = await scene.send(
      mia,
      { id: response, version: high.version },
      { type: 'SUBMIT', payload: {} },
    );
    // What is not shown any more does not count, and is not kept.
    expect(submitted).toMatchObject({
      status: 'submitted',
      score: 6,
      band: 'Good',
      answers: { [energy.id]: 6 },
    });
    expect(
      await scene.refusedSending(mia, submitted, { type: 'SUBMIT', payload: {} }),
    ).toMatchObject({ errors: { event: 'You have already submitted this questionnaire.' } });
    expect(
      await scene.refusedSending(mia, submitted, { type: 'CHANGE', payload: {} }),
    ).toMatchObject({
      errors: { event: 'Answers can’t be changed once they are submitted.' },
    });
  });

  test('are values of a KPI, one for each response however often it is handed in', async () => {
    const kpi = await scene.aKpi();
    const { id, question } = await scene.assignLinked(kpi);
    const mia = member(0);
    const { id: response } = await scene.responseOf(id, mia);
    const valuesNow = async () => {
      const list = await scene.as(scene.people.priya).call('GET /kpi-values', { query: { kpi } });
      return list.data.results.map(({ value }) => value);
    };
    const first = await scene.answer(mia, response, { question, answer: 4 });
    const submit = { type: 'SUBMIT', payload: {} } as const;
    const submitted = await scene.send(mia, { id: response, version: first.version }, submit);
    expect(await valuesNow()).toEqual([4]);
    const reopen = { type: 'REOPEN', payload: { reason: 'Look again.' } } as const;
    const reopened = await scene.send(scene.people.priya, submitted, reopen);
    await scene.send(mia, reopened, submit);
    expect(await valuesNow()).toEqual([4]);
    const again = await scene.send(
      scene.people.priya,
      await scene.responseOf(id, mia, scene.people.priya),
      reopen,
    );
    const changed = await scene.answer(mia, response, { question, answer: 9, before: 4 });
    await scene.send(mia, { id: again.id, version: changed.version }, submit);
    expect(await valuesNow()).toEqual([9]);
  });

  test('are given back by staff with a reason, and by no coach of a programme', async () => {
    const { id } = await scene.assign();
    const submitted = await handIn(scene, id, member(0));
    const reopen = { type: 'REOPEN', payload: { reason: 'Question 1 was misread.' } } as const;
    expect(await scene.refusedSending(scene.people.carl, submitted, reopen)).toMatchObject({
      status: 422,
    });
    expect(await scene.send(scene.people.priya, submitted, reopen)).toMatchObject({
      status: 'reopened',
    });
  });

  test('are read by those who may: sensitive ones by staff alone, none by the admin', async () => {
    const { id } = await scene.assign();
    const mia = member(0);
    const { id: response } = await scene.responseOf(id, mia);
    await scene.answer(mia, response, { question: scene.questions.energy.id, answer: 7 });
    const kept = await scene.answer(mia, response, {
      question: scene.questions.worry.id,
      answer: 'Money',
    });
    await scene.send(mia, { id: response, version: kept.version }, { type: 'SUBMIT', payload: {} });
    const coach = await scene.responseOf(id, mia, scene.people.carl);
    expect(coach).toMatchObject({ hidden: 1, answers: { [scene.questions.energy.id]: 7 } });
    expect(JSON.stringify(coach)).not.toContain('Money');
    expect(JSON.stringify(await scene.responseOf(id, mia, scene.people.priya))).toContain('Money');
    expect(
      await scene
        .as(scene.people.olivia)
        .refused(
          'GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}',
          {
            params: { questionnaireAssignment: id, respondent: mia.id },
          },
        ),
    ).toMatchObject({ status: 403 });
  });
});
