import { and, inArray } from 'drizzle-orm';
import { whyNoDays, whyNoFile, whyNoLink, whyNoText } from '#domain/resources/content.ts';
import { resourceCategoryState } from '#machines/resource-category/states.gen.ts';
import type {
  ResourceContext,
  ResourceEvent,
  resourceQuestions,
} from '#machines/resource/machine.ts';
import { inState } from '#database/in-state.ts';
import { resourceCategories } from '#database/schema/index.ts';
import { draftOfSender } from '#server/files/draft-files.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
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
    const wanted = { file: context.file ?? '', purpose: 'resource', by: by.id } as const;
    return (await draftOfSender(db, wanted, isDeciding)) ? null : 'Choose the file again.';
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
    const found = isDeciding ? await rows.for('share') : await rows;
    return found.length === wanted.length ? null : 'A category was deleted. Choose another one.';
  }),
};
