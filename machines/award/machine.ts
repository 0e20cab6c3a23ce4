import { and, assign, setup } from 'xstate';
import type { AwardContext, AwardEvent } from './context.ts';
import { isStaff } from '../person.ts';
import { createdBy, touchedBy } from '../plain-record.ts';

type Asked = { readonly context: AwardContext; readonly event: AwardEvent };

const countIn = (event: AwardEvent): number | null => ('progress' in event ? event.progress : null);

const earning = {
  guard: and(['isSystem', 'reachesGoal']),
  target: 'earned',
  actions: ['takeCount', 'stampEarning', 'pay', 'congratulate'],
  description: 'Everything that it takes has happened.',
} as const;

/** An award of one member: what counts for it, when it was earned, and whether it stands on their profile card (domain reference, 11.5). */
export const awardMachine = setup({
  types: {
    context: {} as AwardContext,
    input: {} as AwardContext,
    events: {} as AwardEvent,
    tags: {} as 'open' | 'earned',
  },
  guards: {
    isOwner: ({ context, event }: Asked) => event.by.id === context.userId,
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    mayTakeBack: ({ event }: Asked) => event.by.role === 'System' || isStaff(event.by),
    reachesGoal: ({ context, event }: Asked) => (countIn(event) ?? 0) >= context.goal,
    countsNothing: ({ event }: Asked) => countIn(event) === 0,
    hasReason: ({ event }: Asked) => event.type === 'REVOKE' && event.reason.trim() !== '',
  },
  actions: {
    takeCount: assign(({ context, event }) => ({ progress: countIn(event) ?? context.progress })),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampEarning: assign(({ event }) => ({
      earnedAt: event.at,
      revokedAt: null,
      revokedReason: null,
    })),
    stampRevocation: assign(({ event }) => ({
      revokedAt: event.at,
      revokedReason: event.type === 'REVOKE' ? event.reason : null,
    })),

    pay: () => {},
    takeBack: () => {},
    congratulate: () => {},
    settle: () => {},
    show: () => {},
    hide: () => {},
  },
}).createMachine({
  id: 'award',
  context: ({ input }) => input,
  initial: 'locked',
  states: {
    locked: {
      description: 'Nothing that counts for it has happened.',
      on: {
        COUNT: [
          earning,
          { guard: 'isSystem', target: 'inProgress', actions: ['takeCount', 'stampCreation'] },
        ],
      },
    },
    inProgress: {
      description: 'A part of what it takes has happened.',
      tags: ['open'],
      on: {
        COUNT: [
          earning,
          {
            guard: and(['isSystem', 'countsNothing']),
            target: 'locked',
            actions: 'takeCount',
            description: 'The one thing that counted turned out not to have happened.',
          },
          { guard: 'isSystem', actions: 'takeCount' },
        ],
      },
    },
    earned: {
      description: 'It is theirs, with its points.',
      tags: ['earned'],
      initial: 'unpinned',
      on: {
        REVOKE: {
          guard: and(['mayTakeBack', 'hasReason']),
          target: 'revoked',
          actions: ['takeCount', 'stampRevocation', 'stampChange', 'takeBack', 'hide', 'settle'],
        },
      },
      states: {
        unpinned: {
          description: 'It stands in the list of awards.',
          on: { PIN: { guard: 'isOwner', target: 'pinned', actions: ['stampChange', 'show'] } },
        },
        pinned: {
          description: 'It stands on the profile card, for everybody to see.',
          on: { UNPIN: { guard: 'isOwner', target: 'unpinned', actions: ['stampChange', 'hide'] } },
        },
      },
    },
    revoked: {
      description: 'It was taken back, because what earned it turned out not to have happened.',
      on: { COUNT: [earning, { guard: 'isSystem', actions: 'takeCount' }] },
    },
  },
});
