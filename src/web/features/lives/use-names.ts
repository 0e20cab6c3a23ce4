import type { Narrowing } from '#domain/records/narrowed.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import type { LivesSearch } from './lives-search.ts';
import * as texts from './texts.ts';

/** What the records of the filters are called, as far as that is known. */
export type NarrowedNames = Readonly<Record<Narrowing, string | undefined>>;

const useName = (kind: 'session' | 'coach' | 'programme', chosen: string | undefined) =>
  useApiQuery('GET /bookings/choices', { query: { kind, chosen } }, { when: chosen !== undefined })
    .data?.[0]?.name;

export const useNames = (search: LivesSearch): NarrowedNames => ({
  organization: useOrganizationName(search.organization),
  session: useName('session', search.session),
  coach: useName('coach', search.coach),
  programme: useName('programme', search.programme),
});

const labels: Readonly<Record<Narrowing, string>> = {
  organization: texts.organisation,
  session: texts.session,
  coach: texts.coach,
  programme: texts.programme,
};

/** The filters in force, each with its way out. */
export const chipsOf = (
  search: LivesSearch,
  names: NarrowedNames,
  onChange: (change: Partial<LivesSearch>) => void,
): FilterChip[] =>
  (['organization', 'session', 'coach', 'programme'] as const).flatMap((by) =>
    search[by] === undefined
      ? []
      : [
          {
            key: by,
            label: texts.narrowedTo(labels[by], names[by]),
            onRemove: () => onChange({ [by]: undefined }),
          },
        ],
  );
