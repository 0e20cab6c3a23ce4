import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '#database/rows.gen.ts';
import { coachPermissions, messageSettings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { ownDataOf } from '#tests/support/own-data.ts';
import { erase } from '#server/features/users/erase.ts';
import { rateLimits } from '#server/http/limits/rate-limits.ts';
import { publishChange } from '#server/stream/publish.ts';
import { seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { livePage, type LivePage } from '#tests/support/live-page.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { aPair } from '../paths/message-host.ts';

let stage: Stage;
/** Another process on the same database. */
let elsewhere: TestServer;
let eleanor: TestPerson;
let admin: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  stage = await aStage();
  elsewhere = await testServer({ services: { db: stage.db } });
  eleanor = await aPerson(stage.db, 'SuperAdmin', 'Eleanor Vance');
  admin = await aPerson(stage.db, 'Admin', 'Sam Reed');
  stranger = await aPerson(stage.db, 'Coach', 'Cora Silva');
});

const pages: LivePage[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
const open = async (person: TestPerson, server: TestServer = stage): Promise<LivePage> => {
  const page = await livePage(server.as(person));
  pages.push(page);
  return page;
};

const agree = (person: TestPerson, showsPresence = true) =>
  stage.as(person).call('POST /profile/message-settings', { body: { showsPresence } });
const agreedPair = async () => {
  const pair = await aPair(stage);
  await agree(pair.mia);
  await agree(pair.carl);
  return pair;
};

/** What somebody is answered who sends a sign: all of it that may differ. */
async function sign(from: TestPerson, to: TestPerson, typing = false, server: TestServer = stage) {
  const response = await server.as(from).request(`/api/conversations/contacts/${to.id}/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ typing }),
  });
  const headers = Object.fromEntries(response.headers);
  delete headers['x-request-id'];
  return { status: response.status, headers, text: await response.text() };
}
const errorsOf = ({ status, text }: Awaited<ReturnType<typeof sign>>) => [
  status,
  JSON.parse(text).errors,
];

/** What else a page hears until now: what one notice leads to comes before the second mark. */
async function heardBy(page: LivePage, { id }: TestPerson): Promise<string[]> {
  const mark = async (): Promise<string[]> => {
    const to = { userIds: [id], staff: false };
    await publishChange(stage.db, { topics: ['mark'], to });
    return page.until('mark');
  };
  return [...(await mark()), ...(await mark())].filter((topic) => topic !== 'mark');
}

describe('where both have agreed', () => {
  test('each sees whether the other is online, and is seen to type, also from one process to the other', async () => {
    const { mia, carl } = await agreedPair();
    const mias = await open(mia);
    const carls = await open(carl, elsewhere);
    expect(await sign(mia, carl, true)).toMatchObject({ status: 204, text: '' });
    expect(await mias.until(`online:${carl.id}`)).toEqual([`online:${carl.id}`]);
    expect(await carls.until(`typing:${mia.id}`)).toEqual([`typing:${mia.id}`]);
    await sign(carl, mia, false, elsewhere);
    expect(await carls.until(`online:${mia.id}`)).toEqual([`online:${mia.id}`]);
    expect(await heardBy(mias, mia)).toEqual([]);
  });

  test('nobody but the two hears of it, and nothing is written down', async () => {
    const { mia, carl } = await agreedPair();
    const all = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const { table } of allRows) counts.push(await stage.db.orm.$count(table));
      return counts;
    };
    const before = await all();
    const carls = await open(carl);
    const others = await open(eleanor);
    await sign(mia, carl, true);
    await carls.until(`typing:${mia.id}`);
    expect(await heardBy(others, eleanor)).toEqual([]);
    expect(await all()).toEqual(before);
  });

  test('whoever looks hears when the other comes', async () => {
    const { mia, carl } = await agreedPair();
    const mias = await open(mia);
    await sign(mia, carl);
    expect(await heardBy(mias, mia)).toEqual([]);
    await open(carl, elsewhere);
    expect(await mias.until(`online:${carl.id}`)).toEqual([`online:${carl.id}`]);
  });

  test('whoever no longer agrees is gone at once, in every process, and their coming is not told', async () => {
    const { mia, carl } = await agreedPair();
    const mias = await open(mia, elsewhere);
    await open(carl);
    await sign(mia, carl);
    await mias.until(`online:${carl.id}`);
    await agree(carl, false);
    expect(await mias.until(`away:${carl.id}`)).toEqual([`away:${carl.id}`]);
    await open(carl, elsewhere);
    await sign(mia, carl, true);
    expect(await heardBy(mias, mia)).toEqual([]);
  });

  test('whoever is blocked is gone at once', async () => {
    const { mia, carl } = await agreedPair();
    const mias = await open(mia);
    await open(carl);
    await sign(mia, carl);
    await mias.until(`online:${carl.id}`);
    await stage.as(carl).call('POST /conversations/contacts/{contact}/block', {
      params: { contact: mia.id },
      body: { blocked: true },
    });
    expect(await mias.until(`away:${carl.id}`)).toContain(`away:${carl.id}`);
    expect(errorsOf(await sign(mia, carl))).toEqual([
      422,
      { event: `You can’t message Carl Okoro.` },
    ]);
  });

  test('our team and a member see each other too', async () => {
    const { mia } = await agreedPair();
    await agree(eleanor);
    const mias = await open(mia);
    await open(eleanor);
    await sign(mia, eleanor);
    expect(await mias.until(`online:${eleanor.id}`)).toEqual([`online:${eleanor.id}`]);
    await sign(eleanor, mia, true);
    expect(await mias.until(`typing:${eleanor.id}`)).toEqual([`typing:${eleanor.id}`]);
    await agree(eleanor, false);
  });
});

describe('where one of the two has not agreed', () => {
  test.each([
    ['the one who is looked at', ['mia']],
    ['the one who looks', ['carl']],
    ['both of them', []],
  ] as const)('nothing is told while that is %s', async (_, who) => {
    const pair = await aPair(stage);
    for (const name of who) await agree(pair[name]);
    const mias = await open(pair.mia);
    const carls = await open(pair.carl);
    expect((await sign(pair.mia, pair.carl, true)).status).toBe(204);
    expect(await heardBy(mias, pair.mia)).toEqual([]);
    expect(await heardBy(carls, pair.carl)).toEqual([]);
  });

  test('the answer is the same as where both have', async () => {
    const pair = await agreedPair();
    const other = await aPair(stage);
    await agree(other.mia);
    expect(await sign(other.mia, other.carl, true)).toEqual(await sign(pair.mia, pair.carl, true));
    const asked = { params: { contact: other.carl.id } };
    const mine = await stage.as(other.mia).call('GET /conversations/contacts/{contact}', asked);
    await agree(other.carl);
    expect(await stage.as(other.mia).call('GET /conversations/contacts/{contact}', asked)).toEqual(
      mine,
    );
    expect(mine.showsPresence).toBe(true);
  });
});

describe('a sign is refused', () => {
  test('where two have nothing to do with each other, and for staff who have no messages', async () => {
    const { mia } = await agreedPair();
    await agree(stranger);
    expect((await sign(mia, stranger)).status).toBe(404);
    expect((await sign(mia, mia)).status).toBe(404);
    expect((await sign(mia, admin)).status).toBe(404);
    expect((await sign(admin, mia)).status).toBe(403);
  });

  test('when the relation has ended', async () => {
    const { mia, carl } = await agreedPair();
    await stage.as(mia).call('POST /conversations/contacts/{contact}/messages', {
      params: { contact: carl.id },
      body: { text: 'Before', idempotencyKey: newId() },
    });
    await stage.db.orm.delete(coachPermissions).where(eq(coachPermissions.coach, carl.id));
    expect(errorsOf(await sign(mia, carl))).toEqual([
      422,
      { event: 'You can read but not reply: you no longer share a programme.' },
    ]);
  });

  test('to whoever sends too many, who can still write', async () => {
    const limited = await testServer({ services: { db: stage.db, limits: rateLimits() } });
    const { mia, carl } = await aPair(stage);
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1)
      statuses.push((await sign(mia, carl, true, limited)).status);
    expect([statuses.slice(0, 30).every((status) => status === 204), statuses[30]]).toEqual([
      true,
      429,
    ]);
    await limited.as(mia).call('POST /conversations/contacts/{contact}/messages', {
      params: { contact: carl.id },
      body: { text: 'Still here', idempotencyKey: newId() },
    });
  });
});

describe('what somebody agrees to', () => {
  const settingsOf = (person: TestPerson) => stage.as(person).call('GET /profile/message-settings');

  test('is nothing at first, and one choice leaves the other and everybody else’s as they are', async () => {
    const { mia, carl } = await aPair(stage);
    expect(await settingsOf(mia)).toEqual({ showsPresence: false, mailsText: false });
    await agree(mia);
    const body = { mailsText: true };
    expect(await stage.as(mia).call('POST /profile/message-settings', { body })).toEqual({
      showsPresence: true,
      mailsText: true,
    });
    await agree(mia, false);
    expect(await settingsOf(mia)).toEqual({ showsPresence: false, mailsText: true });
    expect(await settingsOf(carl)).toEqual({ showsPresence: false, mailsText: false });
  });

  test('is on or off, and for those who have messages', async () => {
    const wrong = { body: { showsPresence: 'yes' as never } };
    expect(await stage.as(stranger).refused('POST /profile/message-settings', wrong)).toMatchObject(
      { status: 422, errors: { showsPresence: 'Online and typing must be on or off.' } },
    );
    for (const caller of [stage.as(admin), stage.as(null)])
      expect(
        (await caller.refused('POST /profile/message-settings', { body: {} })).status,
      ).toBeGreaterThan(400);
  });

  test('other pages of theirs hear of', async () => {
    const { mia } = await aPair(stage);
    const page = await open(mia, elsewhere);
    await agree(mia);
    expect(await page.until('messageSettings')).toEqual(['messageSettings']);
  });

  test('stands in the file of everything about them, and is gone when they are erased', async () => {
    const { mia, carl } = await aPair(stage);
    const { db } = stage;
    await agree(mia);
    expect(await ownDataOf(db, mia.id)).toMatchObject({
      messageSettings: { showsPresence: true, mailsText: false },
    });
    expect(await ownDataOf(db, carl.id)).toMatchObject({ messageSettings: null });
    await db.transaction(() =>
      erase(db, { id: mia.id, fullName: 'Mia Turner', email: 'mia@gone.example', at: seededAt }),
    );
    const own = eq(messageSettings.userId, mia.id);
    expect(await db.orm.$count(messageSettings, own)).toBe(0);
  });
});
