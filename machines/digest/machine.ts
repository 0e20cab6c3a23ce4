import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import * as collecting from './collecting.ts';
import type { DigestContext } from './context.ts';

/** One mail with everything that somebody wants to hear of together. */
export const digestMachine = setup({
  types: {
    context: {} as DigestContext,
    input: {} as DigestContext,
    events: {} as collecting.DigestEvent,
    /** `open`: it has not been sent. */
    tags: {} as 'open' | 'terminal',
  },
  guards: collecting.guards,
  actions: {
    ...stampActions<DigestContext, collecting.DigestEvent>()(collecting.stamps),
    ...effects('sendMail', 'forgetLines'),
  },
  delays: collecting.delays,
}).createMachine({
  id: 'digest',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nothing has happened since the last one.',
      on: { COLLECT: collecting.beginning },
    },
    collecting: {
      description: 'What happens is collected for the person until it goes out.',
      tags: ['open'],
      on: {
        COLLECT: collecting.adding,
        MOVE: collecting.moving,
        STOP: collecting.stopping,
      },
      after: { due: collecting.falling },
    },
    sending: {
      description: 'It is on its way, and tried again until the mail server takes it.',
      tags: ['open'],
      on: { FINISH: collecting.finishing, DROP: collecting.dropping },
    },
    sent: {
      description: 'The person has it, and what it said is kept nowhere else.',
      tags: ['terminal'],
    },
    dropped: { description: 'It was not sent.', tags: ['terminal'] },
  },
});
