import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { queryFlag } from './fields.ts';
import { listQuery, pageOf, sortOption } from './lists.ts';
import {
  availableEvent,
  commandOf,
  historyEntry,
  idempotencyKey,
  personReference,
} from './records.ts';

/** How a kind of record is called in addresses. `path` is its list, `param` one of it, `model` its name for sort options. */
export interface RecordNames<P extends string, Param extends string, M extends string> {
  readonly path: P;
  readonly param: Param;
  readonly model: M;
}

/** What every plain record says about itself (domain reference, 0.2 and 0.3). */
export const plainFields = {
  id: z.string(),
  version: z.int(),
  /** The state path of its chart. */
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  availableEvents: z.array(availableEvent),
} as const;

/** Who wrote it last, on its own page. */
export const plainAuthors = {
  createdBy: personReference.nullable(),
  updatedBy: personReference.nullable(),
} as const;

/** A page of a list of plain records, and whether the reader could add one to it. */
export const plainPageOf = <T extends z.core.SomeType>(summary: T) =>
  pageOf(summary).extend({ mayCreate: z.boolean() });

type Payloads = Readonly<Record<string, z.ZodObject>>;

interface Parts<
  Summary extends z.ZodObject,
  Detail extends z.ZodObject,
  Fields extends z.ZodObject,
  Events extends Payloads,
  Orders extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
> {
  /** "resource category", "resource categories": for the readable API page. */
  readonly words: readonly [one: string, many: string];
  readonly summary: Summary;
  readonly detail: Detail;
  /** What creating writes. */
  readonly fields: Fields;
  /** What people may send to one that is there, each with its payload. */
  readonly events: Events;
  /** What the list can be sorted by; the first is the order it comes in. */
  readonly orders: Orders;
  readonly filters: Filters;
}

type AnyParts = Parts<
  z.ZodObject,
  z.ZodObject,
  z.ZodObject,
  Payloads,
  readonly [string, ...string[]],
  z.ZodRawShape
>;

/** The filter of lists in which staff find what was deleted. */
export const findsDeleted = { deleted: queryFlag('Deleted').optional() } as const;

/** The payload of an event that brings nothing. */
export const nothing = z.object({});

type Endpoint<Query, Body, Response, Rate, Audit> = {
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  readonly rate: Rate;
  readonly audit: Audit;
};
type Read<Response, Query = undefined> = Omit<
  Endpoint<Query, undefined, Response, 'read', 'none'>,
  'body' | (undefined extends Query ? 'query' : never)
>;
type Change<Body, Response> = Omit<Endpoint<undefined, Body, Response, 'write', 'change'>, 'query'>;

type PlainEndpoints<
  P extends string,
  Param extends string,
  M extends string,
  Summary extends z.ZodObject,
  Detail extends z.ZodObject,
  Fields extends z.ZodObject,
  Events extends Payloads,
  Orders extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
> = {
  readonly [R in `GET /${P}`]: Read<
    ReturnType<typeof plainPageOf<Summary>>,
    ReturnType<typeof listQuery<Orders, Filters>>
  >;
} & {
  readonly [R in `GET /${M}/filter`]: Read<z.ZodArray<typeof sortOption>>;
} & {
  readonly [R in `GET /${P}/{${Param}}`]: Read<Detail>;
} & {
  readonly [R in `GET /${P}/{${Param}}/history`]: Read<z.ZodArray<typeof historyEntry>>;
} & {
  readonly [R in `POST /${P}`]: Change<
    z.ZodObject<Fields['shape'] & { idempotencyKey: typeof idempotencyKey }>,
    Detail
  >;
} & {
  readonly [R in `POST /${P}/{${Param}}/events`]: Change<
    ReturnType<typeof commandOf<Events>>,
    Detail
  >;
};

/**
 * The endpoints that every plain record has: its list with the ways to sort it, one of it with its history, creating it, and the events of its chart.
 * `docs/adding-a-record.md` shows what a record brings.
 */
export function plainRecord<
  const P extends string,
  const Param extends string,
  const M extends string,
  Summary extends z.ZodObject,
  Detail extends z.ZodObject,
  Fields extends z.ZodObject,
  Events extends Payloads,
  const Orders extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(
  names: RecordNames<P, Param, M>,
  parts: Parts<Summary, Detail, Fields, Events, Orders, Filters>,
): PlainEndpoints<P, Param, M, Summary, Detail, Fields, Events, Orders, Filters>;
export function plainRecord(
  { path, param, model }: RecordNames<string, string, string>,
  parts: AnyParts,
): object {
  const { words, summary, detail, fields, events, orders, filters } = parts;
  const [one, many] = words;
  const read = { rate: 'read', audit: 'none' } as const;
  const change = { rate: 'write', audit: 'change' } as const;
  return endpoints({
    [`GET /${path}`]: {
      summary: `The ${many} that the reader may see.`,
      query: listQuery(orders, filters),
      response: plainPageOf(summary),
      ...read,
    },
    [`GET /${model}/filter`]: {
      summary: `The ways to sort ${many}.`,
      response: z.array(sortOption),
      ...read,
    },
    [`GET /${path}/{${param}}`]: {
      summary: `One ${one} with everything its page shows.`,
      response: detail,
      ...read,
    },
    [`GET /${path}/{${param}}/history`]: {
      summary: `What happened to one ${one}, from its first event.`,
      response: z.array(historyEntry),
      ...read,
    },
    [`POST /${path}`]: {
      summary: `Create a ${one}.`,
      body: fields.extend({ idempotencyKey }),
      response: detail,
      ...change,
    },
    [`POST /${path}/{${param}}/events`]: {
      summary: `Send an event to the chart of a ${one}.`,
      body: commandOf(events),
      response: detail,
      ...change,
    },
  });
}
