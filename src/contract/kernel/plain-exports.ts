import type { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { csvFile } from './files.ts';
import { listQuery } from './lists.ts';
import type { RecordNames } from './plain-records.ts';
import { yourPassword } from './secrets.ts';

type Query<
  Orders extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
> = ReturnType<typeof listQuery<Orders, Filters>>;

interface Export<Orders extends readonly [string, ...string[]], Filters extends z.ZodRawShape> {
  readonly summary: string;
  readonly body: z.ZodObject<
    Omit<Query<Orders, Filters>['shape'], 'pageNumber' | 'perPage'> & {
      yourPassword: typeof yourPassword;
    }
  >;
  readonly response: typeof csvFile;
  readonly rate: 'write';
  readonly audit: 'access';
}

/** The endpoint that gives the list of a plain record as a file, searched, narrowed and sorted like the list. It takes what `plainRecord` takes. */
export const plainExport = <
  const P extends string,
  const Orders extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(
  { path }: Pick<RecordNames<P, string, string>, 'path'>,
  {
    words: [, many],
    orders,
    filters,
  }: {
    readonly words: readonly [one: string, many: string];
    readonly orders: Orders;
    readonly filters: Filters;
  },
): { readonly [R in `POST /${P}/export`]: Export<Orders, Filters> } =>
  endpoints({
    [`POST /${path}/export`]: {
      summary: `The ${many} of a list as a file, for whoever confirms that it is them.`,
      body: listQuery(orders, filters)
        .omit({ pageNumber: true, perPage: true })
        .extend({ yourPassword }),
      response: csvFile,
      rate: 'write',
      audit: 'access',
    },
  }) as never;
