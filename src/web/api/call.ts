import type { z } from 'zod';
import type {
  BodyInputOf,
  ParamNames,
  QueryInputOf,
  ResponseOf,
  Route,
  Schema,
} from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

/** An endpoint's name: `GET /bookings/{booking}`. */
export type EndpointName = keyof Endpoints & Route;

type ParamsInputOf<R extends EndpointName> = Endpoints[R] extends {
  readonly params: infer S extends Schema;
}
  ? z.input<S>
  : Record<ParamNames<R>, string>;

/** What a call takes: exactly what the contract lets a caller write. Parts that can be left out are optional. */
export type InputOf<R extends EndpointName> = ([ParamNames<R>] extends [never]
  ? { params?: undefined }
  : { params: ParamsInputOf<R> }) &
  (undefined extends QueryInputOf<Endpoints[R]>
    ? { query?: undefined }
    : Optional<'query', QueryInputOf<Endpoints[R]>>) &
  (undefined extends BodyInputOf<Endpoints[R]>
    ? { body?: undefined }
    : { body: BodyInputOf<Endpoints[R]> });

type Optional<Key extends string, T> =
  Record<never, never> extends T ? { [K in Key]?: T } : { [K in Key]: T };

/** The input with what else the caller may pass along; left out where everything in it is optional. */
export type Arguments<R extends EndpointName, Extra = unknown> =
  Record<never, never> extends InputOf<R>
    ? [input?: InputOf<R> & Extra]
    : [input: InputOf<R> & Extra];

/** What a call resolves to. */
export type DataOf<R extends EndpointName> = ResponseOf<Endpoints[R]>;

export interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Method, and path below the API's address, of a call. */
export function addressOf(
  route: EndpointName,
  { params = {}, query = {} }: LooseInput,
): { method: string; path: string } {
  const [method = '', template = ''] = route.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return { method, path: path + queryText(query) };
}

/** Empty and null values are skipped, lists become repeated keys (specification, 7). */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (isWritable(item)) search.append(key, String(item));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

const isWritable = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') ||
  typeof value === 'number' ||
  typeof value === 'boolean';
