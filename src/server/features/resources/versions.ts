import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { resourceVersions } from '#database/schema/index.ts';
import { takeDraft } from '#server/files/draft-files.ts';

/** A resource takes a file: it is the newest of its versions. */
export async function addVersion(
  db: Database,
  { file, resource, at }: { readonly file: string; readonly resource: string; readonly at: number },
): Promise<void> {
  await takeDraft(db, { file, purpose: 'resource', owner: resource });
  const number =
    (await db.orm.$count(resourceVersions, eq(resourceVersions.resourceId, resource))) + 1;
  await db.orm.insert(resourceVersions).values({ resourceId: resource, number, fileId: file, at });
}
