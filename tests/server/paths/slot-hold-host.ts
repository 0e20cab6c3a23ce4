import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { slotHolds } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { slotHoldChart } from '#machines/slot-hold/chart.ts';
import {
  slotHoldMachine,
  type SlotHoldContext,
  type SlotHoldEvent,
} from '#machines/slot-hold/machine.ts';
import { refusalSentences } from '#server/http/refusal.ts';
import { ask, tryOut, versionOf, type Reply, type Stage } from '#tests/support/stage.ts';
import type { Driver } from '#tools/paths/driver.ts';
import { ringOnce } from './booking-host.ts';
import { aCast, newPolicy, type Cast } from './cast.ts';

const day = 86_400_000;
const taken = { status: 422, errors: { time: 'That time has just been taken.' } };
const ownSession = { status: 422, errors: { time: 'You already have a session at that time.' } };

/** The chart of kept times behind the API, as a host of paths. */
export function slotHoldHost(stage: Stage): Driver {
  const { db, clock } = stage;
  let cast: Cast;
  let input: SlotHoldContext;
  let model: AnyMachineSnapshot;
  let id: string | null;
  let startsAt: string;

  const attempt = async ({ type, by, at }: SlotHoldEvent): Promise<Reply> => {
    const { [by.id]: person = null } = cast.people;
    clock.set(at);
    const caller = stage.as(person);
    const idempotencyKey = newId();
    const credit = by.id === 'mia' ? cast.lot : cast.lotOfMax;
    const wanted = {
      session: cast.session,
      coach: cast.people['carl']?.id,
      credit,
      startsAt,
      idempotencyKey,
    };
    if (type === 'HOLD') {
      await newPolicy(db, { holdTtl: input.expiresAt - at });
      return ask(caller, 'POST', '/slot-holds', wanted);
    }
    if (type === 'CONVERT') return ask(caller, 'POST', '/booking-requests', wanted);
    const version = id ? await versionOf(db, 'slot_holds', id) : 1;
    return ask(caller, 'POST', `/slot-holds/${id ?? newId()}/events`, {
      type,
      version,
      idempotencyKey,
    });
  };

  const expectedOf = (event: SlotHoldEvent, status: string): Pick<Reply, 'status' | 'errors'> => {
    const isHolder = event.by.id === input.memberId;
    if (event.type === 'CONVERT' && !isHolder) return taken;
    if (event.type === 'CONVERT' && status === 'converted') return ownSession;
    if (event.type === 'RELEASE' && (!isHolder || !id)) {
      return { status: 404, errors: { request: refusalSentences.notFound } };
    }
    const row = id ? rowOf<SlotHoldContext>(slotHoldChart, model) : null;
    const decision = decide(slotHoldChart, row, event, input);
    if (decision.accepted) throw new Error(`The chart accepts ${event.type}`);
    return { status: decision.status, errors: decision.errors };
  };

  const statusNow = async (): Promise<string> => {
    const [row] = id ? await db.orm.select().from(slotHolds).where(eq(slotHolds.id, id)) : [];
    return row?.status ?? 'new';
  };

  const follow = (event: EventObject) =>
    ([model] = transition(slotHoldMachine, model as never, event as never));

  return {
    async start(given) {
      input = given as SlotHoldContext;
      [model] = initialTransition(slotHoldMachine, input);
      id = null;
      startsAt = new Date(input.expiresAt - (input.expiresAt % day) + 2 * day).toISOString();
      const session = {
        cost: 1,
        needsConfirmation: true,
        durationMinutes: 60,
        forTeam: false,
        policy: {},
      };
      cast = await aCast(stage, session);
    },
    async does({ name, event }) {
      const reply = await attempt(event as SlotHoldEvent);
      if (!reply.ok) throw new Error(`«${name}» is refused: ${JSON.stringify(reply.errors)}`);
      id ??= reply.data.id;
      follow(event);
    },
    async happens({ event }) {
      const { at } = event as SlotHoldEvent;
      clock.set(at);
      await ringOnce(stage, at);
      follow(event);
    },
    async isIn(states) {
      const actual = [await statusNow()];
      if (!isDeepStrictEqual(actual, [...states])) {
        throw new Error(`The hold is in ${actual.join()} and not in ${states.join()}`);
      }
    },
    async refuses({ name, event }) {
      const asked = event as SlotHoldEvent;
      const status = await statusNow();
      const expected = expectedOf(asked, status);
      const reply = await tryOut(db, async () => {
        if (asked.facts?.slot) await attempt({ ...asked, by: { id: 'max', role: 'Member' } });
        return attempt(asked);
      });
      const actual = { status: reply.status, errors: reply.errors };
      if (!isDeepStrictEqual(actual, expected)) {
        throw new Error(
          `«${name}» is answered with ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`,
        );
      }
    },
  };
}
