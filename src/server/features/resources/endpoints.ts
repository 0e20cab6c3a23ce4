import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ResourceScope } from '#domain/resources/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import { resourceNames } from '#contract/resources/resources.ts';
import { byName } from '#database/name-order.ts';
import { resources } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { openFile } from '#server/files/kept-files.ts';
import { letIn, readerIn } from '#server/players/file-links.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { anyone, signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import type { Look } from '#server/records/places.ts';
import { categoriesFor } from './categories.ts';
import { addTogether } from './add-together.ts';
import { addressOf, thumbnailAddress } from './file-links.ts';
import { resourceKind } from './kind.ts';
import { readResources } from './beside.ts';
import { detailOf, summarise } from './present.ts';
import { foundIn, howWell, says } from './search.ts';
import { noteProgress, notDoneBy, unseenBy } from './progress.ts';
import { addedSinceVisit, noteVisit } from './visits.ts';
import { bookingPage, placeFor, resourcePlaces, visibleResources } from './visible.ts';

const { id, name, kind, scope, target, createdAt } = resources;

const plain = plainBindings(resourceNames, resourceKind, {
  policy: signedIn,
  visible: visibleResources,
  searched: [],
  search: (_, { search }) => (search ? says(search) : undefined),
  ranked: howWell,
  descends: true,
  read: readResources,
  listed: [],
  sorts: { added: [createdAt], name: [byName(name)] },
  filters: {
    category: (wanted) =>
      sql`exists (select 1 from resource_category_resources c where c.resource_id = ${id} and c.category_id = ${wanted})`,
    kind: (wanted) => eq(kind, wanted),
    scope: (wanted) => eq(scope, wanted),
    target: (wanted) => eq(target, wanted),
    notDone: (wanted, _, reader) => (wanted ? notDoneBy(reader.id) : undefined),
    unseen: (wanted, _, reader) => (wanted ? unseenBy(reader.id) : undefined),
    sinceVisit: (wanted, _, reader) => (wanted ? addedSinceVisit(reader.id) : undefined),
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
    needs: ['settings'],
    async handle(call) {
      const { query, services, request, principal, now } = call;
      const page = await list.handle(call);
      const { results } = page.data;
      const found = await foundIn(
        call.services.db,
        results.map((each) => each.id),
        query.search ?? '',
      );
      if (results.some(({ thumbnail }) => thumbnail !== null))
        letIn(services.settings.tokenSecret, request, principal, now);
      const data = {
        ...page.data,
        results: results.map((each) => ({ ...each, found: found.get(each.id) ?? null })),
      };
      return {
        ...page,
        data,
        mayCreate: await mayAdd(call, query.scope ?? 'global', query.target),
      };
    },
  }),

  ...bind('POST /resources', {
    policy: signedIn,
    async handle(call) {
      const { idempotencyKey, ...written } = call.body;
      const by = { id: call.principal.id, role: call.principal.role };
      const asked = { by, at: call.now, idempotencyKey };
      const resource = await addTogether(call.services.db, written, asked);
      return show.handle({ ...call, params: { resource } });
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

  ...bind('POST /resources/visits', {
    policy: signedIn,
    async handle({ principal, now, services: { db } }) {
      const { since, added } = await noteVisit(db, principal, now);
      return { since: since === null ? null : wireInstant(since), added };
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

  ...bind('GET /resources/{resource}/file', {
    policy: signedIn,
    needs: ['files'],
    async handle(call) {
      const { file, content } = await openVersion(call, call.services.files, call.query.version);
      return { content, mediaType: file.mediaType, name: file.name };
    },
  }),

  ...bind('POST /resources/{resource}/links', {
    policy: signedIn,
    needs: ['settings'],
    async handle(call) {
      const { body, principal, request, now, services } = call;
      const shown = await show.handle(call);
      if (!isThere(shown, body.version)) throw refuse.notFound();
      const endsAt = letIn(services.settings.tokenSecret, request, principal, now);
      return { address: addressOf(shown.id, body, endsAt), endsAt: wireInstant(endsAt) };
    },
  }),

  ...bind('GET /resource-files/{resource}', {
    policy: anyone,
    needs: ['files', 'settings', 'entitlement'],
    async handle(call) {
      const { services, request, query, now } = call;
      const principal = now < query.until ? await readerIn(services, request, now) : null;
      if (!principal) throw refuse.notFound();
      const asked = { ...call, principal, query: {} };
      const { file, content } = await openVersion(asked, services.files, query.version);
      return { content, mediaType: file.mediaType, name: file.name, isToBeSaved: query.save };
    },
  }),

  ...bind('GET /resource-thumbnails/{resource}', {
    policy: anyone,
    needs: ['files', 'settings', 'entitlement'],
    async handle(call) {
      const { services, request, params, query, now } = call;
      const principal = await readerIn(services, request, now);
      if (!principal) throw refuse.notFound();
      const { thumbnail } = await show.handle({ ...call, principal, query: {} });
      const isIts = thumbnail === thumbnailAddress(params.resource, query.of);
      const found = isIts
        ? await openFile({ db: services.db, files: services.files }, query.of)
        : null;
      if (!found) throw refuse.notFound();
      const { file, content } = found;
      return { content, mediaType: file.mediaType, name: file.name };
    },
  }),

  ...bind('POST /resources/{resource}/progress', {
    policy: signedIn,
    async handle(call) {
      const { body, params, principal, now, services } = call;
      // Not there for whoever may not see it.
      await show.handle(call);
      const { type, seconds } = body;
      const step = { type, seconds, resource: params.resource, reader: principal.id, at: now };
      await services.db.transaction(() => noteProgress(services.db, step));
      return show.handle(call);
    },
  }),
};

type Shown = Awaited<ReturnType<typeof show.handle>>;

/** The file of a resource as a version of it, if the reader may have that. */
const isThere = ({ file, versions }: Shown, version: number | undefined) =>
  version === undefined ? file : versions?.find(({ number }) => number === version);

/** The file of a resource that the reader may see; an earlier one for those who look after it. */
async function openVersion(
  call: Parameters<typeof show.handle>[0],
  files: FileStore,
  version: number | undefined,
) {
  const wanted = isThere(await show.handle(call), version);
  const found = wanted ? await openFile({ db: call.services.db, files }, wanted.id) : null;
  if (!found) throw refuse.notFound();
  return found;
}

/** Whether the reader could add one to such a list: staff anywhere, others in bookings in which they take part. */
async function mayAdd(look: Look, to: ResourceScope, place: string | undefined): Promise<boolean> {
  const { principal } = look;
  if (isStaff(principal)) return true;
  if (to !== 'booking' || place === undefined) return false;
  return (await placeFor(look, to, place)) !== null;
}
