import { and, eq, sql } from 'drizzle-orm';
import { programmeInteractiveResourceNames } from '#contract/resources/programme-interactive-resources.ts';
import { byName } from '#database/name-order.ts';
import { programmeInteractiveResources } from '#database/schema/index.ts';
import { frameOf, pinnedContent } from '#server/activities/frames.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { programmeInteractiveResourceKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { visibleAssignments } from './visible.ts';

const { id, programmeId, position, interactiveResourceId } = programmeInteractiveResources;
const staff = only('staff');

const title = sql`(select r.title from interactive_resources r where r.id = ${interactiveResourceId})`;

export const programmeInteractiveResourceBindings = {
  ...plainBindings(programmeInteractiveResourceNames, programmeInteractiveResourceKind, {
    policy: signedIn,
    policies: { create: staff, send: staff },
    visible: visibleAssignments,
    searched: [],
    search: (pattern) => sql`${title} ilike ${pattern}`,
    sorts: { order: [position], name: [byName(title)] },
    filters: { programme: (wanted) => eq(programmeId, wanted) },
    summarise,
    detail: detailOf,
    history: {
      CREATE: 'added this activity to the programme',
      EDIT: 'changed it',
      DELETE: 'removed it',
    },
  }),

  ...bind('GET /programme-interactive-resources/{programmeInteractiveResource}/preview', {
    policy: only('coachesAndStaff'),
    needs: ['settings'],
    async handle({ params, principal, now, services: { db, settings } }) {
      const wanted = and(
        eq(id, params.programmeInteractiveResource),
        visibleAssignments(principal),
        sql`${programmeInteractiveResources.deletedAt} is null`,
      );
      const content = await pinnedContent(db, wanted);
      if (!content) throw refuse.notFound();
      return frameOf(settings, content, now);
    },
  }),
};
