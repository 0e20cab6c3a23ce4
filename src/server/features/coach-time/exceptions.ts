import { and, eq, isNull, ne } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { availabilityExceptions } from '#database/schema/index.ts';
import {
  exceptionOf,
  exceptionTroubles,
  type ExceptionKind,
} from '#domain/availability/exceptions.ts';
import type { Exception } from '#domain/slots/coach-time.ts';
import { newId } from '#domain/ids.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { publishSlots } from '#server/stream/publish.ts';
import { callOff } from './call-off.ts';
import { lockCoach, type Asking } from './coach.ts';
import { exceptionShown } from './reading.ts';

type Addition = BodyOf<Endpoints['POST /coaches/{coach}/exceptions']>;
type Change = BodyOf<Endpoints['POST /coaches/{coach}/exceptions/{exception}/events']>;
type Wanted = Omit<Addition, 'idempotencyKey'>;

/** Adds an exception, and cancels those bookings under it that were named. */
export async function addException(db: Database, asking: Asking, body: Addition) {
  const { coachId, principal, at } = asking;
  const { idempotencyKey: key, ...wanted } = body;
  const exception = readable(wanted);
  return db.transaction(async () => {
    await lockCoach(db, coachId);
    const endpoint = 'POST /coaches/{coach}/exceptions' as const;
    const request = { coachId, ...wanted };
    const id = await once(db, { actorId: principal.id, key, endpoint, request, at }, async () => {
      const made = newId();
      await refuseTroubled(db, coachId, exception, made);
      await db.orm.insert(availabilityExceptions).values({
        id: made,
        coachId,
        ...columnsOf(wanted),
        createdAt: at,
        createdBy: principal.id,
      });
      await callOff(db, asking, exception, wanted);
      await publishSlots(db, [coachId]);
      return made;
    });
    return exceptionShown(await rowOf(db, coachId, id));
  });
}

/** Changes or removes an exception. Bookings that it was laid over stay as they are, unless they are named. */
export async function changeException(db: Database, asking: Asking, id: string, body: Change) {
  const { coachId, principal, at } = asking;
  const { idempotencyKey: key, ...command } = body;
  return db.transaction(async () => {
    await lockCoach(db, coachId);
    await rowOf(db, coachId, id);
    const endpoint = 'POST /coaches/{coach}/exceptions/{exception}/events' as const;
    const request = { coachId, id, ...command };
    await once(db, { actorId: principal.id, key, endpoint, request, at }, async () => {
      const { version, deletedAt } = await rowOf(db, coachId, id);
      if (deletedAt !== null) throw refuse.notFound();
      if (version !== command.version)
        throw refuse.conflict({ version: 'Someone has changed this since. Take another look.' });
      const next = { version: version + 1 };
      if (command.type === 'REMOVE') await keep(db, id, { ...next, deletedAt: at });
      else {
        const exception = readable(command.payload);
        await refuseTroubled(db, coachId, exception, id);
        await keep(db, id, { ...next, ...columnsOf(command.payload) });
        await callOff(db, asking, exception, command.payload);
      }
      await publishSlots(db, [coachId]);
      return id;
    });
    return exceptionShown(await rowOf(db, coachId, id));
  });
}

function readable(wanted: Wanted): Exception {
  const exception = exceptionOf(wanted);
  const isNear = wanted.startsAt >= '2000' && wanted.endsAt < '2200';
  if (exception === null || !isNear)
    throw refuse.invalid({ startsAt: 'Enter a valid start and end.' });
  return exception;
}

const columnsOf = ({ kind, timeZone, startsAt, endsAt, reason, visibleReason }: Wanted) => ({
  kind,
  timeZone,
  startsLocal: startsAt,
  endsLocal: endsAt,
  reason,
  visibleReason,
});

async function keep(
  db: Database,
  id: string,
  columns: Partial<typeof availabilityExceptions.$inferInsert>,
): Promise<void> {
  await db.orm.update(availabilityExceptions).set(columns).where(eq(availabilityExceptions.id, id));
}

async function rowOf(db: Database, coachId: string, id: string) {
  const [row] = await db.orm
    .select()
    .from(availabilityExceptions)
    .where(and(eq(availabilityExceptions.id, id), eq(availabilityExceptions.coachId, coachId)));
  if (!row) throw refuse.notFound();
  return row;
}

async function refuseTroubled(
  db: Database,
  coachId: string,
  wanted: Exception,
  id: string,
): Promise<void> {
  const rows = await db.orm
    .select()
    .from(availabilityExceptions)
    .where(
      and(
        eq(availabilityExceptions.coachId, coachId),
        isNull(availabilityExceptions.deletedAt),
        ne(availabilityExceptions.id, id),
      ),
    );
  const others = rows.flatMap(({ kind, timeZone, startsLocal, endsLocal }) => {
    const times = { timeZone, startsAt: startsLocal, endsAt: endsLocal };
    return exceptionOf({ kind: kind as ExceptionKind, ...times }) ?? [];
  });
  const troubles = exceptionTroubles(wanted, others);
  if (Object.keys(troubles).length > 0) throw refuse.invalid(troubles);
}
