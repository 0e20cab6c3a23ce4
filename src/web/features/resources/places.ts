import { useMatch, useParams, type LinkProps } from '@tanstack/react-router';
import type { ResourceScope } from '#domain/resources/vocabulary.ts';
import { definePlaces } from '#web/screens/record/place.ts';
import { onlyHere } from '#web/screens/record/only-here.ts';
import type { Answer } from '#web/screens/use-api-query.ts';
import { useResource, type Resource, type ResourceSummary } from './resource-records.ts';
import * as texts from './texts.ts';

/** The places that are records, and what is said of resources there. */
const places = definePlaces<{ readonly scope: Exclude<ResourceScope, 'global'> }>({
  '/app/bookings/$booking/resources': { scope: 'booking', own: 'resource' },
  '/app/programmes/$programme/resources': { scope: 'programme', own: 'resource' },
  '/app/sessions/$session/resources': { scope: 'session', own: 'resource' },
});

const paths = {
  booking: '/app/bookings/$booking/resources',
  programme: '/app/programmes/$programme/resources',
  session: '/app/sessions/$session/resources',
} as const;

/** Where resources lie, and where their pages are. */
export interface Where {
  readonly scope: ResourceScope;
  readonly target: string | null;
  readonly list: LinkProps;
  readonly create: LinkProps;
  readonly pageOf: (id: string) => LinkProps;
  readonly below: (id: string, step: 'edit' | 'delete') => LinkProps;
}

/** What is there for everybody; it is opened among all that a reader may see. */
const everybody: Where = {
  scope: 'global',
  target: null,
  list: { to: '/app/global-resources' },
  create: { to: '/app/global-resources/create' },
  pageOf: (resource) => ({ to: '/app/resources/$resource', params: { resource } }),
  below: (globalResource, step) => ({
    to: `/app/global-resources/$globalResource/${step}`,
    params: { globalResource },
  }),
};

const placeAt = (scope: Exclude<ResourceScope, 'global'>, id: string): Where => {
  const { list, create, below } = places.at(paths[scope], id);
  return {
    scope,
    target: id,
    list,
    create,
    below,
    pageOf: (resource) =>
      ({ to: `${paths[scope]}/$resource`, params: { [scope]: id, resource } }) as LinkProps,
  };
};

/** Where a resource lies. */
export const placeOf = ({ scope, target }: Pick<ResourceSummary, 'scope' | 'target'>): Where =>
  scope === 'global' || target === null ? everybody : placeAt(scope, target.id);

/** The place that the page on screen belongs to, and the resource of its address. */
export function usePlace(): Where & { readonly record: string; readonly title: string } {
  const { params, staticData } = useMatch({ strict: false });
  const given: Readonly<Record<string, string | undefined>> = { ...params };
  const [scope, id] =
    (['booking', 'programme', 'session'] as const)
      .map((each) => [each, given[each]] as const)
      .find(([, value]) => value !== undefined) ?? [];
  const where = scope === undefined || id === undefined ? everybody : placeAt(scope, id);
  return {
    ...where,
    record: given['resource'] ?? given['globalResource'] ?? '',
    title: staticData?.title ?? '',
  };
}

/** The resource of the address. Everything opens among all that a reader may see; below a record, and where global ones are looked after, only what lies there. */
export function useResourceHere(): Answer<Resource> {
  const { record, scope, target } = usePlace();
  const { globalResource } = useParams({ strict: false });
  const answer = useResource(record);
  const isAnywhere = scope === 'global' && globalResource === undefined;
  return onlyHere(
    answer,
    (resource) =>
      isAnywhere || (resource.scope === scope && (resource.target?.id ?? null) === target),
  );
}

/** "Booking Resources": what the list of a place is called. */
export const listTitles: Readonly<Record<ResourceScope, string>> = {
  global: texts.globalResources,
  programme: texts.programmeResources,
  session: texts.sessionResources,
  booking: texts.bookingResources,
};
