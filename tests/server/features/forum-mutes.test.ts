import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forumTimes } from '#domain/forum/vocabulary.ts';
import { auditEntries, forumMutes, users } from '#database/schema/index.ts';
import { DAY } from '#domain/time/calendar.ts';
import { ownDataOf } from '#tests/support/own-data.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask } from '#tests/support/stage.ts';
import { aForumScene, written, type ForumScene, type Name } from './forum-scene.ts';

let scene: ForumScene;
beforeAll(async () => {
  scene = await aForumScene();
  await scene.post('mia', '/forum/rules/acceptances', { version: 1 });
});
beforeEach(async () => {
  scene.stage.clock.advance({ ms: 2 * forumTimes.flood });
  await scene.stage.db.orm.delete(forumMutes);
});

const idOf = (name: Name) => scene.people[name].id;
const later = (days: number) => new Date(scene.stage.clock.now() + days * DAY).toISOString();
const mute = (
  by: Name,
  whom: Name,
  more: { readonly reason?: string; readonly until?: string | null } = {},
) =>
  scene.post(by, `/forum/mutes/${idOf(whom)}`, { reason: 'Be kind first.', until: null, ...more });
const lift = (by: Name, whom: Name) => scene.post(by, `/forum/mutes/${idOf(whom)}/lifting`, {});
const forNow = 'You can’t post in the forum at the moment: Be kind first.';
const commentOn = (thread: string) => ({
  body: 'I say what I can do instead.',
  thread,
  parent: null,
  anonymous: false,
});
/** Who is muted, as a post is shown to staff. */
const shownOf = async (thread: string) =>
  (await scene.get('sam', `/forum-threads/${thread}`)).data['background'] as object;
const change = () => {
  const { asDraft: _, ...rest } = written;
  return rest;
};

describe('whoever is muted', () => {
  test('can’t post, send again or change what others read, and can keep a draft', async () => {
    const mine = await scene.publishedBy('max');
    const others = await scene.publishedBy('carl');
    const { id: rejected } = await scene.threadOf('max');
    await scene.send('sam', 'thread', rejected, ['REJECT', { reason: 'unkind', remark: null }]);
    const said = (await scene.post('max', '/forum-comments', commentOn(others))).data.id;
    await scene.send('sam', 'comment', said, ['ACCEPT']);
    expect((await mute('sam', 'max')).status).toBe(200);

    const draft = await scene.post('max', '/forum-threads', { ...written, asDraft: true });
    expect(draft.status).toBe(200);
    const { body } = commentOn(others);
    const refused = [
      await scene.post('max', '/forum-threads', written),
      await scene.post('max', '/forum-comments', commentOn(others)),
      await scene.post('max', `/forum-threads/${draft.data.id}/events`, {
        type: 'SUBMIT',
        payload: {},
        version: draft.data.version,
      }),
      await scene.send('max', 'thread', rejected, ['RESUBMIT', change()]),
      await scene.send('max', 'thread', mine, ['EDIT', change()]),
      await scene.send('max', 'comment', said, ['EDIT', { body, anonymous: false }]),
    ];
    for (const { status, errors } of refused) {
      expect(status).toBe(422);
      expect(errors).toEqual({ event: forNow });
    }
    const { availableEvents } = (await scene.get('max', `/forum-threads/${mine}`)).data as {
      readonly availableEvents?: readonly object[];
    };
    expect(availableEvents).toContainEqual(
      expect.objectContaining({ type: 'EDIT', enabled: false, reasons: [forNow] }),
    );
    expect((await scene.get('max', '/forum/rules')).data['muted']).toBe(forNow);
    expect((await scene.get('mia', '/forum/rules')).data['muted']).toBeNull();
    expect((await scene.post('mia', '/forum-threads', written)).status).toBe(200);
  });

  test('is told until when by the clock of whoever reads, and can post again by it', async () => {
    const { clock } = scene.stage;
    clock.set(Date.UTC(2027, 11, 1, 10));
    await mute('sam', 'max', { until: '2027-12-04T02:00:00.000Z' });
    const muted = async () => (await scene.get('max', '/forum/rules')).data['muted'];
    expect(await muted()).toBe('You can’t post in the forum until Sat 4 Dec 2027: Be kind first.');
    const inNewYork = await scene.stage.as(scene.people.max).request('/api/forum/rules', {
      headers: { 'time-zone': 'America/New_York' },
    });
    expect(await inNewYork.json()).toMatchObject({
      muted: 'You can’t post in the forum until Fri Dec 3 2027: Be kind first.',
    });
    clock.set(Date.UTC(2027, 11, 4, 1));
    expect(await muted()).toBe('You can’t post in the forum until 02:00 today: Be kind first.');
    expect((await scene.post('max', '/forum-threads', written)).status).toBe(422);
    clock.set(Date.UTC(2027, 11, 4, 2));
    expect(await muted()).toBeNull();
    expect((await scene.post('max', '/forum-threads', written)).status).toBe(200);
    expect((await scene.get('sam', '/forum/mutes')).data).toEqual([]);
    // What is over stands in nobody's way.
    expect((await mute('priya', 'max')).status).toBe(200);
  });

  test('can post once it is lifted', async () => {
    await mute('sam', 'max', { until: later(7) });
    expect((await scene.post('max', '/forum-threads', written)).status).toBe(422);
    const lifted = await lift('priya', 'max');
    expect(lifted.data).toMatchObject({ reason: 'Be kind first.', person: { id: idOf('max') } });
    expect((await scene.post('max', '/forum-threads', written)).status).toBe(200);
    expect((await lift('priya', 'max')).status).toBe(200);
  });

  test('may be one who does not want to be named: only staff are told', async () => {
    const id = await scene.publishedBy('mia', { anonymous: true });
    const before = await scene.get('carl', `/forum-threads/${id}`);
    await mute('sam', 'mia');
    expect(await shownOf(id)).toMatchObject({
      mute: { person: { id: idOf('mia') }, by: { fullName: 'Sam Reed' }, reason: 'Be kind first.' },
      mayMute: false,
      mayLiftMute: true,
    });
    const after = await scene.get('carl', `/forum-threads/${id}`);
    expect(after.data).toEqual(before.data);
    const listed = [
      await scene.get('carl', '/forum-threads'),
      await scene.get('carl', `/forum-threads/${id}/history`),
      await scene.get('carl', '/forum/rules'),
    ];
    expect(JSON.stringify(listed.map(({ data }) => data))).not.toMatch(/Be kind first/);
  });

  test('who has become staff since is not stopped by it', async () => {
    const { db } = scene.stage;
    await mute('sam', 'carl');
    await db.orm
      .update(users)
      .set({ role: 'Admin' })
      .where(eq(users.id, idOf('carl')));
    expect((await scene.get('sam', '/forum/mutes')).data).toEqual([]);
    await db.orm
      .update(users)
      .set({ role: 'Coach' })
      .where(eq(users.id, idOf('carl')));
    expect((await scene.get('sam', '/forum/mutes')).data).toHaveLength(1);
  });

  test('finds it in their own data until it is gone', async () => {
    await mute('sam', 'max', { until: later(1) });
    const { db } = scene.stage;
    const kept = await ownDataOf(db, idOf('max'));
    expect(kept).toMatchObject({ forumMute: { reason: 'Be kind first.', until: later(1) } });
    expect(JSON.stringify(kept)).not.toContain('Sam Reed');
  });
});

describe('muting', () => {
  test('is for staff alone, at each of its doors', async () => {
    const { stage } = scene;
    const organizationId = await anOrganisation(stage.db, 'Northwind');
    const oa = await aPerson(stage.db, 'OrganizationAdmin', 'Olga Adler', { organizationId });
    const max = idOf('max');
    const doors = [
      ['POST', `/forum/mutes/${max}`, { reason: 'No.', until: null }],
      ['POST', `/forum/mutes/${max}/lifting`, {}],
      ['GET', '/forum/mutes', undefined],
    ] as const;
    for (const person of [scene.people.mia, scene.people.carl, oa, scene.people.max])
      for (const [method, path, body] of doors)
        expect(
          (
            await ask(
              stage.as(person),
              method,
              path,
              body && { ...body, idempotencyKey: crypto.randomUUID() },
            )
          ).status,
        ).toBe(403);
    expect((await scene.get('sam', '/forum/mutes')).data).toEqual([]);
    expect((await mute('sam', 'max')).status).toBe(200);
    expect((await scene.get('priya', '/forum/mutes')).data).toHaveLength(1);
    expect((await lift('sam', 'max')).status).toBe(200);
  });

  test('reaches members and coaches, and no staff', async () => {
    for (const whom of ['mia', 'carl'] as const) expect((await mute('sam', whom)).status).toBe(200);
    for (const whom of ['sam', 'priya'] as const)
      expect((await mute('sam', whom)).errors).toEqual({
        event: 'Only members and coaches can be muted.',
      });
    const id = await scene.publishedBy('priya');
    expect(await shownOf(id)).toMatchObject({ mute: null, mayMute: false, mayLiftMute: false });
    const absent = await scene.post('sam', `/forum/mutes/${crypto.randomUUID()}`, {
      reason: 'No.',
      until: null,
    });
    expect(absent.status).toBe(404);
  });

  test('says at its fields what is missing', async () => {
    const { errors } = await mute('sam', 'max', { reason: '  ' });
    expect(errors).toEqual({ reason: 'Say why, in a sentence they understand.' });
    expect((await mute('sam', 'max', { reason: 'x'.repeat(501) })).status).toBe(422);
    expect((await mute('sam', 'max', { until: later(-1) })).errors).toEqual({
      until: 'Choose a date in the future.',
    });
  });

  test('is done once: what is sent again is answered alike, and the second of two learns of the first', async () => {
    const until = later(30);
    const first = await mute('sam', 'max', { until });
    expect((await mute('sam', 'max', { until })).data).toEqual(first.data);
    const second = await mute('priya', 'max', { until: later(1) });
    expect(second.status).toBe(409);
    expect(second.errors).toEqual({ event: 'Sam Reed muted them a moment ago.' });
    const { data } = await scene.get('sam', '/forum/mutes');
    expect(data).toMatchObject([{ until, by: { fullName: 'Sam Reed' } }]);
  });

  test('is kept with who did it, without the reason', async () => {
    const { db } = scene.stage;
    await db.orm.delete(auditEntries);
    const until = later(7);
    await mute('sam', 'max', { until });
    await mute('sam', 'max', { until });
    await lift('priya', 'max');
    await lift('priya', 'max');
    const entries = await db.orm
      .select({ kind: auditEntries.kind, by: auditEntries.actorId, detail: auditEntries.detail })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, idOf('max'))));
    // Both happen at the same moment of the test's clock, so they have no order.
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        { kind: 'forumMuted', by: idOf('sam'), detail: { until } },
        { kind: 'forumMuteLifted', by: idOf('priya'), detail: {} },
      ]),
    );
  });
});
