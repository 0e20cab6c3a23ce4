import busboy from 'busboy';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { foreignLine } from '#domain/text/text.ts';
import type { UploadDeclaration } from '#contract/kernel/endpoint.ts';
import { Refusal, refuse } from '#server/http/answers/refusal.ts';
import type { FileStore } from './file-store.ts';
import type { Incoming } from './incoming.ts';
import { mediaTypeOf, type Reading } from './media-type-of.ts';

/** A file that somebody sends: its type is what its content is, whatever its name says. */
export interface ReceivedFile {
  /** The last part of the name it came with, on one line and without what nobody sees, at most 200 characters; to be shown, never to be used as a path. */
  readonly name: string;
  readonly mediaType: string;
  readonly byteLength: number;
  readonly content: () => Promise<Buffer>;
}

export interface Received {
  readonly file: ReceivedFile;
  /** The other parts of the form; `name[]` makes a list. */
  readonly fields: Readonly<Record<string, string | string[]>>;
  /** To be called when the request is answered, whatever came of it. */
  readonly discard: () => Promise<void>;
}

/** Bytes beyond the file that a form may have: its other parts, and what is read in vain so that the refusal reaches the sender. */
const slack = 4 * 1024 * 1024;
const mostFields = 20;

/** Reads a form with one file off the wire, no further than its limits. Throws refusals only. */
export async function receive(
  upload: UploadDeclaration,
  request: Request,
  store: FileStore,
  reading: Reading,
): Promise<Received> {
  const { field, most } = upload;
  const taken: { file: Promise<Incoming> | null; name: string; isTooLarge: boolean } = {
    file: null,
    name: '',
    isTooLarge: false,
  };
  const fields: Record<string, string | string[]> = {};
  const parser = parserOf(request, most);
  parser.on('file', (name: string, stream: Readable, { filename }: busboy.FileInfo) => {
    if (name !== field || taken.file) {
      stream.resume();
      return;
    }
    taken.name = shownName(filename);
    stream.on('error', heardElsewhere);
    stream.on('limit', () => (taken.isTooLarge = true));
    taken.file = store.takeIn(stream);
    taken.file.catch(heardElsewhere);
  });
  parser.on('error', heardElsewhere);
  parser.on('field', (name: string, value: string) => addField(fields, name, value));

  const read = await settled(pipeline(counted(request, most + slack), parser));
  const file = taken.file ? await settled(taken.file) : null;
  const discard = async () => {
    if (file?.ok) await store.discard(file.value);
  };
  try {
    if (taken.isTooLarge) throw refuse.invalid({ [field]: tooLarge(most) });
    if (!read.ok) throw read.error instanceof Refusal ? read.error : malformed();
    if (file && !file.ok) throw file.error;
    if (!file || file.value.byteLength === 0) throw refuse.invalid({ [field]: upload.missing });
    const { path, byteLength } = file.value;
    const mediaType = await mediaTypeOf(file.value, upload, reading);
    const content = () => readFile(path);
    return { file: { name: taken.name, mediaType, byteLength, content }, fields, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** A stream may fail before and after somebody waits for it; whoever waits hears of it. */
const heardElsewhere = (): void => undefined;

export const tooLarge = (most: number): string =>
  `Files can’t be larger than ${Math.floor(most / (1024 * 1024))} MB.`;

const malformed = () => new Refusal(400, { request: 'The form is damaged or ended too early.' });

type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; error: unknown };

const settled = <T>(promise: Promise<T>): Promise<Settled<T>> =>
  promise.then(
    (value): Settled<T> => ({ ok: true, value }),
    (error: unknown): Settled<T> => ({ ok: false, error }),
  );

function parserOf(request: Request, most: number): busboy.Busboy {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw noForm();
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        files: 1,
        fileSize: most,
        fields: mostFields,
        fieldNameSize: 100,
        fieldSize: 10_000,
        parts: mostFields + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw noForm();
  }
}

const noForm = () => new Refusal(415, { request: 'Send the file as multipart/form-data.' });

/** Bytes as they come, until they are too many to be anything that we take. */
async function* counted(request: Request, most: number): AsyncGenerator<Uint8Array> {
  const refusal = new Refusal(413, { request: 'The form is too large.' }, { Connection: 'close' });
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refusal;
  if (!request.body) return;
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > most) throw refusal;
    yield chunk;
  }
}

function addField(fields: Record<string, string | string[]>, key: string, value: string): void {
  const isList = key.endsWith('[]');
  const name = isList ? key.slice(0, -2) : key;
  if (value === '' || name === '__proto__') return;
  fields[name] = isList ? [fields[name] ?? [], value].flat() : value;
}

/** A name as people are shown it. */
export function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  return foreignLine(last.replaceAll(/\p{Cc}/gu, ''), 200) ?? 'file';
}
