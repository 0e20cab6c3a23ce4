import type { Rule } from '#domain/booking-constraints/rule.ts';
import { own, reference } from '#domain/records/fields.ts';

/** What staff write about how a credit may be used: of which lot, and the rule. */
export const bookingConstraintFields = {
  sessionCredit: reference('Session credit'),
  rule: own<Rule>('Rule'),
} as const;
