import type { ErrorBody } from '#contract/kernel/errors.ts';

interface Details {
  readonly status?: number;
  readonly statusText?: string;
  readonly body?: ErrorBody | null;
  readonly cause?: unknown;
}

/**
 * Why a call gave no data. `refused`: the server said no. `unauthorized`: 401 without a body, the bearer token was not accepted;
 * it is told to nobody, the session sees to it. `unreachable`: no answer. `unparseable`: an answer that is not what it says it is.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'refused' | 'unauthorized' | 'unreachable' | 'unparseable';
  /** 0 without an answer. */
  readonly status: number;
  readonly statusText: string;
  /** Title and field errors, where the answer had them. */
  readonly body: ErrorBody | null;

  constructor(
    kind: ApiError['kind'],
    { status = 0, statusText = '', body = null, cause }: Details = {},
  ) {
    super(`${kind} ${status} ${statusText}`.trim(), { cause });
    this.kind = kind;
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }

  /** What was asked for is not there, or not for whoever asks. */
  get isOutOfSight(): boolean {
    return this.status === 404 || this.status === 403;
  }
}

/** The token that was sent is not accepted, or there is none. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'unauthorized';

/** A body with an errors map of strings, a numeric status and a title (specification, 5). */
export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  if (!('status' in value && 'title' in value && 'errors' in value)) return false;
  const { status, title, errors } = value;
  if (
    typeof status !== 'number' ||
    typeof title !== 'string' ||
    typeof errors !== 'object' ||
    errors === null
  )
    return false;
  return Object.values(errors).every((sentence) => typeof sentence === 'string');
}
