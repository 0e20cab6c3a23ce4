import { createFileRoute } from '@tanstack/react-router';
import { bookingTabs, firstOrderOf, type BookingFind } from '#domain/bookings/vocabulary.ts';
import { Suspense } from 'react';
import { ownZone } from '#domain/time/own-zone.ts';
import { isMember } from '#machines/person.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { BookingTable } from './booking-table.tsx';
import { askedOf } from './asked-of.ts';
import { bookingsSearch, withoutDefaults, type BookingsSearch } from './bookings-search.ts';
import { chipsOf } from './filter-words.ts';
import { MakeBooking } from '../request/make-booking.tsx';
import { RowMenu } from './row-menu.tsx';
import { sortNames, tabNames } from '../words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings')({
  staticData: {
    title: 'Bookings',
    audience: 'everyone',
    list: { route: 'GET /bookings', asked: (search: BookingsSearch) => askedOf(search, ownZone()) },
  },
  validateSearch: bookingsSearch,
  search: { middlewares: [withoutDefaults] },
  component: Bookings,
});

/** Only staff see to work in the background. */
const BookingFilters = lazyPart(async () => (await import('./booking-filters.tsx')).BookingFilters);
const NoBookings = lazyPart(async () => (await import('./no-bookings.tsx')).NoBookings);
const SetAsideWork = lazyPart(
  async () => (await import('#web/features/set-aside-work/public.ts')).SetAsideWork,
);

/** Only staff choose several. */
const ChooseBookings = lazyPart(async () => (await import('./choose-bookings.tsx')).ChooseBookings);

/** Only staff take the list along. */
const ExportBookings = lazyPart(async () => (await import('./export-bookings.tsx')).ExportBookings);

function Bookings() {
  const me = useMe();
  const search = Route.useSearch();
  const zone = useZone();
  const url = useListUrl(search);
  const counts = useApiQuery('GET /bookings/counts');
  const sorts = useSorts('GET /booking/filter', sortNames);
  const names = {
    session: useNameOf('session', search.session),
    coach: useNameOf('coach', search.coach),
    member: useNameOf('member', search.member),
    team: useNameOf('team', search.team),
    programme: useNameOf('programme', search.programme),
    organization: useOrganizationName(search.organization),
  };
  const query = useApiQuery(
    'GET /bookings',
    { query: askedOf(search, zone) },
    { keepPrevious: true },
  );
  return (
    <ListPage
      title={texts.bookings}
      actions={
        <>
          <MakeBooking />
          {query.data?.mayExport ? (
            <Suspense fallback={null}>
              <ExportBookings search={search} />
            </Suspense>
          ) : null}
        </>
      }
      overview={
        query.data?.mayRetryWork ? (
          <Suspense fallback={null}>
            <SetAsideWork />
          </Suspense>
        ) : null
      }
      tabs={
        <Tabs label={texts.bookingsByState}>
          {bookingTabs.map((tab) => (
            <Tab
              key={tab}
              to="/app/bookings"
              search={{
                ...search,
                tab,
                status: undefined,
                pageNumber: 1,
                orderProperty: undefined,
                order: undefined,
              }}
              current={tab === search.tab}
              count={counts.data ? counts.data[tab] : null}
            >
              {tabNames[tab]}
            </Tab>
          ))}
        </Tabs>
      }
      url={url}
      nouns="bookings"
      searchLabel={texts.searchBookings}
      filters={<BookingFilters url={url} names={names} role={me.role} />}
      chips={chipsOf(url, names)}
      sorts={sorts}
      usual={{ propertyName: 'startsAt', order: firstOrderOf(search.tab) }}
      kept={{ tab: search.tab }}
      query={query}
      empty={
        <Suspense fallback={null}>
          <NoBookings tab={search.tab} isMember={isMember(me)} />
        </Suspense>
      }
    >
      {(rows) => {
        const table = (
          <BookingTable rows={rows} role={me.role} actions={(row) => <RowMenu row={row} />} />
        );
        return query.data?.mayChooseSeveral ? (
          <Suspense fallback={table}>
            <ChooseBookings rows={rows}>{table}</ChooseBookings>
          </Suspense>
        ) : (
          table
        );
      }}
    </ListPage>
  );
}

/** What the one that a filter names is called; undefined while that is not known, and for no filter. */
const useNameOf = (kind: BookingFind, chosen: string | undefined): string | undefined =>
  useApiQuery('GET /bookings/choices', { query: { kind, chosen } }, { when: chosen !== undefined })
    .data?.[0]?.name;
