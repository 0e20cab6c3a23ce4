import { eq, inArray, sql } from 'drizzle-orm';
import { elapsedOf } from '#domain/programmes/elapsed.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Stamp } from '#machines/person.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { organizations, programmes } from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { creditsBy } from './credits.ts';
import type { ProgrammeRow } from './kind.ts';
import { seesWhole } from './visible.ts';

/** What lists say about programmes, in the same few queries however many they are. */
export async function summarise(
  db: Database,
  rows: readonly ProgrammeRow[],
  { by: reader, at }: Stamp,
) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const placed = await placesOf(db, ids, seesWhole(reader));
  const creditsOf = await creditsBy(db, 'programme', ids, reader);
  return rows.map((row) => ({
    name: row.name,
    organization: { id: row.organizationId, name: placed.get(row.id)?.organization ?? '' },
    groups: programmeGroups.filter((group) => row.groups.includes(group)),
    startDate: row.startDate,
    endDate: row.endDate,
    timeZone: row.timeZone,
    elapsed: elapsedOf(row.startDate, row.endDate, dateAt(row.timeZone, at)),
    members: placed.get(row.id)?.members ?? null,
    credits: creditsOf(row.id),
  }));
}

interface Placed {
  readonly id: string;
  readonly organization: string;
  /** Null to whoever is not told. */
  readonly members: number | null;
}

/** The organisations of programmes by name, and how many take part in each. */
async function placesOf(
  db: Database,
  ids: readonly string[],
  countsMembers: boolean,
): Promise<ReadonlyMap<string, Placed>> {
  const rows = await db.orm
    .select({
      id: programmes.id,
      organization: organizations.name,
      members: countsMembers
        ? sql<number>`(
          select count(*)::int from users u
          where u.id in ${membersOfProgramme(sql`${programmes.id}`)} and ${inState(sql`u.status`, userStates.open)})`
        : sql<null>`null`,
    })
    .from(programmes)
    .innerJoin(organizations, eq(organizations.id, programmes.organizationId))
    .where(inArray(programmes.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
