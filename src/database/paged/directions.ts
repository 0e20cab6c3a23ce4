import { asc, desc } from 'drizzle-orm';

/** Which way an order goes. */
export type Direction = 'asc' | 'desc';

/** The same as the builder has it. */
export const directions = { asc, desc } as const;

export const opposite = { asc: 'desc', desc: 'asc' } as const satisfies Record<
  Direction,
  Direction
>;
