import { ApiError, isUnauthorized } from './api-error.ts';

/** The texts of the specification, section 8, and the one for a server that does not answer. */
export const messages = {
  system:
    'System error. Please contact site administrators. We apologise for the inconvenience caused.',
  forbidden: 'You do not have the necessary permissions.',
  submission: 'Error with submission.',
  unparseable:
    'We have received an error that we cannot parse. Please contact site administrators for assistance.',
  unreachable: 'We can’t reach the server. Check your connection and try again.',
  teamLeaders:
    'Failed to determine if user is a team leader. Ability to create group bookings may be incorrectly disabled. Please contact site administrators.',
  programmes:
    "Failed to fetch users' programmes. Ability to launch interactive resources may be incorrectly disabled. Please contact site administrators.",
} as const;

/** The statuses whose errors map is told. */
const explained = new Set([400, 403, 404, 422]);

/** What an alert says about an error (specification, 8, to the letter). Ask {@link isSilent} first. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return withoutForbidden(error);
  if (!(error instanceof ApiError)) return messages.system;
  if (error.kind === 'unparseable') return messages.unparseable;
  if (error.kind === 'unreachable') return messages.unreachable;
  const reasons = Object.values(error.body?.errors ?? {});
  return withoutForbidden(
    (explained.has(error.status) && summaryOf(reasons)) || error.statusText || messages.submission,
  );
}

/** The second kind of message: the status with its text. */
export function statusMessageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.kind === 'unparseable')
    return messageOf(error);
  return withoutForbidden(`${error.status} ${error.statusText}`.trim());
}

/**
 * What a page says where somebody's own doing was refused: the reasons whatever the status, so that a record changed by somebody else (409)
 * and too many attempts (429) are told in the words of the domain reference, 14; else like {@link messageOf}.
 */
export function reasonOf(error: unknown): string {
  const reasons = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
  if (reasons.length === 0 && error instanceof ApiError && error.status >= 500)
    return messages.system;
  return withoutForbidden(summaryOf(reasons) || messageOf(error));
}

/** What a page that broke says: the second kind, but nothing of the inside of a server. */
export const crashMessageOf = (error: unknown): string =>
  error instanceof ApiError && error.status >= 500 ? messages.system : statusMessageOf(error);

/** The sentences for the fields of a form; empty when the error has none. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? (error.body?.errors ?? {}) : {};

/** A 401 without a body shows no alert: the session renews itself or asks to sign in. */
export const isSilent = isUnauthorized;

function summaryOf([first, ...others]: readonly string[]): string {
  if (first === undefined || others.length === 0) return first ?? '';
  return `${first} and ${others.length} other ${others.length === 1 ? 'error' : 'errors'} with your submission`;
}

const withoutForbidden = (text: string): string =>
  text.replaceAll(/\bforbidden\b/gi, messages.forbidden);
