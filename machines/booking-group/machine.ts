import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { cancellingFuture } from './cancel-future.ts';
import { guards, stamps, type GroupEvent } from './capabilities.ts';
import type { GroupContext } from './context.ts';
import { completing, creating, deleting, deletingCompleted, reopening } from './keeping.ts';

/** Bookings made together: a series of one party, or a cohort of several (domain reference, 6.9). */
export const bookingGroupMachine = setup({
  types: {
    context: {} as GroupContext,
    input: {} as GroupContext,
    events: {} as GroupEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards,
  actions: {
    ...stampActions<GroupContext, GroupEvent>()(stamps),
    /** Every session of the plan is booked, or none. */
    makeBookings: () => {},
    /** Every session that lies ahead is cancelled by its own chart. */
    cancelBookings: () => {},
  },
}).createMachine({
  id: 'booking-group',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nobody has booked it yet.', on: { CREATE: creating } },
    active: {
      description: 'Some of its sessions are upcoming, or have no outcome recorded yet.',
      tags: ['open'],
      on: { CANCEL_FUTURE: cancellingFuture, COMPLETE: completing, DELETE: deleting },
    },
    completed: {
      description: 'All its sessions are over or cancelled.',
      on: { REOPEN: reopening, DELETE: deletingCompleted },
    },
    deleted: {
      description: 'The group is gone; what was booked in it stays as it was.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
