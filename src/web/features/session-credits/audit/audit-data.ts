import type { DataOf } from '#web/api/call.ts';

export type AuditItem =
  DataOf<'GET /programmes/{programme}/session-credit-audit-items'>['data']['results'][number];
export type AuditItemDetail =
  DataOf<'GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}'>;
