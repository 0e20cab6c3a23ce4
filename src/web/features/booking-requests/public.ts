export { BookingFlow } from './booking-flow.tsx';
export { flowSearch } from './flow-search.ts';
export { ForMembers } from './for-members.tsx';
export { daysShown, today, useOptions, useTimes } from './flow-queries.ts';
export type { BookingOptions, OfferedSession } from './flow-queries.ts';
export { TimePicker } from './time-picker.tsx';
