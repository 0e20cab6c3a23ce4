import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import {
  attendees,
  auditEntries,
  bookings,
  coachNotes,
  coachNoteVersions,
  notifications,
  organizations,
  timers,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { noteTimes } from '#domain/coach-notes/vocabulary.ts';
import { requireNotes } from '#server/features/coach-notes/public.ts';
import { erase } from '#server/features/users/erase.ts';
import { permit } from '#tests/support/fixtures.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { aStage, ask, type Reply, type Stage } from '#tests/support/stage.ts';

const noon = Date.UTC(2027, 2, 8, 12);
const hour = 3_600_000;

let stage: Stage;
let scene: NoteScene;

beforeAll(async () => {
  stage = await aStage();
});

async function begin(scope: 'member' | 'team' = 'member') {
  stage.clock.set(noon);
  scene = await noteScene(stage, { startsAt: noon - 2 * hour, endsAt: noon - hour, scope });
  return scene;
}

const as = (name: string) => stage.as(scene.people[name] ?? null);

const write = (text: string, submit: boolean, name = 'carl', scope = 'member'): Promise<Reply> =>
  ask(as(name), 'POST', '/coach-notes', {
    booking: scene.booking,
    scope,
    subject: scope === 'team' ? scene.team : scene.attendee,
    body: text,
    submit,
    idempotencyKey: newId(),
  });

const read = (name: string, id: string) => ask(as(name), 'GET', `/coach-notes/${id}`);

const mention = async (type: string) =>
  stage.db.orm
    .select()
    .from(notifications)
    .where(sql`${notifications.type} = ${type} and ${notifications.entityId} = ${scene.booking}`);

describe('a note that is asked for', () => {
  test.each([
    ['member', 'UserCoachNoteRequired', 'Please write your note about Mia Turner for '],
    ['team', 'TeamCoachNoteRequired', 'Please write your team note about Night shift '],
  ] as const)(
    'of a %s is asked for once, reminded of, and no more once submitted',
    async (...all) => {
      const [scope, type, text] = all;
      await begin(scope);
      await stage.db.transaction(() => requireNotes(stage.db, scene.booking, noon));
      await stage.db.transaction(() => requireNotes(stage.db, scene.booking, noon));
      const [asked, ...more] = await mention(type);
      expect(more).toEqual([]);
      expect(asked).toMatchObject({ recipientId: scene.people['carl']?.id, actioned: false });
      expect(asked?.text).toContain(text);
      const path = scope === 'team' ? 'team-coach-note' : `attendees/${scene.attendee}/coach-note`;
      expect(asked?.link).toBe(`/app/bookings/${scene.booking}/${path}/create`);
      const note = await write('Delegating went well.', true, 'carl', scope);
      expect(note.data.status).toBe('submitted');
      expect((await mention(type)).map(({ actioned }) => actioned)).toEqual([true]);
      const armed = stage.db.orm.select().from(timers).where(eq(timers.entityId, note.data.id));
      expect(await armed).toEqual([]);
    },
  );
});

test('a note is due, and reminded of, when the rules of its organisation say', async () => {
  await begin();
  const { db } = stage;
  const [before] = await db.orm.select().from(bookings).where(eq(bookings.id, scene.booking));
  if (!before) throw new Error('The scene has no booking.');
  await db.orm
    .update(organizations)
    .set({ policyOverrides: { noteDue: 48 * hour } })
    .where(eq(organizations.id, before.organizationId));
  await db.transaction(() => requireNotes(db, scene.booking, noon));
  const [note] = await db.orm
    .select({ id: coachNotes.id })
    .from(coachNotes)
    .where(eq(coachNotes.booking, scene.booking));
  const rings = await db.orm
    .select({ at: timers.runAt })
    .from(timers)
    .where(eq(timers.entityId, note?.id ?? ''));
  expect(rings).toEqual([{ at: before.endsAt + 48 * hour }]);
  const list = await ask(as('carl'), 'GET', '/bookings?tab=past');
  const due = new Date(before.endsAt + 48 * hour).toISOString();
  expect(JSON.stringify(list.data)).toContain(`"due":"${due}"`);
});

describe('an outcome that is corrected', () => {
  const came = (status: string) =>
    stage.db.transaction(async () => {
      await stage.db.orm.update(attendees).set({ status }).where(eq(attendees.id, scene.attendee));
      await requireNotes(stage.db, scene.booking, noon);
    });
  const places = async () =>
    (await ask(as('carl'), 'GET', `/coach-notes/places/${scene.booking}`)).data['places'];

  test('asks for no note about somebody who did not come after all, and again if they did', async () => {
    await begin();
    await came('attended');
    expect(await places()).toMatchObject([{ due: true, mayWrite: true, note: { status: 'due' } }]);
    await came('missed');
    expect(await places()).toMatchObject([{ due: false, mayWrite: true, note: null }]);
    const [asked] = await mention('UserCoachNoteRequired');
    expect(asked).toMatchObject({ actioned: true });
    const list = await ask(as('carl'), 'GET', `/coach-notes?booking=${scene.booking}`);
    expect(list.data['meta']).toMatchObject({ total: 0 });
    await came('attended');
    expect(await places()).toMatchObject([{ due: true, note: { status: 'due' } }]);
  });

  test('leaves what the coach has written, and asks for it no more', async () => {
    await begin();
    await came('attended');
    await write('Half a thought', false);
    await came('missed');
    expect(await places()).toMatchObject([
      { due: false, mayWrite: true, note: { status: 'draft' } },
    ]);
    expect((await write('A whole one.', true)).data).toMatchObject({ status: 'submitted' });
    await came('attended');
    expect(await places()).toMatchObject([
      { due: false, mayWrite: false, note: { status: 'submitted' } },
    ]);
  });
});

describe('what a note says', () => {
  test('is the author’s alone while it is a draft', async () => {
    await begin();
    const { data } = await write('Half a thought', false);
    expect(data).toMatchObject({ status: 'draft', text: { body: 'Half a thought' } });
    for (const name of ['sam', 'cora']) expect((await read(name, data.id)).status).toBe(404);
    for (const name of ['mia', 'lea']) expect((await read(name, data.id)).status).toBe(403);
  });

  test('is read by another coach only where it was handed over', async () => {
    await begin();
    const { data } = await write('She leads the new team.', true);
    expect((await read('cora', data.id)).status).toBe(404);
    const { cora, mia } = scene.people;
    await permit(stage.db, cora?.id ?? '', 'member', [mia?.id ?? '']);
    expect((await read('cora', data.id)).status).toBe(404);
    await stage.db.script(
      `update coach_permissions set can_read_notes = true where coach_id = '${cora?.id}'`,
    );
    const seen = await read('cora', data.id);
    expect(seen.data).toMatchObject({ text: { body: 'She leads the new team.' }, readings: [] });
    expect(seen.data['availableEvents']).toEqual([]);
  });

  test('opens to staff for an hour once they have said why, and the author sees that', async () => {
    await begin();
    const { data } = await write('Something private.', true);
    const closed = await read('sam', data.id);
    expect(closed.data).toMatchObject({ text: null, excerpt: null, earlier: [] });
    const list = await ask(as('sam'), 'GET', `/coach-notes?booking=${scene.booking}`);
    expect(JSON.stringify(list.data)).not.toContain('private');
    const why = (reason: string) =>
      ask(as('sam'), 'POST', `/coach-notes/${data.id}/readings`, {
        reason,
        idempotencyKey: newId(),
      });
    expect((await why(' ')).errors).toEqual({ reason: 'Reason is required.' });
    const reason = 'Mia complained about this session.';
    expect((await why(reason)).data).toMatchObject({ text: { body: 'Something private.' } });
    expect((await read('carl', data.id)).data['readings']).toMatchObject([
      { by: { fullName: 'Sam Grant' }, reason },
    ]);
    const audited = await stage.db.orm
      .select({ kind: auditEntries.kind, actor: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, data.id));
    expect(audited).toEqual([{ kind: 'coachNoteRead', actor: scene.people['sam']?.id }]);
    stage.clock.set(noon + noteTimes.reading + 1);
    expect((await read('sam', data.id)).data).toMatchObject({ text: null });
  });

  test('is kept with what it said before, and in no history', async () => {
    await begin();
    const { data } = await write('The first text.', true);
    const changed = await ask(as('carl'), 'POST', `/coach-notes/${data.id}/events`, {
      type: 'EDIT',
      payload: { body: 'The second text.' },
      version: data.version,
      idempotencyKey: newId(),
    });
    expect(changed.data).toMatchObject({
      text: { body: 'The second text.' },
      earlier: [{ body: 'The first text.' }],
    });
    const history = await ask(as('carl'), 'GET', `/coach-notes/${data.id}/history`);
    expect(JSON.stringify(history.data)).not.toContain('text.');
    const rows = await stage.db.orm.execute<{ payload: string }>(
      sql`select payload::text from machine_events where entity_id = ${data.id}`,
    );
    expect(rows.map(({ payload }) => payload)).toEqual(['{}', '{}']);
  });

  test('is not found by searching for it', async () => {
    await begin();
    await write('Unmistakable words.', true);
    const path = `/coach-notes?booking=${scene.booking}&search=`;
    const found = async (search: string) =>
      (await ask(as('carl'), 'GET', path + search)).data['meta'] as { total: number };
    expect((await found('Unmistakable')).total).toBe(0);
    expect((await found('Okoro')).total).toBe(1);
  });
});

describe('writing', () => {
  test('is for the coach of the session, once it has begun', async () => {
    await begin();
    expect((await write('x', false, 'cora')).status).toBe(404);
    stage.clock.set(noon - 3 * hour);
    expect((await write('x', false)).errors).toEqual({
      event: 'You can add a note once the session has started.',
    });
  });

  test('is not possible about a session that was cancelled', async () => {
    await begin();
    await stage.db.orm
      .update(bookings)
      .set({ status: 'cancelled' })
      .where(eq(bookings.id, scene.booking));
    const sentence = 'This session did not take place.';
    expect((await write('x', true)).errors).toEqual({ event: sentence });
    const places = await ask(as('carl'), 'GET', `/coach-notes/places/${scene.booking}`);
    expect(places.data['refusal']).toBe(sentence);
  });

  test('goes on with the note that is there', async () => {
    await begin();
    const first = await write('Half', false);
    const second = await write('Whole', true);
    expect(second.data).toMatchObject({ id: first.data.id, status: 'submitted' });
  });
});

describe('of somebody who is erased', () => {
  test('no note is left', async () => {
    await begin();
    await write('About Mia alone.', true);
    const { mia } = scene.people;
    await stage.db.transaction(() =>
      erase(stage.db, { id: mia?.id ?? '', fullName: 'Mia Turner', email: 'x@x', at: noon }),
    );
    const left = await stage.db.orm
      .select({ id: coachNotes.id })
      .from(coachNotes)
      .where(eq(coachNotes.booking, scene.booking));
    expect(left).toEqual([]);
  });

  test('a note of their team stays without their name', async () => {
    await begin('team');
    const { data } = await write('Mia Turner spoke most; Mia listened too.', true, 'carl', 'team');
    const { mia } = scene.people;
    await stage.db.transaction(() =>
      erase(stage.db, { id: mia?.id ?? '', fullName: 'Mia Turner', email: 'y@y', at: noon }),
    );
    const unnamed = 'Deleted user spoke most; Deleted user listened too.';
    expect((await read('carl', data.id)).data['text']).toMatchObject({ body: unnamed });
    const versions = await stage.db.orm
      .select({ body: coachNoteVersions.body })
      .from(coachNoteVersions)
      .where(eq(coachNoteVersions.noteId, data.id));
    expect(versions).toEqual([{ body: unnamed }]);
  });
});
