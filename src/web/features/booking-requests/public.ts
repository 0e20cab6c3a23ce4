export { daysShown, today, useOptions, useTimes } from './flow-queries.ts';
export type { BookingOptions, OfferedSession } from './flow-queries.ts';
export { TimePicker } from './time-picker.tsx';
