import type { EndpointName, InputOf } from '../../api/call.ts';
import type { CommandInput } from './use-command.ts';
import { useRecordForm, type RecordForm, type SendOptions } from '../form/use-record-form.ts';

/** The endpoints that take the events of a record's chart. */
export type EventEndpoint = Extract<EndpointName, `POST /${string}/{${string}}/events`>;

type BodyOf<R extends EventEndpoint> = InputOf<R> extends { body: infer Body } ? Body : never;
type TypeIn<Body> = Body extends { type: infer Type extends string } ? Type : never;

/** The events that an endpoint takes, by type. */
export type EventOf<R extends EventEndpoint> = TypeIn<BodyOf<R>>;
export type PayloadOf<R extends EventEndpoint, T extends EventOf<R>> =
  Extract<BodyOf<R>, { type: T }> extends { payload: infer Payload } ? Payload : never;

type Bare<Body> = Body extends { type: infer Type extends string; payload: infer Payload }
  ? Record<never, never> extends Payload
    ? Type
    : never
  : never;
/** Those that need nothing to be filled in. */
export type BareEventOf<R extends EventEndpoint> = EventOf<R> & Bare<BodyOf<R>>;

interface EventFormOptions<
  R extends EventEndpoint,
  T extends EventOf<R>,
  Values extends object,
> extends Pick<SendOptions<R, Values>, 'missing' | 'onDone'> {
  readonly initial: Values;
  readonly payload: (values: Values) => PayloadOf<R, T>;
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The form of one event of a record. What is typed is kept under the event's own name, and sent with the version of the record that is shown. */
export function useEventForm<R extends EventEndpoint, T extends EventOf<R>, Values extends object>(
  route: R,
  { id, version }: Versioned,
  type: T,
  { initial, missing, payload, onDone }: EventFormOptions<R, T, Values>,
): RecordForm<Values> {
  return useRecordForm<R, Values>(route, {
    name: `${route}/${id}/${type}`,
    initial,
    missing,
    input: (values) =>
      ({
        params: paramsOf(route, id),
        body: { type, version, payload: payload(values) },
      }) as unknown as CommandInput<R>,
    onDone,
  });
}

/** `{ team: id }` for `POST /teams/{team}/events`. */
export const paramsOf = (route: EventEndpoint, id: string): Readonly<Record<string, string>> => ({
  [/\{(\w+)\}/.exec(route)?.[1] ?? 'id']: id,
});
