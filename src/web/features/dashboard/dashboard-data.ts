import type { DataOf } from '#web/api/call.ts';

export type Dashboard = DataOf<'GET /dashboard'>;
