import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import { coachNotes, coachPermissions, reviews } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { noteReaders, type NoteReader, type NoteStage } from '#machines/coach-note/readers.ts';
import { mayReadReview, readersOfReview, type ReviewReader } from '#machines/review/readers.ts';
import { visibleTo as notesVisibleTo } from '#server/features/coach-notes/visible.ts';
import { ownDataOf } from '#tests/support/own-data.ts';
import { followAttendance } from '#tests/support/paperwork.ts';
import { visibleTo as reviewsVisibleTo } from '#server/features/reviews/visible.ts';
import { permit } from '#tests/support/fixtures.ts';
import { anotherSession, noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { aStage, ask, type Stage } from '#tests/support/stage.ts';
import { everythingSentAndKept } from '#tests/support/sent-and-kept.ts';

const noon = Date.UTC(2027, 2, 8, 12);
const hour = 3_600_000;

let stage: Stage;
let scene: NoteScene;

beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  stage.clock.set(noon);
  const times = { startsAt: noon - 2 * hour, endsAt: noon - hour };
  scene = await noteScene(stage, { ...times, scope: 'member' });
});

const as = (name: string) => stage.as(scene.people[name] ?? null);
const somebody = (name: string) => {
  const found = scene.people[name];
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};

describe('the note of a coach is read by those of its list', () => {
  const whoIs: Readonly<Record<NoteReader, string>> = {
    author: 'carl',
    permittedCoach: 'cora',
    staff: 'sam',
  };

  test.each(['draft', 'submitted'] as const)('while it is %s', async (noteStage: NoteStage) => {
    await permit(stage.db, somebody('cora').id, 'member', [somebody('mia').id]);
    await stage.db.orm
      .update(coachPermissions)
      .set({ canReadNotes: true })
      .where(eq(coachPermissions.coach, somebody('cora').id));
    const written = await ask(as('carl'), 'POST', '/coach-notes', {
      booking: scene.booking,
      scope: 'member',
      subject: scene.attendee,
      body: 'She leads the new team.',
      submit: noteStage === 'submitted',
      idempotencyKey: newId(),
    });
    const found: string[] = [];
    for (const [name, person] of Object.entries(scene.people)) {
      const mine = and(eq(coachNotes.id, written.data.id), notesVisibleTo(person, noon));
      if ((await stage.db.orm.$count(coachNotes, mine)) === 1) found.push(name);
    }
    expect(found.toSorted()).toEqual(noteReaders[noteStage].map((each) => whoIs[each]).toSorted());
  });
});

test('what coaches note and what is said of sessions stands in no mail, notification or history', async () => {
  const words = { coachNote: 'A thought about Mia.', review: 'He was late.' };
  await stage.db.transaction(() => followAttendance(stage.db, scene.booking, noon));
  const note = await ask(as('carl'), 'POST', '/coach-notes', {
    booking: scene.booking,
    scope: 'member',
    subject: scene.attendee,
    body: words.coachNote,
    goal: words.coachNote,
    submit: true,
    idempotencyKey: newId(),
  });
  await ask(as('carl'), 'POST', `/coach-notes/${note.data.id}/events`, {
    type: 'EDIT',
    payload: { body: `${words.coachNote} And another.` },
    version: note.data.version,
    idempotencyKey: newId(),
  });
  const mine = await ask(as('mia'), 'GET', `/reviews/mine/${scene.booking}`);
  const { id, version } = mine.data['review'] as { id: string; version: number };
  await ask(as('mia'), 'POST', `/reviews/${id}/events`, {
    type: 'SUBMIT',
    payload: { rating: 1, comment: words.review },
    version,
    idempotencyKey: newId(),
  });
  const told = await everythingSentAndKept(stage.db);
  // Staff were told of the rating, and the coach asked for the note.
  for (const type of ['CoachScoredBelowThesholdForReview', 'UserCoachNoteRequired'])
    expect(told).toContain(type);
  for (const text of Object.values(words)) expect(told).not.toContain(text);
});

describe('a review is read by those of its list', () => {
  const whoIs: Readonly<Record<ReviewReader, string>> = {
    member: 'mia',
    coach: 'carl',
    coachUnnamed: 'carl',
    staff: 'sam',
  };

  async function given(booking: string, anonymous: boolean): Promise<string> {
    await stage.db.transaction(() => followAttendance(stage.db, booking, stage.clock.now()));
    const { data } = await ask(as('mia'), 'GET', `/reviews/mine/${booking}`);
    const { id, version } = data['review'] as { id: string; version: number };
    const payload = { rating: 4, comment: 'It gave me a plan.', anonymous };
    const body = { type: 'SUBMIT', payload, version, idempotencyKey: newId() };
    expect((await ask(as('mia'), 'POST', `/reviews/${id}/events`, body)).status).toBe(200);
    return id;
  }

  test('stands in the file of who gave it, and in nobody else’s', async () => {
    await given(scene.booking, true);
    const found: object[] = [];
    for (const [name, { id }] of Object.entries(scene.people)) {
      const { reviews: own } = (await ownDataOf(stage.db, id)) as {
        reviews: readonly object[];
      };
      found.push(...own.map((review) => ({ name, ...review })));
    }
    const said = { rating: 4, comment: 'It gave me a plan.', anonymous: true };
    expect(found).toMatchObject([{ name: 'mia', coach: 'Carl Okoro', ...said }]);
    expect(found).toHaveLength(1);
  });

  async function foundBy(review: string): Promise<string[]> {
    const found: string[] = [];
    for (const [name, person] of Object.entries(scene.people)) {
      const rows = await stage.db.orm.execute(
        sql`select r.id from reviews r where r.id = ${review} and ${reviewsVisibleTo(person)}`,
      );
      if (rows.length === 1) found.push(name);
    }
    return found.toSorted();
  }

  async function passedBy(review: string): Promise<string[]> {
    const [row] = await stage.db.orm.select().from(reviews).where(eq(reviews.id, review));
    if (!row) throw new Error('The review is gone.');
    const people = Object.entries(scene.people);
    return people
      .filter(([, person]) => mayReadReview(person, row))
      .map(([name]) => name)
      .toSorted();
  }

  const named = (readers: readonly ReviewReader[]) =>
    [...new Set(readers.map((each) => whoIs[each]))].toSorted();

  test('with a name', async () => {
    const review = await given(scene.booking, false);
    expect(await foundBy(review)).toEqual(named(readersOfReview(false)));
    expect(await passedBy(review)).toEqual(named(readersOfReview(false)));
  });

  test('without a name, its coach only together with others', async () => {
    const review = await given(scene.booking, true);
    const alone = named(readersOfReview(true).filter((each) => each !== 'coachUnnamed'));
    expect(await foundBy(review)).toEqual(alone);
    for (const hours of [1, 2]) {
      stage.clock.set(noon + hours * hour);
      await given(await anotherSession(stage, scene, stage.clock.now() - hour / 2), true);
    }
    expect(await foundBy(review)).toEqual(named(readersOfReview(true)));
    expect(await passedBy(review)).toEqual(alone);
  });
});
