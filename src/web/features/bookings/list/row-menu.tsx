import { formatMoment } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Ellipsis } from '#web/ui/icons.ts';
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx';
import { againSearch } from '../again/again-search.ts';
import type { BookingRow } from '../words.ts';
import * as texts from './texts.ts';

interface RowMenuProps {
  row: BookingRow;
  /** What else can be done about it from this list. */
  more?: readonly MenuItem[];
}

/** What can be done about one booking of a list; nothing where nothing can. */
export function RowMenu({ row, more = [] }: RowMenuProps) {
  const zone = useZone();
  const items = [...rowActionsOf(row), ...more];
  if (items.length === 0) return null;
  return (
    <Menu
      label={texts.actionsFor(row.session.name, formatMoment(Date.parse(row.startsAt), zone))}
      icon={<Ellipsis />}
      size="small"
      items={items}
    />
  );
}

/** Each leads to the page where it is done. */
function rowActionsOf(row: BookingRow): MenuItem[] {
  const { id, requestId, mayJoin, mayBookAgain, availableEvents } = row;
  const params = { booking: id };
  const isOffered = (type: string) =>
    availableEvents.some((event) => event.type === type && event.enabled);
  const items: MenuItem[] = [];
  if (mayJoin)
    items.push({ key: 'join', label: texts.join, link: { to: '/zoom/$booking', params } });
  if (isOffered('CONFIRM'))
    items.push({
      key: 'confirm',
      label: texts.confirm,
      link: { to: '/app/bookings/$booking/respond', params },
    });
  if (isOffered('SUGGEST_TIME'))
    items.push({
      key: 'suggest',
      label: texts.suggestAnotherTime,
      link: { to: '/app/bookings/$booking/respond', params, search: { answer: 'suggest' } },
    });
  if (isOffered('ACCEPT_MOVE'))
    items.push({
      key: 'answer',
      label: texts.answerTheTimeRequest,
      link: { to: '/app/bookings/$booking', params, search: { answer: 'accept' } },
    });
  if (isOffered('REJECT'))
    items.push({
      key: 'decline',
      label: texts.decline,
      tone: 'danger',
      link: { to: '/app/bookings/$booking/respond', params, search: { answer: 'decline' } },
    });
  if (isOffered('CANCEL_REQUEST') && requestId !== null)
    items.push({
      key: 'cancel',
      label: texts.withdrawRequest,
      tone: 'danger',
      link: {
        to: '/app/booking-requests/$bookingRequest/cancel',
        params: { bookingRequest: requestId },
      },
    });
  if (isOffered('CANCEL'))
    items.push({
      key: 'cancel',
      label: texts.cancelBooking,
      tone: 'danger',
      link: { to: '/app/bookings/$booking/cancel', params },
    });
  if (mayBookAgain)
    items.push({
      key: 'again',
      label: texts.bookAgain,
      link: { to: '/app/booking-requests/create', search: againSearch(row) },
    });
  return items;
}
