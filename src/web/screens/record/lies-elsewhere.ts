import { ApiError } from '../../api/api-error.ts';
import * as texts from '../texts.ts';
import type { Answer } from '../use-api-query.ts';

/**
 * Whether a record lies under another one than its address says: it names a record of a kind that stands in the address, and not that one. What names none of
 * that kind can't tell.
 */
export function liesElsewhere(
  data: unknown,
  address: Readonly<Record<string, string | undefined>>,
): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(address).some(([kind, id]) => {
    // Its own place in the address may be called like something else that it names.
    if (Reflect.get(data, 'id') === id) return false;
    const parent: unknown = Reflect.get(data, kind);
    if (parent === null) return true;
    return typeof parent === 'object' && 'id' in parent && parent.id !== id;
  });
}

/** What such an address is answered with. */
export const notHere = new ApiError('refused', {
  status: 404,
  statusText: texts.notFound,
  body: { status: 404, title: texts.notFound, errors: { request: texts.notAtThisAddress } },
});

/** The same where a record says otherwise what it lies under. */
export const onlyHere = <Data>(
  answer: Answer<Data>,
  isHere: (data: Data) => boolean,
): Answer<Data> =>
  answer.data === undefined || isHere(answer.data)
    ? answer
    : ({
        ...answer,
        data: undefined,
        error: notHere,
        status: 'error',
        isError: true,
        isSuccess: false,
      } as unknown as Answer<Data>);
