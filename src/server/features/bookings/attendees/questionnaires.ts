import { sql, type SQL } from 'drizzle-orm';
import { isMember, isStaff } from '#machines/person.ts';
import { questionnaireAssignmentStates } from '#machines/questionnaire-assignment/states.gen.ts';
import {
  questionnaireResponseState,
  questionnaireResponseStates,
} from '#machines/questionnaire-response/states.gen.ts';
import { inState, notInState } from '#database/in-state.ts';
import { attendees } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';

const isKept = inState(sql`q.status`, questionnaireAssignmentStates.kept);
const isHandedIn = inState(sql`r.status`, questionnaireResponseStates.readable);
/** What can be answered now and was not handed in, of an assignment `q` and a response `r`. */
export const isDue = sql`${inState(sql`q.status`, questionnaireAssignmentStates.answerable)}
  and ${inState(sql`r.status`, questionnaireResponseStates.due)}`;

/** What this session asks an attendee to answer. */
const asked = sql`questionnaire_assignments q join questionnaire_responses r on r.assignment_id = q.id
  and r.user_id = ${attendees.userId}
  and ${notInState(sql`r.status`, [questionnaireResponseState.withdrawn])}
  where q.booking_id = ${attendees.bookingId}`;

/** How far an attendee is with what the session asks. */
export const questionnairesOf = sql<{ asked: number; answered: number; due: number }>`(
  select json_build_object('asked', count(*), 'answered', count(*) filter (where ${isHandedIn}),
    'due', count(*) filter (where ${isDue})) from ${asked} and ${isKept})`;

/** Who has something to answer still, among those of whom the reader may know. */
export function questionnaireMissing(reader: Pick<Principal, 'id' | 'role'>, coach: string): SQL {
  const own = sql`${attendees.userId} = ${reader.id}`;
  const known = isMember(reader) ? own : seesQuestionnaires(reader, coach) ? sql`true` : sql`false`;
  return sql`${known} and exists (select from ${asked} and ${isDue})`;
}

/** Whether somebody may know how far those who come to a session are; everybody knows it of themselves. */
export const seesQuestionnaires = (
  reader: Pick<Principal, 'id' | 'role'>,
  coach: string,
): boolean => isStaff(reader) || reader.id === coach;
