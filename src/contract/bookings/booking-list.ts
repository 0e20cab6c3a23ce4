import { shownCreditStates } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { bookingTabs, sessionFormats } from '#domain/bookings/vocabulary.ts';
import { choice, id, instant, queryFlag, queryList } from '../kernel/fields.ts';
import { listQuery } from '../kernel/lists.ts';

export const bookingOrder = ['startsAt', 'createdAt', 'member', 'coach'] as const;

/** What the list of bookings can be narrowed to (specification, 2). */
export const bookingsAsked = listQuery(bookingOrder, {
  tab: choice('Tab', bookingTabs).default('upcoming'),
  status: queryList(choice('Status', bookingStates.all)),
  session: id('Session').optional(),
  coach: id('Coach').optional(),
  member: id('Member').optional(),
  team: id('Team').optional(),
  organization: id('Organisation').optional(),
  programme: id('Programme').optional(),
  kind: choice('Kind', sessionFormats).optional(),
  creditState: queryList(choice('Credit', shownCreditStates)),
  /** From this moment on, and before that one: whoever asks knows where their days begin. */
  from: instant('Start').optional(),
  before: instant('End').optional(),
  assumedOutcome: queryFlag('Assumed outcome').optional(),
  /** It is over, and nobody recorded what became of it. */
  outcomeMissing: queryFlag('Outcome missing').optional(),
  /** A note that it asks of its coach is not submitted; nobody but coaches and staff is told. */
  noteMissing: queryFlag('Note missing').optional(),
  questionnaireMissing: queryFlag('Questionnaire missing').optional(),
});
