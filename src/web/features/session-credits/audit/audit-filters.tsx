import type { ReactNode } from 'react';
import { creditAuditFinds, type CreditAuditFind } from '#domain/credits/vocabulary.ts';
import { movementSentences, transferTypes } from '#domain/credits/ledger.ts';
import { momentOf, valueOf } from '#domain/dates/value.ts';
import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { AuditSearch, MovementSearch } from './audit-search.ts';
import type { FoundNames } from './filter-words.ts';
import * as texts from './texts.ts';

interface MovementFiltersProps {
  search: MovementSearch;
  change: (patch: Partial<MovementSearch>) => void;
  /** Those that are found by name. */
  children: ReactNode;
}

/** What movements are narrowed to, whatever the credits pay for. Each filter takes effect at once; the list stays in view beside it. */
export function MovementFilters({ search, change, children }: MovementFiltersProps) {
  const zone = useZone();
  const valueAt = (date: string | undefined) =>
    date === undefined ? null : valueOf({ date, minutes: 0 }, zone);
  return (
    <>
      <Field label={texts.type} id="filter-type">
        <Select
          placeholder={texts.any}
          value={search.type ?? ''}
          options={transferTypes.map((value) => ({ value, label: movementSentences[value] }))}
          onChange={(type) => change({ type: type || undefined })}
        />
      </Field>
      {children}
      <Field label={texts.from} id="filter-from">
        <DatePicker
          zone={zone}
          value={valueAt(search.from)}
          max={search.to}
          onChange={(value) => change({ from: momentOf(value, zone)?.date })}
        />
      </Field>
      <Field label={texts.until} id="filter-to">
        <DatePicker
          zone={zone}
          value={valueAt(search.to)}
          min={search.from}
          onChange={(value) => change({ to: momentOf(value, zone)?.date })}
        />
      </Field>
    </>
  );
}

interface AuditFiltersProps {
  programme: string;
  url: ListUrl<AuditSearch>;
  names: FoundNames<CreditAuditFind>;
}

/** The same of session credits. */
export function AuditFilters({ programme, url: { search, change }, names }: AuditFiltersProps) {
  return (
    <MovementFilters search={search} change={change}>
      {creditAuditFinds.map((kind) => (
        <FoundFilter
          key={kind}
          label={texts.foundLabels[kind]}
          find={findIn(programme, kind)}
          value={search[kind]}
          name={names[kind]}
          onChange={(found) => change({ [kind]: found })}
        />
      ))}
    </MovementFilters>
  );
}

const findIn = (programme: string, kind: CreditAuditFind) =>
  ({
    route: 'GET /programmes/{programme}/session-credit-audit-items/choices',
    input: (search: string) => ({ params: { programme }, query: { kind, search } }),
    nameOf: ({ name }: { readonly name: string }) => name,
    placeholder: texts.searchFor(texts.many[kind]),
    none: texts.noneByThatName(texts.one[kind]),
  }) as const;
