import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { answersScene, handIn, type AnswersScene } from './questionnaire-answers-scene.ts';

let scene: AnswersScene;
beforeAll(async () => {
  scene = await answersScene();
});

const member = (place: number) => scene.member(place);

describe('without names', () => {
  test('nobody is found by name, nothing is read of fewer than five, and staff stand in for nobody', async () => {
    const { id } = await scene.assign({ isAnonymous: true });
    const staff = scene.as(scene.people.priya);
    for (const place of [0, 1, 2, 3]) await handIn(scene, id, member(place));
    const list = { query: { assignment: id } };
    expect(await staff.refused('GET /submitted-responses', list)).toMatchObject({ status: 403 });
    await handIn(scene, id, member(4));
    const { data } = await staff.call('GET /submitted-responses', list);
    expect(data.results).toHaveLength(5);
    expect(data.results.every((row) => row.member === null && row.submittedAt === null)).toBe(true);
    const [first] = data.results;
    const params = { questionnaireAssignment: id, respondent: first?.key ?? '' };
    const route = 'GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}';
    const read = await staff.call(route, { params });
    expect(read).toMatchObject({ member: null, startedAt: null, availableEvents: [] });
    expect(
      await staff.refused(route, { params: { ...params, respondent: member(0).id } }),
    ).toMatchObject({ status: 404 });
    const { data: respondents } = await staff.call('GET /questionnaire-responses', list);
    for (const { id: response, submittedAt, score } of respondents.results) {
      expect([submittedAt, score]).toEqual([null, null]);
      expect(
        await staff.refused('GET /questionnaire-responses/{questionnaireResponse}', {
          params: { questionnaireResponse: response },
        }),
      ).toMatchObject({ status: 404 });
    }
    expect(
      await scene.as(scene.people.olivia).refused('GET /questionnaire-responses', list),
    ).toMatchObject({ status: 404 });
  });

  test('at least five are asked', async () => {
    expect(
      await scene.refusedAssigning({
        isAnonymous: true,
        rule: 'chosen',
        memberIds: [member(0).id, member(1).id],
      }),
    ).toMatchObject({ errors: { isAnonymous: 'Ask at least 5 people, or name them.' } });
  });
});

describe('results', () => {
  const results = (id: string, reader: TestPerson) =>
    scene.as(reader).call('GET /questionnaire-assignments/{questionnaireAssignment}/results', {
      params: { questionnaireAssignment: id },
    });

  test('are for admins once it is closed, about five people at least, and nothing sensitive', async () => {
    const { id } = await scene.assign();
    for (const place of [0, 1, 2, 3, 4]) await handIn(scene, id, member(place), 6);
    const { olivia, priya } = scene.people;
    expect(await results(id, olivia)).toMatchObject({
      refusal: 'Results are shown once the questionnaire is closed.',
      questions: [],
    });
    expect((await results(id, priya)).questions[0]).toMatchObject({ answered: 5, mean: 6 });
    const { version } = await scene.assignment(id);
    await scene.as(priya).call('POST /questionnaire-assignments/{questionnaireAssignment}/events', {
      params: { questionnaireAssignment: id },
      body: { type: 'CLOSE', payload: {}, version, idempotencyKey: newId() },
    });
    const told = await results(id, olivia);
    expect(told.questions.map((each) => each.label)).toEqual(['How much energy do you have?']);
    expect(
      await scene
        .as(member(0))
        .refused('GET /questionnaire-assignments/{questionnaireAssignment}/results', {
          params: { questionnaireAssignment: id },
        }),
    ).toMatchObject({ status: 403 });
  });
});
