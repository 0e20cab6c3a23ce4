import { eq } from 'drizzle-orm';
import type { ResourceContext, ResourceEvent } from '#machines/resource/machine.ts';
import { resourceCategoryResources, resourceProgress } from '#database/schema/index.ts';
import { dropFilesOf } from '#server/files/kept-files.ts';
import type { EffectHandler } from '#server/records/kind.ts';
import { addVersion } from './versions.ts';
import { readTextLater } from './file-text.ts';
import { drawLater, thumbnailPurpose } from './thumbnails.ts';
import { announceLater } from './announce-added.ts';

type Handler = EffectHandler<ResourceContext, unknown, ResourceEvent>;

/** What the chart of resources orders. */
export const effects: Readonly<Record<string, Handler>> = {
  async sortIn({ db, id, event }) {
    if (!('categories' in event)) return;
    const { resourceId } = resourceCategoryResources;
    await db.orm.delete(resourceCategoryResources).where(eq(resourceId, id));
    const links = [...new Set(event.categories)].map((categoryId) => ({
      categoryId,
      resourceId: id,
    }));
    if (links.length > 0) await db.orm.insert(resourceCategoryResources).values(links);
  },
  /** Another file is another thing to look at: who was done with the one before is not done with it. */
  async keepFile({ db, id, before, after, at }) {
    const { file } = after.context;
    if (file === null || file === before?.context.file) return;
    await addVersion(db, { file, resource: id, at });
    await readTextLater(db, { resource: id, file }, at);
    await dropFilesOf(db, id, at, thumbnailPurpose);
    await drawLater(db, { resource: id, file }, at);
    await db.orm.delete(resourceProgress).where(eq(resourceProgress.resourceId, id));
  },
  async announceAdded({ db, id, after, event, at }) {
    if ('silently' in event && event.silently) return;
    await announceLater(db, { id, context: after.context, at });
  },
  dropFiles: ({ db, id, at }) => dropFilesOf(db, id, at),
};
