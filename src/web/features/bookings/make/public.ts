// By itself: what leads to a booking is on pages that show none.
export { MakeBooking } from '../request/make-booking.tsx';
