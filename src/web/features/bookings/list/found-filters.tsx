import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import { OrganizationFilter } from '#web/screens/list/organization-filter.tsx';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { BookingsSearch } from './bookings-search.ts';
import type { FilterNames } from './filter-words.ts';

interface FoundFiltersProps {
  url: ListUrl<BookingsSearch>;
  names: FilterNames;
  /** Staff have the bookings of every organisation. */
  isStaff: boolean;
}

/** The filters that are found by name: session, coach and organisation. */
export function FoundFilters({ url: { search, change }, names, isStaff }: FoundFiltersProps) {
  return (
    <>
      <FoundFilter
        label="Session"
        find={find('session', 'sessions')}
        value={search.session}
        name={names.session}
        onChange={(session) => change({ session })}
      />
      <FoundFilter
        label="Coach"
        find={find('coach', 'coaches')}
        value={search.coach}
        name={names.coach}
        onChange={(coach) => change({ coach })}
      />
      {isStaff ? (
        <OrganizationFilter
          organization={search.organization}
          onChange={(organization) => change({ organization })}
        />
      ) : null}
    </>
  );
}

const find = (kind: 'session' | 'coach', many: string) =>
  ({
    route: 'GET /bookings/choices',
    input: (search: string) => ({ query: { kind, search } }),
    nameOf: ({ name }: { readonly name: string }) => name,
    placeholder: `Search ${many}`,
    none: `No ${kind} of that name.`,
  }) as const;
