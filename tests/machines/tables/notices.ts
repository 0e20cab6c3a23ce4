import type { DigestContext } from '#machines/digest/context.ts';
import type { NotificationContext } from '#machines/notification/context.ts';
import type { Table } from '#tools/paths/table.ts';

const link = '/app/programmes/p-1';

/** Somebody is told something until they have read it, it is done with, or it turns out not to be so. */
export const notificationTable: Table<NotificationContext> = {
  rows: [
    {
      tried: ['something happens'],
      leads: 'new → unactioned',
      writes: () => ({ text: '1 resource was added to Leading well.', link }),
    },
    {
      tried: ['more of it happens'],
      leads: 'unactioned → unactioned',
      writes: () => ({ text: '2 resources were added to Leading well.', link }),
    },
    {
      tried: ['the member reads it'],
      leads: 'unactioned → actioned',
      writes: (_, { at }) => ({ actionedAt: at, actionedBy: 'user' }),
    },
    {
      tried: ['what it asks for is done'],
      leads: 'unactioned → actioned',
      writes: (_, { at }) => ({ actionedAt: at, actionedBy: 'auto' }),
    },
    {
      tried: ['the member reads it', 'what it asks for is done'],
      leads: 'actioned → actioned',
    },
    {
      tried: ['it turns out not to be so', 'it turns out later not to be so'],
      leads: 'unactioned → withdrawn',
      orders: ['remove'],
    },
    {
      tried: ['it turns out not to be so'],
      leads: 'actioned → withdrawn',
      when: ({ actionedBy }) => actionedBy === 'auto',
      orders: ['remove'],
    },
  ],
};

/** What is collected goes out when it is due, where there is something left to say and it is still wanted. */
export const digestTable: Table<DigestContext> = {
  rows: [
    {
      tried: ['something happens'],
      leads: 'new → collecting',
      writes: (_, event) => ({ dueAt: event['dueAt'] as number }),
    },
    { tried: ['something happens'], leads: 'collecting → collecting' },
    {
      tried: ['the member chooses once a week'],
      leads: 'collecting → collecting',
      again: true,
      writes: (_, event) => ({ dueAt: event['dueAt'] as number }),
    },
    {
      tried: ['the member chooses never'],
      leads: 'collecting → dropped',
      orders: ['forgetLines'],
    },
    { tried: ['due is over'], leads: 'collecting → sending', orders: ['sendMail'] },
    {
      tried: ['the mail server takes it'],
      leads: 'sending → sent',
      writes: (_, { at }) => ({ sentAt: at }),
    },
    { tried: ['nothing is left to say'], leads: 'sending → dropped' },
  ],
  timers: [{ delay: 'due', during: ['collecting'], at: ({ dueAt }) => dueAt ?? 0 }],
};
