import { brand } from '#domain/brand.ts';
import { isStaff, type Person } from '../person.ts';
import { inWords } from '../readers.ts';
import type { ReviewContext } from './context.ts';

/** `coachUnnamed` is the coach, who reads it together with others and never whose it is. */
export type ReviewReader = 'member' | 'coach' | 'coachUnnamed' | 'staff';

/**
 * Who reads what somebody said of a session, by whether it has a name (domain reference, 7.3). The one declaration: the guard of a row in memory, the condition
 * in SQL and the words of the chip "Visible to …" all come from this list.
 */
export const reviewReaders: Readonly<Record<'named' | 'anonymous', readonly ReviewReader[]>> = {
  named: ['member', 'coach', 'staff'],
  anonymous: ['member', 'staff', 'coachUnnamed'],
};

export const readersOfReview = (isAnonymous: boolean): readonly ReviewReader[] =>
  reviewReaders[isAnonymous ? 'anonymous' : 'named'];

export type AroundReview = Pick<ReviewContext, 'coach' | 'member' | 'anonymous'>;

const isReader: Readonly<Record<ReviewReader, (person: Person, review: AroundReview) => boolean>> =
  {
    member: ({ id }, { member }) => id === member,
    coach: ({ id, role }, { coach }) => role === 'Coach' && id === coach,
    // Never one by itself: it would be known by its session.
    coachUnnamed: () => false,
    staff: (person) => isStaff(person),
  };

/** The read guard of one review. */
export const mayReadReview = (person: Person, review: AroundReview): boolean =>
  readersOfReview(review.anonymous).some((reader) => isReader[reader](person, review));

interface Names {
  /** Who said it; `you` to themselves. */
  readonly member: string;
  readonly coach: string;
}

/** What the chip of a review says after "Visible to". */
export const reviewReadersInWords = (isAnonymous: boolean, { member, coach }: Names): string =>
  inWords(readersOfReview(isAnonymous), {
    member: [member],
    coach: [coach],
    coachUnnamed: [`${coach} without ${member === 'you' ? 'your' : 'a'} name`],
    staff: [`${brand.productName} staff`],
  });
