import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isStaff, type Person } from '#machines/person.ts';
import { questionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseState } from '#machines/questionnaire-response/states.gen.ts';
import { notInState } from '#database/in-state.ts';
import {
  bookings,
  programmes,
  questionnaireAssignments,
  questionnaireResponses,
} from '#database/schema/index.ts';
import { bookingsVisibleTo } from '#server/features/bookings/public.ts';
import { visibleProgrammes } from '#server/features/programmes/public.ts';
import type { Principal } from '#server/http/principal.ts';

const { id, programmeId, bookingId, isAnonymous, status } = questionnaireAssignments;

/** Whether somebody gave the session, or coaches in the programme, as a condition on what was assigned. */
export const isCoachOf = (coach: SQL | string): SQL => sql`(
  ${programmeId} in (select c.programme_id from programme_coaches c where c.coach_id = ${coach})
  or ${bookingId} in (select b.id from bookings b where b.coach_id = ${coach}))`;

/** What is asked of the organisation that somebody administers. */
const isOfOrganization = (organizationId: SQL | string | null): SQL =>
  sql`${programmeId} in (select p.id from programmes p where p.organization_id = ${organizationId})`;

/** What somebody is asked, as a condition on what was assigned. */
const isAsked = (member: string): SQL => sql`exists (
  select 1 from questionnaire_responses r where r.assignment_id = ${id} and r.user_id = ${member}
    and ${notInState(sql`r.status`, questionnaireResponseState.withdrawn)})`;

/** The questionnaires of programmes and bookings that somebody may see: members those that they are asked, or of bookings that they come to. */
export function visibleAssignments(reader: Principal): SQL | undefined {
  if (isStaff(reader)) return undefined;
  const programme = sql`${programmeId} in (select ${programmes.id} from ${programmes} where ${visibleProgrammes(reader)})`;
  const booking = sql`${bookingId} in (select ${bookings.id} from ${bookings} where ${bookingsVisibleTo(reader)})`;
  const seesAll = reader.role === 'Coach' || reader.role === 'OrganizationAdmin';
  return and(
    notInState(status, questionnaireAssignmentState.deleted),
    or(seesAll ? programme : and(programme, isAsked(reader.id)), booking),
  );
}

/** Those of which somebody sees who has answered: staff, their coaches, and admins of the organisation where people are named. */
export function followedAssignments(
  role: Person['role'],
  reader: SQL | string,
  organizationId: SQL | string | null,
): SQL {
  if (isStaff({ role })) return sql`true`;
  if (role === 'Coach') return isCoachOf(reader);
  return role === 'OrganizationAdmin'
    ? sql`(not ${isAnonymous} and ${isOfOrganization(organizationId)})`
    : sql`false`;
}

const { assignment, member } = questionnaireResponses;

const of = (condition: SQL | undefined): SQL =>
  sql`${assignment} in (select ${id} from ${questionnaireAssignments} where ${condition})`;

/** The responses that somebody finds by their ids: their own, and of those who are named what they look after. */
export function visibleResponses(reader: Principal): SQL | undefined {
  const own = eq(member, reader.id);
  if (isStaff(reader)) return or(own, of(eq(isAnonymous, false)));
  return reader.role === 'Coach'
    ? or(own, of(and(eq(isAnonymous, false), isCoachOf(reader.id))))
    : own;
}

/** Everybody who is asked; whoever was asked once and is no longer does not count. */
export const areAsked = notInState(
  questionnaireResponses.status,
  questionnaireResponseState.withdrawn,
);

export const ofAssignments = (ids: readonly string[]): SQL => inArray(assignment, [...ids]);
