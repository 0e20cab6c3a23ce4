import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { ownExports, resources } from '#database/schema/index.ts';
import { resourceState } from '#machines/resource/states.gen.ts';
import { ownExportState } from '#machines/own-export/states.gen.ts';
import { keepFile } from '#server/files/kept-files.ts';
import { beginUpload } from '#server/files/unfinished-files.ts';
import type { Services } from '#server/services.ts';
import { seededAt } from '#tests/support/database.ts';
import type { Cast } from './callers.ts';

/** What is kept as files: everybody may see the picture who knows where it is; the export is the owner's alone. */
export async function filesOf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { people, booking }: Cast,
  { message = '', supportRequest = '' }: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const ownerId = people.owner?.id ?? '';
  const keep = (purpose: string, mediaType: string, whose = ownerId) => {
    const about = { purpose, ownerId: whose, name: purpose, mediaType, at: seededAt };
    return keepFile({ db, files }, { ...about, content: Buffer.from('kept') });
  };
  const fileId = await keep('ownExport', 'application/zip');
  return {
    // Nobody's, because the owner takes their own away.
    picture: await keep('picture', 'image/webp', randomUUID()),
    ownExport: await exportOf(db, ownerId, fileId),
    fileUpload: await uploadOf(db, ownerId),
    kaiFile: await keep('kai-conversation-draft', 'text/plain'),
    attachment: await keep('message', 'text/plain', message),
    supportFile: await keep('support', 'text/plain', supportRequest),
    resource: await resourceIn(db, booking, await keep('resource', 'text/plain')),
  };
}

/** A file of the member that has not arrived yet. */
async function uploadOf(db: Database, ownerId: string): Promise<string> {
  const id = randomUUID();
  const file = { purpose: 'resource', name: 'Worksheet', modifiedAt: seededAt, byteLength: 10 };
  await beginUpload(db, { ...file, id, ownerId }, seededAt);
  return id;
}

/** A file that lies in a booking. */
async function resourceIn(db: Database, target: string, file: string): Promise<string> {
  const id = randomUUID();
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  const row = { id, name: 'Worksheet', kind: 'file', file, scope: 'booking', target } as const;
  await db.orm.insert(resources).values({ ...row, ...stamps, status: resourceState.published });
  return id;
}

/** Everything about the member, ready to be taken along. */
async function exportOf(db: Database, userId: string, fileId: string): Promise<string> {
  const id = randomUUID();
  const times = { askedAt: seededAt, updatedAt: seededAt, expiresAt: seededAt + 86_400_000 };
  const row = { id, version: 2, userId, status: ownExportState.ready, fileId, ...times };
  await db.orm.insert(ownExports).values(row);
  return id;
}
