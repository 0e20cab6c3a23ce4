import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Scoring } from '#domain/kai-conversations/rubrics/rubric.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import { programmeGroups, type ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { kaiRubricDrafts, kaiRubricVersions, users } from '#database/schema/index.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { rubricInForce } from './versions.ts';
import { wireScoring } from './written.ts';

const person = { id: users.id, fullName: users.fullName };
const namesOf = ({ dimensions }: Pick<Scoring, 'dimensions'>) => dimensions.map(({ name }) => name);

/** What is written for the next version of a group, with who wrote last. */
async function draftOf(db: Database, group: ProgrammeGroup) {
  const [found] = await db.orm
    .select({ draft: kaiRubricDrafts, by: person })
    .from(kaiRubricDrafts)
    .innerJoin(users, eq(users.id, kaiRubricDrafts.byId))
    .where(eq(kaiRubricDrafts.group, group));
  return found ?? null;
}

/** All versions of a group, the latest first, down to the one that came with the product. */
async function versionsOf(db: Database, group: ProgrammeGroup) {
  const published = await db.orm
    .select({ version: kaiRubricVersions, by: person })
    .from(kaiRubricVersions)
    .innerJoin(users, eq(users.id, kaiRubricVersions.byId))
    .where(eq(kaiRubricVersions.group, group))
    .orderBy(desc(kaiRubricVersions.number));
  const shipped = shippedRubric(group);
  return [
    ...published.map(({ version: { number, scoring, note, at }, by }) => ({
      number,
      name: scoring.name,
      dimensions: namesOf(scoring),
      note,
      at,
      by,
    })),
    {
      number: Number(shipped.version),
      name: shipped.name,
      dimensions: namesOf(shipped),
      note: null,
      at: null,
      by: null,
    },
  ];
}

/** The rubric of a group as its page shows it. */
export async function rubricPage(db: Database, group: ProgrammeGroup) {
  const inForce = await rubricInForce(db, group);
  const found = await draftOf(db, group);
  const versions = await versionsOf(db, group);
  return {
    group,
    number: Number(inForce.version),
    inForce: wireScoring(inForce),
    draft: found && {
      version: found.draft.version,
      at: wireInstant(found.draft.at),
      by: found.by,
      scoring: wireScoring(found.draft.scoring),
    },
    versions: versions.map((version) => ({ ...version, at: wireInstantOrNull(version.at) })),
  };
}

/** All of them, each in a line. */
export async function rubricList(db: Database) {
  const last = db.orm
    .selectDistinctOn([kaiRubricVersions.group], {
      group: kaiRubricVersions.group,
      number: kaiRubricVersions.number,
      scoring: kaiRubricVersions.scoring,
      publishedAt: kaiRubricVersions.at,
    })
    .from(kaiRubricVersions)
    .orderBy(asc(kaiRubricVersions.group), desc(kaiRubricVersions.number))
    .as('last');
  const rows = await db.orm
    .select({
      group: sql<string>`coalesce(${last.group}, ${kaiRubricDrafts.group})`,
      number: last.number,
      scoring: last.scoring,
      at: last.publishedAt,
      draft: kaiRubricDrafts,
      by: person,
    })
    .from(last)
    .fullJoin(kaiRubricDrafts, eq(kaiRubricDrafts.group, last.group))
    .leftJoin(users, eq(users.id, kaiRubricDrafts.byId));
  return programmeGroups.map((group) => {
    const found = rows.find((row) => row.group === group);
    const shipped = shippedRubric(group);
    const scoring = found?.scoring ?? shipped;
    return {
      group,
      number: found?.number ?? Number(shipped.version),
      name: scoring.name,
      dimensions: namesOf(scoring),
      at: wireInstantOrNull(found?.at ?? null),
      draft: found?.draft && found.by ? { at: wireInstant(found.draft.at), by: found.by } : null,
    };
  });
}
