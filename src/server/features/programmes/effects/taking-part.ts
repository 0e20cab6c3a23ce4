import { and, eq } from 'drizzle-orm';
import { programmeVerbs } from '#machines/programme/capabilities.ts';
import { isSent } from '#machines/verbs.ts';
import { programmeCoaches, programmeMembers, programmeTeams } from '#database/schema/index.ts';
import type { ProgrammeEffects } from './effect.ts';

/** Who takes part and who coaches, as rows. Whoever is there already stays so. */
export const takingPart = {
  async addMembers({ db, id, after, event }) {
    if (!isSent(programmeVerbs, event, 'ADD_MEMBERS') || !event.memberIds) return;
    const { organizationId } = after.context;
    const rows = [...new Set(event.memberIds)].map((userId) => ({
      programmeId: id,
      userId,
      organizationId,
    }));
    await db.orm.insert(programmeMembers).values(rows).onConflictDoNothing();
  },
  async removeMember({ db, id, event }) {
    if (!isSent(programmeVerbs, event, 'REMOVE_MEMBER') || !event.memberId) return;
    await db.orm
      .delete(programmeMembers)
      .where(
        and(eq(programmeMembers.programmeId, id), eq(programmeMembers.userId, event.memberId)),
      );
  },
  async addTeams({ db, id, after, event }) {
    if (!isSent(programmeVerbs, event, 'ADD_TEAMS') || !event.teamIds) return;
    const { organizationId } = after.context;
    const rows = [...new Set(event.teamIds)].map((teamId) => ({
      programmeId: id,
      teamId,
      organizationId,
    }));
    await db.orm.insert(programmeTeams).values(rows).onConflictDoNothing();
  },
  async removeTeam({ db, id, event }) {
    if (!isSent(programmeVerbs, event, 'REMOVE_TEAM') || !event.teamId) return;
    await db.orm
      .delete(programmeTeams)
      .where(and(eq(programmeTeams.programmeId, id), eq(programmeTeams.teamId, event.teamId)));
  },
  async addCoaches({ db, id, event }) {
    if (!isSent(programmeVerbs, event, 'ADD_COACHES') || !event.coachIds) return;
    const rows = [...new Set(event.coachIds)].map((coachId) => ({ programmeId: id, coachId }));
    await db.orm.insert(programmeCoaches).values(rows).onConflictDoNothing();
  },
  async removeCoach({ db, id, event }) {
    if (!isSent(programmeVerbs, event, 'REMOVE_COACH') || !event.coachId) return;
    await db.orm
      .delete(programmeCoaches)
      .where(
        and(eq(programmeCoaches.programmeId, id), eq(programmeCoaches.coachId, event.coachId)),
      );
  },
} satisfies Partial<ProgrammeEffects>;
