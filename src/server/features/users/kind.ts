import { eq, sql } from 'drizzle-orm';
import { userChart } from '#machines/user/chart.ts';
import { changedBy } from '#machines/user/fields.ts';
import { userFields, type LoginMethod } from '#machines/user/fields.ts';
import type { UserContext } from '#machines/user/context.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import { userState } from '#machines/user/states.gen.ts';
import { hasComeIn, statePathOf, statusOfPath } from '#machines/user/states.ts';
import type { Role } from '#machines/person.ts';
import { users } from '#database/schema/index.ts';
import { accessFields, endWhatHungOn } from '#server/identity/account-changes.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { effects } from './effects.ts';
import { userAnswers } from './questions.ts';

export type UserRow = typeof users.$inferSelect;

/** The row as its chart knows it. People from before there was a chart came in when they were created. */
export function contextOf(row: UserRow): UserContext {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role as Role,
    organizationId: row.organizationId,
    loginMethod: row.loginMethod as LoginMethod,
    jobTitle: row.jobTitle,
    phone: row.phone,
    bio: row.bio,
    specialisms: row.specialisms,
    languages: row.languages,
    timeZone: row.timeZone,
    locale: row.locale,
    pictureUrl: row.pictureUrl,
    notificationPreferences: row.notificationPreferences as Record<string, unknown>,
    lockedUntil: row.lockedUntil,
    activatedAt: row.activatedAt ?? (hasComeIn(row) ? row.createdAt : null),
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
    deletedAt: row.deletedAt,
    deletedBy: row.deletedBy,
  };
}

/** The parts of an event that say nothing about who somebody is. */
function remember(event: UserEvent, before: UserContext | null): Readonly<Record<string, unknown>> {
  if (event.type !== 'CREATE' && event.type !== 'EDIT') return {};
  const { role } = event;
  const fields =
    before === null ? userFields.filter((field) => field in event) : changedBy(event, before);
  return { fields, ...(fields.includes('role') && { role }) };
}

const kind = plainKind<UserContext, UserRow, UserEvent>({
  chart: userChart,
  table: users,
  path: 'users',
  contextOf,
  states: {
    pathOf: statePathOf,
    columnOf: statusOfPath,
    path: sql`case when ${users.status} = ${userState.active}
      then 'active.' || case when ${users.lockedUntil} is null then 'unlocked' else 'locked' end
      else ${users.status} end`,
  },
  answers: userAnswers,
  effects,
  remember,
});

/** Accounts as the command kernel handles them. Whatever event it is that changes how somebody may come in, what hung on it ends. */
export const userKind: typeof kind = {
  ...kind,
  async write(db, id, row, version, at) {
    const [before] = await db.orm.select().from(users).where(eq(users.id, id));
    await kind.write(db, id, row, version, at);
    const after = { ...row.context, status: statusOfPath(row.status) };
    if (
      before &&
      ['status' as const, ...accessFields].some((field) => before[field] !== after[field])
    )
      await endWhatHungOn(db, id, at);
  },
};
