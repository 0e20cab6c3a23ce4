import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { reviews } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { reviewChart } from '#machines/review/chart.ts';
import type { ReviewContext, ReviewEvent } from '#machines/review/context.ts';
import { reviewMachine } from '#machines/review/machine.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { openReviews, reviewKind } from '#server/features/reviews/public.ts';
import { Refusal, refusalSentences } from '#server/http/refusal.ts';
import { send } from '#server/records/send.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import type { Driver } from '#tools/paths/driver.ts';
import { ringOnce } from './booking-host.ts';

type Refused = Pick<Reply, 'status' | 'errors'>;

/** The chart of reviews behind the API, as a host of paths. That somebody came is said as the outcome of a booking says it. */
export function reviewHost(stage: Stage): Driver {
  const { db, clock } = stage;
  let scene: NoteScene;
  let model: AnyMachineSnapshot;

  const rowNow = async () => {
    const [row] = await db.orm.select().from(reviews).where(eq(reviews.attendee, scene.attendee));
    return row;
  };

  const attempt = async (event: ReviewEvent): Promise<Reply | Refused> => {
    const { type, by, at, facts: _, ...payload } = event;
    clock.set(at);
    const row = await rowNow();
    if (by.role === 'System') return asTheOutcome(event, row?.id);
    const body = { type, payload, version: row?.version ?? 1, idempotencyKey: newId() };
    const caller = stage.as(scene.people[by.id] ?? null);
    return ask(caller, 'POST', `/reviews/${row?.id ?? newId()}/events`, body);
  };

  const asTheOutcome = async (event: ReviewEvent, id?: string): Promise<Refused> => {
    try {
      await db.transaction(async () => {
        if (id) await send(db, reviewKind, id, event);
        else await openReviews(db, scene.booking, event.at);
      });
      return { status: 200, errors: {} };
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  const expectedOf = (event: ReviewEvent, isThere: boolean): Refused => {
    const { type, by } = event;
    if (by.role !== 'System' && (type === 'OPEN' || type === 'RELEASE'))
      return { status: 422, errors: { type: 'This event is not known.' } };
    if (by.role === 'Coach' || by.role === 'Admin')
      return { status: 403, errors: { request: refusalSentences.forbidden } };
    if (by.role !== 'System' && (by.id !== 'mia' || !isThere))
      return { status: 404, errors: { request: refusalSentences.notFound } };
    const row = isThere ? rowOf<ReviewContext>(reviewChart, model) : null;
    const decision = decide(reviewChart, row, event);
    if (decision.accepted) throw new Error(`The chart accepts ${type}`);
    return { status: decision.status, errors: decision.errors };
  };

  const follow = (event: EventObject) =>
    ([model] = transition(reviewMachine, model as never, event as never));

  return {
    async start(given) {
      const input = given as ReviewContext;
      [model] = initialTransition(reviewMachine, input);
      const { endsAt } = input;
      scene = await noteScene(stage, { startsAt: endsAt - 3_600_000, endsAt, scope: 'member' });
    },
    async does({ name, event }) {
      const reply = await attempt(event as ReviewEvent);
      if (reply.status !== 200)
        throw new Error(`«${name}» is refused: ${JSON.stringify(reply.errors)}`);
      follow(event);
    },
    async happens({ event }) {
      const { at } = event as ReviewEvent;
      clock.set(at);
      await ringOnce(stage, at);
      follow(event);
    },
    async isIn(states) {
      const actual = [(await rowNow())?.status ?? 'new'];
      if (!isDeepStrictEqual(actual, [...states]))
        throw new Error(`The review is in ${actual.join()} and not in ${states.join()}`);
    },
    async refuses({ name, event }) {
      const asked = event as ReviewEvent;
      const expected = expectedOf(asked, (await rowNow()) !== undefined);
      const { status, errors } = await tryOut(db, () => attempt(asked));
      const keys = Object.fromEntries(
        Object.entries(errors).map(([key, sentence]) => [key.replace('payload.', ''), sentence]),
      );
      if (!isDeepStrictEqual({ status, errors: keys }, expected))
        throw new Error(
          `«${name}» is answered with ${JSON.stringify({ status, errors })} instead of ${JSON.stringify(expected)}`,
        );
    },
  };
}
