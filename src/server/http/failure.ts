import { sqlState, violationOf } from '#database/violations.ts';
import type { Log } from '#server/log.ts';
import { Refusal, refusalSentences } from './refusal.ts';

/**
 * The answer to whatever a handler threw. A refusal is meant; a complaint of the database that no command foresaw is answered by its kind
 * and noted; everything else is a fault of ours: logged with the request's id, and told with the specification's sentence (section 8).
 */
export function failureOf(
  error: unknown,
  log: Log,
  context: { request: string; route: string },
): Refusal {
  if (error instanceof Refusal) return error;
  const violation = violationOf(error);
  const refusal = violation && refusalOfState(violation.code);
  if (violation && refusal) {
    log.warn('The database refused what a command let through.', {
      ...context,
      code: violation.code,
      constraint: violation.constraint,
    });
    return refusal;
  }
  if (error instanceof Error && error.message === poolExhausted) {
    log.warn('No database connection became free in time.', context);
    return new Refusal(503, { request: refusalSentences.busy }, { 'Retry-After': '5' });
  }
  log.error('A request failed.', error, context);
  return new Refusal(500, { request: refusalSentences.system });
}

/** What the pool of connections says when it has none to give; it has no code of its own. */
const poolExhausted = 'timeout exceeded when trying to connect';

function refusalOfState(code: string): Refusal | null {
  switch (code) {
    case sqlState.uniqueViolation:
      return new Refusal(409, { request: 'This exists already.' });
    case sqlState.exclusionViolation:
      return new Refusal(409, { request: 'This time is taken already.' });
    case sqlState.foreignKeyViolation:
      return new Refusal(409, {
        request: 'Something that belongs to this has been changed or deleted. Load the page again.',
      });
    case sqlState.serializationFailure:
    case sqlState.deadlockDetected:
      return new Refusal(409, { request: 'Somebody else is changing the same thing. Try again.' });
    case sqlState.checkViolation:
      return new Refusal(422, { request: 'One of the values is not allowed here.' });
    default:
      // Class 22 are values that a column can't hold: too long, out of range, no such date.
      return code.startsWith('22')
        ? new Refusal(422, { request: 'One of the values is not allowed here.' })
        : null;
  }
}
