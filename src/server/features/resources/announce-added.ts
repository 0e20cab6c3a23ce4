import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { batchesOf } from '#domain/batches.ts';
import { resourceScopes } from '#domain/resources/vocabulary.ts';
import type { ResourcesFacts } from '#domain/notifications/rows/resources.ts';
import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { ResourceContext } from '#machines/resource/machine.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { resources } from '#database/schema/index.ts';
import { announce } from '#server/features/notifications/public.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Services } from '#server/services.ts';
import { readersOf, isForRole } from './readers.ts';
import { lookOf, placeFor } from './visible.ts';

/** The name under which the outbox knows what people are to be told of. */
export const announceResourcesJob = 'announceResources';

const place = z.object({ scope: z.enum(resourceScopes), target: z.string().nullable() });
type At = z.infer<typeof place>;

/** What is added to one place within this is told together. */
const together = 15 * MINUTE;

/** When everybody who may see a resource can: by noon of UTC its first day has begun wherever people are. */
const seenFrom = (day: string | null): number =>
  day === null ? 0 : Date.parse(`${day}T00:00:00Z`) + 12 * HOUR;

/** Tells of a resource once the quarter of an hour is over, together with what else was added there; sessions are silent. */
export async function announceLater(
  db: Database,
  {
    id,
    context,
    at,
  }: { readonly id: string; readonly context: ResourceContext; readonly at: number },
): Promise<void> {
  const { scope, target, availableFrom } = context;
  if (scope === 'session') return;
  await db.orm.update(resources).set({ toAnnounce: true }).where(eq(resources.id, id));
  const runAt = (Math.floor(Math.max(at, seenFrom(availableFrom)) / together) + 1) * together;
  const payload: At = { scope, target };
  const dedupeKey = `${announceResourcesJob}:${target ?? scope}:${runAt}`;
  await enqueue(db, [{ kind: announceResourcesJob, payload, dedupeKey, runAt }], at);
}

export const announceResourcesDelivery =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): Delivery =>
  async (payload, id) => {
    const { scope, target } = place.parse(payload);
    await db.transaction(() =>
      announceWaiting(db, { scope, target, eventId: id, at: clock.now() }),
    );
  };

const notices = {
  global: 'GlobalResourcesAdded',
  programme: 'ProgrammeResourcesAdded',
  booking: 'BookingResourcesAdded',
} as const;

/** Tells those whom they are for of what was added to a place, of which nobody was told; nobody hears of what is their own. */
async function announceWaiting(
  db: Database,
  { scope, target, eventId, at }: At & { readonly eventId: string; readonly at: number },
): Promise<void> {
  if (scope === 'session') return;
  const waiting = await db.orm
    .select()
    .from(resources)
    .where(
      and(
        eq(resources.scope, scope),
        target === null ? isNull(resources.target) : eq(resources.target, target),
        eq(resources.toAnnounce, true),
      ),
    )
    .orderBy(asc(resources.createdAt), asc(resources.id))
    .for('update');
  const seen = waiting.filter(({ availableFrom }) => seenFrom(availableFrom) <= at);
  const [first] = seen;
  if (!first) return;
  const ids = seen.map((row) => row.id);
  await db.orm.update(resources).set({ toAnnounce: false }).where(inArray(resources.id, ids));
  const found = await placeFor(lookOf(db, system, at), scope, target);
  if (scope !== 'global' && found === null) return;
  const added = seen.filter(({ deletedAt }) => deletedAt === null);
  const path = scope === 'global' ? '/app/resources' : `/app/${scope}s/${target}/resources`;
  const recipients = await readersOf(db, scope, target);
  for (const recipientIds of batchesOf(recipients, 500))
    await announce(db, {
      notice: notices[scope],
      about: {
        entity: scope === 'global' ? 'resource' : scope,
        entityId: target ?? first.id,
        readings: (_, people) =>
          Promise.resolve(
            people.flatMap((recipient) => {
              const titles = added
                .filter((row) => row.createdBy !== recipient.id && isForRole(row, recipient.role))
                .map(({ name }) => name);
              const facts: ResourcesFacts = { titles, place: found?.name ?? '', path };
              return titles.length === 0
                ? []
                : [{ recipient, facts, groupKey: `resources:${eventId}` }];
            }),
          ),
      },
      recipientIds,
      at,
      eventId,
    });
}
