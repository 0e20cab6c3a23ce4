import { readFileSync } from 'node:fs';

/** How many connections there may be and how long a slow one may take. Times in milliseconds. */
export interface ConnectionLimits {
  /** Open connections of everybody together; further ones are closed at once. */
  readonly most: number;
  /** Open connections of one address (of one /64 network for IPv6); null: any number, where all come through a proxy. */
  readonly mostOfOneAddress: number | null;
  /** From the opening of the connection, or the first byte of a later request, until its headers are there. */
  readonly headers: number;
  /** From the first byte of a request to the last one of its body. */
  readonly request: number;
  /** A body that is still coming after this must come at {@link ConnectionLimits.leastRate}. */
  readonly bodyGrace: number;
  /** Bytes a second, on average since the headers were there. */
  readonly leastRate: number;
  /** Without a single byte in either direction while a request is being answered. */
  readonly silence: number;
  /** From the headers of a request to the last byte of its answer, but for streams of events, which have ends of their own. */
  readonly answer: number;
  /** A kept connection without a request. */
  readonly idle: number;
  /** Between two looks at the times above. */
  readonly look: number;
}

/** Unless the operator says otherwise. */
export const usualLimits: ConnectionLimits = {
  most: 4000,
  mostOfOneAddress: 512,
  headers: 10_000,
  request: 120_000,
  bodyGrace: 10_000,
  leastRate: 1024,
  silence: 30_000,
  answer: 120_000,
  idle: 10_000,
  look: 1000,
};

/** Descriptors that stay for the database, files and mails. */
const reserve = 256;

/** As many connections as wanted, but never more than this process may have descriptors for. */
export function affordable(wanted: number): number {
  const most = mostOpenFiles();
  return most === null ? wanted : Math.max(16, Math.min(wanted, most - reserve));
}

/** What the system grants this process; null where it does not tell. */
function mostOpenFiles(): number | null {
  try {
    const [, most] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === undefined ? null : Number(most);
  } catch {
    return null;
  }
}
