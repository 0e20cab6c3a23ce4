import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { bookings, coachNotes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { coachNoteChart } from '#machines/coach-note/chart.ts';
import { isKnown, unknown } from '#machines/coach-note/labels.ts';
import type { CoachNoteContext, CoachNoteEvent } from '#machines/coach-note/context.ts';
import { coachNoteMachine } from '#machines/coach-note/machine.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { coachNoteKind, requireNotes } from '#server/features/coach-notes/public.ts';
import { Refusal, refusalSentences } from '#server/http/refusal.ts';
import { send } from '#server/records/send.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import type { Driver } from '#tools/paths/driver.ts';
import { ringOnce } from './booking-host.ts';

type Refused = Pick<Reply, 'status' | 'errors'>;

/** The chart of coaches' notes behind the API, as a host of paths. That a session asks for a note is said as the outcome of a booking says it. */
export function coachNoteHost(stage: Stage): Driver {
  const { db, clock } = stage;
  let scene: NoteScene;
  let input: CoachNoteContext;
  let model: AnyMachineSnapshot;

  const place = () => ({
    booking: scene.booking,
    scope: input.scope,
    subject: input.scope === 'member' ? scene.attendee : scene.team,
  });

  const rowNow = async () => {
    const { booking, scope } = place();
    const [row] = await db.orm
      .select()
      .from(coachNotes)
      .where(and(eq(coachNotes.booking, booking), eq(coachNotes.scope, scope)));
    return row;
  };

  const attempt = async (event: CoachNoteEvent): Promise<Reply | Refused> => {
    const { type, by, at, facts: _, ...payload } = event;
    clock.set(at);
    const row = await rowNow();
    if (by.role === 'System') return asTheOutcome(event, row?.id);
    const isBegun = row !== undefined && isKnown(row.status);
    const caller = stage.as(scene.people[by.id] ?? null);
    const idempotencyKey = newId();
    if (!isBegun && (type === 'WRITE' || type === 'SUBMIT')) {
      const body = { ...place(), ...payload, submit: type === 'SUBMIT', idempotencyKey };
      return ask(caller, 'POST', '/coach-notes', body);
    }
    const body = { type, payload, version: row?.version ?? 1, idempotencyKey };
    return ask(caller, 'POST', `/coach-notes/${row?.id ?? newId()}/events`, body);
  };

  const asTheOutcome = async (event: CoachNoteEvent, id?: string): Promise<Refused> => {
    try {
      await db.transaction(async () => {
        if (id) await send(db, coachNoteKind, id, event);
        else await requireNotes(db, scene.booking, event.at);
      });
      return { status: 200, errors: {} };
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  const expectedOf = (event: CoachNoteEvent, isThere: boolean): Refused => {
    const { type, by } = event;
    if ((type === 'REQUIRE' || type === 'RELEASE') && by.role !== 'System')
      return { status: 422, errors: { type: 'This event is not known.' } };
    if (by.role !== 'Coach' && by.role !== 'System')
      return { status: 403, errors: { request: refusalSentences.forbidden } };
    const isBegun = isThere || type === 'WRITE' || type === 'SUBMIT';
    if (by.role !== 'System' && (by.id !== 'carl' || !isBegun))
      return { status: 404, errors: { request: refusalSentences.notFound } };
    const row = isThere ? rowOf<CoachNoteContext>(coachNoteChart, model) : null;
    const decision = decide(coachNoteChart, row, event, input);
    if (decision.accepted) throw new Error(`The chart accepts ${type}`);
    return { status: decision.status, errors: decision.errors };
  };

  const follow = (event: EventObject) =>
    ([model] = transition(coachNoteMachine, model as never, event as never));

  return {
    async start(given) {
      input = given as CoachNoteContext;
      [model] = initialTransition(coachNoteMachine, input);
      const { startsAt, endsAt, scope } = input;
      scene = await noteScene(stage, { startsAt, endsAt, scope });
    },
    async does({ name, event }) {
      const reply = await attempt(event as CoachNoteEvent);
      if (reply.status !== 200)
        throw new Error(`«${name}» is refused: ${JSON.stringify(reply.errors)}`);
      follow(event);
    },
    async happens({ event }) {
      const { at } = event as CoachNoteEvent;
      clock.set(at);
      await ringOnce(stage, at);
      follow(event);
    },
    async isIn(states) {
      const actual = [(await rowNow())?.status ?? 'new'];
      if (!isDeepStrictEqual(actual, [...states]))
        throw new Error(`The note is in ${actual.join()} and not in ${states.join()}`);
    },
    async refuses({ name, event }) {
      const asked = event as CoachNoteEvent;
      const isThere = isKnown((await rowNow())?.status ?? unknown);
      const expected = expectedOf(asked, isThere);
      const { status, errors } = await tryOut(db, async () => {
        if (asked.facts?.['tookPlace'])
          await db.orm
            .update(bookings)
            .set({ status: 'cancelled' })
            .where(eq(bookings.id, scene.booking));
        return attempt(asked);
      });
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
