import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isLoopback, isPublic } from './addresses.ts';
import { OutboundRefused } from './refused.ts';

export interface Hop {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What comes as a stream is sent as it comes, and once. */
  readonly body: string | Uint8Array | Readable | null;
  readonly signal: AbortSignal;
  /** Bytes of an answer's body. */
  readonly mostBytes: number;
  /** Servers of this very machine may be asked, and without https. */
  readonly allowLoopback: boolean;
}

/**
 * Asks one server and follows nothing. The address is checked where the connection is made, so that a name that answers differently the second
 * time gains nothing. Rejects with {@link OutboundRefused}, or with what the network said.
 */
export function hop({ url, method, headers, body, signal, ...rules }: Hop): Promise<Response> {
  const { mostBytes, allowLoopback } = rules;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  const mayReach = (address: string): boolean =>
    isLoopback(address) ? allowLoopback : isSecure && isPublic(address);
  return new Promise((resolve, reject) => {
    if (!isSecure && !(url.protocol === 'http:' && allowLoopback && namesThisMachine(host)))
      return reject(new OutboundRefused('protocol'));
    if (isIP(host) !== 0 && !mayReach(host)) return reject(new OutboundRefused('address'));
    const ask = isSecure ? secureRequest : plainRequest;
    const request = ask(url, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      agent: false,
      signal,
      lookup: checked(mayReach),
    });
    request.on('error', reject);
    request.on('response', (message) => {
      read(message, mostBytes).then(
        (bytes) => resolve(responseOf(message, bytes)),
        (error: unknown) => {
          request.destroy();
          reject(error);
        },
      );
    });
    if (!(body instanceof Readable)) request.end(body ?? undefined);
    else {
      body.on('error', (error) => request.destroy(error));
      request.on('close', () => body.destroy());
      body.pipe(request);
    }
  });
}

const namesThisMachine = (host: string): boolean =>
  isIP(host) === 0 ? /^(.+\.)?localhost$/.test(host) : isLoopback(host);

/** Finds the addresses of a name, and none when one of them is out of bounds. */
const checked =
  (mayReach: (address: string) => boolean): LookupFunction =>
  (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '');
      else if (!first || !addresses.every(({ address }) => mayReach(address)))
        callback(new OutboundRefused('address'), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

async function read(message: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new OutboundRefused('size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const withoutBody = new Set([204, 205, 304]);

function responseOf({ statusCode = 502, headers }: IncomingMessage, bytes: Buffer): Response {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) given.append(name, one);
  const body = withoutBody.has(statusCode) ? null : new Uint8Array(bytes);
  return new Response(body, { status: statusCode, headers: given });
}
