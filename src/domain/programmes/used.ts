/** Where units of credits are, of those that were ever issued and not withdrawn. */
export interface CreditUnits {
  readonly pool: number;
  readonly available: number;
  readonly held: number;
  readonly used: number;
  readonly lost: number;
}

/** So many percent of the credits of a programme are used; none of none. */
export function percentUsed(units: CreditUnits | null): number {
  if (units === null) return 0;
  const { pool, available, held, used, lost } = units;
  const all = pool + available + held + used + lost;
  return all === 0 ? 0 : Math.floor((100 * used) / all);
}
