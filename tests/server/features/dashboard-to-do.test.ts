import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { reviews } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { NoteScope } from '#domain/coach-notes/vocabulary.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { followAttendance } from '#tests/support/paperwork.ts';
import { anotherSession, noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { aStage, ask, type Stage } from '#tests/support/stage.ts';

const noon = Date.UTC(2027, 2, 8, 12);
const hour = 3_600_000;
const ended = noon - hour;

let stage: Stage;
let scene: NoteScene;

beforeAll(async () => {
  stage = await aStage();
});

async function itWasHeld(scope: NoteScope): Promise<void> {
  stage.clock.set(noon);
  const times = { startsAt: noon - 2 * hour, endsAt: ended };
  scene = await noteScene(stage, { ...times, scope, status: 'completed' });
  await stage.db.transaction(() => followAttendance(stage.db, scene.booking, noon));
}

const as = (name: string) => stage.as(scene.people[name] ?? null);

async function toDoOf(name: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { data } = await ask(as(name), 'GET', '/dashboard');
  return data['toDo'] as Readonly<Record<string, unknown>>[];
}

const write = (scope: NoteScope, submit: boolean) =>
  ask(as('carl'), 'POST', '/coach-notes', {
    booking: scene.booking,
    scope,
    subject: scope === 'team' ? scene.team : scene.attendee,
    body: 'We spoke about the vacancy.',
    submit,
    idempotencyKey: newId(),
  });

describe('after a session of one person', () => {
  beforeEach(() => itWasHeld('member'));

  test('who takes part is told what is left to them, and who gives it nothing of credits', async () => {
    const credits = async (name: string) =>
      (await ask(as(name), 'GET', '/dashboard')).data['credits'];
    expect(await credits('mia')).toEqual([]);
    expect(await credits('carl')).toBeNull();
  });

  test('its coach is told of the note that it asks for until it is handed in', async () => {
    const page = `/app/bookings/${scene.booking}/attendees/${scene.attendee}/coach-note`;
    const due = new Date(ended + defaultPolicy.noteDue).toISOString();
    const [asked, ...more] = await toDoOf('carl');
    expect(more).toEqual([]);
    expect(asked).toMatchObject({ kind: 'writeNote', due, link: `${page}/create` });
    expect(asked?.['text']).toMatch(/^Write your note about Mia Turner: .+, today, \d\d:00$/);

    const { data } = await write('member', false);
    const [begun] = await toDoOf('carl');
    expect(begun).toMatchObject({ kind: 'writeNote', link: `${page}/${data['id']}/edit` });
    expect(begun?.['text']).toMatch(/^Finish your note about Mia Turner: /);

    await write('member', true);
    expect(await toDoOf('carl')).toEqual([]);
  });

  test.each([
    ['America/New_York', '05:00'],
    ['Asia/Kathmandu', '15:45'],
    ['Mars/Olympus', '10:00'],
    ['+05:00', '10:00'],
  ])('the page it is told on says the time: %s reads %s', async (zone, time) => {
    const answer = await as('carl').request('/api/dashboard', { headers: { 'Time-Zone': zone } });
    const { toDo } = (await answer.json()) as { toDo: readonly { text: string }[] };
    expect(toDo[0]?.text).toMatch(new RegExp(`: .+, today, ${time}$`));
  });

  test('whoever came is told of their review until they gave it, and nobody else is', async () => {
    const [asked, ...more] = await toDoOf('mia');
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      kind: 'giveReview',
      due: new Date(ended + reviewTimes.open).toISOString(),
      link: `/app/bookings/${scene.booking}/questionnaire-and-review`,
    });
    expect(asked?.['text']).toMatch(/^Review .+ with Carl Okoro: today, \d\d:00$/);
    expect([await toDoOf('max'), await toDoOf('cora')]).toEqual([[], []]);

    const mine = await ask(as('mia'), 'GET', `/reviews/mine/${scene.booking}`);
    const { id, version } = mine.data['review'] as { id: string; version: number };
    const payload = { rating: 4 };
    const given = { type: 'SUBMIT', payload, version, idempotencyKey: newId() };
    expect((await ask(as('mia'), 'POST', `/reviews/${id}/events`, given)).status).toBe(200);
    expect(await toDoOf('mia')).toEqual([]);
  });

  test('a review that waits is named however many others were closed', async () => {
    const { db } = stage;
    for (let n = 1; n <= 21; n += 1) {
      const booking = await anotherSession(stage, scene, ended - n * hour);
      await db.transaction(() => followAttendance(db, booking, noon));
      await db.orm.update(reviews).set({ status: 'closed' }).where(eq(reviews.booking, booking));
    }
    expect(await toDoOf('mia')).toMatchObject([{ kind: 'giveReview' }]);
  });

  test('nobody is asked for a review that can be given no more', async () => {
    stage.clock.set(ended + reviewTimes.open);
    expect(await toDoOf('mia')).toEqual([]);
  });
});

test('after a session of a team its coach is told of the note about the team', async () => {
  await itWasHeld('team');
  const notes = (await toDoOf('carl')).filter(({ kind }) => kind === 'writeNote');
  expect(notes.map(({ link }) => link)).toContain(
    `/app/bookings/${scene.booking}/team-coach-note/create`,
  );
});
