import { and, eq, isNull, sql } from 'drizzle-orm';
import { whyNotAllowed, type ActivityContent } from '#domain/interactive/address.ts';
import { interactiveResourceNames } from '#contract/resources/interactive-resources.ts';
import { byName } from '#database/name-order.ts';
import { interactiveResources } from '#database/schema/index.ts';
import { authorsPath } from '#server/activities/author-pages.ts';
import { currentContent, frameOf } from '#server/activities/frames.ts';
import { keepPackage } from '#server/activities/packages.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { foundAmong } from '#server/records/found.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import type { Settings } from '#server/settings/settings.ts';
import { interactiveResourceKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { visibleInteractiveResources } from './visible.ts';

const { id, name, description, groups, deletedAt } = interactiveResources;
const staff = only('staff');

const plain = plainBindings(interactiveResourceNames, interactiveResourceKind, {
  policy: signedIn,
  policies: { create: staff, send: staff },
  visible: visibleInteractiveResources,
  searched: [name, description],
  sorts: { name: [byName(name)] },
  filters: { group: (wanted) => sql`${wanted} = any(${groups})` },
  summarise,
  detail: detailOf,
  history: {
    CREATE: 'created this activity',
    EDIT: ({ name: who, payload }) =>
      payload['asNewVersion'] === true
        ? `${who} published a new version.`
        : `${who} changed this activity.`,
    DELETE: 'deleted it',
    RESTORE: 'restored it',
  },
});

const create = plain['POST /interactive-resources'];
const send = plain['POST /interactive-resources/{interactiveResource}/events'];

/** Which sites are allowed is the operator’s to say, and no chart knows it. */
function refuseForeign(content: ActivityContent, { activities }: Settings): void {
  const refusal = whyNotAllowed(content, activities.sites);
  if (refusal !== null) throw refuse.invalid({ url: refusal });
}

export const interactiveResourceBindings = {
  ...plain,

  ...bind('POST /interactive-resources', {
    policy: staff,
    needs: ['settings'],
    handle(call) {
      refuseForeign(call.body, call.services.settings);
      return create.handle(call);
    },
  }),

  ...bind('POST /interactive-resources/{interactiveResource}/events', {
    policy: staff,
    needs: ['settings'],
    handle(call) {
      const { body, services } = call;
      if (body.type === 'EDIT') refuseForeign(body.payload, services.settings);
      return send.handle(call);
    },
  }),

  ...bind('GET /interactive-resources/choices', {
    policy: staff,
    handle: ({ query, services: { db } }) =>
      foundAmong(
        db,
        sql`select r.id, r.title as name, 'Version ' || r.content_version as hint
          from interactive_resources r where r.deleted_at is null`,
        query,
      ),
  }),

  ...bind('GET /interactive-resources/authors', {
    policy: staff,
    needs: ['settings'],
    handle: ({ services: { settings } }) => {
      const { origin } = settings.activities;
      return Promise.resolve({ address: origin && `${origin}${authorsPath}` });
    },
  }),

  ...bind('POST /interactive-resources/packages', {
    policy: staff,
    needs: ['files', 'parsing'],
    handle: ({ upload, principal, now, services }) =>
      keepPackage(services, { upload, by: principal.id, at: now }),
  }),

  ...bind('GET /interactive-resources/{interactiveResource}/preview', {
    policy: only('coachesAndStaff'),
    needs: ['settings'],
    async handle({ params, principal, now, services: { db, settings } }) {
      const wanted = and(
        eq(id, params.interactiveResource),
        isNull(deletedAt),
        visibleInteractiveResources(principal),
      );
      const content = await currentContent(db, wanted);
      if (!content) throw refuse.notFound();
      return frameOf(settings, content, now);
    },
  }),
};
