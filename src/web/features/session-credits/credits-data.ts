import type { DataOf } from '#web/api/call.ts';

export type Credits = DataOf<'GET /session-credits/{entityType}/{entityId}'>;
