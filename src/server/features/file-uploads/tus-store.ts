import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { z } from 'zod';
import { mostUnfinished, partBytes } from '#domain/files/purposes.ts';
import { counted } from '#domain/text/counted.ts';
import { shownName, tooLarge } from '#server/files/receive.ts';
import { hasRoomFor } from '#server/files/space.ts';
import {
  beginUpload,
  countPart,
  endUpload,
  uploadOf,
  uploadsOf,
} from '#server/files/unfinished-files.ts';
import { Refusal, refusalSentences, refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import { policyFor } from '#server/policy-for.ts';
import type { Services } from '#server/services.ts';

/** What a sender says of a file before its first part. */
const said = z.object({
  purpose: z.string(),
  filename: z.string().max(1000).default(''),
  /** When it was last changed, in milliseconds. */
  modified: z.coerce.number().int().min(0).max(8.64e15).default(0),
});

interface OwnStore {
  readonly store: DataStore;
  /** Resolves when what came is counted: the library does not wait for that where the sender is lost. */
  readonly counted: () => Promise<unknown>;
}

/** The unfinished files of one person as the library asks for them: those of others are not there. */
export function storeOf(services: Services, { id: owner }: Principal): OwnStore {
  const { db, files, filePurposes, clock, settings } = services;
  let writing: Promise<unknown> = Promise.resolve();

  class OwnUploads extends DataStore {
    override extensions = ['creation', 'creation-with-upload', 'termination'];

    override async create(upload: Upload): Promise<Upload> {
      const about = said.safeParse(upload.metadata ?? {});
      const purpose = about.success ? about.data.purpose : '';
      const limits = Object.hasOwn(filePurposes, purpose) ? filePurposes[purpose] : undefined;
      if (!about.success || !limits) throw refuse.invalid({ purpose: 'Purpose is invalid.' });
      const byteLength = upload.size ?? 0;
      if (byteLength === 0) throw refuse.invalid({ file: 'This file is empty.' });
      const { parameters } = await policyFor(db, null);
      const most = limits.rule ? Math.min(limits.most, parameters[limits.rule]) : limits.most;
      if (byteLength > most)
        throw refuse.invalid({ file: limits.tooLarge?.(byteLength, most) ?? tooLarge(most) });
      if ((await uploadsOf(db, owner)).length >= mostUnfinished)
        throw refuse.conflict({
          file: `You have ${counted(mostUnfinished, 'unfinished file')}. Finish or remove one of them first.`,
        });
      await makeSureOfRoom(byteLength);
      const { filename, modified: modifiedAt } = about.data;
      const row = {
        id: upload.id,
        ownerId: owner,
        purpose,
        name: shownName(filename),
        modifiedAt,
        byteLength,
      };
      await beginUpload(db, row, clock.now());
      return upload;
    }

    override async getUpload(id: string): Promise<Upload> {
      const { byteLength: size, received: offset } = await own(id);
      return new Upload({ id, size, offset });
    }

    override write(stream: Readable, id: string, offset: number): Promise<number> {
      const written = this.#append(stream, id, offset);
      writing = written;
      return written;
    }

    async #append(stream: Readable, id: string, offset: number): Promise<number> {
      const row = await own(id);
      // oxlint-disable-next-line typescript/only-throw-error -- the library knows its refusals by these
      if (row.received !== offset) throw ERRORS.INVALID_OFFSET;
      await makeSureOfRoom(Math.min(row.byteLength - offset, partBytes));
      const more = await files.parts.append(id, offset, stream);
      return countPart(db, row, more, clock.now());
    }

    override async remove(id: string): Promise<void> {
      await own(id);
      await db.transaction(() => endUpload(db, id, clock.now()));
    }
  }

  /** What others have written since may have taken it. */
  const makeSureOfRoom = async (byteLength: number): Promise<void> => {
    if (!settings.bucket && !(await hasRoomFor(settings.dataFolder, byteLength)))
      throw new Refusal(503, { request: refusalSentences.full }, { 'Retry-After': '60' });
  };

  const own = async (id: string) => {
    const row = await uploadOf(services, owner, id);
    // oxlint-disable-next-line typescript/only-throw-error -- the library knows its refusals by these
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return row;
  };

  return { store: new OwnUploads(), counted: () => writing };
}
