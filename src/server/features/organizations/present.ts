import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { valuesOf } from '#domain/policy/own-values.ts';
import type { Database } from '#database/database.ts';
import { bookings, organizations, programmes, teams, users } from '#database/schema/index.ts';
import { logoUrl } from '#server/files/logo.ts';
import { inState } from '#database/in-state.ts';
import type { OrganizationRow } from './kind.ts';

/** People who belong to an organisation: neither deleted nor erased. */
export const belongs = inState(users.status, userStates.open);

/** How many rows of a table each of these organisations has. */
async function countsBy(
  db: Database,
  table: PgTable,
  owner: PgColumn,
  ids: readonly string[],
  which: SQL | undefined,
): Promise<(id: string) => number> {
  const rows = await db.orm
    .select({ id: owner, many: count() })
    .from(table)
    .where(and(inArray(owner, [...ids]), which))
    .groupBy(owner);
  const found = new Map(rows.map(({ id, many }) => [String(id), many]));
  return (id) => found.get(id) ?? 0;
}

/** What the list says about organisations. */
export async function summarise(db: Database, rows: readonly OrganizationRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const members = await countsBy(db, users, users.organizationId, ids, belongs);
  const active = isNull(teams.deletedAt);
  const ofTeams = await countsBy(db, teams, teams.organizationId, ids, active);
  const runs = inState(programmes.status, programmeStates.active);
  const running = await countsBy(db, programmes, programmes.organizationId, ids, runs);
  return rows.map(({ id, name, brandLabel, contractEnd }) => ({
    name,
    brandLabel,
    members: members(id),
    teams: ofTeams(id),
    activeProgrammes: running(id),
    contractEnd,
  }));
}

/** What the page of an organisation says. */
export async function detailOf(db: Database, row: OrganizationRow, { by }: Stamp) {
  const [brand] = await db.orm
    .select({ logoUrl })
    .from(organizations)
    .where(eq(organizations.id, row.id));
  return {
    logoUrl: brand?.logoUrl ?? null,
    emailDomains: row.emailDomains,
    contractStart: row.contractStart,
    informsOfViewings: row.informsOfViewings,
    policyOverrides: valuesOf(row.policyOverrides),
    singleSignOn: isStaff(by) ? singleSignOnOf(row) : null,
    upcomingBookings: await db.orm.$count(
      bookings,
      and(eq(bookings.organizationId, row.id), inState(bookings.status, bookingStates.ahead)),
    ),
  };
}

const singleSignOnOf = (row: OrganizationRow) => ({
  enabled: row.ssoEnabled,
  issuer: row.ssoIssuer,
  clientId: row.ssoClientId,
  hasSecret: row.ssoSecret !== null,
  enforced: row.ssoEnforced,
});
