/** Where a transfer takes the units of a booking, by where they were. What comes back to a lot past its expiry expires there. */
const moves: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  HELD: { none: 'held', returned: 'held', refunded: 'held' },
  HOLD_RELEASED: { held: 'returned' },
  SPENT: { held: 'spent' },
  FORFEITED: { held: 'forfeited' },
  CORRECTED: { spent: 'returned', forfeited: 'returned' },
  REFUNDED: { spent: 'refunded', forfeited: 'refunded' },
  EXPIRED: { returned: 'returned', refunded: 'refunded' },
};

/** Where units are after these transfers. */
export const endOf = (types: readonly string[]): string =>
  types.reduce((where, type) => moves[type]?.[where] ?? `${type} of what was ${where}`, 'none');
