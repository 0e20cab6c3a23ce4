import { sql, type SQL } from 'drizzle-orm';
import { passwordCredentials, users } from '#database/schema/index.ts';

/** Whether somebody comes in by a password that staff set for them; the credentials are joined to the person by a left join. */
export const hasTemporaryPassword: SQL<boolean> = sql<boolean>`(${users.loginMethod} = 'password' and coalesce(${passwordCredentials.temporary}, false))`;
