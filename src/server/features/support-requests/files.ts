import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { files, supportAnswers, supportRequests } from '#database/schema/index.ts';
import { attachFiles, attachmentsOf } from '#server/files/attached-files.ts';
import { dropFiles, openFile } from '#server/files/kept-files.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import type { Services } from '#server/services.ts';
import { visibleRequests } from './visible.ts';

/** What a file is kept for that came with a request or with an answer; its owner is the one of the two. */
const purpose = 'support';

/** A request, or an answer, takes the files that its sender chose. */
export const attach = (
  db: Database,
  chosen: readonly string[],
  whose: { readonly owner: string; readonly sender: string },
): Promise<void> => attachFiles(db, chosen, { purpose, ...whose });

/** The files of a request and its answers, by the one of them that they came with. */
export const filesOf = (db: Database, owners: readonly string[]) =>
  attachmentsOf(db, purpose, owners);

/** A file of a request, for whoever sees the request. */
export async function openSupportFile(
  { db, files: store }: Pick<Services, 'db' | 'files'>,
  {
    request,
    file,
    reader,
  }: { readonly request: string; readonly file: string; readonly reader: Principal },
) {
  const answers = db.orm
    .select({ id: supportAnswers.id })
    .from(supportAnswers)
    .where(eq(supportAnswers.requestId, request));
  const [found] = await db.orm
    .select({ id: files.id })
    .from(files)
    .innerJoin(supportRequests, eq(supportRequests.id, request))
    .where(
      and(
        eq(files.id, file),
        eq(files.purpose, purpose),
        or(eq(files.ownerId, request), inArray(files.ownerId, answers)),
        visibleRequests(reader),
      ),
    );
  const opened = found ? await openFile({ db, files: store }, found.id) : null;
  if (!opened) throw refuse.notFound();
  return opened;
}

/** Somebody is erased: what came with their requests goes, whoever sent it, and what they sent to others. */
export const dropSupportFilesOf = (db: Database, person: string, at: number): Promise<void> => {
  const owners = sql`select r.id from support_requests r where r.created_by = ${person}
    union select a.id from support_answers a join support_requests r on r.id = a.request_id
    where a.author_id = ${person} or r.created_by = ${person}`;
  return dropFiles(db, and(eq(files.purpose, purpose), sql`${files.ownerId} in (${owners})`), at);
};
