import { and, eq, inArray, sql } from 'drizzle-orm';
import { whyNoLaunch } from '#domain/interactive/launching.ts';
import { dateAt } from '#domain/time/local.ts';
import { isBegun, isCompleted } from '#machines/interactive-response/labels.ts';
import { interactiveResponseState } from '#machines/interactive-response/states.gen.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  interactiveResources,
  interactiveResponses,
  programmeInteractiveResources,
  programmes,
} from '#database/schema/index.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { readerZone } from '#server/http/reader-zone.ts';

interface Asking {
  readonly member: string;
  readonly at: number;
}

const assignments = programmeInteractiveResources;

/** Why a member can't launch activities of programmes now, by the ids of these; nothing of those that they can. */
export async function reasonsAgainst(
  db: Database,
  ids: readonly string[],
  { member, at }: Asking,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({
      id: assignments.id,
      opensOn: assignments.opensOn,
      closesOn: assignments.closesOn,
      prerequisites: assignments.prerequisites,
      programme: programmes.name,
      timeZone: programmes.timeZone,
      isActive: sql<boolean>`${inState(programmes.status, programmeStates.active)}`,
      isMember: sql<boolean>`${isMemberOfProgramme(member)}`,
      isWithdrawn: sql<boolean>`(${assignments.deletedAt} is not null or ${interactiveResources.deletedAt} is not null)`,
    })
    .from(assignments)
    .innerJoin(programmes, eq(programmes.id, assignments.programmeId))
    .innerJoin(interactiveResources, eq(interactiveResources.id, assignments.interactiveResourceId))
    .where(inArray(assignments.id, [...ids]));
  const open = await notCompleted(
    db,
    rows.flatMap(({ prerequisites }) => prerequisites),
    member,
  );
  const reasons = rows.map((row) => {
    const first = row.prerequisites.flatMap((id) => open.get(id) ?? []);
    const today = dateAt(row.timeZone, at);
    return [row.id, whyNoLaunch({ ...row, today, first }, readerZone(row.timeZone))] as const;
  });
  return new Map(reasons.filter((each): each is readonly [string, string] => each[1] !== null));
}

/** Of these activities of programmes those that a member has not completed, with their titles; what was removed keeps nobody waiting. */
async function notCompleted(
  db: Database,
  ids: readonly string[],
  member: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({ id: assignments.id, name: interactiveResources.name })
    .from(assignments)
    .innerJoin(interactiveResources, eq(interactiveResources.id, assignments.interactiveResourceId))
    .leftJoin(
      interactiveResponses,
      and(
        eq(interactiveResponses.assignment, assignments.id),
        eq(interactiveResponses.member, member),
        inState(interactiveResponses.status, interactiveResponseState.completed),
      ),
    )
    .where(
      and(
        inArray(assignments.id, [...new Set(ids)]),
        sql`${assignments.deletedAt} is null and ${interactiveResources.deletedAt} is null`,
        sql`${interactiveResponses.id} is null`,
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const nothingYet = { id: null, isBegun: false, isCompleted: false, progress: 0, score: null };

/** How far a member has come with activities of programmes, by the ids of these. */
export async function ownResponsesOf(db: Database, ids: readonly string[], member: string) {
  const { id, assignment, progress, score, status } = interactiveResponses;
  const rows =
    ids.length === 0
      ? []
      : await db.orm
          .select({ assignment, id, progress, score, status })
          .from(interactiveResponses)
          .where(and(inArray(assignment, [...ids]), eq(interactiveResponses.member, member)));
  return (wanted: string) => {
    const found = rows.find((row) => row.assignment === wanted);
    if (!found) return nothingYet;
    const { assignment: _, status: stage, ...own } = found;
    return { ...own, isBegun: isBegun(stage), isCompleted: isCompleted(stage) };
  };
}
