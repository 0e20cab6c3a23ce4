import { kaiCreditAuditFinds, type KaiCreditAuditFind } from '#domain/credits/vocabulary.ts';
import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import { MovementFilters } from '../../session-credits/audit/public.ts';
import type { AuditSearch } from './audit-search.ts';
import * as texts from './texts.ts';

interface AuditFiltersProps {
  programme: string;
  url: ListUrl<AuditSearch>;
  names: Readonly<Record<KaiCreditAuditFind, string | undefined>>;
}

/** What movements of AI credits are narrowed to. */
export function AuditFilters({ programme, url: { search, change }, names }: AuditFiltersProps) {
  return (
    <MovementFilters search={search} change={change}>
      {kaiCreditAuditFinds.map((kind) => (
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

const findIn = (programme: string, kind: KaiCreditAuditFind) =>
  ({
    route: 'GET /programmes/{programme}/kai-credit-audit-items/choices',
    input: (search: string) => ({ params: { programme }, query: { kind, search } }),
    nameOf: ({ name }: { readonly name: string }) => name,
    placeholder: texts.searchFor[kind],
    none: texts.noneByThatName[kind],
  }) as const;
