import type { Model } from '#tools/paths/model.ts';
import { bookingModel } from './booking.ts';
import { slotHoldModel } from './slot-hold.ts';

/** The model of every machine, by its name in the catalogue. */
export const models: Readonly<Record<string, Model>> = {
  booking: bookingModel,
  'slot-hold': slotHoldModel,
};
