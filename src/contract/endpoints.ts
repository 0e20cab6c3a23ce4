import type { EndpointDeclaration, Route } from './kernel/endpoint.ts';
import { allEndpoints } from './endpoints.gen.ts';

/** The whole API: every endpoint by its method and path. {@link Endpoints} knows the types of each; compared with them once more here, the type check would take longer. */
export const endpoints = allEndpoints as unknown as Readonly<Record<Route, EndpointDeclaration>>;

export type Endpoints = typeof allEndpoints;
