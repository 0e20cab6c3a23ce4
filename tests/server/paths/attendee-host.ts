import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { attendees, bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import { attendeeMachine } from '#machines/attendee/machine.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { attendeeKind } from '#server/features/bookings/public.ts';
import { Refusal, refusalSentences } from '#server/http/refusal.ts';
import { send } from '#server/records/send.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import type { Driver } from '#tools/paths/driver.ts';
import { aCast, type Cast } from './cast.ts';
import { alsoExpect, takeTimeOf } from './session-people.ts';

type Refused = Pick<Reply, 'status' | 'errors'>;

/** The attendee chart behind the API, as a host of paths. What the outcome or an invitation tells a place is told by the product. */
export function attendeeHost(stage: Stage): Driver {
  const { db, clock } = stage;
  let cast: Cast;
  let booking: string;
  let input: AttendeeContext;
  let model: AnyMachineSnapshot;

  const idOf = (name: string): string => cast.people[name]?.id ?? name;

  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(attendees)
      .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, idOf('mia'))));
    if (!row) throw new Error('Nobody is expected');
    return row;
  };

  const attempt = async (event: AttendeeEvent): Promise<Reply | Refused> => {
    const { type, by, at, facts: _, ...payload } = event;
    clock.set(at);
    const { id, version } = await rowNow();
    if (type !== 'WITHDRAW') return asTheProduct(id, event);
    const body = { type, payload, version, idempotencyKey: newId() };
    return ask(stage.as(cast.people[by.id] ?? null), 'POST', `/attendees/${id}/events`, body);
  };

  const asTheProduct = async (id: string, event: AttendeeEvent): Promise<Refused> => {
    const by = { ...event.by, id: idOf(event.by.id) };
    const { facts: _, ...sent } = event;
    try {
      await db.transaction(() => send(db, attendeeKind, id, { ...sent, by }));
      return { status: 200, errors: {} };
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  const expectedOf = (event: AttendeeEvent): Refused => {
    const isStranger = !['mia', 'carl', 'sam'].includes(event.by.id);
    if (event.type === 'WITHDRAW' && isStranger)
      return { status: 404, errors: { request: refusalSentences.notFound } };
    const row = rowOf<AttendeeContext>(attendeeChart, model);
    const decision = decide(attendeeChart, row, event, input);
    if (decision.accepted) throw new Error(`The chart accepts ${event.type}`);
    return { status: decision.status, errors: decision.errors };
  };

  const follow = (event: EventObject) =>
    ([model] = transition(attendeeMachine, model as never, event as never));

  return {
    async start(given) {
      input = given as AttendeeContext;
      [model] = initialTransition(attendeeMachine, input);
      cast = await aCast(stage, {
        cost: 1,
        needsConfirmation: false,
        durationMinutes: 60,
        forTeam: false,
        policy: {},
      });
      clock.set(input.startsAt - 2 * 86_400_000);
      const made = await stage.as(cast.people['mia'] ?? null).call('POST /booking-requests', {
        body: {
          session: cast.session,
          coach: idOf('carl'),
          credit: cast.lot,
          startsAt: new Date(input.startsAt).toISOString(),
          idempotencyKey: newId(),
        },
      });
      booking = made.id;
      if (!input.isLast) await alsoExpect(db, booking, idOf('max'));
      if (!input.isOn)
        await db.orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, booking));
    },
    async does({ name, event }) {
      const reply = await attempt(event as AttendeeEvent);
      if (reply.status !== 200)
        throw new Error(`«${name}» is refused: ${JSON.stringify(reply.errors)}`);
      follow(event);
    },
    async happens() {
      throw new Error('An attendee waits for nothing');
    },
    async isIn(states) {
      const actual = [(await rowNow()).status];
      if (!isDeepStrictEqual(actual, [...states]))
        throw new Error(`The attendee is ${actual.join()} and not ${states.join()}`);
    },
    async refuses({ name, event }) {
      const asked = event as AttendeeEvent;
      const expected = expectedOf(asked);
      const { status, errors } = await tryOut(db, async () => {
        if (asked.facts?.['isTimeFree']) await takeTimeOf(db, booking, idOf('mia'));
        return attempt(asked);
      });
      if (!isDeepStrictEqual({ status, errors }, expected))
        throw new Error(
          `«${name}» is answered with ${JSON.stringify({ status, errors })} instead of ${JSON.stringify(expected)}`,
        );
    },
  };
}
