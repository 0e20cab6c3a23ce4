import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { isMember, isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { byName } from '#database/name-order.ts';
import {
  activityPackages,
  interactiveResourceVersions,
  programmeInteractiveResources,
  programmes,
} from '#database/schema/index.ts';
import {
  ownResponsesOf,
  reasonsAgainst,
} from '#server/features/programme-interactive-resources/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { InteractiveResourceRow } from './kind.ts';
import { ofOwnOrganization } from './visible.ts';

const assignments = programmeInteractiveResources;

/** What the list says about activities. */
export async function summarise(
  db: Database,
  rows: readonly InteractiveResourceRow[],
  { by, at }: Stamp,
) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const launchesOf = isMember(by) ? await launchesFor(db, ids, { member: by.id, at }) : () => [];
  const programmesOf = isMember(by) ? () => null : await countProgrammes(db, ids);
  return rows.map((row) => ({
    name: row.name,
    description: row.description,
    groups: programmeGroups.filter((group) => row.groups.includes(group)),
    contentVersion: row.contentVersion,
    programmes: programmesOf(row.id),
    launches: launchesOf(row.id),
    mayPreview: !isMember(by),
  }));
}

/** Where a member can launch activities, or could: those that they can come first. */
async function launchesFor(
  db: Database,
  ids: readonly string[],
  { member, at }: { readonly member: string; readonly at: number },
) {
  const rows = await db.orm.execute<{
    id: string;
    activity: string;
    programmeId: string;
    programme: string;
  }>(sql`
    select a.id, a.interactive_resource_id as activity, p.id as "programmeId", p.name as programme
    from ${ofOwnOrganization(member)} and a.interactive_resource_id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}) order by ${byName(sql`p.name`)}, a.id`);
  const found = rows.map(({ id }) => id);
  const reasons = await reasonsAgainst(db, found, { member, at });
  const ownOf = await ownResponsesOf(db, found, member);
  const launches = rows.map(({ id, activity, programmeId, programme }) => ({
    activity,
    id,
    programme: { id: programmeId, name: programme },
    refusal: reasons.get(id) ?? null,
    own: ownOf(id),
  }));
  return (activity: string) =>
    launches
      .filter((each) => each.activity === activity)
      .map(({ activity: _, ...launch }) => launch)
      .toSorted((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null));
}

async function countProgrammes(db: Database, ids: readonly string[]) {
  const { interactiveResourceId, deletedAt } = assignments;
  const rows = await db.orm
    .select({ id: interactiveResourceId, many: count() })
    .from(assignments)
    .where(and(inArray(interactiveResourceId, [...ids]), isNull(deletedAt)))
    .groupBy(interactiveResourceId);
  return (id: string) => rows.find((row) => row.id === id)?.many ?? 0;
}

/** What the page of one says besides: where it is only to those who look after it. */
export async function detailOf(db: Database, row: InteractiveResourceRow, { by }: Stamp) {
  const { completionRule, minScore, maxScore, resumable } = row;
  const said = { completionRule, minScore, maxScore, resumable };
  if (!isStaff(by))
    return { ...said, url: null, package: null, allowedOrigin: null, versions: null, uses: null };
  const uses = await usesOf(db, row.id);
  return {
    ...said,
    url: row.url,
    package: await packageOf(db, row.package),
    allowedOrigin: row.allowedOrigin,
    versions: await versionsOf(db, row.id, uses),
    uses,
  };
}

async function packageOf(db: Database, id: string | null) {
  if (id === null) return null;
  const { name, files, byteLength, protocol } = activityPackages;
  const [found] = await db.orm
    .select({ id: activityPackages.id, name, files, byteLength, protocol })
    .from(activityPackages)
    .where(eq(activityPackages.id, id));
  return found ?? null;
}

async function usesOf(db: Database, id: string) {
  const rows = await db.orm
    .select({
      id: assignments.id,
      programmeId: programmes.id,
      name: programmes.name,
      contentVersion: assignments.contentVersion,
    })
    .from(assignments)
    .innerJoin(programmes, eq(programmes.id, assignments.programmeId))
    .where(and(eq(assignments.interactiveResourceId, id), isNull(assignments.deletedAt)))
    .orderBy(byName(programmes.name), assignments.id);
  return rows.map(({ programmeId, name, ...use }) => ({
    ...use,
    programme: { id: programmeId, name },
  }));
}

async function versionsOf(
  db: Database,
  id: string,
  uses: readonly { readonly contentVersion: number }[],
) {
  const { number, at, interactiveResourceId } = interactiveResourceVersions;
  const rows = await db.orm
    .select({ number, at })
    .from(interactiveResourceVersions)
    .where(eq(interactiveResourceId, id))
    .orderBy(desc(number));
  return rows.map((version) => ({
    number: version.number,
    at: wireInstant(version.at),
    programmes: uses.filter((use) => use.contentVersion === version.number).length,
  }));
}
