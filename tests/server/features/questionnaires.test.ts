import { beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import { emptyQuestion, noScoring, type Question } from '#domain/questionnaires/definition.ts';
import type { QuestionType } from '#domain/questionnaires/vocabulary.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';

type Written = Omit<BodyOf<Endpoints['POST /questionnaires']>, 'idempotencyKey'>;

let server: Awaited<ReturnType<typeof testServer>>;
let priya: TestPerson;
beforeAll(async () => {
  server = await testServer();
  priya = await aPerson(server.db, 'Admin', 'Priya Raman');
});

const ask = (type: QuestionType, label: string, more: Partial<Question> = {}): Question => ({
  ...emptyQuestion(newId(), type),
  label,
  ...more,
});
const written = (questions: readonly Question[], more: object = {}): Written =>
  ({
    name: `Pulse ${newId()}`,
    purpose: 'both',
    questions,
    scoring: noScoring,
    ...more,
  }) as Written;

const create = (body: Written) =>
  server.as(priya).call('POST /questionnaires', { body: { ...body, idempotencyKey: newId() } });
const refused = (body: object) =>
  server.as(priya).refused('POST /questionnaires', {
    body: { ...written([]), ...body, idempotencyKey: newId() },
  });

interface Version {
  readonly id: string;
  readonly version: number;
}
const command = ({ id, version }: Version, type: string, payload: object = {}) => ({
  params: { questionnaire: id },
  body: { type, payload, version, idempotencyKey: newId() } as never,
});
const send = (one: Version, type: string, payload?: object) =>
  server.as(priya).call('POST /questionnaires/{questionnaire}/events', command(one, type, payload));
const refusedSending = (one: Version, type: string, payload?: object) =>
  server
    .as(priya)
    .refused('POST /questionnaires/{questionnaire}/events', command(one, type, payload));

describe('what staff write', () => {
  test('comes back as it was written, whatever is asked', async () => {
    const mood = ask('scale', 'How are you?', { ends: { low: 'badly', high: 'well' } });
    const why = ask('longText', 'Why?', {
      sensitive: true,
      visibleIf: {
        match: 'all',
        clauses: [{ question: mood.id, is: 'atMost', values: [], number: 3 }],
      },
    });
    const which = ask('matrix', 'Which?', {
      options: [{ id: newId(), label: 'Yes', score: 2 }],
      rows: [{ id: newId(), label: 'Sleep' }],
    });
    const made = await create(written([mood, why, which]));
    expect(made.questions).toEqual([mood, why, which]);
    expect(made).toMatchObject({ status: 'draft', asks: 3, publishedVersion: null, versions: [] });
  });

  test('may be unfinished, and says what is in the way of publishing it', async () => {
    const made = await create(written([ask('singleChoice', '')]));
    const problems = ['Question 1: write what it asks.', 'Question 1: add at least two options.'];
    expect(made.problems).toEqual(problems);
    const publish = made.availableEvents.find(({ type }) => type === 'PUBLISH');
    expect(publish).toMatchObject({ enabled: false, reasons: problems.slice(0, 1) });
    expect(await refusedSending(made, 'PUBLISH')).toMatchObject({
      status: 422,
      errors: { questions: problems[0] },
    });
  });

  test.each<[string, object, string]>([
    ['no title', { name: ' ' }, 'Title is required.'],
    [
      'a type that is none',
      { questions: [{ ...ask('scale', 'How?'), type: 'mood' }] },
      'Enter a valid type.',
    ],
    [
      'too many questions',
      { questions: Array.from({ length: 201 }, () => ask('scale', 'How?')) },
      'A questionnaire has at most 200 questions.',
    ],
    ['words that are too long', { questions: [ask('scale', 'x'.repeat(501))] }, '500'],
    [
      'a number that is none',
      { questions: [{ ...ask('scale', 'How?'), weight: 'x' }] },
      'Enter a valid weight.',
    ],
    ['no questions at all', { questions: 'none' }, 'Add at least one question.'],
  ])('is refused with %s', async (_, body, sentence) => {
    const answer = await refused(body);
    expect(answer.status).toBe(422);
    expect(Object.values(answer.errors).join()).toContain(sentence);
  });
});

describe('versions', () => {
  test('say in words what each asks otherwise, and none is changed afterwards', async () => {
    const [mood, sleep] = [ask('scale', 'How are you?'), ask('scale', 'How do you sleep?')];
    const body = written([mood, sleep]);
    const first = await send(await create(body), 'PUBLISH');
    expect(first).toMatchObject({ status: 'published', publishedVersion: 1, changes: [] });

    const reworded = { ...mood, label: 'How are you today?' };
    const revised = await send(first, 'EDIT', { ...body, questions: [sleep, reworded] });
    const changes = [
      'Question 2 is now “How are you today?”; it was “How are you?”.',
      'Its questions are in a different order.',
    ];
    expect(revised).toMatchObject({ status: 'revised', publishedVersion: 1, changes });

    const second = await send(revised, 'PUBLISH');
    expect(second.versions.map(({ number, changes: said }) => [number, said])).toEqual([
      [2, changes],
      [1, []],
    ]);
  });

  test('do not begin because of a new title', async () => {
    const body = written([ask('scale', 'How are you?')]);
    const published = await send(await create(body), 'PUBLISH');
    const renamed = await send(published, 'EDIT', { ...body, name: `Renamed ${newId()}` });
    expect(renamed).toMatchObject({ status: 'published', changes: [] });
    expect(await refusedSending(renamed, 'PUBLISH')).toMatchObject({
      status: 409,
      errors: { event: 'Nothing has changed since it was published.' },
    });
  });

  test('come back with what was deleted', async () => {
    const body = written([ask('scale', 'How are you?')]);
    const deleted = await send(await send(await create(body), 'PUBLISH'), 'DELETE');
    expect(await send(deleted, 'RESTORE')).toMatchObject({
      status: 'published',
      publishedVersion: 1,
    });
  });
});

describe('the order of questions', () => {
  test('is refused where it breaks a condition, which is named', async () => {
    const mood = ask('scale', 'How are you?');
    const why = ask('shortText', 'Why?', {
      visibleIf: {
        match: 'any',
        clauses: [{ question: mood.id, is: 'answered', values: [], number: null }],
      },
    });
    const made = await create(written([mood, ask('yesNo', 'Sure?'), why]));
    const [, sure] = made.questions;
    const order = [why.id, mood.id, sure?.id];
    expect(await refusedSending(made, 'REORDER', { order })).toMatchObject({
      status: 422,
      errors: {
        order:
          'Question 1 is shown depending on question 2, which comes later. Move question 2 up.',
      },
    });
    const moved = await send(made, 'REORDER', { order: [mood.id, why.id, sure?.id] });
    expect(moved.questions.map(({ label }) => label)).toEqual(['How are you?', 'Why?', 'Sure?']);
    expect(await refusedSending(moved, 'REORDER', { order: [mood.id] })).toMatchObject({
      status: 422,
      errors: { order: 'The questions have changed in the meantime. Check them again.' },
    });
  });
});

test('the list is narrowed and sorted, and staff find what was deleted', async () => {
  const mine = `Zebra ${newId()}`;
  const [one, other] = [
    await create(written([ask('scale', 'How?')], { name: `${mine} B`, purpose: 'session' })),
    await create(written([], { name: `${mine} A` })),
  ];
  await send(one, 'PUBLISH');
  const listed = async (query: object) => {
    const { data } = await server
      .as(priya)
      .call('GET /questionnaires', { query: { search: mine, ...query } });
    return data.results.map(({ name }) => name.slice(mine.length + 1));
  };
  expect(await listed({ orderProperty: 'name', order: 'Ascending' })).toEqual(['A', 'B']);
  expect(await listed({ purpose: 'session' })).toEqual(['B']);
  expect(await listed({ status: 'draft' })).toEqual(['A']);
  await send(other, 'DELETE');
  expect(await listed({})).toEqual(['B']);
  expect(await listed({ deleted: 'true' })).toEqual(['A']);
});
