import { createFileRoute } from '@tanstack/react-router';
import { Loaded } from '#web/screens/loaded.tsx';
import { useRecordName } from '#web/screens/use-page-title.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { oneOf, searchReader, someCount } from '#web/screens/list/search-reader.ts';
import { entryAt } from './as-of.ts';
import { useBooking } from '../action/booking-event.ts';
import { answersOfLinks } from '../move/answers-of-links.ts';
import { BookingAsOf } from './booking-as-of.tsx';
import { BookingPage } from './booking-page.tsx';

export const Route = createFileRoute('/app/bookings/$booking')({
  staticData: { title: 'Booking', audience: 'everyone', asks: 'GET /bookings/{booking}' },
  validateSearch: searchReader({ at: someCount, answer: oneOf(answersOfLinks) }),
  component: BookingScreen,
});

/** With `?at=7`: after the seventh step of its history. Staff see the page as it was; others find the step in the history. */
function BookingScreen() {
  const params = Route.useParams();
  const { at, answer } = Route.useSearch();
  const query = useBooking(params);
  const history = useApiQuery(
    'GET /bookings/{booking}/history',
    { params },
    { when: at !== undefined },
  );
  useRecordName(query.data?.title);
  return (
    <Loaded query={query} whole>
      {(booking) => {
        const isAsOf = booking.maySeeAsOf && at !== undefined;
        const entry = isAsOf ? entryAt(history.data ?? [], at) : undefined;
        return entry && history.data ? (
          <BookingAsOf key={at} booking={booking} history={history.data} entry={entry} />
        ) : (
          <BookingPage key={booking.id} booking={booking} at={at} begun={answer} />
        );
      }}
    </Loaded>
  );
}
