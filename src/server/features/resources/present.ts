import { desc, eq } from 'drizzle-orm';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { files, resourceVersions } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { besideResources, fileColumns } from './beside.ts';
import { thumbnailAddress } from './file-links.ts';
import type { ResourceRow } from './kind.ts';
import { readerPositionOf } from './progress.ts';
import { countReaders } from './readers.ts';

/** Who is told which files there were: staff, and whoever added it. */
const looksAfter = (row: Pick<ResourceRow, 'createdBy'>, { by }: Stamp): boolean =>
  isStaff(by) || row.createdBy === by.id;

/** What the list says about resources. */
export async function summarise(db: Database, rows: readonly ResourceRow[], reader: Stamp) {
  if (rows.length === 0) return [];
  const beside = await besideResources(db, rows, reader.by);
  const counted = rows.flatMap((row) => beside.get(row.id) ?? []);
  const readersOf = await countReaders(
    db,
    counted.flatMap(({ row, isCounted }) => (isCounted ? row : [])),
  );
  return rows.map((row) => {
    const found = beside.get(row.id);
    if (!found) throw refuse.notFound();
    return {
      name: row.name,
      kind: row.kind,
      file: found.file,
      thumbnail: row.thumbnail === null ? null : thumbnailAddress(row.id, row.thumbnail),
      url: row.url,
      description: row.description,
      audience: row.audience,
      durationMinutes: row.durationMinutes,
      availableFrom: row.availableFrom,
      availableTo: row.availableTo,
      scope: row.scope,
      target:
        row.target === null || found.placeName === null
          ? null
          : { id: row.target, name: found.placeName },
      categories: found.categories,
      addedBy: found.author,
      mayMark: row.deletedAt === null && !isStaff(reader.by),
      progress: found.progress,
      found: null,
      openedBy: found.openedBy,
      openedOf: found.isCounted ? readersOf(row) : null,
    };
  });
}

/** What the page of one says besides. */
export async function detailOf(db: Database, row: ResourceRow, reader: Stamp) {
  return {
    article: row.article,
    position: await readerPositionOf(db, row.id, reader.by.id),
    versions: looksAfter(row, reader) ? await versionsOf(db, row.id) : null,
  };
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
