import type { CreditMode } from '#domain/bookings/vocabulary.ts';
import { costWords, type SessionSummary } from './words.ts';

/** Who pays for a session that several come to. */
export const payingNames: Readonly<Record<CreditMode, string>> = {
  perBooking: 'Whoever books, once for all',
  perAttendee: 'Everybody for themselves',
};

/** "1 credit for everybody who comes" */
export const priceWords = ({
  creditCost,
  creditMode,
}: Pick<SessionSummary, 'creditCost' | 'creditMode'>): string =>
  creditCost > 0 && creditMode === 'perAttendee'
    ? `${costWords(creditCost)} from everybody who comes`
    : costWords(creditCost);
