export { useOptions } from './flow-queries.ts';
export type { BookingOptions, OfferedSession } from './flow-queries.ts';
