import { useMatch, useRouter } from '@tanstack/react-router';
import type { ParentKind } from '#domain/records/parents.ts';
import type { AnyRoute, FileRoutesByPath, LinkProps } from '@tanstack/react-router';

type RoutePath = keyof FileRoutesByPath;
/** The lists that lie under a record, by their addresses. */
export type PlacePath = Extract<RoutePath, `/app/${string}/$${ParentKind}/${string}`>;

/** What a record under another one is called in addresses: `/app/coaches/$coach/member-permissions/$memberPermission/delete`. */
type OwnParam<Path extends string> = RoutePath extends infer R
  ? R extends `${Path}/$${infer Param}/${string}`
    ? Param
    : never
  : never;

/** Places of one kind of record, each with what is true of it alone. */
type Places<Said extends object> = {
  readonly [Path in PlacePath]?: Said & { readonly own: OwnParam<Path> };
};

/** Records that lie under another one: whose they are, and where their pages are. */
export interface Place {
  /** The id of the record that they lie under. */
  readonly id: string;
  readonly list: LinkProps;
  readonly create: LinkProps;
  /** A page of one of them: `below(id, 'delete')`. */
  readonly below: (id: string, step: string) => LinkProps;
}

/** `coach` in `/app/coaches/$coach/member-permissions` */
const parentIn = (path: string): string => /\$(\w+)/.exec(path)?.[1] ?? '';

/** Declares where the records of one kind lie: their lists by address, and what is said of each. */
export function definePlaces<Said extends object>(places: Places<Said>) {
  const all = Object.entries<Said & { readonly own: string }>({ ...places });
  const placeAt = (path: string, id: string): Place & Said => {
    const [, said] = all.find(([each]) => each === path) ?? [];
    if (said === undefined) throw new Error(`There is no place ${path}.`);
    const params = { [parentIn(path)]: id };
    const link = (to: string, more: object = {}) =>
      ({ to, params: { ...params, ...more } }) as LinkProps;
    return {
      ...said,
      id,
      list: link(path),
      create: link(`${path}/create`),
      below: (record, step) => link(`${path}/$${said.own}/${step}`, { [said.own]: record }),
    };
  };
  return {
    /** The place under one record. */
    at: (path: PlacePath, id: string) => placeAt(path, id),
    /** The place that the page on screen belongs to, the record of its address, and what its pages are titled. */
    usePlace: () => {
      const { fullPath, params } = useMatch({ strict: false });
      const [path = '', said] =
        all.find(([each]) => fullPath === each || fullPath?.startsWith(`${each}/`)) ?? [];
      const given: Readonly<Record<string, string | undefined>> = { ...params };
      return {
        ...placeAt(path, given[parentIn(path)] ?? ''),
        record: given[said?.own ?? ''] ?? '',
        titles: {
          page: useTitleAt(fullPath ?? ''),
          list: useTitleAt(path),
          create: useTitleAt(`${path}/create`),
        },
      };
    },
  };
}

/** What a page of the map is titled. */
function useTitleAt(path: string): string {
  const route = Reflect.get(useRouter().routesByPath, path) as AnyRoute | undefined;
  return route?.options.staticData?.title ?? '';
}
