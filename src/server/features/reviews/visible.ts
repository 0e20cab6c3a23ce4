import { sql, type SQL } from 'drizzle-orm';
import { anonymousTogether } from '#domain/reviews/vocabulary.ts';
import type { Confidential } from '#contract/confidential.ts';
import type { reviews } from '#database/schema/index.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { disclose } from '#server/records/disclose.ts';
import type { Principal } from '#server/http/principal.ts';

const unnamed = (review: SQL, coach: SQL): SQL =>
  sql`${review}.coach_id = ${coach} and ${review}.status = 'given' and ${review}.anonymous`;

/** So many of all are told: as many as make whole groups. */
export const inWholeGroups = (total: SQL): SQL =>
  sql`${total} / ${anonymousTogether} * ${anonymousTogether}`;

/** Reviews without a name reach their coach three at a time, the oldest first: a single one would be known by the session before it. */
const together = (coach: SQL): SQL => sql`r.id in (
  select ranked.id from (
    select a.id, row_number() over (order by a.submitted_at, a.id) as place from reviews a where ${unnamed(sql`a`, coach)}
  ) ranked where ranked.place <= ${inWholeGroups(sql`(select count(*) from reviews w where ${unnamed(sql`w`, coach)})`)})`;

/** The comment of one review to its reader: staff, whoever wrote it, and its coach where it has a name. */
export const commentFor = (
  { id, role }: Pick<Person, 'id' | 'role'>,
  {
    coach,
    member,
    anonymous,
    comment,
  }: Pick<typeof reviews.$inferSelect, 'coach' | 'member' | 'anonymous' | 'comment'>,
): Confidential<'reviewComment'> | null =>
  disclose(
    'reviewComment',
    comment,
    isStaff({ role }) || member === id || (coach === id && !anonymous),
  );

/** The comment of a row that `visibleTo` has found: whether one without a name is told yet is known only there. */
export const commentFound = (comment: string | null): Confidential<'reviewComment'> | null =>
  disclose('reviewComment', comment, true);

/** What may be counted where coaches can see it: reviews by name, and those without once there are enough. */
export const shownToCoach = (coach: SQL): SQL =>
  sql`(r.status = 'given' and (not r.anonymous or ${together(coach)}))`;

/** The rows of `reviews r` that somebody may read (domain reference, 7.3): staff all, coaches what they were told, attendees their own. */
export function visibleTo({ id, role }: Principal): SQL {
  if (isStaff({ role })) return sql`r.status = 'given'`;
  if (role === 'Coach') return sql`(r.coach_id = ${id} and ${shownToCoach(sql`${id}`)})`;
  return sql`(r.member_id = ${id} and r.status = 'given')`;
}

/** What a review says only by halves to this reader: it is theirs to read and not theirs to know whose it is. */
export const isVeiled = ({ role }: Principal): SQL =>
  role === 'Coach' ? sql`r.anonymous` : sql`false`;

/** The average of what was rated. */
export const averageColumn = sql`((r.rating + coalesce(r.usefulness, 0) + coalesce(r.preparation, 0) + coalesce(r.rapport, 0))::float8
  / (1 + (r.usefulness is not null)::int + (r.preparation is not null)::int + (r.rapport is not null)::int))`;

export const isLow = sql`(${averageColumn} < r.threshold)`;
