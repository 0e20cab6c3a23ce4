import { and, eq } from 'drizzle-orm';
import { attendees, bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { system } from '#machines/person.ts';
import { attendeeKind } from '#server/features/bookings/public.ts';
import { send } from '#server/records/send.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import {
  alsoExpect,
  aSessionOf,
  takeTimeOf,
  termsOf,
  type SessionScene,
} from './session-people.ts';
import type { TriedDriver } from './two-at-once.ts';

const day = 86_400_000;

/** The attendee chart behind the API, as a host of paths. What the outcome, an invitation or the session tells a place is told by the product. */
export function attendeeHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let scene: SessionScene;

  const idOf = (name: string): string => scene.people[name]?.id ?? name;

  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(attendees)
      .where(and(eq(attendees.bookingId, scene.booking), eq(attendees.userId, idOf('mia'))));
    if (!row) throw new Error('Nobody is expected');
    return row;
  };

  const sessionIs = (status: string) =>
    db.orm.update(bookings).set({ status }).where(eq(bookings.id, scene.booking));

  /** What is booked sets the credit aside at once: here nothing has been yet. */
  const forgetHolding = async () => {
    const { id } = await rowNow();
    const released = { type: 'RELEASE', by: system, causedBy: null, late: false } as const;
    await db.transaction(() => send(db, attendeeKind, id, { ...released, at: stage.clock.now() }));
    await db.orm.update(attendees).set({ creditState: 'none' }).where(eq(attendees.id, id));
  };

  /** Mia books the same session for another day: that was her only credit. */
  const spendTheLast = async () => {
    const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, scene.booking));
    await stage.as(scene.people['mia'] ?? null).call('POST /booking-requests', {
      body: {
        session: scene.session,
        coach: idOf('carl'),
        credit: scene.lot,
        startsAt: new Date((booking?.startsAt ?? 0) + day).toISOString(),
        idempotencyKey: newId(),
      },
    });
  };

  return recordDriver<AttendeeContext, AttendeeEvent>(stage, attendeeChart, {
    name: 'The attendee',
    async start(place) {
      const { startsAt, isLast, isOn, cost } = place;
      scene = await aSessionOf(stage, { startsAt, ...termsOf(place) });
      if (!isLast) await alsoExpect(db, scene.booking, idOf('max'));
      if (!isOn) await sessionIs('cancelled');
      if (cost > 0) await forgetHolding();
    },
    async attempt({ facts: _, ...event }) {
      const { type, by, at: __, ...payload } = event;
      const { id, version } = await rowNow();
      if (event.type !== 'WITHDRAW' && event.type !== 'REFUND') {
        const told =
          'causedBy' in event ? { ...event, causedBy: idOf(event.causedBy ?? '') } : event;
        const answer = await asTheProduct(db, () =>
          send(db, attendeeKind, id, { ...told, by: { ...by, id: idOf(by.id) } }),
        );
        if (answer.status < 300 && type === 'RELEASE') await sessionIs('cancelled');
        if (answer.status < 300 && type === 'HOLD') await sessionIs('confirmed.scheduled');
        return answer;
      }
      const expiresAt =
        'expiresAt' in event && event.expiresAt
          ? { expiresAt: new Date(event.expiresAt).toISOString() }
          : {};
      const body = {
        type,
        payload: { ...payload, ...expiresAt },
        version,
        idempotencyKey: newId(),
      };
      return ask(stage.as(scene.people[by.id] ?? null), 'POST', `/attendees/${id}/events`, body);
    },
    async statusNow() {
      const { status, creditState } = await rowNow();
      return [`place.${status}`, `credit.${creditState}`];
    },
    expectedOf({ type, by }) {
      const isStranger = !['mia', 'carl', 'sam'].includes(by.id);
      return type === 'WITHDRAW' && isStranger ? answers.absent : null;
    },
    async arrange({ facts }) {
      if (facts?.['isTimeFree']) await takeTimeOf(db, scene.booking, idOf('mia'));
      if (facts?.['isCovered']) await spendTheLast();
    },
  });
}
