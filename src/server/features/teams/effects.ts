import { and, eq } from 'drizzle-orm';
import type { TeamContext, TeamEvent } from '#machines/team/machine.ts';
import { teamMembers } from '#database/schema/index.ts';
import type { EffectHandler } from '#server/records/kind.ts';
import { notifyLeaders } from './notify-leaders.ts';

type Handler = EffectHandler<TeamContext, unknown, TeamEvent>;

/** What the chart of teams orders. */
export const effects: Readonly<Record<string, Handler>> = {
  async addMember({ db, id, event, after, at }) {
    if (event.type !== 'ADD_MEMBER' || !event.memberId) return;
    const { organizationId } = after.context;
    await db.orm
      .insert(teamMembers)
      .values({ teamId: id, userId: event.memberId, organizationId, joinedAt: at });
  },
  async removeMember({ db, id, event }) {
    if (event.type !== 'REMOVE_MEMBER' || !event.memberId) return;
    await db.orm
      .delete(teamMembers)
      .where(and(eq(teamMembers.teamId, id), eq(teamMembers.userId, event.memberId)));
  },
  async notifyLeaders({ db, id, before, after, by, at, eventId }) {
    const formerId = before?.context.leaderId ?? null;
    const { leaderId, name, organizationId } = after.context;
    if (formerId === leaderId) return;
    const team = { id, name, organizationId };
    await notifyLeaders(db, { team, leaderId, formerId, actor: by, at, eventId });
  },
};
