import type { ErrorBody } from '#contract/kernel/errors.ts';
import type { Owed } from '#domain/people/owed.ts';
import { counted } from '#domain/text/counted.ts';

/** Field key to sentence. Keys that are no field: `event` (a guard said no), `request` (the request as a whole), `consent` (something to do first). */
export type FieldErrors = Readonly<Record<string, string>>;

const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;
export type RefusalStatus = keyof typeof titles;

/** An answer of the API that is no success, thrown from anywhere below a handler. It rolls back the transaction it is thrown in. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly errors: FieldErrors;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: RefusalStatus,
    errors: FieldErrors,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${Object.keys(errors).join(', ')}`);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }

  get body(): ErrorBody {
    return { status: this.status, title: titles[this.status], errors: { ...this.errors } };
  }
}

/** Sentences of refusals that have no field (domain reference, 14; specification, 8). */
export const refusalSentences = {
  forbidden: 'You do not have the necessary permissions.',
  notFound: 'We couldn’t find that. It may have been deleted.',
  system:
    'System error. Please contact site administrators. We apologise for the inconvenience caused.',
  foreignPage: 'This request came from another website, so we blocked it.',
  consent: 'Accept our current privacy policy and terms to continue.',
  temporaryPassword: 'Choose your own password to continue.',
  busy: 'We’re very busy at the moment. Try again in a few seconds.',
  away: 'We can’t reach our records at the moment. Try again in a few seconds.',
  filesAway: 'We can’t reach our files at the moment. Try again in a few seconds.',
  full: 'We can’t save anything at the moment. Try again in a few minutes.',
  tooOften: (minutes: number) =>
    `You’re doing that too often. Try again in ${counted(minutes, 'minute')}.`,
} as const;

/** The refusals a feature may give: `throw refuse.notFound()`. Foreign and absent records get the same `notFound`. */
export const refuse = {
  notFound: () => new Refusal(404, { request: refusalSentences.notFound }),
  forbidden: (sentence: string = refusalSentences.forbidden) =>
    new Refusal(403, { request: sentence }),
  /** They have something to do first; the key tells the browser to ask what. */
  consent: (owed: readonly Owed[] = []) =>
    new Refusal(403, {
      consent: owed.includes('password')
        ? refusalSentences.temporaryPassword
        : refusalSentences.consent,
    }),
  /** The input is well formed and still can't be accepted (422). */
  invalid: (errors: FieldErrors) => new Refusal(422, errors),
  /** The record is not as the caller believed (409). */
  conflict: (errors: FieldErrors) => new Refusal(409, errors),
  /** Too many attempts (429). Whole minutes until the next one, at least 1. */
  tooOften: (minutes: number) => {
    const whole = Math.max(1, Math.ceil(minutes));
    return new Refusal(
      429,
      { request: refusalSentences.tooOften(whole) },
      { 'Retry-After': String(whole * 60) },
    );
  },
  /** What a chart's `decide` refused: its status and sentences as they are. */
  decided: ({ status, errors }: { status: 403 | 409 | 422; errors: FieldErrors }) =>
    new Refusal(status, errors),
} as const;
