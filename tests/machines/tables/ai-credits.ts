import type { SelectionContext } from '#machines/kai-credit-selection-request/context.ts';
import type { Sent, Table } from '#tools/paths/table.ts';

const decided = (_: SelectionContext, { by, at }: Sent) => ({ decidedBy: by.id, decidedAt: at });

/** Which credit pays for a conversation, where staff have to say so (domain reference, 5.8). */
export const selectionRequestTable: Table<SelectionContext> = {
  rows: [
    { tried: ['a conversation is submitted'], leads: 'new → open' },
    {
      tried: ['staff choose a credit'],
      leads: 'open → resolved',
      unless: ['canPay'],
      even: { 'with a comment': () => ({ comment: 'As agreed.' }) },
      orders: ['holdCredit'],
      writes: (before, event) => ({
        ...decided(before, event),
        chosenCredit: 'k1',
        comment: typeof event['comment'] === 'string' ? event['comment'] : null,
      }),
    },
    {
      tried: ['staff reject it'],
      leads: 'open → rejected',
      orders: ['refuseCredit'],
      writes: (before, event) => ({
        ...decided(before, event),
        reason: 'The programme has no analyses left.',
      }),
    },
    {
      tried: ['the conversation is deleted'],
      leads: 'open → withdrawn',
      by: [{ id: 'sys', role: 'System' }],
    },
  ],
};
