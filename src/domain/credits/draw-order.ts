/** What decides which of several lots is drawn from first. */
export interface Drawn {
  readonly id: string;
  readonly priority: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly effectiveAt: number;
}

/** Why a lot comes before or after the one beside it; `only` where there is no other. */
export const drawReasons = ['only', 'priority', 'expiry', 'start', 'age'] as const;
export type DrawReason = (typeof drawReasons)[number];

export interface DrawPlace {
  /** From 1. */
  readonly position: number;
  readonly of: number;
  readonly because: DrawReason;
}

const reasonBetween = (a: Drawn, b: Drawn): DrawReason => {
  if (a.priority !== b.priority) return 'priority';
  if (a.expiresAt !== b.expiresAt) return 'expiry';
  return a.effectiveAt === b.effectiveAt ? 'age' : 'start';
};

/** Priority, expiry, effective date, id (domain reference, 5.4). */
const inOrder = (a: Drawn, b: Drawn): number =>
  a.priority - b.priority ||
  a.expiresAt - b.expiresAt ||
  a.effectiveAt - b.effectiveAt ||
  (a.id < b.id ? -1 : 1);

/** The place of each lot among those that could pay for the same, by its id: the first compared with the second, all others with the one before. */
export function drawPlaces(lots: readonly Drawn[]): ReadonlyMap<string, DrawPlace> {
  const ordered = lots.toSorted(inOrder);
  return new Map(
    ordered.map((lot, index) => {
      const other = ordered[index === 0 ? 1 : index - 1];
      const because = other ? reasonBetween(lot, other) : 'only';
      return [lot.id, { position: index + 1, of: ordered.length, because }];
    }),
  );
}
