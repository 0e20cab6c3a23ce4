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

interface Parts<Orders extends readonly [string, ...string[]], Filters extends z.ZodRawShape> {
  readonly words: readonly [one: string, many: string];
  readonly orders: Orders;
  readonly filters: Filters;
}

/** The endpoint that gives the list of a plain record as a file, searched, narrowed and sorted like the list. It takes what `plainRecord` takes. */
export function plainExport<
  const P extends string,
  const Orders extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(
  names: Pick<RecordNames<P, string, string>, 'path'>,
  parts: Parts<Orders, Filters>,
): { readonly [R in `POST /${P}/export`]: Export<Orders, Filters> };
export function plainExport(
  { path }: Pick<RecordNames<string, string, string>, 'path'>,
  { words: [, many], orders, filters }: Parts<readonly [string, ...string[]], z.ZodRawShape>,
): object {
  return endpoints({
    [`POST /${path}/export`]: {
      summary: `The ${many} of a list as a file, for whoever confirms that it is them.`,
      body: listQuery(orders, filters)
        .omit({ pageNumber: true, perPage: true })
        .extend({ yourPassword }),
      response: csvFile,
      rate: 'write',
      audit: 'access',
    },
  });
}
