import { uploadKinds } from '#machines/upload-report/context.ts';
import { uploadReportStates } from '#machines/upload-report/states.gen.ts';
import type { DataOf } from '#web/api/call.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import { kindWords, statusWords } from './words.ts';

export const reportsSearch = searchReader({
  ...listSearch,
  kind: oneOf(uploadKinds),
  status: oneOf(uploadReportStates.all),
  uploader: someId,
});
export type ReportsSearch = SearchOf<typeof reportsSearch>;
export type Uploaders = DataOf<'GET /upload-reports/uploaders'>;

/** The filters in force, each in words with its way out. */
export function chipsOf(
  url: ListUrl<ReportsSearch>,
  uploaders: Uploaders | undefined,
): FilterChip[] {
  const { kind, status, uploader } = url.search;
  const chip = (key: 'kind' | 'status' | 'uploader', label: string): FilterChip => ({
    key,
    label,
    onRemove: () => url.change({ [key]: undefined }),
  });
  return [
    kind && chip('kind', `Kind: ${kindWords[kind]}`),
    status && chip('status', `Status: ${statusWords[status]}`),
    uploader &&
      chip('uploader', `By: ${uploaders?.find(({ id }) => id === uploader)?.fullName ?? '…'}`),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
