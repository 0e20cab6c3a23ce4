export { BookingNotes } from './booking-notes.tsx';
