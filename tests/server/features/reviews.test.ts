import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { attendees, notifications, outbox, reviews } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { ratingsOf } from '#server/features/reviews/public.ts';
import { followAttendance } from '#tests/support/paperwork.ts';
import { erase } from '#server/features/users/erase.ts';
import { anotherSession, noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { aStage, ask, type Reply, type Stage } from '#tests/support/stage.ts';

const noon = Date.UTC(2027, 2, 8, 12);
const hour = 3_600_000;
const day = 24 * hour;

let stage: Stage;
let scene: NoteScene;

beforeAll(async () => {
  stage = await aStage();
});

async function begin() {
  stage.clock.set(noon);
  const times = { startsAt: noon - 2 * hour, endsAt: noon - hour };
  scene = await noteScene(stage, { ...times, scope: 'member' });
  await itIsSaidWhoCame();
}

const itIsSaidWhoCame = (booking = scene.booking) =>
  stage.db.transaction(() => followAttendance(stage.db, booking, stage.clock.now()));

const byName = (one: string, other: string): number => one.localeCompare(other);
const as = (name: string) => stage.as(scene.people[name] ?? null);
const idOf = (name: string): string => scene.people[name]?.id ?? '';

interface Own {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

async function mine(booking = scene.booking): Promise<Own> {
  const { data } = await ask(as('mia'), 'GET', `/reviews/mine/${booking}`);
  return data['review'] as Own;
}

async function tell(type: 'SUBMIT' | 'EDIT', payload: object, booking?: string): Promise<Reply> {
  const { id, version } = await mine(booking);
  const body = { type, payload, version, idempotencyKey: newId() };
  return ask(as('mia'), 'POST', `/reviews/${id}/events`, body);
}

/** Reviews of further sessions with the same coach, one an hour. */
async function moreReviews(...given: readonly object[]): Promise<void> {
  for (const payload of given) {
    stage.clock.set(stage.clock.now() + hour);
    const booking = await anotherSession(stage, scene, stage.clock.now() - hour / 2);
    await itIsSaidWhoCame(booking);
    expect((await tell('SUBMIT', payload, booking)).status).toBe(200);
  }
}

interface Line {
  readonly id: string;
  readonly at: string | null;
  readonly month: string;
  readonly member: { readonly fullName: string } | null;
  readonly session: object | null;
  readonly booking: object | null;
  readonly rating: number;
  readonly comment: string | null;
}

async function lines(name: string, query: string): Promise<readonly Line[]> {
  const { data } = await ask(as(name), 'GET', `/reviews?${query}`);
  return (data['data'] as { results: Line[] }).results;
}

const ofCoach = (name: string, more = '') => lines(name, `coach=${idOf('carl')}${more}`);

describe('a review', () => {
  test('is open to whoever came, once, and closes when they did not come after all', async () => {
    await begin();
    await itIsSaidWhoCame();
    const kept = await stage.db.orm
      .select()
      .from(reviews)
      .where(eq(reviews.booking, scene.booking));
    expect(kept).toMatchObject([{ member: idOf('mia'), status: 'open', threshold: 3 }]);
    const came = (status: string) =>
      stage.db.orm.update(attendees).set({ status }).where(eq(attendees.id, scene.attendee));
    await came('missed');
    await itIsSaidWhoCame();
    expect(await mine()).toMatchObject({ status: 'closed', availableEvents: [] });
    await came('attended');
    await itIsSaidWhoCame();
    expect(await mine()).toMatchObject({ status: 'open' });
  });

  test('is not opened two weeks after the session', async () => {
    stage.clock.set(noon);
    const endsAt = noon - reviewTimes.open - 1;
    scene = await noteScene(stage, { startsAt: endsAt - hour, endsAt, scope: 'member' });
    await itIsSaidWhoCame();
    expect(await mine()).toBeNull();
  });

  test('needs an overall rating, and no more', async () => {
    await begin();
    const sentence = 'Choose an overall rating.';
    expect((await tell('SUBMIT', {})).errors).toEqual({ rating: sentence });
    expect((await tell('SUBMIT', { rating: 6 })).errors).toEqual({
      'payload.rating': 'Overall must be between 1 and 5.',
    });
    const given = await tell('SUBMIT', { rating: 4 });
    expect(given.data['review']).toMatchObject({ status: 'given', rating: 4, comment: null });
  });

  test('can be changed for a day', async () => {
    await begin();
    await tell('SUBMIT', { rating: 4 });
    stage.clock.set(noon + day);
    const changed = await tell('EDIT', { rating: 5, comment: 'Even better now.' });
    expect(changed.data['review']).toMatchObject({ rating: 5, comment: 'Even better now.' });
    stage.clock.set(noon + day + 1);
    expect((await tell('EDIT', { rating: 1 })).errors).toEqual({
      event: 'You can change a review for 24 hours.',
    });
  });

  test('stands in no history', async () => {
    await begin();
    const { id } = await mine();
    await tell('SUBMIT', { rating: 2, comment: 'Unmistakable.' });
    const rows = await stage.db.orm.execute<{ payload: string }>(
      sql`select payload::text from machine_events where entity_id = ${id}`,
    );
    expect(rows.map(({ payload }) => payload)).toEqual(['{}', '{}']);
  });
});

describe('a low review', () => {
  const told = () =>
    stage.db.orm
      .select()
      .from(notifications)
      .where(
        sql`${notifications.type} = 'CoachScoredBelowThesholdForReview' and ${notifications.entityId} = ${scene.booking}`,
      );

  test('is told to staff by mail too, until one of them has opened the reviews', async () => {
    await begin();
    await tell('SUBMIT', { rating: 2, usefulness: 2, rapport: 3, comment: 'Private words.' });
    const [notice, ...more] = await told();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      type: 'CoachScoredBelowThesholdForReview',
      recipientId: idOf('sam'),
      link: `/app/coaches/${idOf('carl')}/reviews`,
      actioned: false,
    });
    expect(notice?.text).toMatch(/^Carl Okoro was rated 2\.3 of 5 for Session .* on /);
    const mails = await stage.db.orm
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(sql`${outbox.payload}->>'recipientId' = ${idOf('sam')}`);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('Private words');
    const path = `/app/coaches/${idOf('carl')}/reviews`;
    const toOpen = async (name: string) =>
      (await ask(as(name), 'GET', '/notifications/mine/count')).data['toOpen'];
    expect(await toOpen('carl')).toEqual([]);
    expect(await toOpen('sam')).toEqual([path]);
    await ask(as('sam'), 'POST', '/notifications/mine/openings', { path });
    expect(await toOpen('sam')).toEqual([]);
    expect((await told()).map(({ actioned }) => actioned)).toEqual([true]);
  });

  test('is one whose average is below 3, whatever its overall rating', async () => {
    await begin();
    await tell('SUBMIT', { rating: 2, usefulness: 4 });
    expect(await told()).toEqual([]);
    const { data } = await ask(as('sam'), 'GET', `/reviews/of/${idOf('carl')}`);
    expect(data).toMatchObject({ count: 1, average: 2, low: 0, spread: [0, 1, 0, 0, 0] });
  });
});

describe('who reads it', () => {
  test('staff read all of it, the coach what has a name, the member their own, others nothing', async () => {
    await begin();
    await tell('SUBMIT', { rating: 5, comment: 'It gave me a plan.' });
    const whole = { rating: 5, comment: 'It gave me a plan.', member: { fullName: 'Mia Turner' } };
    for (const name of ['sam', 'carl', 'mia'])
      expect(await ofCoach(name)).toMatchObject([{ ...whole, booking: { id: scene.booking } }]);
    for (const name of ['cora', 'max', 'lea']) expect(await ofCoach(name)).toEqual([]);
    expect(await lines('sam', `booking=${scene.booking}`)).toHaveLength(1);
    expect(await lines('sam', '')).toEqual([]);
  });

  test('without a name it reaches the coach with two others, without person, session or day', async () => {
    await begin();
    const silent = (rating: number, comment: string) => ({ rating, comment, anonymous: true });
    await tell('SUBMIT', silent(2, 'First.'));
    await moreReviews(silent(3, 'Second.'), { rating: 5 });
    expect(await ofCoach('carl')).toMatchObject([{ rating: 5 }]);
    const before = await ask(as('carl'), 'GET', `/reviews/of/${idOf('carl')}`);
    expect(before.data).toMatchObject({ count: 1, average: 5, low: 0 });

    await moreReviews(silent(4, 'Third.'), silent(1, 'Fourth.'));
    const shown = await ofCoach('carl', '&order=Ascending');
    const veiled = shown.filter(({ member }) => member === null);
    expect(veiled.map(({ comment }) => comment ?? '').toSorted(byName)).toEqual([
      'First.',
      'Second.',
      'Third.',
    ]);
    for (const line of veiled)
      expect(line).toMatchObject({ at: null, session: null, booking: null, month: '2027-03' });
    expect(veiled.map(({ id }) => id.length < 10)).toEqual([true, true, true]);
    const after = await ask(as('carl'), 'GET', `/reviews/of/${idOf('carl')}`);
    expect(after.data).toMatchObject({ count: 4, average: 3.5, spread: [0, 1, 1, 1, 1] });
    expect((await ofCoach('sam')).map(({ comment }) => comment)).toContain('Fourth.');
  });

  test('without a name it is not shown to the coach where the session is known', async () => {
    await begin();
    const silent = { rating: 3, comment: 'Quiet.', anonymous: true };
    await tell('SUBMIT', silent);
    await moreReviews(silent, silent);
    expect(await lines('carl', `booking=${scene.booking}`)).toEqual([]);
    expect(await ofCoach('carl', `&session=${scene.session}`)).toEqual([]);
    expect(await ofCoach('carl', '&search=Turner')).toEqual([]);
    expect(await ofCoach('carl', '&search=Quiet')).toHaveLength(3);
    expect(await ofCoach('sam', '&search=Turner')).toHaveLength(3);
  });
});

describe('the average of a coach', () => {
  const ratings = async () =>
    (await ratingsOf(stage.db, [idOf('carl'), idOf('cora')])).get(idOf('carl'));

  test('is told of three reviews and more, and of those without a name only as the coach is shown them', async () => {
    await begin();
    await tell('SUBMIT', { rating: 5 });
    await moreReviews({ rating: 4 }, { rating: 1, anonymous: true });
    expect(await ratings()).toBeUndefined();
    await moreReviews({ rating: 3 });
    expect(await ratings()).toEqual({ average: 4, count: 3 });
    await moreReviews({ rating: 1, anonymous: true }, { rating: 1, anonymous: true });
    expect(await ratings()).toEqual({ average: 2.5, count: 6 });
  });
});

describe('the list', () => {
  test('is sorted and narrowed', async () => {
    await begin();
    await tell('SUBMIT', { rating: 4 });
    await moreReviews({ rating: 1 }, { rating: 5 });
    const ratings = async (more: string) =>
      (await ofCoach('sam', more)).map(({ rating }) => rating);
    expect(await ratings('')).toEqual([5, 1, 4]);
    expect(await ratings('&order=Ascending')).toEqual([4, 1, 5]);
    expect(await ratings('&orderProperty=rating')).toEqual([1, 4, 5]);
    expect(await ratings('&rating=4')).toEqual([4]);
    expect(await ratings('&low=true')).toEqual([1]);
    expect(await ratings('&perPage=1&pageNumber=2')).toEqual([1]);
  });

  test('draws the last twelve months', async () => {
    await begin();
    await tell('SUBMIT', { rating: 4 });
    const { data } = await ask(as('sam'), 'GET', `/reviews/of/${idOf('carl')}`);
    const months = data['months'] as { month: string; average: number | null }[];
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2026-04', count: 0, average: null });
    expect(months.at(-1)).toEqual({ month: '2027-03', count: 1, average: 4 });
  });
});

describe('of somebody who is erased', () => {
  test('no words are left; what they rated stays without them', async () => {
    await begin();
    await tell('SUBMIT', { rating: 4, comment: 'It helped me with my boss.' });
    await stage.db.transaction(() =>
      erase(stage.db, { id: idOf('mia'), fullName: 'Mia Turner', email: 'x@x', at: noon }),
    );
    const [left] = await stage.db.orm
      .select()
      .from(reviews)
      .where(eq(reviews.booking, scene.booking));
    expect(left).toMatchObject({ rating: 4, comment: null });
  });
});
