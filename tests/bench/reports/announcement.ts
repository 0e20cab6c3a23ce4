import { sql } from 'drizzle-orm';
import { batchesOf } from '#domain/batches.ts';
import { newId } from '#domain/ids.ts';
import { resources, notifications } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import '#server/reactions.ts';
import { announceResourcesDelivery } from '#server/features/resources/public.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { median, timed } from '../lists/frame.ts';
import type { Measured } from '../reports.ts';

const LIMIT = 3;
/** Milliseconds that somebody else may wait at the median for a notification of their own to be written meanwhile, on a server. */
const WAIT = 50;
/** Rows of one bare statement, as the product writes them. */
const PIECE = 500;

/** So many members of one organisation. */
export async function fillPeople(db: Database, people: number): Promise<void> {
  const organization = await anOrganisation(db, 'Harbour Health');
  await db.orm.execute(sql`
    insert into users (id, version, status, role, email, first_name, last_name, organization_id, time_zone, locale, created_at, updated_at)
    select gen_random_uuid(), 1, 'active', 'Member', 'n' || n || '@example.test', 'Mia', 'Walker ' || n,
      ${organization}, 'Europe/London', 'en-GB', now(), now() from generate_series(1, ${people}::int) n`);
  await db.script('vacuum analyze users');
}

/** Everybody is told of a resource of the library, beside the same rows written bare; others go on meanwhile. */
export async function benchAnnouncement(
  db: Database,
  { isEmbedded, say }: Measured,
): Promise<string[]> {
  const staff = await aPerson(db, 'Admin', 'Sam Grant');
  const now = Date.now();
  const clock = { now: () => now };
  const resource = {
    id: newId(now),
    status: 'active',
    scope: 'global',
    name: 'A worksheet',
    kind: 'link',
    url: 'https://example.test/worksheet',
    toAnnounce: true,
    createdBy: staff.id,
    createdAt: now,
    updatedAt: now,
  };
  await db.orm.insert(resources).values(resource as never);
  const deliver = announceResourcesDelivery({ db, clock });
  const waits: number[] = [];
  const others = async (isOver: () => boolean) => {
    while (!isOver())
      waits.push(
        await timed(() =>
          db.orm.insert(notifications).values({
            id: newId(),
            type: 'RoleUpdate',
            recipientId: staff.id,
            organizationId: null,
            text: 'Your role is now Admin.',
            times: [],
            link: '/app/profile',
            entity: 'user',
            entityId: staff.id,
            groupKey: newId(),
            createdAt: now,
          }),
        ),
      );
  };
  say('everybody is told');
  let isOver = false;
  const beside = isEmbedded ? Promise.resolve() : others(() => isOver);
  const own = await timed(() => deliver({ scope: 'global', target: null }, newId(now)));
  isOver = true;
  await beside;
  const written = await db.orm.select().from(notifications);
  const told = written.filter(({ type }) => type === 'GlobalResourcesAdded');
  await db.orm.delete(notifications);
  await db.script('vacuum notifications');
  const bare = await timed(() =>
    db.transaction(async () => {
      for (const rows of batchesOf(told, PIECE)) await db.orm.insert(notifications).values(rows);
    }),
  );
  const wait = median(waits);
  const fits = own <= bare * LIMIT && (isEmbedded || wait <= WAIT);
  const words = `${told.length} notifications in ${(own / 1000).toFixed(1)} s beside ${(bare / 1000).toFixed(1)} s of bare inserts, ${(own / bare).toFixed(2)} times${isEmbedded ? '' : `; others waited ${wait.toFixed(1)} ms for one of theirs`}`;
  say(`${words}: ${fits ? 'fits' : 'too slow'}`);
  return fits ? [] : [words];
}
