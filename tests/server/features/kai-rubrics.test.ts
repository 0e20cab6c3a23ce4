import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BodyInputOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { programmes } from '#database/schema/index.ts';
import type { TestPerson } from '#tests/support/people.ts';
import {
  conversationScene,
  transcript,
  type ConversationScene,
} from './kai-conversations/scene.ts';

type Written = Omit<BodyInputOf<Endpoints['POST /kai-rubrics/{kaiRubric}/preview']>, 'transcript'>;

let scene: ConversationScene;
beforeAll(async () => {
  scene = await conversationScene();
  await scene.issue(20);
});

const read = (kaiRubric: ProgrammeGroup, by: TestPerson = scene.priya) =>
  scene.server.as(by).call('GET /kai-rubrics/{kaiRubric}', { params: { kaiRubric } });

const draft = (kaiRubric: ProgrammeGroup, written: Written, version: number) => ({
  params: { kaiRubric },
  body: { ...written, version, idempotencyKey: newId() },
});

const publish = (kaiRubric: ProgrammeGroup, version: number, note = 'Tells less.') => ({
  params: { kaiRubric },
  body: { version, note, idempotencyKey: newId() },
});

/** A dimension of which every coach who asks anything has something. */
const asking = (name: string, more: object = {}) => ({
  key: null,
  name,
  about: 'Whether anything is asked.',
  source: 'The house itself',
  weight: 1,
  measure: null,
  cues: [
    {
      says: 'Asks.',
      side: 'lead' as const,
      weight: 60,
      isAgainst: false,
      phrases: ['what', 'how'],
    },
  ],
  strength: 'You asked.',
  improvement: 'You hardly asked.',
  action: 'Ask.',
  ...more,
});

const written = (...names: readonly string[]): Written => ({
  name: 'The house’s own',
  scale: { strongFrom: 70, weakBelow: 40 },
  dimensions: names.map((name) => asking(name)),
});

/** Mia uploads what she and Ana said, and it is analysed. */
async function analysed(group: ProgrammeGroup = 'GROW') {
  const { mia, send, create, work, show } = scene;
  const { id: file } = await send(mia, transcript);
  const { id } = await create(mia, { group, files: [file] });
  await work();
  return show(mia, id);
}

test('only staff read and write what conversations are scored on', async () => {
  const { server, mia, ana, otto } = scene;
  for (const person of [mia, ana, otto]) {
    const as = server.as(person);
    expect((await as.refused('GET /kai-rubrics')).status).toBe(403);
    const refused = await as.refused(
      'POST /kai-rubrics/{kaiRubric}/draft',
      draft('GROW', written('A'), 0),
    );
    expect(refused.status).toBe(403);
  }
});

test('what comes with the product is its first version; SEM is empty, and refuses until somebody fills it', async () => {
  const { server, priya, mia, db, programmeId, refused } = scene;
  const lines = await server.as(priya).call('GET /kai-rubrics');
  expect(lines.map(({ group, number, dimensions }) => [group, number, dimensions.length])).toEqual([
    ['GROW', 1, 7],
    ['Sales', 1, 6],
    ['SEM', 0, 0],
  ]);
  await db.orm
    .update(programmes)
    .set({ groups: ['GROW', 'SEM'] })
    .where(eq(programmes.id, programmeId));
  const choices = () => server.as(mia).call('GET /kai-conversations/choices');
  expect(await choices()).toMatchObject([{ groups: ['GROW', 'SEM'], setUp: ['GROW'] }]);
  expect((await refused(mia, { group: 'SEM' })).errors).toEqual({
    group: 'SEM analyses are not set up yet.',
  });

  const as = server.as(priya);
  await as.call('POST /kai-rubrics/{kaiRubric}/draft', draft('SEM', written('Safety', 'Aim'), 0));
  const early = await as.refused('POST /kai-rubrics/{kaiRubric}/publish', publish('SEM', 1));
  expect(early.errors).toEqual({
    note: 'A rubric needs at least 3 dimensions before it can be published.',
  });
  expect((await refused(mia, { group: 'SEM' })).errors).toHaveProperty('group');
  const three = written('Safety', 'Aim', 'Safety');
  await as.call('POST /kai-rubrics/{kaiRubric}/draft', draft('SEM', three, 1));
  const { number, inForce } = await as.call(
    'POST /kai-rubrics/{kaiRubric}/publish',
    publish('SEM', 2),
  );
  expect([number, inForce.dimensions.map(({ key }) => key)]).toEqual([
    1,
    ['safety', 'aim', 'safety2'],
  ]);
  expect(await choices()).toMatchObject([{ setUp: ['GROW', 'SEM'] }]);
  const { status, analysis } = await analysed('SEM');
  expect(status).toBe('complete');
  expect(analysis).toMatchObject({ rubricVersion: '1' });
  expect(analysis?.scores.map(({ name }) => name)).toEqual(['Safety', 'Aim', 'Safety']);
});

describe('another version', () => {
  test('is tried on a transcript, holds once it is published, and what was analysed keeps its own', async () => {
    const { server, priya, mia, work, act, show } = scene;
    const as = server.as(priya);
    const before = await analysed();
    expect(before.analysis?.rubricVersion).toBe('1');
    const { inForce } = await read('GROW');
    const [goal, ...others] = inForce.dimensions;
    if (!goal) throw new Error('GROW is empty');
    const against = {
      says: 'Tells instead of asking.',
      side: 'lead' as const,
      weight: 90,
      isAgainst: true,
      phrases: ['you should', 'what would you like'],
    };
    const stricter = {
      ...inForce,
      dimensions: [{ ...goal, weight: 5, cues: [...goal.cues, against] }, ...others],
    };
    const preview = async (transcriptOf: string | null) =>
      as.call('POST /kai-rubrics/{kaiRubric}/preview', {
        params: { kaiRubric: 'GROW' },
        body: { ...stricter, transcript: transcriptOf },
      });
    const valueIn = (scored: Awaited<ReturnType<typeof preview>>['after']) =>
      scored.scores.find(({ dimension }) => dimension === 'goal')?.value ?? -1;
    for (const each of [await preview(null), await preview(transcript)]) {
      expect(valueIn(each.after)).toBeLessThan(valueIn(each.before));
      expect(each.after.overall).not.toBe(each.before.overall);
    }
    expect((await read('GROW')).draft).toBeNull();

    await as.call('POST /kai-rubrics/{kaiRubric}/draft', draft('GROW', stricter, 0));
    expect((await analysed()).analysis?.rubricVersion).toBe('1');
    await as.call('POST /kai-rubrics/{kaiRubric}/publish', publish('GROW', 1));
    const after = await analysed();
    expect(after.analysis?.rubricVersion).toBe('2');
    expect(after.analysis?.overall).not.toBe(before.analysis?.overall);

    // Correcting it has it analysed again, by the version that it was analysed with.
    await act(mia, before.id, 'CORRECT', { passage: 1, text: 'I want to hand the review over.' });
    await work();
    expect((await show(mia, before.id)).analysis?.rubricVersion).toBe('1');
  });

  test('can be the words of an earlier one, which are published again', async () => {
    const { server, priya } = scene;
    const as = server.as(priya);
    const first = await as.call('GET /kai-rubrics/{kaiRubric}/versions/{number}', {
      params: { kaiRubric: 'GROW', number: '1' },
    });
    await as.call('POST /kai-rubrics/{kaiRubric}/draft', draft('GROW', first, 0));
    const back = await as.call(
      'POST /kai-rubrics/{kaiRubric}/publish',
      publish('GROW', 1, 'Back.'),
    );
    expect(back).toMatchObject({ number: 3, draft: null, inForce: first });
    expect(back.versions.map(({ number, note, by }) => [number, note, by?.fullName])).toEqual([
      [3, 'Back.', 'Priya Raman'],
      [2, 'Tells less.', 'Priya Raman'],
      [1, null, undefined],
    ]);
    const missing = await as.refused('GET /kai-rubrics/{kaiRubric}/versions/{number}', {
      params: { kaiRubric: 'GROW', number: '9' },
    });
    expect(missing.status).toBe(404);
  });

  test('is written by all of staff: whoever is second is told so, and nothing is lost', async () => {
    const { server, priya } = scene;
    const as = server.as(priya);
    const kept = await Promise.allSettled(
      ['One', 'Two'].map((name) =>
        as.call('POST /kai-rubrics/{kaiRubric}/draft', draft('Sales', written(name), 0)),
      ),
    );
    expect(kept.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const late = await as.refused(
      'POST /kai-rubrics/{kaiRubric}/draft',
      draft('Sales', written('Three'), 0),
    );
    expect(late).toMatchObject({
      status: 409,
      errors: { version: expect.stringContaining('Someone else changed this rubric') as string },
    });
    const stale = await as.refused('POST /kai-rubrics/{kaiRubric}/publish', publish('Sales', 7));
    expect(stale.status).toBe(409);
    const { draft: left } = await as.call('POST /kai-rubrics/{kaiRubric}/discard', {
      params: { kaiRubric: 'Sales' },
      body: { version: 1, idempotencyKey: newId() },
    });
    expect(left).toBeNull();
    expect((await read('Sales')).number).toBe(1);
  });

  test.each([
    [{ name: '' }, { 'dimensions.0.name': 'Name is required.' }],
    [{ cues: [] }, { 'dimensions.0.measure': 'Add a cue, or choose what is counted.' }],
    [{ measure: 'silence' }, { 'dimensions.0.measure': 'What is counted has no cues.' }],
    [
      { cues: [{ ...asking('A').cues[0], phrases: ['(what'] }] },
      {
        'dimensions.0.cues.0.phrases.0':
          '“(what” can’t be read. Every bracket needs its other half.',
      },
    ],
  ])('that can’t be used is refused at its field: %j', async (more, errors) => {
    const body = { ...written(), dimensions: [asking('Aim', more)] } as Written;
    const refused = await scene.server
      .as(scene.priya)
      .refused('POST /kai-rubrics/{kaiRubric}/draft', draft('Sales', body, 0));
    expect(refused).toMatchObject({ status: 422, errors });
  });
});
