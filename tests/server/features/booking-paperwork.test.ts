import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bookings, questionnaireResponses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { questionnaireResponseState } from '#machines/questionnaire-response/states.gen.ts';
import { askedIn } from '#tests/server/access/asked.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { followAttendance } from '#tests/support/paperwork.ts';
import { aStage, ask, type Stage } from '#tests/support/stage.ts';

const noon = Date.UTC(2027, 2, 8, 12);
const hour = 3_600_000;
const ended = noon - hour;

let stage: Stage;
let scene: NoteScene;

beforeAll(async () => {
  stage = await aStage();
});

interface Row {
  readonly id: string;
  readonly paperworkDue: readonly unknown[];
}

async function listed(name: string, query = ''): Promise<readonly Row[]> {
  const { data } = await ask(
    stage.as(scene.people[name] ?? null),
    'GET',
    `/bookings?tab=past${query}`,
  );
  return (data['data'] as { readonly results: readonly Row[] }).results;
}

/** What the session of the scene still asks of somebody. */
const dueTo = async (name: string) =>
  (await listed(name)).find(({ id }) => id === scene.booking)?.paperworkDue;

const isListed = async (name: string, query: string) =>
  (await listed(name, query)).some(({ id }) => id === scene.booking);

const due = (kind: string, at: number) => [{ kind, count: 1, due: new Date(at).toISOString() }];

describe('what a past session still asks for', () => {
  beforeEach(async () => {
    stage.clock.set(noon);
    const times = { startsAt: noon - 2 * hour, endsAt: ended };
    scene = await noteScene(stage, { ...times, scope: 'member', status: 'completed' });
    await stage.db.transaction(() => followAttendance(stage.db, scene.booking, noon));
  });

  test('is told to whoever has to do it, and to staff what its coach has to', async () => {
    expect(await dueTo('carl')).toEqual(due('coachNote', ended + defaultPolicy.noteDue));
    expect(await dueTo('sam')).toEqual(due('coachNote', ended + defaultPolicy.noteDue));
    expect(await dueTo('mia')).toEqual(due('review', ended + reviewTimes.open));
  });

  test('is found as long as it is missing, by staff and its coach; members are not told of notes', async () => {
    expect(await isListed('carl', '&noteMissing=true')).toBe(true);
    expect(await isListed('sam', '&noteMissing=true')).toBe(true);
    expect(await isListed('cora', '&noteMissing=true')).toBe(false);
    expect(await isListed('mia', '&noteMissing=true')).toBe(false);
    const written = await ask(stage.as(scene.people['carl'] ?? null), 'POST', '/coach-notes', {
      booking: scene.booking,
      scope: 'member',
      subject: scene.attendee,
      body: 'We spoke about the vacancy.',
      submit: true,
      idempotencyKey: newId(),
    });
    expect(written.ok).toBe(true);
    expect(await dueTo('carl')).toEqual([]);
    expect(await isListed('sam', '&noteMissing=true')).toBe(false);
  });

  test('a review that nobody gave in time is not asked for any more', async () => {
    stage.clock.set(ended + reviewTimes.open);
    expect(await dueTo('mia')).toEqual([]);
  });

  test('questionnaires are asked of whoever is to answer them, until they are submitted', async () => {
    const mia = scene.people['mia']?.id ?? '';
    const { questionnaireResponse } = await askedIn(stage.db, { bookingId: scene.booking }, mia);
    expect(await dueTo('mia')).toEqual([
      ...due('review', ended + reviewTimes.open),
      ...due('questionnaire', ended + reviewTimes.open),
    ]);
    expect(await dueTo('carl')).toEqual(due('coachNote', ended + defaultPolicy.noteDue));
    const missing = '&questionnaireMissing=true';
    for (const name of ['mia', 'carl', 'sam']) expect(await isListed(name, missing)).toBe(true);
    expect(await isListed('cora', missing)).toBe(false);
    await stage.db.orm
      .update(questionnaireResponses)
      .set({ status: questionnaireResponseState.submitted, submittedAt: noon })
      .where(eq(questionnaireResponses.id, questionnaireResponse));
    expect(await dueTo('mia')).toEqual(due('review', ended + reviewTimes.open));
    for (const name of ['mia', 'carl', 'sam']) expect(await isListed(name, missing)).toBe(false);
  });

  test('is narrowed to what has no outcome, and to a status', async () => {
    expect(await isListed('sam', '&outcomeMissing=true')).toBe(false);
    expect(await isListed('sam', '&status=completed')).toBe(true);
    expect(await isListed('sam', '&status=missed')).toBe(false);
    expect(await isListed('sam', '&status=missed&status=completed')).toBe(true);
    await stage.db.orm
      .update(bookings)
      .set({ status: 'confirmed.awaitingOutcome' })
      .where(eq(bookings.id, scene.booking));
    expect(await isListed('sam', '&outcomeMissing=true')).toBe(true);
  });
});
