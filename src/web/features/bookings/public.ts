export { AddToCalendar } from './add-to-calendar.tsx';
export { BookingTable } from './booking-table.tsx';
export { Group } from './choose-session.tsx';
export { PlaceChoice } from './place-choice.tsx';
export { ReasonField } from './reason-field.tsx';
export { kindNames, placeNames } from './words.ts';
