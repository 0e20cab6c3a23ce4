import type { ProductKey } from './product.ts';

/** What rules are about, in the order of the pages that show them. */
const topics = {
  Booking: [
    'minNotice',
    'bookingHorizon',
    'slotStepMinutes',
    'holdTtl',
    'bufferBefore',
    'bufferAfter',
    'inviteCutoff',
    'maxAttendees',
  ],
  'Answering requests': ['requestTtl', 'requestLastMoment', 'firstNudge', 'lastNudge'],
  Cancelling: ['lateWindow', 'freeLateCancels'],
  Sessions: [
    'noShowGrace',
    'firstReminder',
    'secondReminder',
    'joinOpens',
    'joinCloses',
    'outcomeAuto',
  ],
  'Notes and reviews': ['reviewThreshold', 'noteDue', 'noteReminders'],
  'Credits and programmes': [
    'lowCredit',
    'lowCreditLeft',
    'firstExpiryWarning',
    'secondExpiryWarning',
    'lastExpiryWarning',
    'nearCompleteUsed',
    'nearCompleteTime',
  ],
  'Privacy and the forum': ['minReportGroup', 'postsHeld', 'retention'],
  'Signing in': ['signInFailures', 'signInLockTime', 'linkTtl'],
  Calendars: ['calendarStale', 'calendarLost'],
  Files: ['pictureMax', 'resourceMax', 'recordingMax', 'recordingLength', 'tableMax', 'tableRows'],
} as const satisfies Readonly<Record<string, readonly ProductKey[]>>;

interface Group<Term> {
  readonly topic: string;
  readonly terms: readonly Term[];
}

/** Terms in groups, without those that would be empty. */
export const termsByTopic = <Term extends { readonly key: ProductKey }>(
  terms: readonly Term[],
): Group<Term>[] =>
  Object.entries(topics)
    .map(([topic, keys]: [string, readonly ProductKey[]]) => ({
      topic,
      terms: keys.flatMap((key) => terms.filter((term) => term.key === key)),
    }))
    .filter((group) => group.terms.length > 0);
