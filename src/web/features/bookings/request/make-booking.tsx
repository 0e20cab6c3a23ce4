import { CalendarPlus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as texts from './texts.ts';

/** Members ask for a session, coaches and staff book for somebody: each has one of the two. The header has the members' yellow button already, and a page has one. */
export function MakeBooking() {
  return (
    <>
      <LinkButton to="/app/booking-requests/create" icon={<CalendarPlus />}>
        {texts.makeABooking}
      </LinkButton>
      <LinkButton to="/app/bookings/create" variant="primary" icon={<CalendarPlus />}>
        {texts.createBooking2}
      </LinkButton>
    </>
  );
}
