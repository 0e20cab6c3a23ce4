import type { Hono } from 'hono';
import type { z } from 'zod';
import type { BodyInputOf, EndpointDeclaration, ParamNames, QueryInputOf, ResponseOf, Route } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/errors.ts';
import type { Environment } from '#server/http/environment.ts';
import { partsOf } from '#server/http/routes.ts';
import { straysIn } from './answers.ts';
import type { Strays } from './answers.ts';

type Name = keyof Endpoints & Route;
type Declared<R extends Name> = Endpoints[R] & EndpointDeclaration;

type ParamsInputOf<R extends Name> = Declared<R>['params'] extends z.ZodObject ? z.input<Declared<R>['params']> : Record<ParamNames<R>, string>;

/** What a call takes: exactly what its contract lets a caller write. */
export type CallInput<R extends Name> = ([ParamNames<R>] extends [never] ? { params?: undefined } : { params: ParamsInputOf<R> }) &
  (undefined extends QueryInputOf<Declared<R>> ? { query?: undefined } : { query?: QueryInputOf<Declared<R>> }) &
  (undefined extends BodyInputOf<Declared<R>> ? { body?: undefined } : { body: BodyInputOf<Declared<R>> });

type CallArguments<R extends Name> = Record<never, never> extends CallInput<R> ? [input?: CallInput<R>, init?: RequestInit] : [input: CallInput<R>, init?: RequestInit];

export interface Refused {
  readonly status: number;
  readonly title: string;
  readonly errors: Readonly<Record<string, string>>;
}

export interface TestCaller {
  /** The answer's data. Fails the test when the API refuses. */
  call<R extends Name>(route: R, ...rest: CallArguments<R>): Promise<ResponseOf<Declared<R>>>;
  /** How the API refuses. Fails the test when it does not. A 401 without a body has the title `''` and no errors. */
  refused<R extends Name>(route: R, ...rest: CallArguments<R>): Promise<Refused>;
  /** The response as it is, to a request that need not keep to the contract. `path` with `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export function callerOver(app: Hono<Environment>, bearer: string | null, strays: Strays): TestCaller {
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (bearer !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${bearer}`);
    const response = await app.request(path, { ...init, headers });
    strays.check();
    return response;
  };

  const send = (route: Name, { params = {}, query = {}, body }: LooseInput = {}, init: RequestInit = {}): Promise<Response> => {
    const { method, path } = partsOf(route);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const headers = new Headers(init.headers);
    if (body !== undefined) headers.set('content-type', 'application/json');
    return request(`/api${filled}${queryText(query)}`, { ...init, method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  };

  return {
    request,
    async call(route, ...[input, init]) {
      const response = await send(route, input as LooseInput, init);
      const text = await response.text();
      if (!response.ok) throw new Error(`${route} was refused with ${response.status}: ${text}`);
      const schema = (endpoints as Readonly<Record<Name, EndpointDeclaration>>)[route].response;
      const data: unknown = text === '' ? undefined : JSON.parse(text);
      const wrong = straysIn(schema, data);
      if (wrong.length > 0) throw new Error(`${route} answers with ${wrong.join('\n')}`);
      return data as never;
    },
    async refused(route, ...[input, init]) {
      const response = await send(route, input as LooseInput, init);
      const text = await response.text();
      if (response.ok) throw new Error(`${route} was not refused: ${response.status} ${text}`);
      if (response.status === 401 && text === '') return { status: 401, title: '', errors: {} };
      return errorBody.strict().parse(JSON.parse(text));
    },
  };
}

function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}
