import type { z } from 'zod';
import type {
  BodyOf,
  EndpointDeclaration,
  ParamsOf,
  QueryOf,
  Route,
  Schema,
} from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Services } from '#server/services.ts';
import type { ReceivedFile } from '#server/files/receive.ts';
import type { CallerRequest } from '#server/http/limits/caller-request.ts';
import type { FileAnswer } from '#server/http/pages/file-answer.ts';
import type { Policy } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';

export type Declarations = Readonly<Record<Route, EndpointDeclaration>>;
type RouteOf<T> = keyof T & Route;

/** A handler may answer with readonly data: it goes no further than to JSON. */
type Readable<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Readable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Readable<T[Key]> }
      : T;

/** What a handler gives back: the contract's response, a file where it says so, or nothing where the contract says `null`. */
export type AnswerTo<E> = E extends { readonly file: readonly string[] }
  ? FileAnswer
  : E extends { readonly response: infer S extends Schema }
    ? Readable<z.input<S>>
    : void;
export type AnswerOf<R extends RouteOf<T>, T = Endpoints> = AnswerTo<T[R]>;

/** What a handler is given. Everything is validated; `principal` is as certain as the policy made it. */
export interface Call<
  R extends RouteOf<T>,
  P extends Principal | null = Principal,
  Need extends keyof Services = never,
  T = Endpoints,
> {
  readonly params: ParamsOf<R, T[R]>;
  readonly query: QueryOf<T[R]>;
  readonly body: BodyOf<T[R]>;
  /** The file that was sent, where the contract takes one. It is gone when the request is answered. */
  readonly upload: T[R] extends { readonly upload: object } ? ReceivedFile : null;
  readonly principal: P;
  /** Epoch milliseconds; read once, so that everything in one request happens at one moment. */
  readonly now: number;
  readonly request: CallerRequest;
  /** The database, and what the endpoint says it needs besides. */
  readonly services: Pick<Services, 'db' | Need>;
}

/** A call whose types were checked when its endpoint was bound. */
export interface UntypedCall<Need extends keyof Services = keyof Services> extends Omit<
  Call<never, Principal, Need>,
  'params' | 'query' | 'body' | 'upload' | 'principal'
> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly upload: ReceivedFile | null;
  readonly principal: Principal | null;
}

/** An endpoint with its policy and its function. */
export interface Binding<R extends Route = Route, Need extends keyof Services = keyof Services> {
  readonly route: R;
  readonly policy: Policy;
  /** What of the services it is given besides the database. */
  readonly needs: readonly Need[];
  readonly handle: (call: UntypedCall<Need>) => Promise<unknown>;
  /** Whether whoever presents a proof is known already, and counted in another way than by their address. */
  readonly isKnown?: (call: UntypedCall<Need>) => Promise<boolean>;
  /** Being done at all is what is to be rare: it counts when it succeeds too, and by itself. */
  readonly alwaysCounts?: true;
}

/** The whole API, bound. An endpoint that is missing here does not compile, and neither does a binding without a policy. */
export type Bindings<T = Endpoints> = { readonly [R in RouteOf<T>]: Binding<R> };

interface Bound<R extends RouteOf<T>, P extends Principal | null, T, Need extends keyof Services> {
  readonly policy: Policy<P>;
  /** What of the services its functions use besides the database; they are given nothing else. */
  readonly needs?: readonly Need[];
  readonly handle: (call: Call<R, P, NoInfer<Need>, T>) => Promise<AnswerOf<R, T>> | AnswerOf<R, T>;
  readonly isKnown?: (call: Call<R, P, NoInfer<Need>, T>) => Promise<boolean>;
  readonly alwaysCounts?: true;
}

type Binder<T> = <
  const R extends RouteOf<T>,
  P extends Principal | null,
  const Need extends keyof Services = never,
>(
  route: R,
  bound: Bound<R, P, T, Need>,
) => { readonly [Name in R]: Binding<Name, Need> };

/** As it is called: the contract has validated what it is given, and its policy has let in whoever asks. */
interface Validated {
  readonly policy: Policy;
  readonly needs?: readonly (keyof Services)[];
  readonly handle: (call: UntypedCall) => unknown;
  readonly isKnown?: (call: UntypedCall) => Promise<boolean>;
  readonly alwaysCounts?: true;
}

/** `bind` for another table of endpoints than the application's own. What an endpoint declares is what its function is given: `mount` has seen to it by then. */
export function binderOf<T>(): Binder<T>;
export function binderOf() {
  return (route: Route, { policy, needs = [], handle, isKnown, alwaysCounts }: Validated) => {
    const binding: Binding = {
      route,
      policy,
      needs,
      handle: async (call) => handle(call),
      ...(alwaysCounts && { alwaysCounts }),
      ...(isKnown && { isKnown }),
    };
    return { [route]: binding };
  };
}

/**
 * Binds one endpoint of the contract to who may call it and what it does. Gives a table with that one entry, so that a feature
 * writes `export const bookingBindings = { ...bind('GET /bookings', …), ...bind('GET /bookings/{booking}', …) }`.
 */
export const bind = binderOf<Endpoints>();
