import type { BookingFound } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { bookingCreditState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { creditsNeeded } from '../credit/needs.ts';
import type { KnownBooking } from '../record/load.ts';
import { owingOf } from '../credit/owing.ts';
import { lackingSentence } from '../credit/payers.ts';
import { coveringLots } from './reinstating.ts';

type Correction = Extract<BookingEvent, { readonly type: 'CORRECT_OUTCOME' }>;

/** Where a unit went back and has to be taken after all: the lot it is taken from, or why there is none. */
export async function unitLeft(
  db: Database,
  { row: { context }, extra: { row } }: KnownBooking,
  { coachAttended, credit, excused = [] }: Correction,
): Promise<string | BookingFound | null> {
  if (context.eachPays && credit !== 'goodwill' && coachAttended !== false) {
    const { lacking } = await owingOf(
      db,
      row,
      ({ userId, creditState }) =>
        creditState === bookingCreditState.returned && !excused.includes(userId),
    );
    const sentence = lackingSentence(context.cost, lacking);
    return sentence && `${sentence} Give a credit as goodwill.`;
  }
  const isSpentAgain = row.creditState === bookingCreditState.returned && coachAttended !== false;
  if (!isSpentAgain || credit === 'goodwill') return null;
  const lots = await coveringLots(db, row, context);
  const lot = lots.find(({ id }) => id === (credit ?? row.creditLotId));
  if (lot) return { lot: lot.id };
  return credit
    ? 'Choose a credit of this programme that has enough left.'
    : `${creditsNeeded(row.cost)} and there is none left. Choose another credit, or give one as goodwill.`;
}
