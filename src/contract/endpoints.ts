import type { EndpointDeclaration, Route } from './kernel/endpoint.ts';
import { allEndpoints } from './endpoints.gen.ts';

/** The whole API: every endpoint by its method and path. {@link Endpoints} knows the types of each; compared with them once more here, the type check would take longer. */
export const endpoints = allEndpoints as unknown as Readonly<Record<Route, EndpointDeclaration>>;

export type Endpoints = typeof allEndpoints;

/** What is declared under a route that types put together; never where there is none. To ask whether it is one of the names would compare each of them with all others. */
export type EndpointAt<R extends string> = Endpoints extends { readonly [Name in R]: infer E }
  ? E
  : never;
