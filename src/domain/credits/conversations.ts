import { DAY } from '../time/calendar.ts';

/** What became of the credit of a conversation; `none` while none was found, `refused` where staff said that there is none. */
export const conversationCreditStates = [
  'none',
  'held',
  'spent',
  'returned',
  'refunded',
  'refused',
] as const;
export type ConversationCreditState = (typeof conversationCreditStates)[number];

/** The same by their names. */
export const conversationCredit = {
  none: 'none',
  held: 'held',
  spent: 'spent',
  returned: 'returned',
  refunded: 'refunded',
  refused: 'refused',
} as const satisfies { readonly [State in ConversationCreditState]: State };

/** Staff can refund an AI credit for so long after it was used (domain reference, 5.7). */
export const refundableFor = 90 * DAY;
