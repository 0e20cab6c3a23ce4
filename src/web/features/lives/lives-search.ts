import { viewReaders } from '#web/features/charts/public.ts';
import { someDate } from '#web/screens/list/search-date.ts';
import {
  oneOf,
  orElse,
  searchReader,
  someCount,
  someId,
  someText,
  type SearchOf,
} from '#web/screens/list/search-reader.ts';

const looked = {
  from: someDate,
  to: someDate,
  organization: someId,
  session: someId,
  coach: someId,
  programme: someId,
};

/** What the address of the lives on a chart says. */
export const livesSearch = searchReader({ ...looked, ...viewReaders });
export type LivesSearch = SearchOf<typeof livesSearch>;

/** What the address of the records behind a number says. */
export const recordsSearch = searchReader({
  ...looked,
  pageNumber: orElse(someCount, 1),
  kind: orElse(oneOf(['current', 'transition', 'stopped']), 'current'),
  of: orElse(someText, ''),
});
export type RecordsSearch = SearchOf<typeof recordsSearch>;

type Looked = Pick<LivesSearch, keyof typeof looked>;

/** The part of an address that says which records count, and when. */
export const lookedAt = ({
  from,
  to,
  organization,
  session,
  coach,
  programme,
}: Looked): Looked => ({
  from,
  to,
  organization,
  session,
  coach,
  programme,
});
