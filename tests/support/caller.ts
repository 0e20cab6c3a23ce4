import type { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/kernel/errors.ts';
import type { Environment } from '#server/http/environment.ts';
import { addressOf } from '#web/api/call.ts';
import type { Arguments, DataOf, EndpointName, LooseInput } from '#web/api/call.ts';
import { straysIn } from './answers.ts';
import type { Strays } from './answers.ts';

export interface Refused {
  readonly status: number;
  readonly title: string;
  readonly errors: Readonly<Record<string, string>>;
}

export interface TestCaller {
  /** The answer's data. Fails the test when the API refuses. */
  call<R extends EndpointName>(route: R, ...rest: Arguments<R>): Promise<DataOf<R>>;
  /** How the API refuses. Fails the test when it does not. A 401 without a body has the title `''` and no errors. */
  refused<R extends EndpointName>(route: R, ...rest: Arguments<R>): Promise<Refused>;
  /** The response as it is, to a request that need not keep to the contract. `path` with `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

export function callerOver(
  app: Hono<Environment>,
  bearer: string | null,
  strays: Strays,
): TestCaller {
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (bearer !== null && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${bearer}`);
    const response = await app.request(path, { ...init, headers });
    strays.check();
    return response;
  };

  const send = (route: EndpointName, input: LooseInput = {}): Promise<Response> => {
    const { method, path } = addressOf(route, input);
    if (input.body === undefined) return request(`/api${path}`, { method });
    return request(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input.body),
    });
  };

  return {
    request,
    async call(route, ...[input]) {
      const response = await send(route, input as LooseInput);
      const text = await response.text();
      if (!response.ok) throw new Error(`${route} was refused with ${response.status}: ${text}`);
      const schema = endpoints[route]?.response ?? null;
      const data: unknown = text === '' ? undefined : JSON.parse(text);
      const wrong = straysIn(schema, data);
      if (wrong.length > 0) throw new Error(`${route} answers with ${wrong.join('\n')}`);
      return data as never;
    },
    async refused(route, ...[input]) {
      const response = await send(route, input as LooseInput);
      const text = await response.text();
      if (response.ok) throw new Error(`${route} was not refused: ${response.status} ${text}`);
      if (response.status === 401 && text === '') return { status: 401, title: '', errors: {} };
      return errorBody.strict().parse(JSON.parse(text));
    },
  };
}
