import type { GroupContext } from '#machines/booking-group/context.ts';
import type { Table } from '#tools/paths/table.ts';

/** Bookings made together stand or fall with what lies ahead of them (domain reference, 6.9). */
export const bookingGroupTable: Table<GroupContext> = {
  rows: [
    {
      tried: ['staff book it', 'the leader of the team books it'],
      leads: 'new → active',
      unless: ['areDatesFree'],
      orders: ['makeBookings'],
      writes: (_, { by }) => ({ createdBy: by.id }),
    },
    {
      tried: ['the leader cancels what lies ahead', 'staff cancel what lies ahead'],
      leads: 'active → active',
      unless: ['hasFuture'],
      orders: ['cancelBookings'],
    },
    { tried: ['the last session is over'], leads: 'active → completed' },
    { tried: ['a session takes place after all'], leads: 'completed → active' },
    {
      tried: ['staff delete it'],
      leads: 'active → deleted',
      unless: ['hasNoFuture'],
      writes: (_, { at, by }) => ({ deletedAt: at, deletedBy: by.id }),
    },
    {
      tried: ['staff delete it', 'staff delete it while sessions lie ahead'],
      leads: 'completed → deleted',
      writes: (_, { at, by }) => ({ deletedAt: at, deletedBy: by.id }),
    },
  ],
};
