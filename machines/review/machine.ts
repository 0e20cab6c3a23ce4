import { setup } from 'xstate';
import type { Notice } from '../booking/effects.ts';
import { stampActions } from '../capability.ts';
import { guards, stamps, type ReviewEvent } from './capabilities.ts';
import type { ReviewContext } from './context.ts';
import { editing, submitting } from './giving.ts';
import { delays, opening, openingAgain, releasing } from './opening.ts';

/** What an attendee says of a session: asked for when they came, given, or closed after two weeks (domain reference, 7.3). */
export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    input: {} as ReviewContext,
    events: {} as ReviewEvent,
    tags: {} as 'open' | 'readable',
  },
  guards,
  actions: {
    ...stampActions<ReviewContext, ReviewEvent>()(stamps),
    notify: (_: unknown, _notice: Notice) => {},
    count: () => {},
  },
  delays,
}).createMachine({
  id: 'review',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'It is not known yet that they came.',
      on: { OPEN: opening },
    },
    open: {
      description: 'They came, and have not reviewed the session yet.',
      tags: ['open'],
      on: { SUBMIT: submitting, RELEASE: releasing },
      after: { reviewCloses: 'closed' },
    },
    given: {
      description: 'The coach and staff can read it; whoever gave it may change it for {editable}.',
      tags: ['readable'],
      on: { EDIT: editing },
    },
    closed: {
      description: 'Nobody reviewed it in time, or they did not come after all.',
      on: { OPEN: openingAgain },
    },
  },
});
