import { allEndpoints } from './endpoints.gen.ts';

/** The whole API: every endpoint by its method and path. */
export const endpoints = allEndpoints;

export type Endpoints = typeof endpoints;
