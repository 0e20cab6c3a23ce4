import { Refusal } from '#server/http/answers/refusal.ts';

/** 401, sent without a body (specification, 8): whoever gets it has to sign in again. */
export const unauthenticated = (): Refusal => new Refusal(401, {});
