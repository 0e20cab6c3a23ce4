import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoints } from '#contract/endpoints.ts';
import type { BodyInputOf } from '#contract/kernel/endpoint.ts';
import { kaiConversations, kaiCreditUses, programmes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bulkOfConversations } from '#server/features/kai-bulk/public.ts';
import { uploadJob, uploadWork } from '#server/features/uploads/public.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { conversationBy } from '#tests/server/access/conversations.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { conversationScene, wave, type ConversationScene } from './kai-conversations/scene.ts';

const deletion = 'POST /programmes/{programme}/kai-conversations/deletion' as const;
const heading = 'conversation,title,score,summary,strengths,improvements,actions,warnings';

let scene: ConversationScene;
let sara: TestPerson;
let name: string;
let params: { programme: string };
beforeAll(async () => {
  scene = await conversationScene();
  params = { programme: scene.programmeId };
  sara = await aPerson(scene.db, 'SuperAdmin', 'Sara Lindholm');
  const [programme] = await scene.db.orm
    .select({ name: programmes.name })
    .from(programmes)
    .where(eq(programmes.id, scene.programmeId));
  name = programme?.name ?? '';
  await scene.issue(30);
});
beforeEach(async () => {
  // What the test before began is done first.
  await work();
  const { conversations } = await wouldDelete();
  if (conversations > 0) {
    await begin(name, conversations);
    await work();
  }
});

const wouldDelete = () =>
  scene.server.as(sara).call('GET /programmes/{programme}/kai-conversations/deletion', { params });
const inputOf = (typed: string, conversations: number) => ({
  params,
  body: { name: typed, conversations, idempotencyKey: newId() },
});
const begin = (typed: string, conversations: number) =>
  scene.server.as(sara).call(deletion, inputOf(typed, conversations));
const whyNot = async (typed: string, conversations: number) =>
  (await scene.server.as(sara).refused(deletion, inputOf(typed, conversations))).errors;

/** Does what is due in the background, the work on reports as well. */
function work() {
  const { db, clock, services } = scene;
  const reports = uploadWork({ ...services, db, clock, others: bulkOfConversations });
  const deliveries = { ...scene.deliveries, [uploadJob]: reports };
  return outboxWorker({ db, clock, log: services.log, deliveries }).runDue(clock.now());
}

/** A conversation of Mia's of which nothing is uploaded yet, one that is analysed, and one that has its credit and waits. */
async function aDraft(title = 'Handing over') {
  return (await scene.create(scene.mia, { title })).id;
}
const analysed = () => conversationBy(scene.db, scene.programmeId, scene.mia.id, scene.ana.id);
async function waiting() {
  const { id: file } = await scene.send(scene.mia, wave(), 'call.wav');
  const { id } = await scene.create(scene.mia, { files: [file] });
  await scene.work();
  return id;
}

const creditOf = async (conversation: string) => {
  const [use] = await scene.db.orm
    .select({ state: kaiCreditUses.creditState })
    .from(kaiCreditUses)
    .where(eq(kaiCreditUses.conversationId, conversation));
  return use?.state ?? null;
};
const statusOf = async (conversation: string) => {
  const [row] = await scene.db.orm
    .select({ status: kaiConversations.status })
    .from(kaiConversations)
    .where(eq(kaiConversations.id, conversation));
  return row?.status;
};
const reportOf = (uploadReport: string) =>
  scene.server
    .as(scene.priya)
    .call('GET /upload-reports/{uploadReport}', { params: { uploadReport } });

describe('deleting all conversations of a programme', () => {
  test('says first what it would do, and changes nothing by that', async () => {
    const [one, two] = [await aDraft(), await analysed()];
    expect(await wouldDelete()).toMatchObject({
      programme: { name },
      conversations: 2,
      analysed: 1,
      goingOn: null,
    });
    expect([await statusOf(one), await statusOf(two)]).toEqual(['draft', 'complete']);
  });

  test('needs the name to the letter, and the number that was seen', async () => {
    const id = await aDraft();
    expect(await whyNot(name.toLowerCase(), 1)).toEqual({
      name: 'Type the name exactly as it is shown.',
    });
    const later = await aDraft('Come meanwhile');
    expect(Object.values(await whyNot(name, 1))).toEqual([
      'Conversations have come or gone since you looked. Check again what will happen.',
    ]);
    expect([await statusOf(id), await statusOf(later)]).toEqual(['draft', 'draft']);
  });

  test('deletes each, tells how far it has come, and returns the credits that were not used', async () => {
    const [held, done] = [await waiting(), await analysed()];
    expect([await statusOf(held), await creditOf(held)]).toEqual(['queued', 'held']);
    const { report } = await begin(name, 2);
    expect((await wouldDelete()).goingOn).toBe(report);
    expect(Object.values(await whyNot(name, 2))).toEqual([
      'Its conversations are already being deleted.',
    ]);
    await work();
    expect(await reportOf(report)).toMatchObject({
      status: 'completed',
      kind: 'deleteAllConversations',
    });
    expect([await statusOf(held), await statusOf(done)]).toEqual(['deleted', 'deleted']);
    expect(await creditOf(held)).toBe('returned');
    expect(await wouldDelete()).toMatchObject({ conversations: 0, goingOn: null });
    expect(Object.values(await whyNot(name, 0))).toEqual(['There is nothing to delete.']);
  });

  test('begins once, however often the same is sent', async () => {
    await aDraft();
    const input = inputOf(name, 1);
    const first = await scene.server.as(sara).call(deletion, input);
    const again = await scene.server.as(sara).call(deletion, input);
    expect(again).toEqual(first);
  });

  test('is for super admins alone', async () => {
    for (const person of [scene.priya, scene.mia, scene.ana]) {
      const path = `/api/programmes/${scene.programmeId}/kai-conversations/deletion`;
      expect((await scene.server.as(person).request(path)).status).toBe(403);
    }
  });
});

async function upload(lines: readonly string[], first = heading) {
  const form = new FormData();
  form.append('idempotencyKey', newId());
  form.append('file', new Blob([[first, ...lines].join('\r\n')]), 'analyses.csv');
  const response = await scene.server
    .as(scene.priya)
    .request(`/api/programmes/${scene.programmeId}/kai-conversations/reports`, {
      method: 'POST',
      body: form,
    });
  const answer = (await response.json()) as {
    readonly report?: string;
    readonly errors?: Readonly<Record<string, string>>;
  };
  return { status: response.status, report: answer.report ?? '', errors: answer.errors };
}

async function rowsOf(uploadReport: string) {
  const { data } = await scene.server
    .as(scene.priya)
    .call('GET /upload-reports/{uploadReport}/rows', {
      params: { uploadReport },
      query: { perPage: 100 },
    });
  return data.results;
}

async function applyIt(uploadReport: string) {
  const { version } = await reportOf(uploadReport);
  const body = {
    type: 'APPLY',
    payload: { yourPassword: null },
    version,
    idempotencyKey: newId(),
  } as BodyInputOf<Endpoints['POST /upload-reports/{uploadReport}/events']>;
  const input = { params: { uploadReport }, body };
  return {
    input,
    send: () =>
      scene.server.as(scene.priya).call('POST /upload-reports/{uploadReport}/events', input),
  };
}

describe('a report of analyses that were made elsewhere', () => {
  test('says row by row what it would do, and changes nothing before it is applied', async () => {
    const [good, done] = [await aDraft(), await analysed()];
    const { status, report } = await upload([
      `${good},Handing over,72,Clear,Goal,,,`,
      `${good},Handing over,72,Clear,,,,`,
      `${done},Done,72,Clear,,,,`,
      `${newId()},Nobody’s,72,Clear,,,,`,
      `no id,Odd,72,Clear,,,,`,
      `${await aDraft()},Score,101,Clear,,,,`,
      `${await aDraft()},Score,7.5,Clear,,,,`,
      `${await aDraft()},Summary,70,,,,,`,
    ]);
    expect(status).toBe(200);
    expect((await reportOf(report)).status).toBe('previewed');
    expect(
      (await rowsOf(report)).map(({ n, outcome, messages }) => [n, outcome, messages]),
    ).toEqual([
      [2, 'update', {}],
      [3, 'error', { conversation: 'An earlier row is about this conversation already.' }],
      [4, 'error', { conversation: 'This conversation has been analysed.' }],
      [5, 'error', { conversation: 'The programme has no conversation with this id.' }],
      [6, 'error', { conversation: 'The programme has no conversation with this id.' }],
      [7, 'error', { score: 'Score must be a whole number between 0 and 100.' }],
      [8, 'error', { score: 'Score must be a whole number between 0 and 100.' }],
      [9, 'error', { summary: 'Summary is required.' }],
    ]);
    expect(await statusOf(good)).toBe('draft');
  });

  test('is refused as a whole where it can’t be read', async () => {
    const withoutScore = await upload(['x,y'], 'conversation,summary');
    expect(withoutScore).toMatchObject({
      status: 422,
      errors: { file: 'The file has no column “score”.' },
    });
    expect((await upload([`${newId()},,,,,,,`])).errors).toEqual({
      file: 'No row has a score. Fill in a row for each conversation and send the file again.',
    });
  });

  test('once applied brings the analyses and spends a credit for each, once', async () => {
    const [clear, doubtful] = [await aDraft('Clear'), await aDraft('Doubtful')];
    const { report } = await upload([
      `${clear},Clear,72,A clear talk.,Goal; Reality,Options,Ask less,`,
      `${doubtful},Doubtful,40,Hard to hear.,,,,The second half is noise.`,
    ]);
    const apply = await applyIt(report);
    await apply.send();
    await work();
    expect(await reportOf(report)).toMatchObject({ status: 'completed' });
    const { status, score, analysis } = await scene.show(scene.mia, clear);
    expect([status, score]).toEqual(['complete', 72]);
    expect(analysis).toMatchObject({
      source: 'report',
      summary: 'A clear talk.',
      strengths: ['Goal', 'Reality'],
      improvements: ['Options'],
      scores: [],
    });
    expect(await scene.show(scene.mia, doubtful)).toMatchObject({
      status: 'completeWithErrors',
      warnings: ['The second half is noise.'],
    });
    expect([await creditOf(clear), await creditOf(doubtful)]).toEqual(['spent', 'spent']);

    const refused = await scene.server
      .as(scene.priya)
      .refused('POST /upload-reports/{uploadReport}/events', {
        ...apply.input,
        body: { ...apply.input.body, idempotencyKey: newId() },
      });
    expect(refused.status).toBe(409);
    await work();
    const again = await upload([`${clear},Clear,90,Once more.,,,,`]);
    expect((await rowsOf(again.report))[0]?.messages).toEqual({
      conversation: 'This conversation has been analysed.',
    });
    expect((await scene.show(scene.mia, clear)).score).toBe(72);
  });

  test('says of a row that was deleted after the preview that it was', async () => {
    const id = await aDraft();
    const { report } = await upload([`${id},Gone,72,Clear,,,,`]);
    await scene.act(scene.mia, id, 'DELETE');
    await (await applyIt(report)).send();
    await work();
    expect((await rowsOf(report))[0]).toMatchObject({
      outcome: 'error',
      messages: { conversation: 'This conversation was deleted meanwhile.' },
    });
    expect(await creditOf(id)).not.toBe('spent');
  });

  test('begins as a file with the conversations that are not analysed yet', async () => {
    const id = await aDraft('To be analysed');
    const done = await analysed();
    const { content } = await scene.server
      .as(scene.priya)
      .call('GET /programmes/{programme}/kai-conversations/report-template', { params });
    expect(content).toContain(id);
    expect(content).not.toContain(done);
  });
});
