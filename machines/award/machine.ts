import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { guards, stamps, type AwardEvent } from './capabilities.ts';
import type { AwardContext } from './context.ts';
import { counting, revoking } from './earning.ts';
import { pinning, unpinning } from './pinning.ts';

/** An award of one member: what counts for it, when it was earned, and whether it stands on their profile card (domain reference, 11.5). */
export const awardMachine = setup({
  types: {
    context: {} as AwardContext,
    input: {} as AwardContext,
    events: {} as AwardEvent,
    tags: {} as 'open' | 'earned',
  },
  guards,
  actions: {
    ...stampActions<AwardContext, AwardEvent>()(stamps),
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
      on: { COUNT: counting.first },
    },
    inProgress: {
      description: 'A part of what it takes has happened.',
      tags: ['open'],
      on: { COUNT: counting.further },
    },
    earned: {
      description: 'It is theirs, with its points.',
      tags: ['earned'],
      initial: 'unpinned',
      on: { REVOKE: revoking },
      states: {
        unpinned: { description: 'It stands in the list of awards.', on: { PIN: pinning } },
        pinned: {
          description: 'It stands on the profile card, for everyone to see.',
          on: { UNPIN: unpinning },
        },
      },
    },
    revoked: {
      description: 'It was taken back, because what earned it turned out not to have happened.',
      on: { COUNT: counting.again },
    },
  },
});
