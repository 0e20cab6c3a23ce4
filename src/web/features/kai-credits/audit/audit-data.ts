import type { DataOf } from '#web/api/call.ts';

export type ItemDetail =
  DataOf<'GET /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}'>;
