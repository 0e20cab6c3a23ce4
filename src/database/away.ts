import { violationOf } from './violations.ts';

/** The database server can't be reached, went away or does not answer. What was asked of it may have been done or not: nothing is asked again by itself. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause?: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** What the system says of a connection that can't be had or is gone. */
const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/** What the driver says of one; it gives no codes. */
const driverMessages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);

/** Whether this error of the driver says that a connection is gone or can't be had. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isLostConnection);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return systemCodes.has(code) || driverMessages.has(error.message);
}

/** Why the database can't serve at the moment, however many errors are wrapped around it; null when it is none of that. */
export function unavailabilityOf(error: unknown): 'away' | 'full' | null {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof DatabaseAway) return 'away';
  const code = violationOf(error)?.code ?? '';
  if (code === '53100') return 'full';
  // Connection exceptions, a server that stops or starts, and one that has no connection left.
  return /^(?:08|57P|53300)/.test(code) ? 'away' : null;
}
