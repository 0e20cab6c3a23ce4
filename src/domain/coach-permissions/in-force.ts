/** From the first to the last day of a permission, both included; null where it has no beginning, or no end. Dates as `YYYY-MM-DD`. */
export interface PermissionDays {
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** Where a day stands to the days of a permission. `active`: it is in force (domain reference, 4). */
export function validityOf(
  { validFrom, validTo }: PermissionDays,
  today: string,
): 'active' | 'expired' | 'ahead' {
  if (validTo !== null && validTo < today) return 'expired';
  return validFrom !== null && validFrom > today ? 'ahead' : 'active';
}
