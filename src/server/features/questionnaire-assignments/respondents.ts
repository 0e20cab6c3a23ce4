import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { unasked } from '#machines/questionnaire-response/context.ts';
import { isDue, isGiven, isWithdrawn } from '#machines/questionnaire-response/labels.ts';
import type { AssignmentContext } from '#machines/questionnaire-assignment/asking.ts';
import { system } from '#machines/person.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { questionnaireResponses, users } from '#database/schema/index.ts';
import { questionnaireResponseKind } from '#server/features/questionnaire-responses/public.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { createTogether, send } from '#server/records/send.ts';

export type Place = Pick<
  AssignmentContext,
  'programmeId' | 'bookingId' | 'rule' | 'teamIds' | 'memberIds'
>;

/** Everybody who takes part in a programme, or comes to a booking. */
const partOf = ({ programmeId, bookingId }: Pick<Place, 'programmeId' | 'bookingId'>): SQL =>
  programmeId === null
    ? sql`(select t.user_id from attendees t where t.booking_id = ${bookingId}
        and ${notInState(sql`t.status`, [attendeeState.withdrawn, attendeeState.missed])})`
    : membersOfProgramme(sql`${programmeId}::uuid`);

/** Those who take part, as somebody could choose them. */
export const takesPart = (place: Pick<Place, 'programmeId' | 'bookingId'>): SQL =>
  sql`${users.id} in ${partOf(place)}`;

/** Those who are to answer: all who take part, those of some teams among them, or those who were chosen. */
export async function wantedIn(db: Database, place: Place): Promise<string[]> {
  const { rule, teamIds, memberIds } = place;
  if (rule === 'teams' && teamIds.length === 0) return [];
  if (rule === 'chosen' && memberIds.length === 0) return [];
  const inTeams = sql`exists (select 1 from team_members m where m.user_id = ${users.id}
    and ${inArray(sql`m.team_id`, [...teamIds])})`;
  const narrowed = { all: undefined, teams: inTeams, chosen: inArray(users.id, [...memberIds]) };
  const rows = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(takesPart(place), inState(users.status, userStates.open), narrowed[rule]))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Everybody who is to answer has a response to fill in, and nobody else is asked for one; what was handed in stays. */
export async function askRespondents(
  db: Database,
  assignment: string,
  place: Place,
  at: number,
): Promise<void> {
  const { id, member, status } = questionnaireResponses;
  const wanted = new Set(await wantedIn(db, place));
  const there = await db.orm
    .select({ id, member, status })
    .from(questionnaireResponses)
    .where(eq(questionnaireResponses.assignment, assignment));
  const stamp = { by: system, at } as const;
  for (const response of there) {
    const isWanted = wanted.delete(response.member);
    if (isWanted && isWithdrawn(response.status))
      await send(db, questionnaireResponseKind, response.id, { type: 'ASK', ...stamp });
    if (!isWanted && isDue(response.status) && !isGiven(response.status))
      await send(db, questionnaireResponseKind, response.id, { type: 'RELEASE', ...stamp });
  }
  const firsts = [...wanted].map((member) => ({
    id: newId(at),
    context: { ...unasked, assignment, member },
    event: { type: 'ASK', ...stamp } as const,
  }));
  await createTogether(db, questionnaireResponseKind, firsts, (rows) =>
    questionnaireResponseKind.insertAll(db, rows, at),
  );
}
