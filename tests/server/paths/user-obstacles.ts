import { and, eq, ne } from 'drizzle-orm';
import { organizations, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { aBooking, aLotOf } from '#tests/support/busy-organisation.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { Stage } from '#tests/support/stage.ts';

interface Asked {
  readonly stage: Stage;
  readonly id: string | null;
  /** The organisation of the account. */
  readonly home: string;
  readonly type: string;
}

const become = ({ stage, id }: Asked, fields: Partial<typeof users.$inferInsert>) =>
  stage.db.orm
    .update(users)
    .set(fields)
    .where(eq(users.id, id ?? newId()));

/** Nobody else is a super admin any more. */
async function aloneAtTheTop(asked: Asked): Promise<object> {
  await become(asked, { role: 'SuperAdmin', organizationId: null });
  await asked.stage.db.orm
    .update(users)
    .set({ status: 'deleted' })
    .where(and(eq(users.role, 'SuperAdmin'), ne(users.id, asked.id ?? newId())));
  return {};
}

/** What stands in the way of an event, by the question that it answers with a no: it is made true, and what the request has to say for it is given. */
export const obstaclesTo: Readonly<Record<string, (asked: Asked) => Promise<object>>> = {
  async isOrganizationActive(asked) {
    if (asked.type !== 'RESTORE') return { role: 'Member', organizationId: newId() };
    const organizationId = await anOrganisation(asked.stage.db, `Gone ${newId()}`);
    await become(asked, { role: 'Member', organizationId });
    await asked.stage.db.orm
      .update(organizations)
      .set({ status: 'deleted', deletedAt: 0 })
      .where(eq(organizations.id, organizationId));
    return {};
  },
  async isEmailFree({ stage }) {
    const email = `taken.${newId()}@walked.example`;
    await aPerson(stage.db, 'Coach', 'Tom Taken', { email });
    return { email: email.toUpperCase() };
  },
  isTimeZoneKnown: async () => ({ timeZone: 'Mars/Olympus' }),
  async mayLeaveCoaching(asked) {
    await become(asked, { role: 'Coach', organizationId: null });
    await aBooking(asked.stage.db, asked.home, { coachId: asked.id ?? newId() });
    return {};
  },
  async hasNoCoaching({ stage, id, home }) {
    await aBooking(stage.db, home, { coachId: id ?? newId() });
    return {};
  },
  async hasNoCredits({ stage, id, home }) {
    await aLotOf(stage.db, home, { type: 'member', id: id ?? newId() }, 2);
    return {};
  },
  async hasNoOpenBookings({ stage, id, home }) {
    await aBooking(stage.db, home, { requesterId: id ?? newId() });
    return {};
  },
  isNotLastSuperAdmin: aloneAtTheTop,
  leavesSuperAdmin: aloneAtTheTop,
};
