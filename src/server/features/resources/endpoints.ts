import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ResourceScope } from '#domain/resources/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import { resourceNames } from '#contract/resources/resources.ts';
import { byName } from '#database/name-order.ts';
import { resources } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { readFile } from '#server/files/kept-files.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import type { Look } from '#server/records/places.ts';
import { categoriesFor } from './categories.ts';
import { keepDraft } from './draft-files.ts';
import { resourceKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { noteProgress, notDoneBy } from './progress.ts';
import { bookingPage, placeFor, resourcePlaces, visibleResources } from './visible.ts';

const { id, name, description, kind, scope, target, createdAt } = resources;

const plain = plainBindings(resourceNames, resourceKind, {
  policy: signedIn,
  visible: visibleResources,
  searched: [name, description],
  sorts: { added: [createdAt], name: [byName(name)] },
  filters: {
    category: (wanted) =>
      sql`exists (select 1 from resource_category_resources c where c.resource_id = ${id} and c.category_id = ${wanted})`,
    kind: (wanted) => eq(kind, wanted),
    scope: (wanted) => eq(scope, wanted),
    target: (wanted) => eq(target, wanted),
    notDone: (wanted, _, reader) => (wanted ? notDoneBy(reader.id) : undefined),
  },
  summarise,
  detail: detailOf,
  history: {
    CREATE: 'added this resource',
    EDIT: 'changed it',
    DELETE: 'deleted it',
  },
});

const list = plain['GET /resources'];
const show = plain['GET /resources/{resource}'];

export const resourceBindings = {
  ...plain,

  ...bind('GET /resources', {
    policy: signedIn,
    async handle(call) {
      const { query } = call;
      const page = await list.handle({
        ...call,
        query: {
          ...query,
          order: query.order ?? (query.orderProperty ? 'Ascending' : 'Descending'),
        },
      });
      return { ...page, mayCreate: await mayAdd(call, query.scope ?? 'global', query.target) };
    },
  }),

  ...bind('GET /resources/categories', {
    policy: signedIn,
    async handle({ query, principal, now, services: { db } }) {
      const which = and(isNull(resources.deletedAt), visibleResources(principal, now));
      const search = (query.search ?? '').toLowerCase();
      const all = await categoriesFor(db, which);
      return all.filter(({ name: found }) => found.toLowerCase().includes(search));
    },
  }),

  ...bind('GET /resources/of/{place}/{target}', {
    policy: signedIn,
    handle: (call) => {
      const { place, target: wanted } = call.params;
      const places = { ...resourcePlaces, booking: bookingPage };
      return places[place].open(call, wanted);
    },
  }),

  ...bind('POST /resources/files', {
    policy: signedIn,
    needs: ['files'],
    handle: ({ upload, principal, now, services }) =>
      keepDraft(services, { upload, by: principal.id, at: now }),
  }),

  ...bind('GET /resources/{resource}/file', {
    policy: signedIn,
    needs: ['files'],
    async handle(call) {
      const { file, versions } = await show.handle(call);
      const { db, files: store } = call.services;
      const { version } = call.query;
      const wanted =
        version === undefined ? file : versions?.find(({ number }) => number === version);
      const found = wanted ? await readFile({ db, files: store }, wanted.id) : null;
      if (!found) throw refuse.notFound();
      return { content: found.content, mediaType: found.file.mediaType, name: found.file.name };
    },
  }),

  ...bind('POST /resources/{resource}/progress', {
    policy: signedIn,
    async handle(call) {
      const { body, params, principal, now, services } = call;
      // Not there for whoever may not see it.
      await show.handle(call);
      const { type } = body;
      await noteProgress(services.db, {
        type,
        resource: params.resource,
        reader: principal.id,
        at: now,
      });
      return show.handle(call);
    },
  }),
};

/** Whether the reader could add one to such a list: staff anywhere, others in bookings in which they take part. */
async function mayAdd(look: Look, to: ResourceScope, place: string | undefined): Promise<boolean> {
  const { principal } = look;
  if (isStaff(principal)) return true;
  if (to !== 'booking' || place === undefined) return false;
  return (await placeFor(look, to, place)) !== null;
}
