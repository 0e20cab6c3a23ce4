import { fromCallback, fromPromise } from 'xstate';
import type { PurposeName } from '#domain/files/purposes.ts';
import type { FileUploadEvent } from '#machines/file-upload/events.ts';
import { fileUploadMachine } from '#machines/file-upload/machine.ts';
import {
  FileUploadRefusal,
  FileUploadTrouble,
  type Begun,
  type SentFile,
} from '#machines/file-upload/setup.ts';
import { ApiError, isUnauthorized } from '#web/api/api-error.ts';
import type { DataOf } from '#web/api/call.ts';
import { reasonOf } from '#web/api/messages.ts';
import type { Services } from '#web/shell/services.ts';
import { forgetParts, sendParts, uploadsAddress } from './tus-sender.ts';
import * as texts from './texts.ts';

interface Host {
  readonly services: Pick<Services, 'api' | 'tokens'>;
  readonly file: File;
  readonly purpose: PurposeName;
  /** Whether another file of this page goes there. */
  readonly isTaken: (address: string) => boolean;
  /** What the page asks about a file once it is there; where the server refuses that, the file is of no use. */
  readonly look?: Look | undefined;
}

export type Look = (file: SentFile, signal: AbortSignal) => Promise<unknown>;

interface Addressed {
  readonly address: string | null;
}

/** A file of which the server has a part. */
export type Unfinished = DataOf<'GET /file-uploads'>[number];

export const addressOfUpload = (id: string): string => `${uploadsAddress}/${id}`;
const idIn = (address: string | null): string => address?.split('/').at(-1) ?? '';

/** The chart of a file that is sent, with a server behind it. */
export function hostedFileUpload({ services, file, purpose, isTaken, look }: Host) {
  const { api, tokens } = services;
  const bearer = () => tokens()?.bearer ?? null;
  return fileUploadMachine.provide({
    actors: {
      begin: fromPromise<Begun, Addressed>(async ({ input: { address }, signal }) => {
        const unfinished = await twice(() =>
          api.call('GET /file-uploads', { query: { purpose }, signal }),
        ).catch(fail);
        const found = unfinished.find((each) =>
          address === null
            ? isSameFile(each, file) && !isTaken(addressOfUpload(each.id))
            : addressOfUpload(each.id) === address,
        );
        // What was begun and is no longer unfinished is complete, or was too late: the server says which.
        if (!found) return { address, sent: 0, isComplete: address !== null };
        const { id, received, byteLength } = found;
        const isComplete = received === byteLength;
        return { address: addressOfUpload(id), sent: received, isComplete };
      }),
      send: fromCallback<FileUploadEvent, Addressed>(({ input: { address }, sendBack }) => {
        let reported = -1;
        return sendParts({
          file,
          purpose,
          address,
          bearer,
          onBegun: (begun) => sendBack({ type: 'upload.begun', address: begun }),
          onSent(sent) {
            const percent = Math.floor((sent / file.size) * 100);
            if (percent === reported) return;
            reported = percent;
            sendBack({ type: 'part.sent', sent });
          },
          onDone: () => sendBack({ type: 'file.sent' }),
          onFailed: (failure) => sendBack({ type: 'sending.failed', ...failure }),
        });
      }),
      finish: fromPromise<SentFile, Addressed>(async ({ input: { address }, signal }) => {
        const sent = await twice(() =>
          api.call('POST /file-uploads/{fileUpload}/events', {
            params: { fileUpload: idIn(address) },
            body: { type: 'FINISH', idempotencyKey: crypto.randomUUID() },
            signal,
          }),
        ).catch(fail);
        await look?.(sent, signal).catch(fail);
        return sent;
      }),
      forget: fromCallback<FileUploadEvent, Addressed>(({ input: { address } }) => {
        if (address !== null) void forgetParts(address, bearer).catch(() => undefined);
      }),
      hearConnection: fromCallback<FileUploadEvent>(({ sendBack }) => {
        const back = () => sendBack({ type: 'connection.back' });
        window.addEventListener('online', back);
        return () => window.removeEventListener('online', back);
      }),
    },
  });
}

/** By all that is known of a file before it is sent. */
export const isSameFile = (
  { name, byteLength, modifiedAt }: Pick<Unfinished, 'name' | 'byteLength' | 'modifiedAt'>,
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
): boolean =>
  name === file.name && byteLength === file.size && Date.parse(modifiedAt) === file.lastModified;

/** The first call finds out that the token is no longer good, the second waits for the next one. */
const twice = <T>(call: () => Promise<T>): Promise<T> =>
  call().catch((error: unknown) => {
    if (isUnauthorized(error)) return call();
    throw error;
  });

/** What the chart knows of a call that the server refused; one that is away, or busy, is asked again. */
function fail(error: unknown): never {
  if (error instanceof ApiError && error.status === 503)
    throw new FileUploadTrouble(reasonOf(error));
  const isFinal =
    error instanceof ApiError &&
    error.kind === 'refused' &&
    error.status < 500 &&
    // Some of it is missing after all.
    error.status !== 409 &&
    error.status !== 429;
  if (!isFinal) throw error;
  const refusal = error.status === 404 ? texts.wasNotFinished : reasonOf(error);
  throw new FileUploadRefusal(refusal);
}
