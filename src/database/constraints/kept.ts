/** Constraints that no request can violate, with the reason. */
export interface Kept {
  readonly because: string;
  readonly constraints: readonly string[];
}
