import { draftOfSender, keepDraft } from '#server/files/draft-files.ts';
import type { Incoming } from '#server/files/incoming.ts';
import { mediaTypeOf } from '#server/files/media-type-of.ts';
import { endUpload, uploadOf, type FileUploadRow } from '#server/files/unfinished-files.ts';
import { Refusal, refuse } from '#server/http/answers/refusal.ts';
import type { Services } from '#server/services.ts';

interface Finishing {
  readonly id: string;
  readonly by: string;
  readonly at: number;
}

type Keeping = Pick<Services, 'db' | 'files' | 'filePurposes' | 'parsing'>;

/** Looks at a file that is complete, and keeps it for whoever sent it. Asked again, it gives the same answer; what is refused is gone. */
export async function finish(services: Keeping, { id, by, at }: Finishing) {
  const { db, files } = services;
  const row = await uploadOf(services, by, id);
  if (!row) return finishedBefore(services, id, by);
  if (row.received < row.byteLength)
    throw refuse.conflict({ request: 'Part of this file hasn’t arrived yet.' });
  try {
    return await files.parts.whole(id, row.byteLength, (whole) => keep(services, row, whole, at));
  } catch (error) {
    if (error instanceof Refusal && error.status === 422)
      await db.transaction(() => endUpload(db, id, at));
    throw error;
  }
}

async function keep(services: Keeping, row: FileUploadRow, whole: Incoming, at: number) {
  const { db, files, filePurposes, parsing } = services;
  const { id, ownerId: by, name, purpose, byteLength } = row;
  const { accepts = [], wrongType } = filePurposes[purpose] ?? {};
  const taken = { field: 'file', accepts, wrongType };
  const mediaType = await mediaTypeOf(whole, taken, { parsing, by });
  const storedAs = await files.keep(id, whole);
  return db.transaction(async () => {
    if (!(await endUpload(db, id, at))) return finishedBefore(services, id, by);
    const content = { storedAs, byteLength };
    return keepDraft(db, { id, purpose, by, name, mediaType, content, at });
  });
}

/** Whoever asks again did not hear the answer. */
async function finishedBefore({ db }: Keeping, id: string, by: string) {
  const found = await draftOfSender(db, { file: id, by });
  if (!found) throw refuse.notFound();
  const { name, mediaType, byteLength } = found;
  return { id, name, mediaType, byteLength };
}
