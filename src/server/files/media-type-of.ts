import { open, readFile } from 'node:fs/promises';
import { Refusal, refuse } from '#server/http/answers/refusal.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { ParsingRoom } from '#server/parsing/room/room.ts';
import { limits } from '#server/parsing/limits.ts';
import type { Incoming } from './incoming.ts';

export interface Reading {
  readonly parsing: ParsingRoom;
  /** Who sends the file. */
  readonly by: string;
}

interface Taken {
  /** Where the answer belongs. */
  readonly field: string;
  readonly accepts: readonly string[];
  /** What is said of anything else; the usual sentence when left out. */
  readonly wrongType?: string | undefined;
}

/** Bytes that say whether something is sound or film. */
const beginning = 1_048_576;

/** What the content is, as one of the types that are taken: refused otherwise. Text has no marks of its own: it is whatever decodes as such. */
export async function mediaTypeOf(
  incoming: Incoming,
  { field, accepts, wrongType = 'This type of file isn’t allowed.' }: Taken,
  { parsing, by }: Reading,
): Promise<string> {
  const look = async (content: Buffer): Promise<string | null> => {
    const found = await parsing.read('mediaType', { content }, by);
    return found === 'text/plain' && accepts.includes('text/csv') ? 'text/csv' : found;
  };
  try {
    const type = await typeIn(incoming, look);
    if (type !== null && accepts.includes(type)) return type;
  } catch (error) {
    if (!(error instanceof ParsingRefused)) throw error;
    // Whoever is told to try again finds it where it was.
    throw error.reason === 'busy'
      ? new Refusal(503, { request: error.message }, { 'Retry-After': '5' })
      : refuse.invalid({ [field]: error.message });
  }
  throw refuse.invalid({ [field]: wrongType });
}

/** Sound and film say what they are at their beginning, and hold nothing that runs; everything else is read whole, and is nothing where that is too much. */
async function typeIn(
  { path, byteLength }: Incoming,
  look: (content: Buffer) => Promise<string | null>,
): Promise<string | null> {
  if (byteLength > beginning) {
    const type = await look(await beginningOf(path));
    if (type !== null && /^(audio|video)\//.test(type)) return type;
    if (byteLength > limits.mediaType.bytes) return null;
  }
  return look(await readFile(path));
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const content = Buffer.alloc(beginning);
    const { bytesRead } = await file.read(content, 0, beginning, 0);
    return content.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
