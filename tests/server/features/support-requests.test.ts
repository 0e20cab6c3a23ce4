import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files, outbox } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { keepDraft } from '#server/files/draft-files.ts';
import { dropSupportFilesOf, requestsBy } from '#server/features/support-requests/public.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, aStage, type Stage } from '#tests/support/stage.ts';

const asked = {
  category: 'technical',
  subject: 'The slots stay grey',
  description: 'I chose a session and a coach, and no time can be chosen.',
  page: '/app/booking-requests/create',
  stateLink: '/charts/booking-request/replay#abc',
  consent: true,
};

let stage: Stage;
let people: Readonly<
  Record<'mia' | 'carl' | 'priya' | 'sam' | 'eleanor', Awaited<ReturnType<typeof aPerson>>>
>;

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-support-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
beforeAll(async () => {
  stage = await aStage({ settings: { dataFolder } });
  const { db } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  people = {
    mia: await aPerson(db, 'Member', 'Mia Turner', { organizationId }),
    carl: await aPerson(db, 'Coach', 'Carl Okoro'),
    priya: await aPerson(db, 'Admin', 'Priya Raman'),
    sam: await aPerson(db, 'Admin', 'Sam Reed'),
    eleanor: await aPerson(db, 'SuperAdmin', 'Eleanor Vance'),
  };
});

type Name = keyof typeof people;
interface Mailed {
  readonly recipientId: string;
  readonly subject: string;
  readonly text: string;
  readonly go: { readonly path: string };
}
interface Attached {
  readonly id: string;
  readonly name: string;
}
interface Request {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly reference: string;
  readonly stateLink: string | null;
  readonly looks: readonly object[];
  readonly mergedInto: { readonly id: string } | null;
  readonly merged: readonly { readonly id: string }[];
  readonly files: readonly Attached[];
  readonly answers: readonly { readonly text: string; readonly files: readonly Attached[] }[];
}

const create = async (by: Name, more: object = {}) => {
  const body = { ...asked, ...more, idempotencyKey: newId() };
  const reply = await ask(stage.as(people[by]), 'POST', '/support-requests', body);
  return { ...reply, data: reply.data as unknown as Request };
};
const read = async (by: Name, id: string) => {
  const { status, data } = await ask(stage.as(people[by]), 'GET', `/support-requests/${id}`);
  return { status, data: data as unknown as Request };
};
const send = async (by: Name, id: string, type: string, payload: object = {}) => {
  const { data } = await read(by, id);
  const body = { type, payload, version: data.version, idempotencyKey: newId() };
  return ask(stage.as(people[by]), 'POST', `/support-requests/${id}/events`, body);
};
const mails = async () =>
  (await stage.db.orm.select().from(outbox)).flatMap(({ kind, payload }) =>
    kind === 'mail' ? [payload as Mailed] : [],
  );

interface Listed {
  readonly data: { readonly results: readonly Request[] };
}

describe('a request', () => {
  test('says at its fields what is missing', async () => {
    const { status, errors } = await create('mia', {
      category: 'other',
      description: 'Too short.',
      subject: 'Why',
    });
    expect(status).toBe(422);
    expect(errors['category']).toBe('Choose a category.');
    expect(errors['description']).toBe('Describe what happened (at least 20 characters).');
    expect(errors['subject']).toBeDefined();
  });

  test('has a reference, belongs to whoever sent it, and is answered by email and on its page', async () => {
    const { data } = await create('mia');
    expect(data.reference).toMatch(/^S-[2-9A-HJKMNP-Z]{6}$/);
    expect((await read('carl', data.id)).status).toBe(404);
    await send('priya', data.id, 'REPLY', { text: 'Which week was it?' });
    const [mail] = (await mails()).filter(({ subject }) => subject.includes(data.reference));
    expect(mail).toMatchObject({ recipientId: people.mia.id, text: 'Which week was it?' });
    await send('mia', data.id, 'REPLY', { text: 'The next one.' });
    const { data: now } = await read('mia', data.id);
    expect(now.status).toBe('open');
    expect(now.answers.map(({ text }) => text)).toEqual(['Which week was it?', 'The next one.']);
  });

  test('leads staff to a page of the application and nowhere else', async () => {
    for (const stateLink of [
      'https://elsewhere.example/charts/',
      'javascript:alert(1)',
      '//x/app/',
    ]) {
      const { status, errors } = await create('mia', { stateLink });
      expect([status, errors]).toEqual([422, { stateLink: 'Enter a valid support link.' }]);
    }
  });

  test('shows staff the steps, and real data only where it was allowed, for a reason that is logged and shown', async () => {
    const { data: allowed } = await create('mia');
    const { data: not } = await create('mia', { consent: false });
    const reason = 'To see which coach she chose.';
    expect((await read('priya', not.id)).data.stateLink).toBe(asked.stateLink);
    expect((await read('mia', allowed.id)).data.stateLink).toBeNull();
    expect((await send('priya', not.id, 'LOOK', { reason })).status).toBe(422);
    expect((await send('priya', allowed.id, 'LOOK', { reason: ' ' })).status).toBe(422);
    expect((await send('priya', allowed.id, 'LOOK', { reason })).status).toBe(200);
    const { data: seen } = await read('mia', allowed.id);
    expect(seen.looks).toMatchObject([{ viewer: { fullName: 'Priya Raman' }, reason }]);
    expect(await requestsBy(stage.db, people.mia.id)).toContainEqual(
      expect.objectContaining({
        yourDataWasOpened: [expect.objectContaining({ by: 'Priya Raman', reason })],
      }),
    );
  });

  test('is looked after by one of staff or nobody, and found by that', async () => {
    const { data } = await create('mia');
    const found = async (by: Name, assigned: string) => {
      const path = `/support-requests?perPage=100&assigned=${assigned}`;
      const { data: page } = await ask(stage.as(people[by]), 'GET', path);
      const { results } = (page as unknown as Listed).data;
      return results.some(({ id }) => id === data.id);
    };
    expect(await found('priya', 'nobody')).toBe(true);
    await send('priya', data.id, 'ASSIGN', { assignee: people.priya.id });
    expect([await found('priya', 'me'), await found('priya', 'nobody')]).toEqual([true, false]);
    await send('priya', data.id, 'ASSIGN', { assignee: people.sam.id });
    expect([await found('priya', 'me'), await found('sam', 'me')]).toEqual([false, true]);
    await send('sam', data.id, 'ASSIGN', { assignee: null });
    expect(await found('sam', 'nobody')).toBe(true);
  });

  test('is merged into another one of the same person, who is led there', async () => {
    const { data: stays } = await create('mia', { subject: 'The slots are grey' });
    const { data } = await create('mia');
    const { data: another } = await create('carl');
    const refused = await send('priya', data.id, 'MERGE', { into: another.id });
    expect(refused.errors).toEqual({ into: 'Choose an open request of the same person.' });
    const concern = await create('mia', { category: 'wellbeing' });
    expect((await send('priya', data.id, 'MERGE', { into: concern.data.id })).status).toBe(422);
    expect((await send('priya', data.id, 'MERGE', { into: stays.id })).status).toBe(200);
    const { data: now } = await read('mia', data.id);
    expect([now.status, now.mergedInto?.id]).toEqual(['merged', stays.id]);
    expect((await read('mia', stays.id)).data.merged.map(({ id }) => id)).toEqual([data.id]);
    const [mail] = (await mails()).filter(({ subject }) => subject.includes(data.reference));
    expect(mail?.go.path).toBe(`/app/support?request=${stays.id}`);
    expect((await send('mia', data.id, 'REPLY', { text: 'Still so.' })).status).toBe(409);
  });
});

describe('what comes with a request and its answers', () => {
  const sentBy = async (by: Name, name: string): Promise<string> => {
    const id = newId();
    const bytes = Buffer.from(`What ${name} says`);
    const storedAs = await stage.services.files.write(id, bytes);
    const content = { storedAs, byteLength: bytes.byteLength };
    const about = { purpose: 'support', by: people[by].id, mediaType: 'text/plain', name };
    await keepDraft(stage.db, { ...about, id, content, at: stage.clock.now() });
    return id;
  };
  const opened = async (by: Name, id: string, file: string) => {
    const path = `/api/support-requests/${id}/files/${file}`;
    return (await stage.as(people[by]).request(path)).status;
  };

  test('is seen by whoever sees the request, taken along by whoever asked, and goes with them', async () => {
    const [screen, guide] = [await sentBy('mia', 'Screen.txt'), await sentBy('priya', 'Guide.txt')];
    const stolen = await create('carl', { files: [screen] });
    expect(stolen.errors).toEqual({ files: 'Choose these files again.' });
    const { data } = await create('mia', { files: [screen] });
    expect(data.files.map(({ name }) => name)).toEqual(['Screen.txt']);
    await send('priya', data.id, 'REPLY', { text: 'This is how.', files: [guide] });
    const { data: now } = await read('mia', data.id);
    expect(now.answers.map(({ files: its }) => its.map(({ id }) => id))).toEqual([[guide]]);
    for (const file of [screen, guide]) {
      expect(await opened('mia', data.id, file)).toBe(200);
      expect(await opened('sam', data.id, file)).toBe(200);
      expect(await opened('carl', data.id, file)).toBe(404);
      const { data: other } = await create('mia');
      expect(await opened('mia', other.id, file)).toBe(404);
    }
    const concern = await create('mia', {
      category: 'wellbeing',
      files: [await sentBy('mia', 'Letter.txt')],
    });
    const letter = concern.data.files[0]?.id ?? '';
    expect(await opened('mia', concern.data.id, letter)).toBe(200);
    expect(await opened('priya', concern.data.id, letter)).toBe(404);
    expect(await requestsBy(stage.db, people.mia.id)).toContainEqual(
      expect.objectContaining({
        reference: data.reference,
        files: ['Screen.txt'],
        answers: [expect.objectContaining({ files: ['Guide.txt'], isYours: false })],
      }),
    );
    await dropSupportFilesOf(stage.db, people.mia.id, stage.clock.now());
    expect(await stage.db.orm.$count(files)).toBe(0);
  });

  test('is at most three files', async () => {
    const many = await Promise.all(['1', '2', '3', '4'].map((name) => sentBy('mia', name)));
    expect((await create('mia', { files: many })).errors).toEqual({
      files: 'Choose at most 3.',
    });
  });
});

describe('a concern about somebody’s wellbeing', () => {
  const isFound = async (by: Name, id: string) => {
    const { data } = await ask(stage.as(people[by]), 'GET', '/support-requests?perPage=100');
    const { results } = (data as unknown as Listed).data;
    const listed = results.some((each) => each.id === id);
    const { status } = await read(by, id);
    expect(status).toBe(listed ? 200 : 404);
    return listed;
  };

  test('is read by those of staff who are named, and by super admins while nobody is', async () => {
    const { data } = await create('mia', { category: 'wellbeing' });
    expect(await isFound('mia', data.id)).toBe(true);
    expect(await isFound('priya', data.id)).toBe(false);
    expect(await isFound('eleanor', data.id)).toBe(true);
    const path = '/support/wellbeing-readers';
    const chosen = { users: [people.sam.id] };
    expect((await ask(stage.as(people.priya), 'POST', path, chosen)).status).toBe(403);
    const strangers = { users: [people.carl.id] };
    expect((await ask(stage.as(people.eleanor), 'POST', path, strangers)).status).toBe(422);
    expect((await ask(stage.as(people.eleanor), 'POST', path, chosen)).status).toBe(200);
    expect(await isFound('sam', data.id)).toBe(true);
    const toPriya = await send('sam', data.id, 'ASSIGN', { assignee: people.priya.id });
    expect(toPriya.errors).toEqual({ assignee: 'Choose someone who reads wellbeing concerns.' });
    expect(await isFound('priya', data.id)).toBe(false);
    expect(await isFound('eleanor', data.id)).toBe(false);
    await send('sam', data.id, 'REPLY', { text: 'Would you like to talk today?' });
    const [mail] = (await mails()).filter(({ subject }) => subject.includes(data.reference));
    expect(mail?.subject).toBe(`Your request (${data.reference})`);
    expect(mail?.text).toBe('We have replied to your request. Open it to read our answer.');
  });
});
