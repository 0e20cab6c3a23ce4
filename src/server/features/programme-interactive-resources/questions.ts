import { and, eq, isNull, sql } from 'drizzle-orm';
import { whyNoDays } from '#domain/resources/content.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import type {
  ProgrammeInteractiveResourceContext,
  ProgrammeInteractiveResourceEvent,
  programmeInteractiveResourceQuestions,
} from '#machines/programme-interactive-resource/machine.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  interactiveResources,
  interactiveResourceVersions,
  programmeInteractiveResources,
  programmes,
} from '#database/schema/index.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';

const assignments = programmeInteractiveResources;

/** What keeps a programme from having an activity so. */
export const answers: Answers<
  typeof programmeInteractiveResourceQuestions,
  ProgrammeInteractiveResourceContext,
  ProgrammeInteractiveResourceEvent
> = {
  isProgrammeOpen: oneByOne((db, { context }) => whyProgrammeClosed(db, context.programmeId)),
  isActivityThere: oneByOne(async (db, { context: { interactiveResourceId }, isDeciding }) => {
    const isThere = and(
      eq(interactiveResources.id, interactiveResourceId),
      isNull(interactiveResources.deletedAt),
    );
    const rows = db.orm
      .select({ id: interactiveResources.id })
      .from(interactiveResources)
      .where(isThere);
    const found = isDeciding ? await rows.for('share') : await rows;
    return found.length > 0 ? null : 'Choose an activity.';
  }),
  isNew: oneByOne(async (db, { context: { programmeId, interactiveResourceId } }) => {
    const same = and(
      eq(assignments.programmeId, programmeId),
      eq(assignments.interactiveResourceId, interactiveResourceId),
      isNull(assignments.deletedAt),
    );
    return (await db.orm.$count(assignments, same)) > 0
      ? sentenceOf('programme_interactive_resources_pair')
      : null;
  }),
  hasVersion: oneByOne(async (db, { context: { interactiveResourceId, contentVersion } }) => {
    const versions = await db.orm
      .select({ number: interactiveResourceVersions.number })
      .from(interactiveResourceVersions)
      .where(eq(interactiveResourceVersions.interactiveResourceId, interactiveResourceId));
    // Of an activity that is not there, that is what is said.
    const isThere =
      versions.length === 0 || versions.some(({ number }) => number === contentVersion);
    return isThere ? null : 'Choose a version.';
  }),
  hasDays: oneByOne(async (_, { context }) => whyNoDays(context.opensOn, context.closesOn)),
  arePrerequisites: oneByOne((db, { id, context, isDeciding }) =>
    whyNoPrerequisites(db, { id, context, isDeciding }),
  ),
};

async function whyProgrammeClosed(db: Database, id: string): Promise<string | null> {
  const [programme] = await db.orm
    .select({ isOpen: sql<boolean>`${inState(programmes.status, programmeStates.open)}` })
    .from(programmes)
    .where(and(eq(programmes.id, id), inState(programmes.status, programmeStates.kept)));
  if (!programme) return 'Choose a programme.';
  return programme.isOpen ? null : 'This programme is complete.';
}

interface Prerequisites {
  readonly id: string;
  readonly context: ProgrammeInteractiveResourceContext;
  readonly isDeciding: boolean;
}

/** Two that wait for each other would never be launched, also through others. */
async function whyNoPrerequisites(
  db: Database,
  { id, context: { programmeId, prerequisites }, isDeciding }: Prerequisites,
): Promise<string | null> {
  if (prerequisites.length === 0) return null;
  // Two who change the same programme at once would each make half of a circle.
  if (isDeciding)
    await db.orm
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.id, programmeId))
      .for('no key update');
  const all = await db.orm
    .select({ id: assignments.id, first: assignments.prerequisites })
    .from(assignments)
    .where(and(eq(assignments.programmeId, programmeId), isNull(assignments.deletedAt)));
  const firstOf = new Map(all.map((each) => [each.id, each.first]));
  if (!prerequisites.every((each) => each !== id && firstOf.has(each)))
    return 'Choose activities of the programme.';
  const reached = new Set<string>();
  const waiting = [...prerequisites];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === id) return 'What comes first must not wait for this activity.';
    if (!reached.has(next)) waiting.push(...(firstOf.get(next) ?? []));
    reached.add(next);
  }
  return null;
}
