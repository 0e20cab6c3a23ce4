import { inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { programmeSummary } from '#contract/programmes/programmes.ts';
import { elapsedOf } from '#domain/programmes/elapsed.ts';
import { programmeStates } from '#domain/programmes/states.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { dateAt } from '#domain/time/local.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { programmes } from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { organizationsOf } from '#server/records/organizations.ts';
import { creditsBy } from './credits.ts';
import { seesWhole, type Reader } from './visible.ts';

export type ProgrammeRow = typeof programmes.$inferSelect;
export type ProgrammeSummary = z.input<typeof programmeSummary>;

/** What lists say about programmes, in the same few queries however many they are. */
export async function summariesOf(
  db: Database,
  rows: readonly ProgrammeRow[],
  reader: Reader,
  now: number,
): Promise<ProgrammeSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const organizationOf = await organizationsOf(db, rows);
  const members = seesWhole(reader) ? await countMembers(db, ids) : null;
  const creditsOf = await creditsBy(db, 'programme', ids, reader);
  return rows.map((row) => ({
    id: row.id,
    status: statusOf(row),
    name: row.name,
    organization: organizationOf(row.organizationId),
    groups: programmeGroups.filter((group) => row.groups.includes(group)),
    startDate: row.startDate,
    endDate: row.endDate,
    timeZone: row.timeZone,
    elapsed: elapsedOf(row.startDate, row.endDate, dateAt(row.timeZone, now)),
    members: members && (members.get(row.id) ?? 0),
    credits: creditsOf(row.id),
  }));
}

function statusOf({ id, status }: ProgrammeRow): ProgrammeSummary['status'] {
  const known = programmeStates.kept.find((each) => each === status);
  if (known === undefined) throw new Error(`Programme ${id} is shown as ${status}.`);
  return known;
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
