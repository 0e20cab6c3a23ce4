export const accountKinds = [
  'issued',
  'pool',
  'available',
  'held',
  'spent',
  'forfeited',
  'expired',
  'withdrawn',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export const transferTypes = [
  'ISSUED',
  'ALLOCATED',
  'DEALLOCATED',
  'HELD',
  'HOLD_RELEASED',
  'SPENT',
  'FORFEITED',
  'REFUNDED',
  'EXPIRED',
  'WITHDRAWN',
  'CORRECTED',
] as const;
export type TransferType = (typeof transferTypes)[number];

/** The only ways a unit may move (domain reference, 5.5). */
export const legalTransfers: ReadonlySet<`${AccountKind}→${AccountKind}`> = new Set([
  'issued→pool',
  'pool→available',
  'available→pool',
  'available→held',
  'held→available',
  'held→spent',
  'held→forfeited',
  'forfeited→available',
  'spent→available',
  'available→expired',
  'pool→expired',
  'pool→withdrawn',
  'expired→available',
  'expired→pool',
] as const);

/** What a movement of units means to the person whose units they are. */
export const movementSentences: Readonly<Record<TransferType, string>> = {
  ISSUED: 'Issued',
  ALLOCATED: 'Allocated',
  DEALLOCATED: 'Deallocated',
  HELD: 'Reserved',
  HOLD_RELEASED: 'Returned',
  SPENT: 'Used',
  FORFEITED: 'Lost',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  WITHDRAWN: 'Deleted',
  CORRECTED: 'Corrected',
};

/** What units in an account are, on screens and statements. */
export const accountNames: Readonly<Record<AccountKind, string>> = {
  issued: 'Issued',
  pool: 'In the pool',
  available: 'Available',
  held: 'Reserved',
  spent: 'Used',
  forfeited: 'Lost',
  expired: 'Expired',
  withdrawn: 'Deleted',
};
