import { and, desc, eq } from 'drizzle-orm';
import { isFilled, type Rubric } from '#domain/kai-conversations/rubrics/rubric.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import { programmeGroups, type ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { kaiRubricVersions } from '#database/schema/index.ts';

const { group: ofGroup, number } = kaiRubricVersions;

/** What conversations of a group are scored on now. */
export async function rubricInForce(db: Database, group: ProgrammeGroup): Promise<Rubric> {
  const [last] = await db.orm
    .select()
    .from(kaiRubricVersions)
    .where(eq(ofGroup, group))
    .orderBy(desc(number))
    .limit(1);
  return last ? { group, version: String(last.number), ...last.scoring } : shippedRubric(group);
}

/** A version that conversations were scored by; null where there is none. */
export async function rubricAt(
  db: Database,
  group: ProgrammeGroup,
  version: string,
): Promise<Rubric | null> {
  const shipped = shippedRubric(group);
  if (version === shipped.version) return shipped;
  if (!/^\d{1,9}$/.test(version)) return null;
  const [found] = await db.orm
    .select()
    .from(kaiRubricVersions)
    .where(and(eq(ofGroup, group), eq(number, Number(version))));
  return found ? { group, version, ...found.scoring } : null;
}

/** The groups whose conversations can be analysed. */
export async function filledGroups(db: Database): Promise<ReadonlySet<ProgrammeGroup>> {
  const published = await db.orm.selectDistinct({ group: ofGroup }).from(kaiRubricVersions);
  // Only what is filled is published.
  const groups = new Set(published.map(({ group }) => group));
  return new Set(
    programmeGroups.filter((group) => groups.has(group) || isFilled(shippedRubric(group))),
  );
}
