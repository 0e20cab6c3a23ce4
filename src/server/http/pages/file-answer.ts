import type { Context } from 'hono';
import type { Route } from '#contract/kernel/endpoint.ts';
import type { Environment } from '../environment.ts';

/** What a handler gives back where the contract answers with a file. */
export interface FileAnswer {
  readonly content: Uint8Array;
  /** One of the media types of the contract. */
  readonly mediaType: string;
  /** What the file is called where it is saved. */
  readonly name: string;
  /** For ever: what is at this address never changes. Nobody keeps a copy when left out. */
  readonly cache?: 'forever';
}

/** Pictures may be shown in place; everything else is only ever saved. */
const shown = /^image\/(png|jpeg|webp)$/;

/** A file on the wire: taken for what it says it is and for nothing else, with no right to do anything. */
export function presentFile(
  c: Context<Environment>,
  route: Route,
  mediaTypes: readonly string[],
  result: unknown,
): Response {
  const { content, mediaType, name, cache } = result as FileAnswer;
  if (!mediaTypes.includes(mediaType))
    throw new Error(`${route} answers with ${mediaType}, which is not in its contract.`);
  const disposition = shown.test(mediaType) ? 'inline' : 'attachment';
  return c.body(Uint8Array.from(content).buffer, 200, {
    'Content-Type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'Content-Disposition': `${disposition}; filename*=UTF-8''${rfc5987(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'Cache-Control': cache === 'forever' ? 'private, max-age=31536000, immutable' : 'no-store',
  });
}

const rfc5987 = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (each) => `%${each.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
