import { mostPictureBytes } from '../files/pictures.ts';
import { longestRecording, mostRecordingBytes } from '../kai-conversations/file-types.ts';
import { mostResourceBytes } from '../resources/file-types.ts';
import { mostBytes, mostRows } from '../uploads/user-columns.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The policy parameters (domain reference, 1); lengths are milliseconds. */
export interface PolicyParameters {
  readonly minNotice: number;
  readonly bookingHorizon: number;
  readonly slotStepMinutes: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly holdTtl: number;
  readonly requestTtl: number;
  /** A request lapses at the latest this long before the start. */
  readonly requestLastMoment: number;
  /** A coach is reminded to answer once so many percent of the time to answer have passed, and so long before it ends. */
  readonly firstNudge: number;
  readonly lastNudge: number;
  readonly lateWindow: number;
  readonly freeLateCancels: number;
  readonly joinOpens: number;
  /** The meeting room closes so long after the end. */
  readonly joinCloses: number;
  readonly noShowGrace: number;
  readonly outcomeAuto: number;
  /** Invitations can be sent and answered until this long before the start. */
  readonly inviteCutoff: number;
  /** So many come to a group booking at most; a session may have fewer seats. */
  readonly maxAttendees: number;
  readonly reminders: readonly [day: number, hour: number];
  /** Staff hear of a review whose average is lower, of 5. */
  readonly reviewThreshold: number;
  /** Notes of a session are due so long after its end; each reminder comes so long after the one before. */
  readonly noteDue: number;
  /** A coach is reminded so often of one note. */
  readonly noteReminders: number;
  /** Who holds credits hears when so many percent of a lot are left, and of so many in any case. */
  readonly lowCredit: number;
  readonly lowCreditLeft: number;
  /** The same so long before what is left expires. */
  readonly creditExpiryWarn: readonly [first: number, second: number, last: number];
  /** A programme is near its end when so many percent of its credits are used. */
  readonly nearCompleteUsed: number;
  /** The same so long before its last day is over. */
  readonly nearCompleteTime: number;
  /** Numbers about people are told to admins of organisations where they concern at least so many. */
  readonly minReportGroup: number;
  /** So many posts of somebody in the forum wait for approval before the next are published at once (domain reference, 1: threadModeration). */
  readonly postsHeld: number;
  /** So many wrong passwords in a row lock an account. */
  readonly signInFailures: number;
  /** For so long. */
  readonly signInLockTime: number;
  /** A link for choosing a password works for so long. */
  readonly linkTtl: number;
  /** Without a successful sync for so long a calendar is out of date, and for so long it is lost. */
  readonly calendarStale: number;
  readonly calendarLost: number;
  /** Bytes that pictures, files of resources, recordings and tables may have when they are sent, how long recordings may last, and rows of a table (domain reference, 1: uploadMax). */
  readonly pictureMax: number;
  readonly resourceMax: number;
  readonly recordingMax: number;
  readonly recordingLength: number;
  readonly tableMax: number;
  readonly tableRows: number;
  /** An account that was deleted is erased for good after so long; 0 keeps it (domain reference, 1: retention). */
  readonly retention: number;
}

export const defaultPolicy: PolicyParameters = {
  minNotice: day,
  bookingHorizon: 60 * day,
  slotStepMinutes: 15,
  bufferBefore: 0,
  bufferAfter: 10 * minute,
  holdTtl: 10 * minute,
  requestTtl: 48 * hour,
  requestLastMoment: 2 * hour,
  firstNudge: 50,
  lastNudge: 4 * hour,
  lateWindow: day,
  freeLateCancels: 0,
  joinOpens: 10 * minute,
  joinCloses: 30 * minute,
  noShowGrace: 10 * minute,
  outcomeAuto: 48 * hour,
  inviteCutoff: 2 * hour,
  maxAttendees: 12,
  reminders: [day, hour],
  reviewThreshold: 3,
  noteDue: day,
  noteReminders: 3,
  lowCredit: 20,
  lowCreditLeft: 1,
  creditExpiryWarn: [30 * day, 7 * day, day],
  nearCompleteUsed: 80,
  nearCompleteTime: 14 * day,
  minReportGroup: 5,
  postsHeld: 999,
  signInFailures: 5,
  signInLockTime: 15 * minute,
  linkTtl: 60 * minute,
  calendarStale: 15 * minute,
  calendarLost: day,
  pictureMax: mostPictureBytes,
  resourceMax: mostResourceBytes,
  recordingMax: mostRecordingBytes,
  recordingLength: longestRecording,
  tableMax: mostBytes,
  tableRows: mostRows,
  retention: 0,
};

/** The parameters an organisation may set for itself. */
export const overridable = [
  'minNotice',
  'bookingHorizon',
  'bufferBefore',
  'bufferAfter',
  'requestTtl',
  'lateWindow',
  'freeLateCancels',
  'noShowGrace',
  'inviteCutoff',
  'maxAttendees',
  'reminders',
  'reviewThreshold',
  'noteDue',
  'noteReminders',
  'lowCredit',
  'lowCreditLeft',
  'creditExpiryWarn',
  'nearCompleteUsed',
  'nearCompleteTime',
  'minReportGroup',
  'postsHeld',
  'retention',
] as const satisfies readonly (keyof PolicyParameters)[];

/** The product's parameters with an organisation's own where it may have them. */
export function policyWith(
  base: PolicyParameters,
  overrides: Readonly<Record<string, unknown>>,
): PolicyParameters {
  const own = Object.fromEntries(
    overridable
      .filter((key) => overrides[key] !== undefined)
      .map((key) => [key, ownOf(overrides[key], base[key])]),
  );
  return { ...base, ...own };
}

/** Of several lengths each that an organisation has not set is the product's. */
const ownOf = (own: unknown, standard: number | readonly number[]): unknown => {
  if (!Array.isArray(own) || typeof standard === 'number') return own;
  const all: readonly unknown[] = own;
  return standard.map((each, index) => all[index] ?? each);
};

/** When an unanswered request lapses (domain reference, 1: requestTtl). */
export const requestExpiry = (
  policy: Pick<PolicyParameters, 'requestTtl' | 'requestLastMoment'>,
  createdAt: number,
  startsAt: number,
): number =>
  Math.max(createdAt, Math.min(createdAt + policy.requestTtl, startsAt - policy.requestLastMoment));
