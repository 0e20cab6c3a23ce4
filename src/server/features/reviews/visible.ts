import { sql, type SQL } from 'drizzle-orm';
import { anonymousTogether } from '#domain/reviews/vocabulary.ts';
import type { Confidential } from '#contract/kernel/confidential.ts';
import { isStaff, type Person } from '#machines/person.ts';
import {
  mayReadReview,
  readersOfReview,
  type AroundReview,
  type ReviewReader,
} from '#machines/review/readers.ts';
import { reviewStates } from '#machines/review/states.gen.ts';
import { disclose } from '#server/records/disclose.ts';
import type { Principal } from '#server/http/principal.ts';
import { inState } from '#database/in-state.ts';

const unnamed = (review: SQL, coach: SQL): SQL =>
  sql`${review}.coach_id = ${coach} and ${inState(sql`${review}.status`, reviewStates.readable)} and ${review}.anonymous`;

/** So many of all are told: as many as make whole groups. */
export const inWholeGroups = (total: SQL): SQL =>
  sql`${total} / ${anonymousTogether} * ${anonymousTogether}`;

/** Reviews without a name reach their coach three at a time, the oldest first: a single one would be known by the session before it. */
const together = (coach: SQL): SQL => sql`r.id in (
  select ranked.id from (
    select a.id, row_number() over (order by a.submitted_at, a.id) as place from reviews a where ${unnamed(sql`a`, coach)}
  ) ranked where ranked.place <= ${inWholeGroups(sql`(select count(*) from reviews w where ${unnamed(sql`w`, coach)})`)})`;

/** The comment of one review to its reader; null where it is not theirs. */
export const commentFor = (
  person: Person,
  review: AroundReview & { readonly comment: string | null },
): Confidential<'reviewComment'> | null =>
  disclose('reviewComment', review.comment, mayReadReview(person, review));

/** The comment of a row that `visibleTo` has found: whether one without a name is told yet is known only there. */
export const commentFound = (comment: string | null): Confidential<'reviewComment'> | null =>
  disclose('reviewComment', comment, true);

/** What may be counted where coaches can see it: reviews by name, and those without once there are enough. */
export const shownToCoach = (coach: SQL): SQL =>
  sql`(${inState(sql`r.status`, reviewStates.readable)} and (not r.anonymous or ${together(coach)}))`;

const isReader: Readonly<Record<ReviewReader, (person: Pick<Person, 'id' | 'role'>) => SQL>> = {
  member: ({ id }) => sql`r.member_id = ${id}`,
  coach: ({ id, role }) => (role === 'Coach' ? sql`r.coach_id = ${id}` : sql`false`),
  coachUnnamed: ({ id, role }) =>
    role === 'Coach' ? sql`(r.coach_id = ${id} and ${together(sql`${id}`)})` : sql`false`,
  staff: (person) => (isStaff(person) ? sql`true` : sql`false`),
};

const readsReview = (isAnonymous: boolean, person: Pick<Person, 'id' | 'role'>): SQL =>
  sql.join(
    readersOfReview(isAnonymous).map((reader) => isReader[reader](person)),
    sql` or `,
  );

/** The rows of `reviews r` that somebody may read: the same guard, of what was given. */
export const visibleTo = (
  person: Pick<Person, 'id' | 'role'>,
): SQL => sql`(${inState(sql`r.status`, reviewStates.readable)} and (
  (not r.anonymous and (${readsReview(false, person)})) or (r.anonymous and (${readsReview(true, person)}))))`;

/** What a review says only by halves to this reader: it is theirs to read and not theirs to know whose it is. */
export const isVeiled = ({ role }: Principal): SQL =>
  role === 'Coach' ? sql`r.anonymous` : sql`false`;

/** The average of what was rated. */
export const averageColumn = sql`((r.rating + coalesce(r.usefulness, 0) + coalesce(r.preparation, 0) + coalesce(r.rapport, 0))::float8
  / (1 + (r.usefulness is not null)::int + (r.preparation is not null)::int + (r.rapport is not null)::int))`;

export const isLow = sql`(${averageColumn} < r.threshold)`;
