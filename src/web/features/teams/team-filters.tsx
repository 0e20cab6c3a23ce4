import type { ReactNode } from 'react';
import type { ListUrl } from '#web/screens/use-list-url.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FilterChip } from '#web/ui/filter-chips.tsx';
import { Select } from '#web/ui/select.tsx';
import { leaderNames, yesOrNo } from './words.ts';

interface TeamsSearch {
  readonly hasLeader?: (typeof yesOrNo)[number] | undefined;
  readonly deleted?: 'true' | undefined;
}

/** What every list of teams is narrowed by, and the filters in force in words. Deleted ones are for those who may bring them back. */
export function teamFilters(
  { search: { hasLeader, deleted }, change }: Pick<ListUrl<TeamsSearch>, 'search' | 'change'>,
  isManaged: boolean,
): { filters: ReactNode; chips: FilterChip[] } {
  const showDeleted = (shown: boolean) => change({ deleted: shown ? 'true' : undefined });
  const withLeader = (value?: TeamsSearch['hasLeader']) => change({ hasLeader: value });
  return {
    filters: (
      <>
        <Field label="Leader" id="filter-leader">
          <Select
            placeholder="Any"
            value={hasLeader ?? ''}
            options={yesOrNo.map((value) => ({ value, label: leaderNames[value] }))}
            onChange={(value) => withLeader(value || undefined)}
          />
        </Field>
        {isManaged ? (
          <Checkbox
            label="Deleted teams"
            checked={deleted === 'true'}
            onChange={({ target }) => showDeleted(target.checked)}
          />
        ) : null}
      </>
    ),
    chips: [
      ...(hasLeader === undefined
        ? []
        : [{ key: 'leader', label: leaderNames[hasLeader], onRemove: () => withLeader() }]),
      ...(deleted === 'true'
        ? [{ key: 'deleted', label: 'Deleted', onRemove: () => showDeleted(false) }]
        : []),
    ],
  };
}
