import { useParams } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import * as texts from '../texts.ts';
import type { Answer } from '../use-api-query.ts';

/**
 * Whether a record lies under another one than its address says: it names a record of a kind that stands in the address, and not that one. What names none of
 * that kind can't tell.
 */
function liesElsewhere(
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
const notHere = new ApiError('refused', {
  status: 404,
  statusText: texts.notFound,
  body: { status: 404, title: texts.notFound, errors: { request: texts.notAtThisAddress } },
});

/** What was asked for, where it lies under what the address says: it is not found at any other. */
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

/** The same by the records that it names. */
export function useHere<Data>(answer: Answer<Data>): Answer<Data> {
  const address = useParams({ strict: false });
  return onlyHere(answer, (data) => !liesElsewhere(data, address));
}
