import { unavailabilityOf } from '#database/away.ts';
import { saidOf } from '#database/constraints/sentences.ts';
import { sqlState, violationOf } from '#database/violations.ts';
import { FilesAway } from './files-away.ts';
import type { Log } from '#server/log.ts';
import { Refusal, refusalSentences } from './refusal.ts';

/**
 * The answer to whatever a handler threw. A refusal is meant; a database that is away is told as that; a complaint of the database that no command foresaw is
 * answered by its constraint or its kind and noted; everything else is a fault of ours: logged with the request's id, and told with the specification's sentence (section 8).
 */
export function failureOf(
  error: unknown,
  log: Log,
  context: { request: string; route: string },
): Refusal {
  if (error instanceof Refusal) return error;
  const unavailable = refusalOfUnavailable(error, log, context);
  if (unavailable) return unavailable;
  const violation = violationOf(error);
  const refusal =
    violation && (refusalOfConstraint(violation.constraint) ?? refusalOfState(violation.code));
  if (violation && refusal) {
    log.warn('The database refused what a command let through.', {
      ...context,
      code: violation.code,
      constraint: violation.constraint,
    });
    return refusal;
  }
  log.error('A request failed.', error, context);
  return new Refusal(500, { request: refusalSentences.system });
}

/** What the pool of connections says when it has none to give; it has no code of its own. */
const poolExhausted = 'timeout exceeded when trying to connect';

const noSpace = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What goes by itself or by an operator's hand is no fault of the request: 503 says when to come again. Nothing is tried anew here. */
function refusalOfUnavailable(
  error: unknown,
  log: Log,
  context: { request: string; route: string },
): Refusal | null {
  const why = unavailabilityOf(error);
  if (why === 'away') {
    log.warn('The database does not answer.', context);
    return new Refusal(503, { request: refusalSentences.away }, { 'Retry-After': '5' });
  }
  if (error instanceof FilesAway) {
    // A key that is wrong stays wrong until an operator reads this.
    log.error('The store of files does not answer, or refuses.', error.cause, context);
    return new Refusal(503, { request: refusalSentences.filesAway }, { 'Retry-After': '5' });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (why === 'full' || noSpace.has(code)) {
    log.error('There is no space left to write to.', error, context);
    return new Refusal(503, { request: refusalSentences.full }, { 'Retry-After': '60' });
  }
  if (error instanceof Error && error.message === poolExhausted) {
    log.warn('No database connection became free in time.', context);
    return new Refusal(503, { request: refusalSentences.busy }, { 'Retry-After': '5' });
  }
  return null;
}

/** The sentence of the rule that the constraint is there for. */
function refusalOfConstraint(constraint: string | null): Refusal | null {
  const said = saidOf(constraint);
  return said && new Refusal(said.status ?? 422, { [said.field]: said.sentence });
}

function refusalOfState(code: string): Refusal | null {
  switch (code) {
    // Whoever begins anew and still meets a constraint that no request can violate has lost one race after another.
    case sqlState.uniqueViolation:
    case sqlState.exclusionViolation:
    case sqlState.serializationFailure:
    case sqlState.deadlockDetected:
      return new Refusal(409, {
        request: 'Someone else is changing this at the moment. Try again.',
      });
    default:
      // Class 22 are values that a column can't hold: too long, out of range, no such date.
      return code.startsWith('22')
        ? new Refusal(422, { request: 'One of the values is not allowed here.' })
        : null;
  }
}
