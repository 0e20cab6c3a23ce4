export { useOptions } from './flow/flow-queries.ts';
export type { BookingOptions, OfferedSession } from './flow/flow-queries.ts';
