import { inArray, sql } from 'drizzle-orm';
import { elapsedOf } from '#domain/programmes/elapsed.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Stamp } from '#machines/person.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { programmes } from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { organizationsOf } from '#server/records/organizations.ts';
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
  const organizationOf = await organizationsOf(db, rows);
  const members = seesWhole(reader) ? await countMembers(db, ids) : null;
  const creditsOf = await creditsBy(db, 'programme', ids, reader);
  return rows.map((row) => ({
    name: row.name,
    organization: organizationOf(row.organizationId),
    groups: programmeGroups.filter((group) => row.groups.includes(group)),
    startDate: row.startDate,
    endDate: row.endDate,
    timeZone: row.timeZone,
    elapsed: elapsedOf(row.startDate, row.endDate, dateAt(row.timeZone, at)),
    members: members && (members.get(row.id) ?? 0),
    credits: creditsOf(row.id),
  }));
}

async function countMembers(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.orm
    .select({
      id: programmes.id,
      many: sql<number>`(
        select count(*)::int from users u
        where u.id in ${membersOfProgramme(sql`${programmes.id}`)} and ${inState(sql`u.status`, userStates.open)})`,
    })
    .from(programmes)
    .where(inArray(programmes.id, [...ids]));
  return new Map(rows.map(({ id, many }) => [id, many]));
}
