import { eq } from 'drizzle-orm';
import { reopenedWithin } from '#domain/programmes/vocabulary.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { ProgrammeContext } from '#machines/programme/context.ts';
import type { ProgrammeEvent } from '#machines/programme/capabilities.ts';
import type { programmeQuestions } from '#machines/programme/machine.ts';
import { organizationState } from '#machines/organization/states.gen.ts';
import { organizations, programmes } from '#database/schema/index.ts';
import { nameIsFree } from '#server/records/names.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { whyAhead, whyCreditsLeft, whyOpen } from './blocking.ts';
import { completedAt } from './completion.ts';
import { whyNoCoaches, whyNoMembers, whyNoTeams } from './joining.ts';
import { whyMemberStays, whyNoCoach, whyTeamStays } from './leaving.ts';
import { isReady, readinessOf } from './readiness.ts';

/** What keeps something from being done to a programme. */
export const answers: Answers<typeof programmeQuestions, ProgrammeContext, ProgrammeEvent> = {
  isNameFree: nameIsFree({
    table: programmes,
    within: { column: programmes.organizationId, of: ({ organizationId }) => organizationId },
    sentence: (_, name) => `This organisation already has a programme called “${name}”.`,
  }),
  hasProperOrganization: oneByOne(async (db, { context }) => {
    const [home] = await db.orm
      .select({ status: organizations.status })
      .from(organizations)
      .where(eq(organizations.id, context.organizationId));
    return home?.status === organizationState.active ? null : 'Choose an organisation.';
  }),
  isReady: oneByOne(async (db, { id, at }) =>
    isReady(await readinessOf(db, id, at))
      ? null
      : 'Add at least one member, one session option and one coach before activating.',
  ),
  hasNoOpenBookings: oneByOne((db, { id }) => whyOpen(db, id)),
  hasNoBookingsAhead: oneByOne((db, { id }) => whyAhead(db, id)),
  hasNoCreditsLeft: oneByOne((db, { id }) => whyCreditsLeft(db, id)),
  wasCompletedLately: oneByOne(async (db, { id, at }) => {
    const when = await completedAt(db, id);
    return when !== null && at - when > reopenedWithin * DAY
      ? `A programme can be reopened within ${reopenedWithin} days of its completion.`
      : null;
  }),
  canJoin: oneByOne((db, { id, context, event }) =>
    event?.type === 'ADD_MEMBERS' ? whyNoMembers(db, { id, ...context }, event.memberIds) : null,
  ),
  canLeave: oneByOne((db, { id, context, event }) =>
    event?.type === 'REMOVE_MEMBER' ? whyMemberStays(db, { id, ...context }, event.memberId) : null,
  ),
  canTeamsJoin: oneByOne((db, { id, context, event }) =>
    event?.type === 'ADD_TEAMS' ? whyNoTeams(db, { id, ...context }, event.teamIds) : null,
  ),
  canTeamLeave: oneByOne((db, { id, context, event }) =>
    event?.type === 'REMOVE_TEAM' ? whyTeamStays(db, { id, ...context }, event.teamId) : null,
  ),
  canCoach: oneByOne((db, { id, event }) =>
    event?.type === 'ADD_COACHES' ? whyNoCoaches(db, id, event.coachIds) : null,
  ),
  coachesHere: oneByOne((db, { id, event }) =>
    event?.type === 'REMOVE_COACH' ? whyNoCoach(db, id, event.coachId) : null,
  ),
};
