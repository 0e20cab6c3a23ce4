import { ApiError } from '#web/api/api-error.ts';
import { reasonOf } from '#web/api/messages.ts';
import { NotMatched } from './use-matching.tsx';
import { notMatched, notTaken } from './words.ts';

/** Why a file did not arrive, and what to do about it: what has to do with the file can be put right. */
export function whyNotSent(error: unknown): string {
  if (error instanceof NotMatched) return notMatched;
  const isOfFile = error instanceof ApiError && error.status === 422;
  return isOfFile ? notTaken(reasonOf(error)) : reasonOf(error);
}
