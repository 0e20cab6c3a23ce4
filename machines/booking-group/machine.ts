import { and, assign, or, setup } from 'xstate';
import { isStaff, type Stamp } from '../person.ts';
import { questionGuards } from '../questions.ts';
import type { Facts } from '../bare-event.ts';
import type { SentOf } from '../verbs.ts';
import { groupQuestions, type groupVerbs } from './verbs.ts';

/** What the chart knows of a group of bookings: its row, and who leads its team. */
export interface GroupContext {
  readonly name: string;
  /** The leader of the team that it is for; null for members. */
  readonly leaderId: string | null;
  readonly createdBy: string | null;
  /** Epoch milliseconds. */
  readonly deletedAt: number | null;
  readonly deletedBy: string | null;
}

/** Besides what people send: that it is booked, and what becomes of its sessions. */
export type GroupEvent =
  | SentOf<typeof groupVerbs>
  | (Stamp & { readonly type: 'CREATE' | 'COMPLETE' | 'REOPEN'; readonly facts?: Facts });

type Asked = { context: GroupContext; event: GroupEvent };

/** Bookings made together: a series of one party, or a cohort of several (domain reference, 6.9). */
export const bookingGroupMachine = setup({
  types: {
    context: {} as GroupContext,
    input: {} as GroupContext,
    events: {} as GroupEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: {
    ...questionGuards(groupQuestions),
    isStaff: ({ event }: Asked) => isStaff(event.by),
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    isTeamLeader: ({ context, event }: Asked) => event.by.id === context.leaderId,
    givesReason: ({ event }: Asked) => event.type === 'CANCEL_FUTURE' && !!event.reason?.trim(),
  },
  actions: {
    stampCreation: assign(({ event }) => ({ createdBy: event.by.id })),
    stampDeletion: assign(({ event }) => ({ deletedAt: event.at, deletedBy: event.by.id })),
    /** Every session of the plan is booked, or none. */
    makeBookings: () => {},
    /** Every session that lies ahead is called off by its own chart. */
    cancelBookings: () => {},
  },
}).createMachine({
  id: 'booking-group',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has booked it yet.',
      on: {
        CREATE: {
          guard: and([or(['isStaff', 'isTeamLeader']), 'areDatesFree']),
          target: 'active',
          actions: ['stampCreation', 'makeBookings'],
        },
      },
    },
    active: {
      description: 'Some of its sessions lie ahead, or nobody has told yet how they went.',
      tags: ['open'],
      on: {
        CANCEL_FUTURE: [
          {
            guard: and(['isTeamLeader', 'hasFuture']),
            actions: 'cancelBookings',
            description: 'The leader of the team calls off what lies ahead.',
          },
          {
            guard: and(['isStaff', 'hasFuture', 'givesReason']),
            actions: 'cancelBookings',
            description: 'Staff call off what lies ahead, and say why.',
          },
        ],
        COMPLETE: { guard: 'isSystem', target: 'completed' },
        DELETE: {
          guard: and(['isStaff', 'hasNoFuture']),
          target: 'deleted',
          actions: 'stampDeletion',
        },
      },
    },
    completed: {
      description: 'All its sessions are over or called off.',
      on: {
        REOPEN: {
          guard: 'isSystem',
          target: 'active',
          description: 'One of them takes place after all.',
        },
        DELETE: { guard: 'isStaff', target: 'deleted', actions: 'stampDeletion' },
      },
    },
    deleted: {
      description: 'The group is gone; what was booked in it stays as it was.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
