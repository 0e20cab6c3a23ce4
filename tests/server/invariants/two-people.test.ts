import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { bookings, machineEvents } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { decide } from '#machines/decide.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { asRecord } from '#server/features/bookings/record/load.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage, ask, versionOf, type Stage } from '#tests/support/stage.ts';
import { eventTypes, isFoundOut, payloadsOf, type EventType } from './actions.ts';
import { recordsOf } from './records.ts';
import { rules } from './rules.ts';
import { aTown, type Name, type Town } from './town.ts';
import { turns } from './turns.ts';

interface Try {
  readonly who: Name;
  readonly type: EventType;
  readonly payload: object;
}

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

const hour = 3_600_000;
/** Everything happens at one instant here, by which nobody can tell who was told of which action. */
const timeless = Object.entries(rules).filter(([name]) => name !== 'invariants 5 and 6');
/** Here the chart alone decides in turns, which does not find out whether a time is to be had. */
const known = eventTypes.filter((type) => !isFoundOut(type) || type === 'REASSIGN_COACH');
const asking = fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 3 });
const pair = fc.constantFrom<readonly [Name, Name]>(
  ['mia', 'ana'],
  ['ana', 'ada'],
  ['mia', 'ada'],
  ['ana', 'ana'],
);

test('whatever two people do to one booking at the same time, it ends as if they had taken turns', async () => {
  await fc.assert(
    fc.asyncProperty(pair, asking, asking, async ([one, other], first, second) => {
      const town = await aTown(stage);
      const id = await aRequest(town);
      const triesOf = (who: Name, types: readonly EventType[]) =>
        types.map((type): Try => ({
          who,
          type,
          payload: payloadsOf(type, [town.people.mia.id], '', town.people.ben.id)[0] ?? {},
        }));
      const [ones, others] = [triesOf(one, first), triesOf(other, second)];
      const start = await chartRow(id);
      const endings = new Set(turns(ones, others).map((order) => serially(town, start, order)));
      await Promise.all([sendAll(town, id, ones), sendAll(town, id, others)]);
      const ending = await endingOf(id);
      if (!endings.has(ending))
        throw new Error(`It ended as ${ending} and not as any of ${[...endings].join(' | ')}`);
      const records = await recordsOf(stage.db, town);
      const faults = timeless.flatMap(([, rule]) => rule(records, seededAt - 1));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }),
    { numRuns: 20 },
  );
}, 120_000);

async function aRequest({ people, sessions, purses }: Town): Promise<string> {
  const { id } = await stage.as(people.mia).call('POST /booking-requests', {
    body: {
      session: sessions.coaching,
      coach: people.ana.id,
      credit: purses.coaching,
      startsAt: new Date(seededAt + 72 * hour).toISOString(),
      idempotencyKey: newId(),
    },
  });
  return id;
}

/** One person's events, one after the other; who comes upon another version looks again and tries once more. */
async function sendAll(town: Town, id: string, tries: readonly Try[]): Promise<void> {
  for (const { who, type, payload } of tries) {
    for (let isStale = true; isStale;) {
      const version = await versionOf(stage.db, 'bookings', id);
      const body = { type, payload, version, idempotencyKey: newId() };
      const { errors } = await ask(
        stage.as(town.people[who]),
        'POST',
        `/bookings/${id}/events`,
        body,
      );
      isStale = 'version' in errors;
    }
  }
}

async function chartRow(id: string): Promise<ChartRow<BookingContext>> {
  const [row] = await stage.db.orm.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error(`There is no booking ${id}`);
  return (await asRecord(stage.db, row)).row;
}

/** Status, credit and the events that were accepted, in their order. */
async function endingOf(id: string): Promise<string> {
  const { status, regions } = await chartRow(id);
  const history = await stage.db.orm
    .select()
    .from(machineEvents)
    .where(and(eq(machineEvents.machine, 'booking'), eq(machineEvents.entityId, id)))
    .orderBy(asc(machineEvents.position));
  return [
    status,
    regions['credit'],
    ...history.slice(1).map(({ event, byId }) => `${event} by ${byId}`),
  ].join(', ');
}

/** How a booking ends when its chart alone decides, event by event. */
function serially(
  { people }: Town,
  start: ChartRow<BookingContext>,
  order: readonly Try[],
): string {
  const accepted: string[] = [];
  let row = start;
  for (const { who, type, payload } of order) {
    const { id, role } = people[who];
    const event = { ...payload, type, by: { id, role }, at: stage.clock.now() } as BookingEvent;
    const decision = decide(bookingChart, row, event);
    if (!decision.accepted) continue;
    ({ row } = decision);
    accepted.push(`${type} by ${id}`);
  }
  return [row.status, row.regions['credit'], ...accepted].join(', ');
}
