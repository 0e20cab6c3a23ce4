import { refuse } from '#server/http/answers/refusal.ts';
import { NotEnoughCredit } from '#server/features/session-credits/public.ts';

/** Another session of the same lot was faster, between the look at what is left and taking it: the refusal to throw. Anything else stays what it is. */
export const creditRace = (error: unknown): unknown =>
  error instanceof NotEnoughCredit
    ? refuse.invalid({ credit: 'The last credit has just been used. Choose another.' })
    : error;
