import { brand } from '#domain/brand.ts';
import { isStaff, type Person } from '../person.ts';
import { inWords } from '../readers.ts';

/** `staffUnnamed` are staff who read an answer and never whose it is. */
export type AnswerReader = 'respondent' | 'coaches' | 'staff' | 'staffUnnamed';

/** What of a questionnaire decides who reads an answer. */
export interface AroundAnswer {
  readonly isAnonymous: boolean;
  readonly isSensitive: boolean;
}

/**
 * Who reads single answers (domain reference, 8.2). The one declaration: pages, lists, exports and results, and the words of the chip "Visible to …", all come from
 * it. Admins of organisations read none; they are told of at least five people together.
 */
export function readersOfAnswer({ isAnonymous, isSensitive }: AroundAnswer): AnswerReader[] {
  if (isAnonymous) return ['respondent', 'staffUnnamed'];
  return isSensitive ? ['respondent', 'staff'] : ['respondent', 'coaches', 'staff'];
}

/** What somebody is to a response. */
export interface Relation {
  readonly isRespondent: boolean;
  /** They gave the session, or coach in the programme. */
  readonly isCoach: boolean;
}

const isReader: Readonly<Record<AnswerReader, (person: Person, relation: Relation) => boolean>> = {
  respondent: (_, { isRespondent }) => isRespondent,
  coaches: ({ role }, { isCoach }) => role === 'Coach' && isCoach,
  staff: (person) => isStaff(person),
  staffUnnamed: (person) => isStaff(person),
};

/** The read guard of one answer. */
export const mayReadAnswer = (person: Person, relation: Relation, around: AroundAnswer): boolean =>
  readersOfAnswer(around).some((reader) => isReader[reader](person, relation));

/** What the chip of an answer says after "Visible to"; whoever answers is "you" to themselves. */
export const answerReadersInWords = (
  around: AroundAnswer,
  { respondent, coaches }: { readonly respondent: string; readonly coaches: readonly string[] },
): string =>
  inWords(readersOfAnswer(around), {
    respondent: [respondent],
    coaches: coaches.length > 3 ? ['the coaches of the programme'] : coaches,
    staff: [`${brand.productName} staff`],
    staffUnnamed: [
      `${brand.productName} staff without ${respondent === 'you' ? 'your' : 'a'} name`,
    ],
  });
