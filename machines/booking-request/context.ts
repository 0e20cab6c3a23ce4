export type Step = 'session' | 'credit' | 'coach' | 'time' | 'message' | 'review';

/** Position and choices, as they stand in the address. `from`: first local date shown, YYYY-MM-DD; `slot`: start, epoch milliseconds; `also`: other starts that would suit; `for`: a team, or null for oneself. */
export interface Choices {
  readonly step: Step;
  readonly session: string | null;
  readonly credit: string | null;
  readonly coach: string | null;
  readonly from: string | null;
  readonly slot: number | null;
  readonly also: readonly number[];
  readonly for: string | null;
  readonly message: string;
}

/** Something to choose; `reason` says why it can't be chosen, or is null. */
export interface Option {
  readonly id: string;
  readonly reason: string | null;
}

/** A session that can be booked, with the credits in the order in which they are drawn, and its coaches. `cost`: units of credit. */
export interface SessionOption {
  readonly id: string;
  readonly cost: number;
  /** Nobody has to confirm it. */
  readonly instant: boolean;
  readonly credits: readonly Option[];
  readonly coaches: readonly Option[];
}

export interface Options {
  readonly sessions: readonly SessionOption[];
  /** The teams that this person leads. */
  readonly teams: readonly string[];
}

/** A time on the grid. `start`: epoch milliseconds; `reasons`: why it can't be booked, empty when it can. */
export interface Slot {
  readonly start: number;
  readonly reasons: readonly string[];
}

/** A time that is kept. `until` and `at` (now) are epoch milliseconds of one and the same clock, the server's. */
export interface Hold {
  readonly id: string;
  readonly slot: number;
  readonly until: number;
  readonly at: number;
}

export interface Sent {
  readonly booking: string;
  /** The session needed no confirmation: it is booked already. */
  readonly instant: boolean;
}

/** Something the person must know; `noticeSentence` gives the words. Moments are epoch milliseconds. */
export type Notice =
  | { readonly kind: 'timeRefused'; readonly sentence: string; readonly next: readonly number[] }
  | { readonly kind: 'holdExpired'; readonly slot: number; readonly until: number }
  | { readonly kind: 'creditGone' | 'refused'; readonly sentence: string }
  | { readonly kind: 'unreachable' };

/** What an actor of this machine rejects with; everything else counts as `unreachable`. */
export interface BookingRequestFailure {
  readonly reason: 'timeRefused' | 'creditGone' | 'refused' | 'unreachable';
  /** The server's own words. */
  readonly sentence?: string;
  /** The next free times, for `timeRefused`. */
  readonly next?: readonly number[];
}

export type BookingRequestInput = Partial<Choices>;

export interface BookingRequestContext {
  readonly choices: Choices;
  /** The step that the address asked for, until it is reached or found out of reach. */
  readonly wanted: Step | null;
  readonly options: Options | null;
  readonly slots: readonly Slot[];
  readonly hold: Hold | null;
  readonly notice: Notice | null;
  readonly sent: Sent | null;
}

export const noChoices: Choices = {
  step: 'session',
  session: null,
  credit: null,
  coach: null,
  from: null,
  slot: null,
  also: [],
  for: null,
  message: '',
};

export function startOf(input: BookingRequestInput): BookingRequestContext {
  const choices = { ...noChoices, ...input };
  return {
    choices,
    wanted: choices.step,
    options: null,
    slots: [],
    hold: null,
    notice: null,
    sent: null,
  };
}

export function failureOf(event: object): BookingRequestFailure {
  const error: unknown = 'error' in event ? event.error : null;
  if (typeof error !== 'object' || error === null) return { reason: 'unreachable' };
  const { reason, sentence, next } = error as Partial<BookingRequestFailure>;
  if (reason === 'timeRefused') return { reason, sentence, next: next ?? [] };
  if (reason === 'creditGone' || reason === 'refused') return { reason, sentence };
  return { reason: 'unreachable' };
}

export function noticeOf(failure: BookingRequestFailure): Notice {
  const { reason, sentence = '', next = [] } = failure;
  if (reason === 'unreachable') return { kind: reason };
  return reason === 'timeRefused' ? { kind: reason, sentence, next } : { kind: reason, sentence };
}
