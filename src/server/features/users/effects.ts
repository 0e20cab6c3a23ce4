import { and, eq } from 'drizzle-orm';
import type { UserContext } from '#machines/user/context.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import type { userMachine } from '#machines/user/machine.ts';
import { userState } from '#machines/user/states.gen.ts';
import { signInLocks, teamMembers, teams, users } from '#database/schema/index.ts';
import { leaveSessions } from '#server/features/bookings/public.ts';
import { leaveCalendarsOf } from '#server/features/external-calendars/public.ts';
import { announce } from '#server/features/notifications/public.ts';
import { accessFields, endWhatHungOn } from '#server/identity/account-changes.ts';
import { revokeFamiliesOf } from '#server/identity/families.ts';
import { sendPasswordLink } from '#server/identity/password-links.ts';
import type { EffectContext, EffectHandlers } from '#server/records/kind.ts';
import { inState } from '#database/in-state.ts';
import { aboutPerson } from './about-person.ts';
import { erase } from './erase.ts';
import { sendReceipt, writeReceipt } from './receipt.ts';

type Context = EffectContext<UserContext, unknown, UserEvent>;

/** What the orders of the user chart do. */
export const effects: EffectHandlers<typeof userMachine, UserContext, unknown, UserEvent> = {
  sendInvitation: ({ db, id, at }) =>
    sendPasswordLink(db, { userId: id, purpose: 'invitation', at }),
  sendResetLink: ({ db, id, at }) => sendPasswordLink(db, { userId: id, purpose: 'recovery', at }),
  async forgetFailures({ db, id }) {
    await db.orm.delete(signInLocks).where(eq(signInLocks.userId, id));
  },
  endSignIns: (context) => endSignIns(context),
  async endSignInsWhenAccessChanged(context) {
    const { before, after } = context;
    if (before && accessFields.some((field) => before.context[field] !== after.context[field]))
      await endSignIns(context);
  },
  leaveSessions: ({ db, id, by, at }) =>
    leaveSessions(db, id, { by, at, reason: 'The member’s account was closed.' }),
  /** With everything else that hung on an account that is closed. */
  releaseHolds: ({ db, id, at }) => endWhatHungOn(db, id, at),
  async leaveTeams({ db, id }) {
    await db.orm.update(teams).set({ leaderId: null }).where(eq(teams.leaderId, id));
    await db.orm.delete(teamMembers).where(eq(teamMembers.userId, id));
  },
  async erase({ db, id, at, by, before }) {
    if (!before) throw new Error('Someone who is not there is erased');
    const { firstName, lastName, email } = before.context;
    await leaveCalendarsOf(db, id, at);
    await writeReceipt(db, { id, by, at });
    await erase(db, { id, at, email, fullName: `${firstName} ${lastName}` });
    await sendReceipt(db, { id, email, at });
  },
  async notifyPeople(context, notice) {
    const { db, id, at, eventId, after } = context;
    if (notice.role !== undefined && notice.role !== after.context.role) return;
    const recipientIds = notice.to === 'self' ? [id] : await organizationAdmins(context);
    await announce(db, {
      notice: notice.type,
      about: aboutPerson(id),
      recipientIds,
      at,
      eventId,
    });
  },
};

const endSignIns = ({ db, id, at, after }: Context): Promise<void> =>
  revokeFamiliesOf(
    db,
    id,
    after.context.deletedAt === null ? 'accessChanged' : 'accountClosed',
    at,
  );

/** The admins of the person's organisation, but for whoever did it and the person. */
async function organizationAdmins({ db, id, by, after }: Context): Promise<string[]> {
  const { organizationId } = after.context;
  if (organizationId === null) return [];
  const rows = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        eq(users.role, 'OrganizationAdmin'),
        inState(users.status, userState.active),
      ),
    );
  return rows.map((row) => row.id).filter((each) => each !== id && each !== by.id);
}
