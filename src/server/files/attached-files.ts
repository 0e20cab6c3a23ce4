import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PurposeName } from '#domain/files/purposes.ts';
import type { Database } from '#database/database.ts';
import { files } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { draftOfSender, takeDraft } from './draft-files.ts';

interface Attaching {
  readonly purpose: PurposeName;
  /** What takes them. */
  readonly owner: string;
  readonly sender: string;
}

/** Something that was written takes the files that its sender chose, inside the current transaction. */
export async function attachFiles(
  db: Database,
  chosen: readonly string[],
  { purpose, owner, sender }: Attaching,
): Promise<void> {
  for (const file of new Set(chosen)) {
    const found = await draftOfSender(db, { file, purpose, by: sender }, true);
    if (!found) throw refuse.invalid({ files: 'Choose these files again.' });
    await takeDraft(db, { file, purpose, owner });
  }
}

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly byteLength: number;
}

/** The files that came with each of these, by what took them. */
export async function attachmentsOf(
  db: Database,
  purpose: PurposeName,
  owners: readonly string[],
): Promise<ReadonlyMap<string, Attachment[]>> {
  if (owners.length === 0) return new Map();
  const { id, ownerId, name, mediaType, byteLength, createdAt } = files;
  const rows = await db.orm
    .select({ ownerId, id, name, mediaType, byteLength })
    .from(files)
    .where(and(eq(files.purpose, purpose), inArray(ownerId, [...owners])))
    .orderBy(asc(createdAt), asc(id));
  const byOwner = Map.groupBy(rows, (row) => row.ownerId);
  return new Map(
    [...byOwner].map(([owner, its]) => [owner, its.map(({ ownerId: _, ...file }) => file)]),
  );
}
