import { and, eq, inArray } from 'drizzle-orm';
import { whyNoDays, whyNoFile, whyNoLink, whyNoText } from '#domain/resources/content.ts';
import { resourceCategoryState } from '#machines/resource-category/states.gen.ts';
import type {
  ResourceContext,
  ResourceEvent,
  resourceQuestions,
} from '#machines/resource/machine.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { files, resourceCategories } from '#database/schema/index.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { draftPurpose } from './draft-files.ts';
import { lookOf, placeFor } from './visible.ts';

/** What is wrong with what somebody writes about a resource. */
export const answers: Answers<typeof resourceQuestions, ResourceContext, ResourceEvent> = {
  // Absent and foreign places are refused with one sentence.
  hasPlace: oneByOne(async (db, { context: { scope, target }, by, at }) => {
    const isPlaced =
      scope === 'global'
        ? target === null
        : (await placeFor(lookOf(db, by, at), scope, target)) !== null;
    return isPlaced ? null : 'Choose where it belongs.';
  }),
  hasFile: oneByOne(async (db, { context, before, by, isDeciding }) => {
    const missing = whyNoFile(context);
    if (missing !== null || context.kind !== 'file' || context.file === before?.file)
      return missing;
    return (await isOwnDraft(db, context.file, by.id, isDeciding))
      ? null
      : 'Choose the file again.';
  }),
  hasLink: oneByOne(async (_, { context }) => whyNoLink(context)),
  hasText: oneByOne(async (_, { context }) => whyNoText(context)),
  hasDays: oneByOne(async (_, { context }) =>
    whyNoDays(context.availableFrom, context.availableTo),
  ),
  areCategories: oneByOne(async (db, { event, isDeciding }) => {
    const wanted = [...new Set(event && 'categories' in event ? event.categories : [])];
    if (wanted.length === 0) return null;
    const isThere = and(
      inArray(resourceCategories.id, wanted),
      inState(resourceCategories.status, resourceCategoryState.active),
    );
    const rows = db.orm
      .select({ id: resourceCategories.id })
      .from(resourceCategories)
      .where(isThere);
    const found = await (isDeciding ? rows.for('share') : rows);
    return found.length === wanted.length ? null : 'A category was deleted. Choose another one.';
  }),
};

/** Nobody gets at a file by its id that somebody else has sent, and no two resources take one. */
async function isOwnDraft(db: Database, id: string | null, by: string, isDeciding: boolean) {
  if (id === null) return false;
  const rows = db.orm
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.purpose, draftPurpose), eq(files.ownerId, by)));
  return (await (isDeciding ? rows.for('update') : rows)).length > 0;
}
