import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { countReaders } from './readers.ts';
import { readerPositionOf, readerProgressOf } from './progress.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import {
  bookings,
  files,
  programmes,
  resourceCategories,
  resourceCategoryResources,
  resourceProgress,
  resourceVersions,
  sessions,
} from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { thumbnailAddress } from './file-links.ts';
import { peopleOf } from '#server/records/people.ts';
import type { ResourceRow } from './kind.ts';

/** Who is told who has opened it and which files there were: staff, and whoever added it. */
const looksAfter = (row: Pick<ResourceRow, 'createdBy'>, { by }: Stamp): boolean =>
  isStaff(by) || row.createdBy === by.id;

/** Who is told how many have opened it: also coaches, of what lies where they coach. */
const countsReaders = (row: Pick<ResourceRow, 'createdBy' | 'scope'>, reader: Stamp): boolean =>
  looksAfter(row, reader) ||
  (reader.by.role === 'Coach' && (row.scope === 'programme' || row.scope === 'booking'));

/** What the list says about resources. */
export async function summarise(db: Database, rows: readonly ResourceRow[], reader: Stamp) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const placeOf = await placesOf(db, rows);
  const fileOf = await filesOf(db, rows);
  const categoriesOf = await categoriesBy(db, ids);
  const personOf = await peopleOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  const progressOf = await readerProgressOf(db, ids, reader.by.id);
  const openedBy = await countOpened(
    db,
    rows.filter((row) => countsReaders(row, reader)).map(({ id }) => id),
  );
  const readersOf = await countReaders(
    db,
    rows.filter((row) => countsReaders(row, reader)),
  );
  return rows.map((row) => ({
    name: row.name,
    kind: row.kind,
    file: fileOf(row.file),
    thumbnail: row.thumbnail === null ? null : thumbnailAddress(row.id, row.thumbnail),
    url: row.url,
    description: row.description,
    audience: row.audience,
    durationMinutes: row.durationMinutes,
    availableFrom: row.availableFrom,
    availableTo: row.availableTo,
    scope: row.scope,
    target: placeOf(row.target),
    categories: categoriesOf(row.id),
    addedBy: personOf(row.createdBy),
    mayMark: row.deletedAt === null && !isStaff(reader.by),
    progress: progressOf(row.id),
    found: null,
    openedBy: countsReaders(row, reader) ? (openedBy.get(row.id) ?? 0) : null,
    openedOf: countsReaders(row, reader) ? readersOf(row) : null,
  }));
}

/** What the page of one says besides. */
export async function detailOf(db: Database, row: ResourceRow, reader: Stamp) {
  return {
    article: row.article,
    position: await readerPositionOf(db, row.id, reader.by.id),
    versions: looksAfter(row, reader) ? await versionsOf(db, row.id) : null,
  };
}

const fileColumns = {
  id: files.id,
  name: files.name,
  mediaType: files.mediaType,
  byteLength: files.byteLength,
};

async function filesOf(db: Database, rows: readonly ResourceRow[]) {
  const ids = rows.flatMap(({ file }) => (file === null ? [] : [file]));
  const found =
    ids.length === 0
      ? []
      : await db.orm.select(fileColumns).from(files).where(inArray(files.id, ids));
  return (id: string | null) => found.find((file) => file.id === id) ?? null;
}

async function versionsOf(db: Database, id: string) {
  const found = await db.orm
    .select({ ...fileColumns, number: resourceVersions.number, at: resourceVersions.at })
    .from(resourceVersions)
    .innerJoin(files, eq(files.id, resourceVersions.fileId))
    .where(eq(resourceVersions.resourceId, id))
    .orderBy(desc(resourceVersions.number));
  return found.map((version) => ({ ...version, at: wireInstant(version.at) }));
}

/** The programmes, sessions and bookings that they lie in, by name. */
async function placesOf(db: Database, rows: readonly ResourceRow[]) {
  const named = async (
    scope: ResourceRow['scope'],
    {
      table,
      name,
    }: {
      table: typeof programmes | typeof sessions | typeof bookings;
      name: typeof sessions.name | typeof programmes.name | typeof bookings.title;
    },
  ) => {
    const ids = rows.flatMap((row) =>
      row.scope === scope && row.target !== null ? [row.target] : [],
    );
    if (ids.length === 0) return [];
    return db.orm
      .select({ id: table.id, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(table.id, [...new Set(ids)]));
  };
  const found = [
    ...(await named('programme', { table: programmes, name: programmes.name })),
    ...(await named('session', { table: sessions, name: sessions.name })),
    ...(await named('booking', { table: bookings, name: bookings.title })),
  ];
  return (id: string | null) => found.find((place) => place.id === id) ?? null;
}

async function categoriesBy(db: Database, ids: readonly string[]) {
  const { categoryId, resourceId } = resourceCategoryResources;
  const found = await db.orm
    .select({ resource: resourceId, id: resourceCategories.id, name: resourceCategories.name })
    .from(resourceCategoryResources)
    .innerJoin(resourceCategories, eq(resourceCategories.id, categoryId))
    .where(and(inArray(resourceId, [...ids])))
    .orderBy(asc(resourceCategories.position), asc(resourceCategories.id));
  return (id: string) =>
    found.filter(({ resource }) => resource === id).map(({ resource: _, ...each }) => each);
}

async function countOpened(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const found = await db.orm
    .select({ id: resourceProgress.resourceId, many: sql<number>`count(*)::int` })
    .from(resourceProgress)
    .where(inArray(resourceProgress.resourceId, [...ids]))
    .groupBy(resourceProgress.resourceId);
  return new Map(found.map(({ id, many }) => [id, many]));
}
