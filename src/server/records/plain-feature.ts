import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { EndpointAt } from '#contract/endpoints.ts';
import type { Schema } from '#contract/kernel/endpoint.ts';
import type { plainAuthors, plainFields } from '#contract/kernel/plain-records.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import type { AnswerTo } from '#server/api/bind.ts';
import type { Policy } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import type { HistoryEvent, HistorySentences } from './history.ts';
import type { PageOfIds } from '#database/paged/around-a-page.ts';
import type { PlainQuery, Sorts } from './plain-list.ts';

type Own<T> = Omit<T, keyof typeof plainFields | keyof typeof plainAuthors>;
type DetailOf<P extends string, Param extends string> = Own<
  AnswerTo<EndpointAt<`GET /${P}/{${Param}}`>>
>;
export type ItemOf<P extends string> =
  AnswerTo<EndpointAt<`GET /${P}`>> extends {
    readonly data: { readonly results: readonly (infer Item)[] };
  }
    ? Own<Item>
    : never;
/** What a page says beyond the list. */
export type MoreOf<P extends string, Param extends string> = Omit<
  DetailOf<P, Param>,
  keyof ItemOf<P>
>;
export type QueryAt<P extends string> =
  EndpointAt<`GET /${P}`> extends {
    readonly query: infer Query extends Schema;
  }
    ? z.output<Query>
    : never;
/** The filters of a list, without what every list has. */
export type FilterOf<P extends string> = Exclude<keyof QueryAt<P>, keyof PlainQuery<string>>;
/** What each filter asks of the rows; one that the contract has and nobody answers does not compile. */
type Filters<P extends string> = {
  readonly [Name in FilterOf<P>]-?: (
    value: NonNullable<QueryAt<P>[Name]>,
    now: number,
    reader: Principal,
  ) => SQL | undefined;
};
export type PropertyOf<P extends string> =
  QueryAt<P> extends { readonly orderProperty?: infer Property }
    ? NonNullable<Property> & string
    : never;

/** What a feature says about its kind of record; the rest is the same for all of them. */
interface Said<P extends string, Type extends string> {
  /** Who may read, and create; which events somebody may send is the chart's to say. */
  readonly policy: Policy<Principal>;
  /** Where fewer may see the list, create, or send anything at all. */
  readonly policies?: Partial<Readonly<Record<'list' | 'create' | 'send', Policy<Principal>>>>;
  /** Which of them somebody sees; all when left out. */
  readonly visible?: (principal: Principal, now: number) => SQL | undefined;
  /** Who finds what was deleted; staff when left out. */
  readonly seesDeleted?: (principal: Principal) => boolean;
  /** The columns that a search looks into. */
  readonly searched: readonly PgColumn[];
  readonly sorts: Sorts<PropertyOf<P>>;
  /** Orders that depend on whoever reads: what others have must not show in one. */
  readonly sortsFor?: (principal: Principal) => Partial<Sorts<PropertyOf<P>>>;
  /** The order in which it comes begins with the last. */
  readonly descends?: true;
  readonly filters: Filters<P>;
  /** Where a search looks at more than columns of the row; `pattern` is for `ilike`. */
  readonly search?: (pattern: string, query: QueryAt<P>) => SQL | undefined;
  /** How well a row says what is looked for: the best come first where nobody has sorted. */
  readonly ranked?: (search: string) => SQL;
  /** Reads the rows of a page together with what stands beside them, where a list says so much that it would be asked for again. */
  readonly read?: (db: Database, reader: Principal, page: PageOfIds) => Promise<readonly object[]>;
  /** What a list has buttons for; all that can be sent when left out. */
  readonly listed?: readonly Type[];
  /** What happened, in words. */
  readonly history: HistorySentences<Type> | ((event: HistoryEvent) => string);
}

interface Summaries<Row, P extends string> {
  /** What a list says about each of these rows to this reader, in the same order. */
  readonly summarise: (
    db: Database,
    rows: readonly Row[],
    reader: Stamp,
  ) => Promise<readonly ItemOf<P>[]>;
}

interface Details<Row, P extends string, Param extends string> {
  /** What its own page says besides. */
  readonly detail: (
    db: Database,
    row: Row,
    reader: Stamp,
    summary: ItemOf<P>,
  ) => Promise<MoreOf<P, Param>>;
}

/** Endpoints of another table than the product's own are known to no type: what they answer is held against their contract alone. */
type SaysItself<Context, Item> = [Item] extends [never]
  ? true
  : Context extends Item
    ? true
    : false;

type OptionalWhen<Condition, Part> = [Condition] extends [true] ? Partial<Part> : Part;

/** The same, with what lists and pages say where that is more than the fields. */
export type PlainFeature<
  Context,
  Row,
  P extends string,
  Param extends string,
  Type extends string,
> = Said<P, Type> &
  OptionalWhen<SaysItself<Context, ItemOf<P>>, Summaries<Row, P>> &
  OptionalWhen<
    Record<never, never> extends MoreOf<P, Param> ? true : false,
    Details<Row, P, Param>
  >;

/** The same for whoever reads it: what is left out is made of the fields. */
export type ReadFeature<Row, P extends string, Param extends string> = Said<P, string> &
  Partial<Summaries<Row, P> & Details<Row, P, Param>>;
