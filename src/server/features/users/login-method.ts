import { eq } from 'drizzle-orm';
import { isMember, type Role } from '#machines/person.ts';
import type { UserFields } from '#machines/user/fields.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { enforcesSso } from '#server/identity/single-sign-on/settings.ts';

/** How somebody comes in (domain reference, 3.1): through their organisation where it enforces that, else as was chosen. */
async function loginMethodFor(
  db: Database,
  {
    role,
    organizationId,
    loginMethod,
  }: Pick<UserFields, 'role' | 'organizationId' | 'loginMethod'>,
): Promise<UserFields['loginMethod']> {
  if (organizationId === null || !isMember({ role })) return loginMethod;
  return (await enforcesSso(db, organizationId)) ? 'oidc' : loginMethod;
}

/** The fields of a new account, with the way in that fits it. */
export const withLoginMethod = async (db: Database, fields: UserFields): Promise<UserFields> => ({
  ...fields,
  loginMethod: await loginMethodFor(db, fields),
});

/** What changes of an account, with the way in that fits it from then on; left as it is where neither role, organisation nor way in change. */
export async function withLoginMethodOf<Fields extends Partial<UserFields>>(
  db: Database,
  id: string,
  fields: Fields,
): Promise<Fields> {
  const [now] = await db.orm
    .select({
      role: users.role,
      organizationId: users.organizationId,
      loginMethod: users.loginMethod,
    })
    .from(users)
    .where(eq(users.id, id));
  if (now === undefined) return fields;
  const before = {
    role: now.role as Role,
    organizationId: now.organizationId,
    loginMethod: now.loginMethod as UserFields['loginMethod'],
  };
  const wanted = { ...before, ...fields };
  const isSame =
    wanted.role === before.role &&
    wanted.organizationId === before.organizationId &&
    wanted.loginMethod === before.loginMethod;
  if (isSame) return fields;
  const loginMethod = await loginMethodFor(db, wanted);
  return loginMethod === wanted.loginMethod ? fields : { ...fields, loginMethod };
}
