import { questionSentences } from '../questions.ts';
import { meaningsOf } from '../verbs.ts';
import * as answer from './answer.ts';
import * as cancel from './cancel.ts';
import type { Words } from './context.ts';
import * as correct from './correct.ts';
import { meanings as creditMeanings } from './credit.ts';
import * as creation from './creation.ts';
import * as move from './move.ts';
import * as movedOutside from './moved-outside.ts';
import * as notes from './notes.ts';
import * as outcome from './outcome.ts';
import * as people from './people.ts';
import * as place from './place.ts';
import * as reassign from './reassign.ts';
import * as refund from './refund.ts';
import * as reinstate from './reinstate.ts';
import { bookingVerbs } from './verbs.ts';

/** What only the server can answer, by the names of the guards that ask. */
export const bookingQuestions = {
  ...people.questions,
  ...answer.questions,
  ...move.questions,
  ...reassign.questions,
  ...correct.questions,
  ...refund.questions,
} as const;

/** The questions that the chart asks; the words for those they stop are below, under the same names. */
export const guards = {
  ...people.guards,
  ...creation.guards,
  ...answer.guards,
  ...cancel.guards,
  ...move.guards,
  ...movedOutside.guards,
  ...reassign.guards,
  ...reinstate.guards,
  ...outcome.guards,
  ...correct.guards,
  ...place.guards,
  ...notes.guards,
  ...refund.guards,
};

/** The words for those whom a guard stops (domain reference, 6.6). */
export const guardSentences: Words = {
  ...questionSentences(bookingQuestions),
  ...people.sentences,
  ...creation.sentences,
  ...answer.sentences,
  ...cancel.sentences,
  ...move.sentences,
  ...movedOutside.sentences,
  ...reassign.sentences,
  ...reinstate.sentences,
  ...outcome.sentences,
  ...correct.sentences,
  ...place.sentences,
  ...notes.sentences,
  ...refund.sentences,
};

/** What each event writes down about the booking. */
export const stamps = {
  ...answer.stamps,
  ...cancel.stamps,
  ...move.stamps,
  ...movedOutside.stamps,
  ...reassign.stamps,
  ...reinstate.stamps,
  ...outcome.stamps,
  ...place.stamps,
  ...notes.stamps,
  ...refund.stamps,
};

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Readonly<Record<string, string>> = {
  ...creation.meanings,
  ...meaningsOf(bookingVerbs),
  ...movedOutside.meanings,
  ...cancel.meanings,
  ...move.meanings,
  ...creditMeanings,
};
