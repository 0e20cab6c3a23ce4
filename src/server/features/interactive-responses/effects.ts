import { sql } from 'drizzle-orm';
import type { ResponseContext } from '#machines/interactive-response/context.ts';
import type { ResponseEvent } from '#machines/interactive-response/machine.ts';
import type { EffectHandler } from '#server/records/kind.ts';

type Handler = EffectHandler<ResponseContext, unknown, ResponseEvent>;

/** What the chart of responses orders. */
export const effects: Readonly<Record<string, Handler>> = {
  async takeVersion({ db, id }) {
    await db.orm.execute(sql`
      update interactive_responses r
      set content_version = v.number, completion_rule = v.completion_rule, min_score = v.min_score,
        max_score = v.max_score, resumable = v.resumable
      from programme_interactive_resources a
      join interactive_resource_versions v
        on v.interactive_resource_id = a.interactive_resource_id and v.number = a.content_version
      where r.id = ${id} and a.id = r.programme_interactive_resource_id`);
  },
};
