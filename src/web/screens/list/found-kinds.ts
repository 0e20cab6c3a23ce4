import { useOrganizationName } from '../form/use-organization-name.ts';
import { useApiQuery } from '../use-api-query.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import * as texts from './texts.ts';

/** What the records of several charts and reports have, and may be narrowed to; all but the organisation are found by name. */
export type FoundKind = 'session' | 'coach' | 'programme' | 'team';
export type NarrowedBy = FoundKind | 'organization';

/** The part of an address that narrows to one of each. */
export type Narrowed = { readonly [By in NarrowedBy]?: string | undefined };
/** What the chosen ones are called, as far as that is known. */
export type NarrowedNames = Narrowed;

const useName = (kind: FoundKind, chosen: string | undefined) =>
  useApiQuery('GET /bookings/choices', { query: { kind, chosen } }, { when: chosen !== undefined })
    .data?.[0]?.name;

export const useNarrowedNames = (search: Narrowed): NarrowedNames => ({
  organization: useOrganizationName(search.organization),
  session: useName('session', search.session),
  coach: useName('coach', search.coach),
  programme: useName('programme', search.programme),
  team: useName('team', search.team),
});

/** The filters in force, each with its way out. */
export const narrowedChips = <By extends NarrowedBy>(
  kinds: readonly By[],
  search: Narrowed,
  names: NarrowedNames,
  onChange: (change: { readonly [Each in By]?: undefined }) => void,
): FilterChip[] =>
  kinds.flatMap((by) =>
    search[by] === undefined
      ? []
      : [
          {
            key: by,
            label: texts.narrowedTo(texts.narrowings[by], names[by]),
            onRemove: () => onChange({ [by]: undefined } as { readonly [Each in By]?: undefined }),
          },
        ],
  );
