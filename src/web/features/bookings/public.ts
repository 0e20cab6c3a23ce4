export { AddToCalendar } from './page/add-to-calendar.tsx';
export { BookingTable } from './list/booking-table.tsx';
export { RowMenu } from './list/row-menu.tsx';
