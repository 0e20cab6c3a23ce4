import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { attendees, notifications } from '#database/schema/index.ts';
import { resourceScopes, type ResourceScope } from '#domain/resources/vocabulary.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
beforeAll(async () => {
  scene = await resourceScene();
});

const at = (scope: ResourceScope) => ({ scope, target: scene.places[scope] });

describe('every reader, everywhere', () => {
  /** Mia and Ana take part in the programme and its booking; Noah and Otto in nothing. */
  const sees: Readonly<Record<ResourceScope, readonly string[]>> = {
    global: ['priya', 'mia', 'ana', 'noah', 'otto'],
    programme: ['priya', 'mia', 'ana'],
    session: ['priya', 'mia', 'ana'],
    booking: ['priya', 'mia', 'ana'],
  };

  test.each(resourceScopes)('what lies in %s is there for those who take part', async (scope) => {
    const { create, download, listed, server, priya, mia, ana, noah, otto } = scene;
    const made = await create(priya, { ...at(scope), name: `In ${scope}` });
    for (const [name, who] of Object.entries({ priya, mia, ana, noah, otto })) {
      const isSeen = sees[scope].includes(name);
      const page = await server.as(who).request(`/api/resources/${made.id}`);
      const history = await server.as(who).request(`/api/resources/${made.id}/history`);
      expect([name, page.status, history.status]).toEqual(
        isSeen ? [name, 200, 200] : [name, 404, 404],
      );
      expect((await listed(who)).includes(made.name)).toBe(isSeen);
      // An article has no file, for nobody.
      expect((await download(who, made.id)).status).toBe(404);
    }
  });

  test.each(['programme', 'session', 'booking'] as const)(
    'a %s is named to those who find resources there',
    async (scope) => {
      const { server, places, mia, noah } = scene;
      const asked = { params: { place: scope, target: places[scope] } };
      const found = await server.as(mia).call('GET /resources/of/{place}/{target}', asked);
      expect(found.id).toBe(places[scope]);
      const refused = await server.as(noah).refused('GET /resources/of/{place}/{target}', asked);
      expect(refused.status).toBe(404);
    },
  );

  test.each(resourceScopes)(
    'who could add one to %s is told so, and nobody else',
    async (scope) => {
      const { server, priya, mia, ana, noah } = scene;
      const { target } = at(scope);
      const mayCreate = async (who: TestPerson) =>
        (
          await server
            .as(who)
            .call('GET /resources', { query: { scope, ...(target !== null && { target }) } })
        ).mayCreate;
      const isShared = scope === 'booking';
      expect([
        await mayCreate(priya),
        await mayCreate(ana),
        await mayCreate(mia),
        await mayCreate(noah),
      ]).toEqual([true, isShared, isShared, false]);
    },
  );
});

describe('a booking', () => {
  test('gets resources from those who take part, who change their own', async () => {
    const { create, refused, refusedSending, send, show, priya, mia, ana, noah } = scene;
    const made = await create(mia, { ...at('booking'), name: 'My notes' });
    expect(made.addedBy?.id).toBe(mia.id);
    expect((await refusedSending(ana, made, 'EDIT')).status).toBe(403);
    expect((await refused(noah, at('booking'))).errors).toEqual({
      target: 'Choose where it belongs.',
    });
    await send(mia, made, 'EDIT');
    const { version } = await show(ana, made.id);
    await send(priya, { id: made.id, version }, 'DELETE');
  });

  test('shows them to nobody who has withdrawn', async () => {
    const { create, server, db, places, priya, mia, noah } = scene;
    const made = await create(priya, at('booking'));
    const page = async (who: TestPerson) =>
      (await server.as(who).request(`/api/resources/${made.id}`)).status;
    const [came] = await db.orm
      .select()
      .from(attendees)
      .where(eq(attendees.bookingId, places.booking));
    if (!came) throw new Error('Nobody comes to the booking.');
    const set = (changes: Partial<typeof came>) =>
      db.orm.update(attendees).set(changes).where(eq(attendees.id, came.id));
    await set({ userId: noah.id });
    expect(await page(noah)).toBe(200);
    await set({ status: attendeeState.withdrawn });
    expect(await page(noah)).toBe(404);
    await set({ userId: mia.id, status: came.status });
  });
});

describe('whoever it is for', () => {
  const textsOf = async (who: TestPerson, type: string) => {
    const rows = await scene.db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, who.id));
    return rows.filter((row) => row.type === type).map(({ text, link }) => [text, link]);
  };
  /** Everything that was added until now has been told. */
  const quiet = async () => {
    scene.clock.set(scene.clock.now() + 20 * MINUTE);
    await scene.work();
    await scene.db.orm.delete(notifications);
  };

  test('hears of what is there for everybody, of several at once, and not of what is published silently', async () => {
    const { create, work, clock, priya, mia, ana, otto } = scene;
    await quiet();
    await create(priya, { name: 'One' });
    clock.set(clock.now() + 1000);
    await create(priya, { name: 'Two', audience: 'members' });
    await create(priya, { name: 'Hidden', silently: true });
    await work();
    expect(await textsOf(mia, 'GlobalResourcesAdded')).toEqual([]);
    clock.set(clock.now() + 15 * MINUTE);
    await work();
    expect(await textsOf(mia, 'GlobalResourcesAdded')).toEqual([
      ['2 new resources: One, Two.', '/app/resources'],
    ]);
    for (const coach of [ana, otto])
      expect(await textsOf(coach, 'GlobalResourcesAdded')).toEqual([
        ['1 new resource: One.', '/app/resources'],
      ]);
    expect(await textsOf(priya, 'GlobalResourcesAdded')).toEqual([]);
    clock.set(clock.now() + 30 * MINUTE);
    await work();
    expect(await textsOf(mia, 'GlobalResourcesAdded')).toHaveLength(1);
  });

  test('hears of a booking and of a programme of theirs, but not of what they added, nor of sessions', async () => {
    const { create, places, priya, mia, ana, noah } = scene;
    await quiet();
    await create(mia, at('booking'));
    await create(priya, at('programme'));
    await create(priya, at('session'));
    scene.clock.set(scene.clock.now() + 15 * MINUTE);
    await scene.work();
    const [[text = '', link] = []] = await textsOf(ana, 'BookingResourcesAdded');
    expect(text).toMatch(/^1 resource was added to .+\.$/);
    expect(link).toBe(`/app/bookings/${places.booking}/resources`);
    expect(await textsOf(mia, 'BookingResourcesAdded')).toEqual([]);
    expect(await textsOf(mia, 'ProgrammeResourcesAdded')).toEqual([
      ['1 resource was added to Sales basics.', `/app/programmes/${places.programme}/resources`],
    ]);
    expect(await scene.db.orm.$count(notifications, eq(notifications.recipientId, noah.id))).toBe(
      0,
    );
  });

  test('hears of it on the day on which it can be seen', async () => {
    const { create, work, clock, priya, mia } = scene;
    await quiet();
    const day = new Date(clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await create(priya, { name: 'Ahead', availableFrom: day });
    clock.set(clock.now() + 30 * MINUTE);
    await work();
    expect(await textsOf(mia, 'GlobalResourcesAdded')).toEqual([]);
    clock.set(Date.parse(`${day}T12:15:00Z`));
    await work();
    expect(await textsOf(mia, 'GlobalResourcesAdded')).toEqual([
      ['1 new resource: Ahead.', '/app/resources'],
    ]);
  });
});
