import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Route } from '#contract/kernel/endpoint.ts';
import type { Environment } from '../environment.ts';
import { rangeOf, type ByteRange } from './byte-range.ts';

/** What is kept elsewhere and read as it is sent, so that its size is nothing to us. */
export interface StoredContent {
  readonly byteLength: number;
  /** Another one for another content. */
  readonly tag: string;
  readonly open: (range?: ByteRange) => Promise<Readable>;
}

/** What a handler gives back where the contract answers with a file. */
export interface FileAnswer {
  readonly content: Uint8Array | StoredContent;
  /** One of the media types of the contract. */
  readonly mediaType: string;
  /** What the file is called where it is saved. */
  readonly name: string;
  /** For ever: what is at this address never changes. Nobody keeps a copy when left out. */
  readonly cache?: 'forever';
  /** It is to be saved, whatever it is. */
  readonly isToBeSaved?: boolean;
}

/** Pictures, sound and films may be shown in place: none of them can do anything. Everything else is only ever saved. */
const shown = /^(image\/(png|jpeg|webp|gif)|audio\/(mpeg|wav|x-m4a)|video\/(mp4|webm|quicktime))$/;

/** A file on the wire: taken for what it says it is and for nothing else, with no right to do anything. */
export async function presentFile(
  c: Context<Environment>,
  route: Route,
  mediaTypes: readonly string[],
  result: unknown,
): Promise<Response> {
  const { content, mediaType, name, cache, isToBeSaved } = result as FileAnswer;
  if (!mediaTypes.includes(mediaType))
    throw new Error(`${route} answers with ${mediaType}, which is not in its contract.`);
  const disposition = shown.test(mediaType) && !isToBeSaved ? 'inline' : 'attachment';
  const headers = {
    'Content-Type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'Content-Disposition': `${disposition}; filename*=UTF-8''${rfc5987(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'Cache-Control': cache === 'forever' ? 'private, max-age=31536000, immutable' : 'no-store',
  };
  return content instanceof Uint8Array
    ? c.body(Uint8Array.from(content).buffer, 200, headers)
    : presentStored(c, content, headers);
}

/** All of it, or the part that is asked for: a player goes to any second without what comes before. */
export async function presentStored(
  c: Context<Environment>,
  { byteLength, tag, open }: StoredContent,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const etag = `"${tag}"`;
  const condition = c.req.header('if-range');
  const isAsBefore = condition === undefined || condition === etag;
  const range = isAsBefore ? rangeOf(c.req.header('range'), byteLength) : 'whole';
  const all = { ...headers, 'Accept-Ranges': 'bytes', ETag: etag };
  if (range === 'outside')
    return c.body(null, 416, { ...all, 'Content-Range': `bytes */${byteLength}` });
  const isWhole = range === 'whole';
  const length = isWhole ? byteLength : range.last - range.first + 1;
  const sent = {
    ...all,
    'Content-Length': String(length),
    ...(!isWhole && { 'Content-Range': `bytes ${range.first}-${range.last}/${byteLength}` }),
  };
  const status = isWhole ? 200 : 206;
  if (c.req.method === 'HEAD') return c.body(null, status, sent);
  const stream = await open(isWhole ? undefined : range);
  return c.body(Readable.toWeb(stream) as ReadableStream, status, sent);
}

const rfc5987 = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (each) => `%${each.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
