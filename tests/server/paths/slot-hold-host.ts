import { eq } from 'drizzle-orm';
import { slotHolds } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { slotHoldChart } from '#machines/slot-hold/chart.ts';
import type { SlotHoldContext } from '#machines/slot-hold/context.ts';
import type { SlotHoldEvent } from '#machines/slot-hold/holding.ts';
import { ask, versionOf, type Reply, type Stage } from '#tests/support/stage.ts';
import { aCast, newPolicy, type Cast } from './cast.ts';
import { answers } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

const day = 86_400_000;
const taken = { status: 422, errors: { time: 'That time has just been taken.' } };
const ownSession = { status: 422, errors: { time: 'You already have a session at that time.' } };

/** The chart of kept times behind the API, as a host of paths. */
export function slotHoldHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let cast: Cast;
  let input: SlotHoldContext;
  let id: string | null;
  let startsAt: string;

  const attempt = async ({ type, by, at }: SlotHoldEvent): Promise<Reply> => {
    const { [by.id]: person = null } = cast.people;
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

  const statusNow = async (): Promise<string> => {
    const [row] = id ? await db.orm.select().from(slotHolds).where(eq(slotHolds.id, id)) : [];
    return row?.status ?? 'new';
  };

  return recordDriver<SlotHoldContext, SlotHoldEvent>(stage, slotHoldChart, {
    name: 'The hold',
    async start(given) {
      input = given;
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
    attempt,
    accepted({ data }) {
      id ??= data?.id ?? null;
    },
    statusNow,
    async expectedOf({ type, by }) {
      const isHolder = by.id === input.memberId;
      if (type === 'CONVERT' && !isHolder) return taken;
      if (type === 'CONVERT' && (await statusNow()) === 'converted') return ownSession;
      return type === 'RELEASE' && (!isHolder || !id) ? answers.absent : null;
    },
    // Whoever picks or asks again does it to another hold.
    canTry: ({ type }) => type === 'RELEASE',
    isThere: () => id !== null,
    async arrange(event) {
      if (event.facts?.['isSlotFree']) {
        stage.clock.set(event.at);
        await attempt({ ...event, by: { id: 'max', role: 'Member' } });
      }
    },
  });
}
