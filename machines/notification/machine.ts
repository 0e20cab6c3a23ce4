import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import * as acting from './acting.ts';
import type { NotificationContext } from './context.ts';

/** What somebody is told in the application, until they have acted on it (domain reference, 11.4). Many are told, and done with, in one statement that follows this chart. */
export const notificationMachine = setup({
  types: {
    context: {} as NotificationContext,
    input: {} as NotificationContext,
    events: {} as acting.NotificationEvent,
    /** `open`: the bell counts it. */
    tags: {} as 'open' | 'terminal',
  },
  guards: acting.guards,
  actions: {
    ...stampActions<NotificationContext, acting.NotificationEvent>()(acting.stamps),
    ...effects('remove'),
  },
}).createMachine({
  id: 'notification',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nothing has happened yet.', on: { NOTIFY: acting.coming } },
    unactioned: {
      description: 'It is new: the bell counts it.',
      tags: ['open'],
      on: {
        RENEW: acting.renewing,
        ACTION: acting.acting,
        AUTO_ACTION: acting.settling,
        WITHDRAW: acting.withdrawing,
      },
    },
    actioned: {
      description: 'It is done with, and stays in the list of all notifications.',
      on: {
        ACTION: acting.repeating,
        AUTO_ACTION: acting.passing,
        WITHDRAW: acting.withdrawingSettled,
      },
    },
    withdrawn: { description: 'It is gone.', tags: ['terminal'] },
  },
});
