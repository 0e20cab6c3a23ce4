import type { Context } from 'hono';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Environment } from '../environment.ts';
import { acceptsBrotli, isKnown } from './conditions.ts';

const compress = promisify(brotliCompress);

/** Characters; less is hardly shorter when compressed. */
const worthwhile = 1_024;

/** Bytes of compressed answers that a process keeps; the one that was not asked for for the longest time makes room. */
const room = 8 * 1024 * 1024;

type Compressed = Promise<Uint8Array<ArrayBuffer>>;

const kept = new Map<string, { readonly answer: Compressed; size: number }>();
let taken = 0;

/**
 * An answer with the tag of its text: whoever says that they have it is told that it is the same, without it. What is asked for again, by whomever, is compressed
 * once.
 */
export async function tagged(c: Context<Environment>, text: string): Promise<Response> {
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
  c.header('ETag', tag);
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  if (text.length < worthwhile) return c.body(text);
  c.header('Vary', 'Accept-Encoding');
  if (!acceptsBrotli(c.req.header('accept-encoding'))) return c.body(text);
  const answer = await compressedOnce(tag, text);
  c.header('Content-Encoding', 'br');
  return c.body(answer);
}

/** Quickly: somebody waits for it. */
export const compressAnswer = (text: string): Compressed =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

function compressedOnce(tag: string, text: string): Compressed {
  const known = kept.get(tag);
  if (known) {
    kept.delete(tag);
    kept.set(tag, known);
    return known.answer;
  }
  const answer = compressAnswer(text);
  const entry = { answer, size: 0 };
  kept.set(tag, entry);
  void weigh(tag, entry);
  return answer;
}

/** Once it is there. */
async function weigh(tag: string, entry: { answer: Compressed; size: number }): Promise<void> {
  try {
    const { byteLength } = await entry.answer;
    if (kept.get(tag) !== entry) return;
    entry.size = byteLength;
    taken += entry.size;
    makeRoom();
  } catch {
    kept.delete(tag);
  }
}

function makeRoom(): void {
  for (const [tag, { size }] of kept) {
    if (taken <= room) return;
    kept.delete(tag);
    taken -= size;
  }
}
