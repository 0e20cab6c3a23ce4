import { counted } from '#domain/text/counted.ts';
import type { PayingLot } from './lots.ts';

/** Why none of the lots of a session pays for it; null when one does. */
export function whyNotPaid(cost: number, lots: readonly PayingLot[]): string | null {
  if (cost === 0 || lots.some(({ available }) => available >= cost)) return null;
  const needs = `This session needs ${counted(cost, 'credit')}`;
  const [lot] = lots;
  return lot
    ? `${needs} and you have none left in “${lot.programmeName}”. Ask your programme contact.`
    : `${needs} and you have none. Ask your programme contact.`;
}
