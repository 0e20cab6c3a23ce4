import { and, eq } from 'drizzle-orm';
import { attendees, bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import { attendeeKind } from '#server/features/bookings/public.ts';
import { send } from '#server/records/send.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import { alsoExpect, aSessionOf, takeTimeOf, type SessionScene } from './session-people.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The attendee chart behind the API, as a host of paths. What the outcome or an invitation tells a place is told by the product. */
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

  return recordDriver<AttendeeContext, AttendeeEvent>(stage, attendeeChart, {
    name: 'The attendee',
    async start({ startsAt, isLast, isOn }) {
      scene = await aSessionOf(stage, { startsAt });
      if (!isLast) await alsoExpect(db, scene.booking, idOf('max'));
      if (!isOn)
        await db.orm
          .update(bookings)
          .set({ status: 'cancelled' })
          .where(eq(bookings.id, scene.booking));
    },
    async attempt({ facts: _, ...event }) {
      const { type, by, at: __, ...payload } = event;
      const { id, version } = await rowNow();
      if (type !== 'WITHDRAW')
        return asTheProduct(db, () =>
          send(db, attendeeKind, id, { ...event, by: { ...by, id: idOf(by.id) } }),
        );
      const body = { type, payload, version, idempotencyKey: newId() };
      return ask(stage.as(scene.people[by.id] ?? null), 'POST', `/attendees/${id}/events`, body);
    },
    statusNow: async () => (await rowNow()).status,
    expectedOf({ type, by }) {
      const isStranger = !['mia', 'carl', 'sam'].includes(by.id);
      return type === 'WITHDRAW' && isStranger ? answers.absent : null;
    },
    async arrange({ facts }) {
      if (facts?.['isTimeFree']) await takeTimeOf(db, scene.booking, idOf('mia'));
    },
  });
}
