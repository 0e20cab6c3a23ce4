import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { sessionLimits } from '#domain/bookings/session-limits.ts';
import { defaultPolicy, type overridable } from './parameters.ts';

type Overridable = (typeof overridable)[number];

/** Parameters that are several lengths, each a term of its own: in this order they are kept. */
export const lists = {
  reminders: ['firstReminder', 'secondReminder'],
  creditExpiryWarn: ['firstExpiryWarning', 'secondExpiryWarning', 'lastExpiryWarning'],
} as const satisfies Partial<Record<Overridable, readonly string[]>>;

/** A parameter of the policy that an organisation may set for itself, as people write it (domain reference, 1). */
export interface PolicyTerm {
  readonly key:
    | Exclude<Overridable, keyof typeof lists>
    | (typeof lists)[keyof typeof lists][number];
  readonly label: string;
  readonly unit:
    | 'minutes'
    | 'hours'
    | 'days'
    | 'times'
    | 'people'
    | 'posts'
    | 'credits'
    | 'rows'
    | 'MB'
    | 'of 5'
    | '%';
  readonly min: number;
  readonly max: number;
  /** The product's own value, in the unit. */
  readonly standard: number;
  /** What it decides, in a sentence. */
  readonly meaning: string;
  /** What 0 means where it is no amount. */
  readonly zero?: string;
}

const [firstReminder, secondReminder] = defaultPolicy.reminders;
const [firstWarning, secondWarning, lastWarning] = defaultPolicy.creditExpiryWarn;

export const policyTerms = [
  {
    key: 'minNotice',
    label: 'Notice',
    unit: 'hours',
    min: 0,
    max: 720,
    standard: defaultPolicy.minNotice / HOUR,
    meaning: 'How far ahead members must book.',
  },
  {
    key: 'bookingHorizon',
    label: 'Horizon',
    unit: 'days',
    min: 1,
    max: 365,
    standard: defaultPolicy.bookingHorizon / DAY,
    meaning: 'How far ahead members can book.',
  },
  {
    key: 'bufferBefore',
    label: 'Buffer before',
    unit: 'minutes',
    min: 0,
    max: 120,
    standard: defaultPolicy.bufferBefore / MINUTE,
    meaning: 'The time kept free before a session.',
  },
  {
    key: 'bufferAfter',
    label: 'Buffer after',
    unit: 'minutes',
    min: 0,
    max: 120,
    standard: defaultPolicy.bufferAfter / MINUTE,
    meaning: 'The time kept free after a session.',
  },
  {
    key: 'requestTtl',
    label: 'Time to answer',
    unit: 'hours',
    min: 1,
    max: 336,
    standard: defaultPolicy.requestTtl / HOUR,
    meaning: 'How long a coach has to answer a request.',
  },
  {
    key: 'lateWindow',
    label: 'Late window',
    unit: 'hours',
    min: 0,
    max: 336,
    standard: defaultPolicy.lateWindow / HOUR,
    meaning: 'How long before the start cancelling costs the credit.',
  },
  {
    key: 'freeLateCancels',
    label: 'Forgiven late cancellations',
    unit: 'times',
    min: 0,
    max: 20,
    standard: defaultPolicy.freeLateCancels,
    meaning: 'How often a member may cancel late in a programme without losing the credit.',
  },
  {
    key: 'noShowGrace',
    label: 'Grace at the start',
    unit: 'minutes',
    min: 0,
    max: 60,
    standard: defaultPolicy.noShowGrace / MINUTE,
    meaning: 'How late someone can be before they count as missing.',
  },
  {
    key: 'inviteCutoff',
    label: 'Last invitations',
    unit: 'hours',
    min: 0,
    max: 168,
    standard: defaultPolicy.inviteCutoff / HOUR,
    meaning: 'How long before the start invitations can no longer be sent or answered.',
  },
  {
    key: 'maxAttendees',
    label: 'Largest group',
    unit: 'people',
    min: sessionLimits.attendees.least,
    max: sessionLimits.attendees.most,
    standard: defaultPolicy.maxAttendees,
    meaning: 'How many can come to a group booking. A session with fewer seats keeps them.',
  },
  {
    key: 'firstReminder',
    label: 'First reminder',
    unit: 'hours',
    min: 1,
    max: 168,
    standard: firstReminder / HOUR,
    meaning: 'How long before the start everyone is reminded.',
  },
  {
    key: 'secondReminder',
    label: 'Second reminder',
    unit: 'hours',
    min: 1,
    max: 168,
    standard: secondReminder / HOUR,
    meaning: 'How long before the start everyone is reminded again.',
  },
  {
    key: 'reviewThreshold',
    label: 'Low review',
    unit: 'of 5',
    min: 1,
    max: 5,
    standard: defaultPolicy.reviewThreshold,
    meaning: 'Staff are notified of a review whose average is lower.',
  },
  {
    key: 'noteDue',
    label: 'Notes due',
    unit: 'hours',
    min: 1,
    max: 336,
    standard: defaultPolicy.noteDue / HOUR,
    meaning: 'How long after a session its notes are due, and how often coaches are reminded.',
  },
  {
    key: 'noteReminders',
    label: 'Reminders of notes',
    unit: 'times',
    min: 0,
    max: 10,
    standard: defaultPolicy.noteReminders,
    meaning: 'How often a coach is reminded of a note that is due.',
  },
  {
    key: 'lowCredit',
    label: 'Few credits left',
    unit: '%',
    min: 0,
    max: 100,
    standard: defaultPolicy.lowCredit,
    meaning: 'The holder of credits is notified when this share of them is left.',
  },
  {
    key: 'lowCreditLeft',
    label: 'Last credits',
    unit: 'credits',
    min: 1,
    max: 20,
    standard: defaultPolicy.lowCreditLeft,
    meaning: 'The holder of credits is notified in any case when so many are left.',
  },
  {
    key: 'firstExpiryWarning',
    label: 'First warning of expiry',
    unit: 'days',
    min: 1,
    max: 365,
    standard: firstWarning / DAY,
    meaning: 'How long before credits expire their holder is notified.',
  },
  {
    key: 'secondExpiryWarning',
    label: 'Second warning of expiry',
    unit: 'days',
    min: 1,
    max: 365,
    standard: secondWarning / DAY,
    meaning: 'How long before credits expire their holder is notified again.',
  },
  {
    key: 'lastExpiryWarning',
    label: 'Last warning of expiry',
    unit: 'days',
    min: 1,
    max: 365,
    standard: lastWarning / DAY,
    meaning: 'How long before credits expire their holder is notified for the last time.',
  },
  {
    key: 'nearCompleteUsed',
    label: 'Programme almost used up',
    unit: '%',
    min: 1,
    max: 100,
    standard: defaultPolicy.nearCompleteUsed,
    meaning: 'A programme is near its end when this share of its credits is used.',
  },
  {
    key: 'nearCompleteTime',
    label: 'Programme almost over',
    unit: 'days',
    min: 1,
    max: 365,
    standard: defaultPolicy.nearCompleteTime / DAY,
    meaning: 'A programme is near its end this long before its last day is over.',
  },
  {
    key: 'minReportGroup',
    label: 'Smallest group in numbers',
    unit: 'people',
    // An organisation may be more careful than the product, never less.
    min: defaultPolicy.minReportGroup,
    max: 100,
    standard: defaultPolicy.minReportGroup,
    meaning: 'Organisation admins don’t see numbers about fewer people than this.',
  },
  {
    key: 'postsHeld',
    label: 'Forum posts held for approval',
    unit: 'posts',
    min: 0,
    max: defaultPolicy.postsHeld,
    standard: defaultPolicy.postsHeld,
    meaning:
      'How many posts of a person we read before their next ones appear immediately: none with 0, all with 999.',
  },
  {
    key: 'retention',
    label: 'Deleted accounts erased after',
    unit: 'days',
    min: 0,
    max: 3650,
    standard: defaultPolicy.retention / DAY,
    meaning:
      'How long after it was deleted an account is erased for good, with everything that says who it was. With 0 it never is.',
    zero: 'never',
  },
] as const satisfies readonly PolicyTerm[];

/** The same, each with all that a term can have. */
export const organizationTerms: readonly PolicyTerm[] = policyTerms;

export type PolicyKey = (typeof policyTerms)[number]['key'];

/** An organisation's own values in the units of {@link policyTerms}; null where the product's hold. */
export type PolicyValues = Readonly<Record<PolicyKey, number | null>>;

export const lengths = {
  minutes: MINUTE,
  hours: HOUR,
  days: DAY,
  times: 1,
  people: 1,
  posts: 1,
  credits: 1,
  rows: 1,
  MB: 1024 * 1024,
  'of 5': 1,
  '%': 1,
} as const;
