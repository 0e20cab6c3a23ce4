import { valuesIn } from '#domain/records/fields.ts';
import { contentFields } from '#machines/interactive-resource/fields.ts';
import type {
  InteractiveResourceContext,
  InteractiveResourceEvent,
} from '#machines/interactive-resource/machine.ts';
import { interactiveResourceVersions } from '#database/schema/index.ts';
import type { EffectHandler } from '#server/records/kind.ts';

type Handler = EffectHandler<InteractiveResourceContext, unknown, InteractiveResourceEvent>;

/** What the chart of interactive resources orders. */
export const effects: Readonly<Record<string, Handler>> = {
  /** A version that no programme uses may still change. */
  async keepVersion({ db, id, after: { context }, at }) {
    const content = valuesIn(contentFields, context);
    const { interactiveResourceId, number } = interactiveResourceVersions;
    await db.orm
      .insert(interactiveResourceVersions)
      .values({ ...content, interactiveResourceId: id, number: context.contentVersion, at })
      .onConflictDoUpdate({ target: [interactiveResourceId, number], set: content });
  },
};
