import { and, eq, inArray, isNull } from 'drizzle-orm';
import type {
  CoachPermissionContext,
  CoachPermissionEvent,
  permissionQuestions,
} from '#machines/coach-permission/machine.ts';
import { sessionState } from '#machines/session/states.gen.ts';
import { coachPermissionState } from '#machines/coach-permission/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { coachPermissions, sessions, teams, users } from '#database/schema/index.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { inState } from '#database/in-state.ts';

/** What keeps a permission from being given. */
export const answers: Answers<
  typeof permissionQuestions,
  CoachPermissionContext,
  CoachPermissionEvent
> = {
  isCoach: oneByOne((db, { context }) => noCoach(db, context.coach)),
  isSubjectThere: oneByOne(async (db, { context }) =>
    (await isSubjectThere(db, context)) ? null : `Choose a ${context.scope}.`,
  ),
  isNew: oneByOne(async (db, { context }) =>
    (await exists(db, context)) ? sentenceOf('coach_permissions_once') : null,
  ),
  areDatesInOrder: oneByOne((_, { context: { validFrom, validTo } }) =>
    validFrom !== null && validTo !== null && validTo < validFrom
      ? 'End date must be on or after the start date.'
      : null,
  ),
};

const present = inState(users.status, userStates.open);

async function noCoach(db: Database, id: string): Promise<string | null> {
  const [person] = await db.orm
    .select({ fullName: users.fullName, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), present));
  if (!person) return 'Choose a coach.';
  return person.role === 'Coach' ? null : `“${person.fullName}” is not a coach.`;
}

async function isSubjectThere(
  db: Database,
  { scope, subject }: Pick<CoachPermissionContext, 'scope' | 'subject'>,
): Promise<boolean> {
  if (scope === 'member') {
    const isMember = inArray(users.role, ['Member', 'OrganizationAdmin']);
    return (await db.orm.$count(users, and(eq(users.id, subject), isMember, present))) > 0;
  }
  if (scope === 'team')
    return (await db.orm.$count(teams, and(eq(teams.id, subject), isNull(teams.deletedAt)))) > 0;
  const isActive = inState(sessions.status, sessionState.active);
  return (await db.orm.$count(sessions, and(eq(sessions.id, subject), isActive))) > 0;
}

async function exists(
  db: Database,
  { coach, scope, subject }: Pick<CoachPermissionContext, 'coach' | 'scope' | 'subject'>,
): Promise<boolean> {
  const same = and(
    eq(coachPermissions.coach, coach),
    eq(coachPermissions.scope, scope),
    eq(coachPermissions.subject, subject),
    inState(coachPermissions.status, coachPermissionState.active),
  );
  return (await db.orm.$count(coachPermissions, same)) > 0;
}
