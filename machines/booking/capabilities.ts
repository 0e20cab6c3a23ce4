import { questionSentences } from '../questions.ts';
import { meaningsOf } from '../verbs.ts';
import * as answer from './capabilities/answer.ts';
import * as cancel from './capabilities/cancel.ts';
import type { Words } from './context.ts';
import * as credit from './capabilities/credit.ts';
import * as creation from './capabilities/creation.ts';
import * as move from './capabilities/move.ts';
import * as movedOutside from './capabilities/moved-outside.ts';
import * as notes from './capabilities/notes.ts';
import * as outcome from './capabilities/outcome.ts';
import * as people from './capabilities/people.ts';
import * as place from './capabilities/place.ts';
import * as proposal from './capabilities/proposal.ts';
import * as reassign from './capabilities/reassign.ts';
import * as refund from './capabilities/refund.ts';
import * as reinstate from './capabilities/reinstate.ts';
import * as suggestion from './capabilities/suggestion.ts';
import * as undoOutcome from './capabilities/undo-outcome.ts';

/** The events that people send to a booking, in order of likelihood, which is that of their buttons. */
export const bookingVerbs = {
  ...answer.verbs,
  ...suggestion.verbs,
  ...proposal.verbs,
  RECORD_OUTCOME: outcome.verbs.RECORD_OUTCOME,
  ...cancel.verbs,
  ...move.verbs,
  ...place.verbs,
  ...notes.verbs,
  UNDO_OUTCOME: undoOutcome.verbs.UNDO_OUTCOME,
  CORRECT_OUTCOME: outcome.verbs.CORRECT_OUTCOME,
  ...reinstate.verbs,
  ...reassign.verbs,
  ...refund.verbs,
  ...movedOutside.verbs,
} as const;

/** What the product itself tells a booking: that somebody has made it, and what was done with it in the coach's calendar. */
export const bookingReports = {
  ...creation.reports,
  ...cancel.reports,
  ...movedOutside.reports,
} as const;

/** What the chart tells itself. */
export const bookingRaises = {
  ...suggestion.raises,
  ...proposal.raises,
  ...move.raises,
  ...credit.raises,
} as const;

/** What only the server can answer, by the names of the guards that ask. */
export const bookingQuestions = {
  ...people.questions,
  ...answer.questions,
  ...suggestion.questions,
  ...proposal.questions,
  ...outcome.questions,
  ...move.questions,
  ...reassign.questions,
  ...refund.questions,
} as const;

/** The questions that the chart asks; the words for those they stop are below, under the same names. */
export const guards = {
  ...people.guards,
  ...creation.guards,
  ...answer.guards,
  ...suggestion.guards,
  ...proposal.guards,
  ...outcome.guards,
  ...undoOutcome.guards,
  ...cancel.guards,
  ...move.guards,
  ...place.guards,
  ...notes.guards,
  ...reinstate.guards,
  ...reassign.guards,
  ...refund.guards,
  ...movedOutside.guards,
};

/** The words for those whom a guard stops (domain reference, 6.6). */
export const guardSentences: Words = {
  ...questionSentences(bookingQuestions),
  ...people.sentences,
  ...creation.sentences,
  ...answer.sentences,
  ...suggestion.sentences,
  ...proposal.sentences,
  ...outcome.sentences,
  ...undoOutcome.sentences,
  ...cancel.sentences,
  ...move.sentences,
  ...place.sentences,
  ...notes.sentences,
  ...reinstate.sentences,
  ...reassign.sentences,
  ...refund.sentences,
  ...movedOutside.sentences,
};

/** What each event writes down about the booking. */
export const stamps = {
  ...answer.stamps,
  ...suggestion.stamps,
  ...proposal.stamps,
  ...outcome.stamps,
  ...undoOutcome.stamps,
  ...cancel.stamps,
  ...move.stamps,
  ...place.stamps,
  ...notes.stamps,
  ...reinstate.stamps,
  ...reassign.stamps,
  ...refund.stamps,
  ...movedOutside.stamps,
};

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Readonly<Record<string, string>> = {
  ...meaningsOf(bookingReports),
  ...meaningsOf(bookingVerbs),
  ...meaningsOf(bookingRaises),
};
