import type { Readable } from 'node:stream';
import { hop } from './hop.ts';
import { OutboundRefused } from './refused.ts';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What comes as a stream is sent as it comes. */
  readonly body?: string | Uint8Array | Readable | null;
  readonly signal?: AbortSignal;
  /** How often a GET may be sent on, 3 unless told; each time all rules hold anew. With 0 the answer that sends on is the answer. */
  readonly redirects?: number;
}

/** Asks another server. Whatever Waymark asks of others goes through here (security rules, 10). */
export type AskOutside = (url: string, question?: Question) => Promise<Response>;

interface Limits {
  /** Development and tests: servers of this very machine may be asked, and without https. */
  readonly allowLoopback: boolean;
  /** Bytes of an answer, 1 MiB unless told. */
  readonly mostBytes?: number;
  /** Milliseconds for everything, redirects included; 10 seconds unless told. */
  readonly timeout?: number;
}

/**
 * The way out: https only, public addresses only, on every hop; answers end at a size and a time. Rejects with {@link OutboundRefused}, or with
 * what the network said.
 */
export const outside =
  ({ allowLoopback, mostBytes = 1_048_576, timeout = 10_000 }: Limits): AskOutside =>
  async (
    address,
    { method = 'GET', headers = {}, body = null, signal, redirects = 3 }: Question = {},
  ) => {
    const end = AbortSignal.timeout(timeout);
    const rules = {
      allowLoopback,
      mostBytes,
      signal: signal ? AbortSignal.any([signal, end]) : end,
    };
    let url = new URL(address);
    let carried = headers;
    for (let left = redirects; ; left -= 1) {
      const response = await hop({ ...rules, url, method, headers: carried, body });
      const next = response.headers.get('location');
      const isSentOn = next !== null && [301, 302, 303, 307, 308].includes(response.status);
      if (!isSentOn || redirects === 0 || method !== 'GET') return response;
      if (left === 0) throw new OutboundRefused('redirects');
      const from = url.origin;
      url = new URL(next, url);
      if (url.origin !== from) carried = withoutCredentials(carried);
    }
  };

const withoutCredentials = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(authorization|cookie)$/i.test(name)),
  );
