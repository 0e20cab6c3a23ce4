import { uploadKinds } from '#machines/upload-report/context.ts';
import { uploadReportStates } from '#machines/upload-report/states.gen.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { ReportsSearch, Uploaders } from './reports-search.ts';
import { kindWords, statusWords } from './words.ts';
import * as texts from './texts.ts';

interface ReportFiltersProps {
  url: ListUrl<ReportsSearch>;
  uploaders: Uploaders | undefined;
}

/** Each filter takes effect at once. */
export function ReportFilters({ url: { search, change }, uploaders = [] }: ReportFiltersProps) {
  return (
    <>
      <Field label={texts.kind} id="filter-kind">
        <Select
          placeholder={texts.any}
          value={search.kind ?? ''}
          options={uploadKinds.map((value) => ({ value, label: kindWords[value] }))}
          onChange={(kind) => change({ kind: kind || undefined })}
        />
      </Field>
      <Field label={texts.status} id="filter-status">
        <Select
          placeholder={texts.any}
          value={search.status ?? ''}
          options={uploadReportStates.all.map((value) => ({ value, label: statusWords[value] }))}
          onChange={(status) => change({ status: status || undefined })}
        />
      </Field>
      <Field label={texts.by} id="filter-uploader">
        <Select
          placeholder={texts.anyone}
          value={search.uploader ?? ''}
          options={uploaders.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          onChange={(uploader) => change({ uploader: uploader || undefined })}
        />
      </Field>
    </>
  );
}
