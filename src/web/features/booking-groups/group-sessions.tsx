import { statusLabels } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { BookingTable, RowMenu } from '#web/features/bookings/public.ts';
import type { DataOf } from '#web/api/call.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { List } from '#web/screens/list/list.tsx';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { SortOption } from '#web/ui/lists/sort-menu.tsx';
import type { MenuItem } from '#web/ui/overlays/menu.tsx';
import { Text } from '#web/ui/text.tsx';
import type { SessionsSearch } from './sessions-search.ts';
import { cancelLink, type Group } from './words.ts';
import * as texts from './texts.ts';

type Booking = DataOf<'GET /booking-groups/{bookingGroup}/bookings'>['data']['results'][number];

interface GroupSessionsProps {
  group: Group;
  programme: string;
  search: SessionsSearch;
}

const sorts: readonly SortOption[] = [
  { propertyName: 'startsAt', order: 'Ascending', label: texts.startEarliestFirst },
  { propertyName: 'startsAt', order: 'Descending', label: texts.startLatestFirst },
];

/** The bookings of a group, each with what can be cancelled from there. */
export function GroupSessions({ group, programme, search }: GroupSessionsProps) {
  const { role } = useMe();
  const url = useListUrl(search, { isInPage: true });
  const { status, orderProperty: _, ...asked } = search;
  const query = useApiQuery(
    'GET /booking-groups/{bookingGroup}/bookings',
    { params: { bookingGroup: group.id }, query: { ...asked, status, programme } },
    { keepPrevious: true },
  );
  const mayCancelAll = group.availableEvents.some(
    ({ type, enabled }) => type === 'CANCEL_FUTURE' && enabled,
  );
  const moreFor = ({ availableEvents, startsAt }: Booking): MenuItem[] => {
    if (!mayCancelAll || availableEvents.length === 0) return [];
    const link = cancelLink(group, programme, startsAt);
    return [{ key: 'later', label: texts.cancelThisAndAllLater2, tone: 'danger', link }];
  };
  return (
    <List
      url={url}
      nouns="bookings"
      searchLabel={texts.searchTheseBookings}
      filters={
        <Field label={texts.status} id="filter-status">
          <Select
            placeholder={texts.any}
            value={status?.[0] ?? ''}
            options={bookingStates.all.map((value) => ({
              value,
              label: statusLabels[value] ?? value,
            }))}
            onChange={(chosen) => url.change({ status: chosen === '' ? undefined : [chosen] })}
          />
        </Field>
      }
      chips={(status ?? []).map((each) => ({
        key: each,
        label: `Status: ${statusLabels[each]}`,
        onRemove: () => url.change({ status: undefined }),
      }))}
      sorts={sorts}
      query={query}
      empty={<Text>{texts.noBookingOfThisGroup}</Text>}
    >
      {(rows) => (
        <BookingTable
          rows={rows}
          role={role}
          actions={(row) => <RowMenu row={row} more={moreFor(row)} />}
        />
      )}
    </List>
  );
}
