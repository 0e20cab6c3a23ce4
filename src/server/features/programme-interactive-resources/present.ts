import { and, avg, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { isMember, type Stamp } from '#machines/person.ts';
import {
  interactiveResponseState,
  interactiveResponseStates,
} from '#machines/interactive-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  interactiveResources,
  interactiveResourceVersions,
  interactiveResponses,
  programmeInteractiveResources,
  programmes,
} from '#database/schema/index.ts';
import type { AssignmentRow } from './kind.ts';
import { ownResponsesOf, reasonsAgainst } from './launching.ts';
import { followedAssignments } from './visible.ts';

const assignments = programmeInteractiveResources;

/** What the list says about activities of programmes. */
export async function summarise(db: Database, rows: readonly AssignmentRow[], { by, at }: Stamp) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const named = await namesOf(db, [...ids, ...rows.flatMap(({ prerequisites }) => prerequisites)]);
  const resultsOf = await resultsFor(db, ids, by);
  const ownOf = isMember(by) ? await ownResponsesOf(db, ids, by.id) : () => null;
  const reasons = isMember(by)
    ? await reasonsAgainst(db, ids, { member: by.id, at })
    : new Map<string, string>();
  return rows.map((row) => {
    const found = named.get(row.id);
    if (!found) throw new Error(`The activity of ${row.id} vanished`);
    return {
      programme: { id: row.programmeId, name: found.programme },
      activity: { id: row.interactiveResourceId, name: found.name },
      description: found.description,
      contentVersion: row.contentVersion,
      opensOn: row.opensOn,
      closesOn: row.closesOn,
      position: row.position,
      prerequisites: row.prerequisites.flatMap((id) => {
        const name = named.get(id)?.name;
        return name === undefined ? [] : [{ id, name }];
      }),
      results: resultsOf(row.id),
      own: ownOf(row.id),
      refusal: isMember(by) ? (reasons.get(row.id) ?? null) : null,
      mayLaunch: isMember(by) && !reasons.has(row.id),
      mayPreview: !isMember(by),
    };
  });
}

/** The versions that one can be given. */
export async function detailOf(db: Database, row: AssignmentRow, { by }: Stamp) {
  if (isMember(by)) return { versions: [row.contentVersion] };
  const { number, interactiveResourceId } = interactiveResourceVersions;
  const found = await db.orm
    .select({ number })
    .from(interactiveResourceVersions)
    .where(eq(interactiveResourceId, row.interactiveResourceId))
    .orderBy(desc(number));
  return { versions: found.map((version) => version.number) };
}

async function namesOf(db: Database, ids: readonly string[]) {
  const { name, description } = interactiveResources;
  const found = await db.orm
    .select({ id: assignments.id, name, description, programme: programmes.name })
    .from(assignments)
    .innerJoin(interactiveResources, eq(interactiveResources.id, assignments.interactiveResourceId))
    .innerJoin(programmes, eq(programmes.id, assignments.programmeId))
    .where(inArray(assignments.id, [...new Set(ids)]));
  return new Map(found.map((each) => [each.id, each]));
}

const nobody = { started: 0, completed: 0, averageScore: null };

/** How many have begun and completed each, and how they scored, where the reader is told. */
async function resultsFor(db: Database, ids: readonly string[], by: Stamp['by']) {
  const followed = await db.orm
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(inArray(assignments.id, [...ids]), followedAssignments(by)));
  const known = followed.map(({ id }) => id);
  const { assignment, status, score } = interactiveResponses;
  const found =
    known.length === 0
      ? []
      : await db.orm
          .select({
            assignment,
            started: count(),
            completed: sql<number>`count(*) filter (where ${inState(status, interactiveResponseState.completed)})::int`,
            averageScore: avg(score).mapWith(Number),
          })
          .from(interactiveResponses)
          .where(and(inArray(assignment, known), inState(status, interactiveResponseStates.begun)))
          .groupBy(assignment);
  return (id: string) => {
    if (!known.includes(id)) return null;
    const { assignment: _, ...results } = found.find((each) => each.assignment === id) ?? {
      assignment: id,
      ...nobody,
    };
    return results;
  };
}
