import { DrizzleQueryError } from 'drizzle-orm/errors';

/** SQLSTATE codes that the code above the database acts upon. */
export const sqlState = {
  uniqueViolation: '23505',
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

export interface Violation {
  /** Five characters: PostgreSQL's SQLSTATE. */
  code: string;
  /** Name of the violated constraint, when there is one. */
  constraint: string | null;
}

export interface LoggableFailure {
  code: string | null;
  constraint: string | null;
  /** With `$1`, `$2` … in the places of its parameters. */
  statement: string | null;
}

/**
 * What a log may say about an error that came from a statement: drizzle's message and the database's details quote
 * people's data, so only the names of things are taken. Null when no statement failed.
 */
export function loggableFailure(error: unknown): LoggableFailure | null {
  const violation = violationOf(error);
  const statement = error instanceof DrizzleQueryError ? error.query : null;
  if (!violation && statement === null) return null;
  return { code: violation?.code ?? null, constraint: violation?.constraint ?? null, statement };
}

/** The database's own complaint inside an error, however many errors are wrapped around it; null when it has none. */
export function violationOf(error: unknown): Violation | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (
      'code' in current &&
      typeof current.code === 'string' &&
      /^[0-9A-Z]{5}$/.test(current.code)
    ) {
      const constraint =
        'constraint' in current && typeof current.constraint === 'string'
          ? current.constraint
          : null;
      return { code: current.code, constraint };
    }
  }
  return null;
}
