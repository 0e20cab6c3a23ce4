import { and, eq, isNull, sql } from 'drizzle-orm';
import { whyNoContent, whyNoOrigin } from '#domain/interactive/address.ts';
import { valuesIn } from '#domain/records/fields.ts';
import { counted } from '#domain/text/counted.ts';
import { contentFields } from '#machines/interactive-resource/fields.ts';
import type {
  InteractiveResourceContext,
  InteractiveResourceEvent,
  interactiveResourceQuestions,
} from '#machines/interactive-resource/machine.ts';
import type { Database } from '#database/database.ts';
import { activityPackages, programmeInteractiveResources } from '#database/schema/index.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';

/** What is wrong with what staff write about an activity. */
export const answers: Answers<
  typeof interactiveResourceQuestions,
  InteractiveResourceContext,
  InteractiveResourceEvent
> = {
  hasContent: oneByOne(async (db, { id, context, before }) => {
    const wrong = whyNoContent(context);
    if (wrong !== null || context.package === null || context.package === before?.package)
      return wrong;
    return (await isFreePackage(db, context.package, id)) ? null : 'Choose the package again.';
  }),
  hasOrigin: oneByOne(async (_, { context }) => whyNoOrigin(context)),
  hasScores: oneByOne(async (_, { context: { completionRule, minScore, maxScore } }) => {
    if (completionRule === 'minScore' && minScore === null) return 'Score to reach is required.';
    return minScore !== null && maxScore !== null && minScore > maxScore
      ? 'The score to reach must not be above the highest score.'
      : null;
  }),
  isVersionFree: oneByOne(async (db, { id, context, before, event }) => {
    if (before === null || (event && 'asNewVersion' in event && event.asNewVersion)) return null;
    if (contentOf(before) === contentOf(context)) return null;
    const { contentVersion } = before;
    const many = await usesOf(db, id, contentVersion);
    return many === 0
      ? null
      : `Version ${contentVersion} is in use in ${counted(many, 'programme')}; publish as version ${contentVersion + 1}?`;
  }),
};

const contentOf = (context: InteractiveResourceContext): string =>
  JSON.stringify(valuesIn(contentFields, context));

/** How many programmes have a version. */
const usesOf = (db: Database, id: string, version: number): Promise<number> => {
  const { interactiveResourceId, contentVersion, deletedAt } = programmeInteractiveResources;
  const uses = and(eq(interactiveResourceId, id), eq(contentVersion, version), isNull(deletedAt));
  return db.orm.$count(programmeInteractiveResources, uses);
};

/** A package belongs to one activity, with all its versions. */
async function isFreePackage(db: Database, id: string, activity: string): Promise<boolean> {
  const found = await db.orm
    .select({ id: activityPackages.id })
    .from(activityPackages)
    .where(
      and(
        eq(activityPackages.id, id),
        sql`not exists (select 1 from interactive_resources r where r.package_id = ${id} and r.id <> ${activity})`,
        sql`not exists (select 1 from interactive_resource_versions v
          where v.package_id = ${id} and v.interactive_resource_id <> ${activity})`,
      ),
    );
  return found.length > 0;
}
