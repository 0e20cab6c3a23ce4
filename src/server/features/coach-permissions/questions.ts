import { and, eq, inArray, isNull } from 'drizzle-orm';
import type {
  CoachPermissionEvent,
  CoachPermissionFields,
} from '#machines/coach-permission/machine.ts';
import type { Facts } from '#machines/plain-record.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { coachPermissions, sessions, teams, users } from '#database/schema/index.ts';

/** The answers to the questions of the chart, for an event that is being sent. */
export async function factsFor(
  db: Database,
  { context }: { readonly context: CoachPermissionFields },
  event: CoachPermissionEvent,
): Promise<Facts> {
  if (event.type !== 'CREATE') return {};
  const { validFrom, validTo } = context;
  const isBackwards = validFrom !== null && validTo !== null && validTo < validFrom;
  const isThere = await isSubjectThere(db, context);
  return {
    isCoach: await noCoach(db, context.coach),
    isSubjectThere: isThere ? null : `Choose a ${context.scope}.`,
    isNew: (await exists(db, context)) ? sentenceOf('coach_permissions_once') : null,
    areDatesInOrder: isBackwards ? 'End date must be on or after the start date.' : null,
  };
}

const present = inArray(users.status, ['invited', 'active']);

async function noCoach(db: Database, id: string): Promise<string | null> {
  const [person] = await db.orm
    .select({ fullName: users.fullName, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), present));
  if (!person) return 'Choose a coach.';
  return person.role === 'Coach' ? null : `«${person.fullName}» is not a coach.`;
}

async function isSubjectThere(
  db: Database,
  { scope, subject }: Pick<CoachPermissionFields, 'scope' | 'subject'>,
): Promise<boolean> {
  if (scope === 'member') {
    const isMember = inArray(users.role, ['Member', 'OrganizationAdmin']);
    return (await db.orm.$count(users, and(eq(users.id, subject), isMember, present))) > 0;
  }
  if (scope === 'team')
    return (await db.orm.$count(teams, and(eq(teams.id, subject), isNull(teams.deletedAt)))) > 0;
  const isActive = eq(sessions.status, 'active');
  return (await db.orm.$count(sessions, and(eq(sessions.id, subject), isActive))) > 0;
}

async function exists(
  db: Database,
  { coach, scope, subject }: Pick<CoachPermissionFields, 'coach' | 'scope' | 'subject'>,
): Promise<boolean> {
  const same = and(
    eq(coachPermissions.coach, coach),
    eq(coachPermissions.scope, scope),
    eq(coachPermissions.subject, subject),
    eq(coachPermissions.status, 'active'),
  );
  return (await db.orm.$count(coachPermissions, same)) > 0;
}
