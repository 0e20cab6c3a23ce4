// By itself: a form that picks a time late fetches it late.
export { daysShown, today, useTimes } from '../flow/flow-queries.ts';
export { TimePicker } from '../time/time-picker.tsx';
