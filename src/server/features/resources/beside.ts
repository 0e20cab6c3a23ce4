import { eq, sql, type SQL } from 'drizzle-orm';
import type { ResourceProgress } from '#domain/resources/vocabulary.ts';
import { isStaff, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { aroundPage, asFound, pageItself } from '#database/paged/around-a-page.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
import { files, resources, users } from '#database/schema/index.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { rowsBeside } from '#database/paged/rows-beside.ts';
import type { ResourceRow } from './kind.ts';

/** The columns that a file is told by. */
export const fileColumns = {
  id: files.id,
  name: files.name,
  mediaType: files.mediaType,
  byteLength: files.byteLength,
};

type Counting = 'all' | 'where they coach' | 'their own';

/** Of which resources a reader is told how many have opened them: staff of all, coaches of what lies where they coach, and everybody of what they added. */
const countingOf = (by: Pick<Person, 'role'>): Counting =>
  isStaff(by) ? 'all' : by.role === 'Coach' ? 'where they coach' : 'their own';

const { id, createdBy, scope, target, file } = resources;
const isOwn = sql`${createdBy} = page.reader`;
const isCounted: Record<Counting, SQL> = {
  all: sql`true`,
  'where they coach': sql`(${isOwn} or ${scope} in ('programme', 'booking'))`,
  'their own': isOwn,
};

const categories = sql<{ id: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.position, c.id), '[]')
  from resource_category_resources l join resource_categories c on c.id = l.category_id
  where l.resource_id = ${id})`;

/** What it lies in is called; as a sub-select, because three more tables to be joined take longer to be weighed than to be read. */
const placeName = sql<string | null>`case ${scope}
  when 'programme' then (select p.name from programmes p where p.id = ${target})
  when 'session' then (select s.name from sessions s where s.id = ${target})
  when 'booking' then (select b.title from bookings b where b.id = ${target}) end`;

const progress = sql<ResourceProgress>`coalesce((
  select case when p.done_at is null then 'opened' else 'done' end
  from resource_progress p where p.resource_id = ${id} and p.user_id = page.reader), 'unseen')`;

const resourcesAround = aroundPage((db, counting: Counting) =>
  db.orm
    .select({
      row: resources,
      file: fileColumns,
      author: personReferenceColumns,
      placeName,
      categories,
      progress,
      isCounted: sql<boolean>`coalesce(${isCounted[counting]}, false)`,
      openedBy: sql<number | null>`case when ${isCounted[counting]} then (
        select count(*)::int from resource_progress o where o.resource_id = ${id}) end`,
    })
    .from(pageItself)
    .innerJoin(resources, sql`${id} = page.id`)
    .leftJoin(files, eq(files.id, file))
    .leftJoin(users, eq(users.id, createdBy))
    .orderBy(asFound)
    .prepare(''),
);

const beside = rowsBeside(resources, resourcesAround);

/** The resources of a page, with what stands beside them for whoever reads them. */
export const readResources = (db: Database, by: Pick<Person, 'role'>, page: PageOfIds) =>
  beside.read(db, countingOf(by), page);

/** What stands beside these for whoever reads them, by their ids. */
export const besideResources = (db: Database, rows: readonly ResourceRow[], by: Person) =>
  beside.of(db, rows, { id: by.id, shape: countingOf(by) });
