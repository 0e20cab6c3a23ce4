import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { files } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { conversationScene, transcript, wave, type ConversationScene } from './scene.ts';

let scene: ConversationScene;
beforeAll(async () => {
  scene = await conversationScene();
  await scene.issue(50);
});

/** A conversation of Mia's that is analysed. */
async function analysed() {
  const { mia, send, create, work } = scene;
  const { id: file } = await send(mia, transcript);
  const { id } = await create(mia, { files: [file] });
  await work();
  return id;
}

describe('a transcript', () => {
  test('tells who speaks as soon as it is sent', async () => {
    const { status, speakers } = await scene.send(scene.mia, transcript);
    expect(status).toBe(200);
    expect(speakers.map(({ label }) => label)).toEqual(['Ana', 'Mia']);
  });

  test('in which nothing is said is refused with a sentence', async () => {
    const { status, errors } = await scene.send(scene.mia, 'WEBVTT\n\n');
    expect([status, errors]).toEqual([
      422,
      { file: 'Nothing is said in this file. Choose another one.' },
    ]);
  });

  test('is analysed without any setting, with evidence that stands in it', async () => {
    const id = await analysed();
    const { status, score, analysis, passages } = await scene.show(scene.mia, id);
    expect(status).toBe('complete');
    expect(score).toBeGreaterThan(50);
    expect(passages).toBe(16);
    expect(analysis?.scores.map(({ dimension }) => dimension)).toContain('goal');
    const said = await scene.server
      .as(scene.mia)
      .call('GET /kai-conversations/{kaiConversation}/passages', {
        params: { kaiConversation: id },
        query: {},
      });
    for (const { evidence } of analysis?.scores ?? [])
      for (const { at, quote } of evidence) expect(said.passages[at]?.text).toContain(quote);
  });

  test('that is too short, or in another language, fails with a sentence', async () => {
    const { mia, send, create, work, show } = scene;
    const { id: file } = await send(mia, 'Ana: Hello.\nMia: Hello.');
    const { id } = await create(mia, { files: [file] });
    await work();
    const { status, failure } = await show(mia, id);
    expect(status).toBe('failed');
    expect(failure?.reason).toBe(
      'There is too little speech in it: 2 words, and at least 30 are needed.',
    );
  });
});

describe('a recording', () => {
  test('says how long it lasts; one that lasts too long is refused, also where nobody asked', async () => {
    const { mia, db, services, send, create, work, show } = scene;
    const { id: file, duration } = await send(mia, wave(), 'call.wav');
    expect(duration).toBe(100);
    const long = wave({ bytes: 16_000, perSecond: 1 });
    const tooLong = 'This recording lasts 4 hours 27 minutes; the limit is 3 hours.';
    expect(await send(mia, long, 'call.wav')).toMatchObject({
      status: 422,
      errors: { file: tooLong },
    });
    const { id } = await create(mia, { files: [file] });
    const storedAs = await services.files.write(newId(), Buffer.from(long));
    await db.orm.update(files).set({ storedAs, byteLength: long.length }).where(eq(files.id, file));
    await work();
    expect(await show(mia, id)).toMatchObject({
      status: 'draft',
      failure: { reason: `call.wav: ${tooLong}` },
    });
  });
});

test('where nobody transcribes a recording waits, and staff are told what to set', async () => {
  const { mia, priya, send, create, work, show } = scene;
  const { id: file } = await send(mia, wave(), 'call.wav');
  const { id } = await create(mia, { files: [file] });
  await work();
  expect(await show(mia, id)).toMatchObject({
    status: 'queued',
    waitsFor:
      'Recordings can’t be turned into text here yet: staff have to set up transcription first. Your recording is kept until then.',
  });
  expect((await show(priya, id)).waitsFor).toMatch(/Set TRANSCRIPTION_COMMAND .*TRANSCRIPTION_URL/);
});

describe('an upload', () => {
  test.each([
    [{ title: '' }, { title: 'Give the conversation a title.' }],
    [{ group: 'SEM' }, { group: 'SEM analyses are not set up yet.' }],
    [{ participants: [] }, { participants: 'Say who speaks.' }],
  ])('without what it takes is refused: %j', async (more, errors) => {
    const refusal = await scene.refused(scene.mia, more);
    expect(refusal.errors).toMatchObject(errors);
  });

  test('needs the consent of everybody, and files of one’s own', async () => {
    const { mia, noah, send, refused } = scene;
    const { id: file } = await send(mia, transcript);
    const withoutConsent = await refused(mia, { files: [file], consentConfirmed: false });
    expect(Object.values(withoutConsent.errors)).toEqual([
      'Confirm that everyone in the recording agreed to it.',
    ]);
    const foreign = await refused(noah, { files: [file] });
    expect(Object.values(foreign.errors)).toEqual(['Choose the file again.']);
  });

  test('whose file can’t be used says why, and is uploaded again with another one', async () => {
    const { mia, db, services, send, create, work, show, act, written } = scene;
    const { id: damaged } = await send(mia, transcript);
    const { id } = await create(mia, { files: [damaged] });
    const storedAs = await services.files.write(newId(), Buffer.from('WEBVTT\n\n'));
    await db.orm.update(files).set({ storedAs }).where(eq(files.id, damaged));
    await work();
    const refused = await show(mia, id);
    expect(refused).toMatchObject({
      status: 'draft',
      failure: { reason: 'call.txt: Nothing is said in this file. Choose another one.' },
      files: [],
    });
    const offered = refused.availableEvents.filter(({ enabled }) => enabled);
    expect(offered.map(({ type }) => type)).toEqual(['UPLOAD', 'EDIT', 'DELETE']);
    const { files: _, consentConfirmed: __, ...about } = written;
    const again = { ...about, about: mia.id, title: 'Again' };
    expect(await act(mia, id, 'EDIT', again)).toEqual({ status: 200, errors: {} });
    const { id: file } = await send(mia, transcript);
    const payload = { files: [file], consentConfirmed: true };
    expect((await act(mia, id, 'UPLOAD', payload)).status).toBe(200);
    await work();
    expect(await show(mia, id)).toMatchObject({
      status: 'complete',
      title: 'Again',
      failure: null,
    });
  });
});

describe('a conversation', () => {
  test('is there for whoever uploaded it, and for nobody else of the organisation', async () => {
    const id = await analysed();
    for (const person of [scene.noah, scene.otto, scene.ana])
      expect((await scene.server.as(person).request(`/api/kai-conversations/${id}`)).status).toBe(
        404,
      );
  });

  test('is read by a coach while it is shared, and its owner sees that it was', async () => {
    const { mia, ana, act, server, show } = scene;
    const id = await analysed();
    const coaches = () =>
      server.as(mia).call('GET /kai-conversations/{kaiConversation}/coaches', {
        params: { kaiConversation: id },
        query: {},
      });
    expect((await coaches()).map(({ fullName }) => fullName)).toEqual(['Ana Silva']);
    expect((await act(mia, id, 'SHARE', { coach: ana.id })).status).toBe(200);
    expect(await coaches()).toEqual([]);
    expect((await show(ana, id)).analysis).not.toBeNull();
    const read = await server.as(ana).request(`/api/kai-conversations/${id}/readings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason: null, idempotencyKey: id }),
    });
    expect(read.status).toBe(200);
    expect((await show(mia, id)).readings?.map(({ by }) => by?.fullName)).toEqual(['Ana Silva']);
    expect((await act(mia, id, 'UNSHARE', { coach: ana.id })).status).toBe(200);
    expect((await server.as(ana).request(`/api/kai-conversations/${id}`)).status).toBe(404);
  });

  test('is open to staff for an hour once they have said why', async () => {
    const { mia, priya, server, show } = scene;
    const id = await analysed();
    expect(await show(priya, id)).toMatchObject({ isOpen: false, analysis: null, passages: 0 });
    const path = `/api/kai-conversations/${id}`;
    expect((await server.as(priya).request(`${path}/passages`)).status).toBe(403);
    const say = (reason: string, idempotencyKey: string) =>
      server.as(priya).request(`${path}/readings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reason, idempotencyKey }),
      });
    expect((await say('Because', priya.id)).status).toBe(422);
    expect((await say('The member asked us to look at a score.', id)).status).toBe(200);
    expect((await server.as(priya).request(`${path}/passages`)).status).toBe(200);
    expect((await show(mia, id)).readings).toMatchObject([
      { reason: 'The member asked us to look at a score.' },
    ]);
  });

  test('is analysed again when speakers are named and words corrected', async () => {
    const { mia, act, show, work } = scene;
    const id = await analysed();
    const named = [
      { label: 'Ana', name: 'Mia', part: 'coachee' },
      { label: 'Mia', name: 'Ana', part: 'coach' },
    ];
    expect(await act(mia, id, 'NAME_SPEAKERS', { participants: named })).toMatchObject({
      status: 200,
    });
    await work();
    const swapped = await show(mia, id);
    expect(swapped.analysis?.measures?.speakers.map(({ speaker }) => speaker)).toEqual([
      'Mia',
      'Ana',
    ]);
    expect((await act(mia, id, 'CORRECT', { passage: 0, text: 'Good evening.' })).status).toBe(200);
    await work();
    const { passages } = await scene.server
      .as(mia)
      .call('GET /kai-conversations/{kaiConversation}/passages', {
        params: { kaiConversation: id },
        query: { count: 1 },
      });
    expect(passages[0]).toMatchObject({ text: 'Good evening.' });
    expect(passages[0]?.original).toContain('Good to see you');
    const corrected = await show(mia, id);
    for (const { evidence } of corrected.analysis?.scores ?? [])
      for (const { quote } of evidence) expect(quote).not.toContain('Good to see you');
    expect((await act(mia, id, 'CORRECT', { passage: 900, text: 'No.' })).errors).toEqual({
      passage: 'There is no such passage.',
    });
  });

  test('has its actions marked, its scores disputed and reviewed', async () => {
    const { mia, priya, act, show } = scene;
    const id = await analysed();
    await act(mia, id, 'TICK', { action: 0, isDone: true });
    expect((await show(mia, id)).analysis?.actions[0]?.isDone).toBe(true);
    expect((await act(mia, id, 'DISPUTE', { reason: 'The tone was friendly.' })).status).toBe(200);
    expect((await act(priya, id, 'REVIEW', { score: 90, comment: 'Agreed.' })).status).toBe(200);
    expect((await show(mia, id)).review).toMatchObject({ score: 90, comment: 'Agreed.' });
  });

  test('is gone for good with everything that was said when it is deleted', async () => {
    const { mia, act, server, work, db, show } = scene;
    const id = await analysed();
    expect((await act(mia, id, 'DELETE')).status).toBe(200);
    await work();
    expect(await show(mia, id)).toMatchObject({ status: 'deleted', analysis: null, passages: 0 });
    expect((await server.as(mia).request(`/api/kai-conversations/${id}/passages`)).status).toBe(
      404,
    );
    const left = await db.orm.execute(
      `select (select count(*)::int from kai_passages where conversation_id = '${id}') as passages,
        (select count(*)::int from kai_analyses where conversation_id = '${id}') as analyses,
        (select count(*)::int from files where owner_id = '${id}') as files`,
    );
    expect(left).toEqual([{ passages: 0, analyses: 0, files: 0 }]);
  });
});

test('work that is done twice, or by two at once, comes to the same', async () => {
  const { mia, send, create, deliveries, show } = scene;
  const { id: file } = await send(mia, transcript);
  const { id } = await create(mia, { files: [file] });
  const [work] = Object.values(deliveries);
  for (let step = 0; step < 6; step += 1)
    await Promise.all([1, 2, 3].map(async () => work?.({ conversation: id }, newId(), 1)));
  expect(await show(mia, id)).toMatchObject({ status: 'complete', passages: 16 });
});
