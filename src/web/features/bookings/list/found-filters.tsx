import { bookingFinds, type BookingFind } from '#domain/bookings/vocabulary.ts';
import { isMember, isStaff } from '#machines/person.ts';
import { FoundFilter } from '#web/screens/list/found-filter.tsx';
import { OrganizationFilter } from '#web/screens/list/organization-filter.tsx';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { Me } from '#web/screens/account/use-me.ts';
import type { BookingsSearch } from './bookings-search.ts';
import { foundLabels, type FilterNames } from './filter-words.ts';
import * as texts from './texts.ts';

interface FoundFiltersProps {
  url: ListUrl<BookingsSearch>;
  names: FilterNames;
  role: Me['role'];
}

/** The filters that are found by name. Members see their own bookings; staff have those of every organisation. */
export function FoundFilters({ url: { search, change }, names, role }: FoundFiltersProps) {
  return (
    <>
      {bookingFinds
        .filter((kind) => kind !== 'member' || !isMember({ role }))
        .filter((kind) => kind !== 'coach' || role !== 'Coach')
        .map((kind) => (
          <FoundFilter
            key={kind}
            label={foundLabels[kind]}
            find={finders[kind]}
            value={search[kind]}
            name={names[kind]}
            onChange={(found) => change({ [kind]: found })}
          />
        ))}
      {isStaff({ role }) ? (
        <OrganizationFilter
          organization={search.organization}
          onChange={(organization) => change({ organization })}
        />
      ) : null}
    </>
  );
}

const find = (kind: BookingFind, many: string) =>
  ({
    route: 'GET /bookings/choices',
    input: (search: string) => ({ query: { kind, search } }),
    nameOf: ({ name }: { readonly name: string }) => name,
    placeholder: texts.search(many),
    none: texts.noByThatName(kind),
  }) as const;

const finders = {
  session: find('session', 'sessions'),
  coach: find('coach', 'coaches'),
  member: find('member', 'members'),
  team: find('team', 'teams'),
  programme: find('programme', 'programmes'),
};
