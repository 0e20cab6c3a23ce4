import type { DataOf } from '#web/api/call.ts';

export type Door = DataOf<'GET /meetings/{booking}'>;
export type Seated = NonNullable<DataOf<'POST /meetings/{booking}/seat'>['room']>;
