export { AddToCalendar } from './add-to-calendar.tsx';
export { BookingTable } from './booking-table.tsx';
export { RowMenu } from './row-menu.tsx';
