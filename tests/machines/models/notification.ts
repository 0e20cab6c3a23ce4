import type { NotificationEvent } from '#machines/notification/acting.ts';
import type { NotificationContext } from '#machines/notification/context.ts';
import { notificationMachine } from '#machines/notification/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { hour, noon as at, people } from './people.ts';

const { mia, max } = people;
type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;

const link = '/app/programmes/p-1';
const first = { text: '1 resource was added to Leading well.', link };
const second = { text: '2 resources were added to Leading well.', link };

const told = (
  name: string,
  by: Person,
  event: Bare<NotificationEvent>,
  when = at,
): Case<NotificationEvent> => ({ name, kind: 'person', event: { ...event, by, at: when } });

/** A member is told of something, more of it happens, and they read it; or it is done with, or turns out not to be so. */
export const notificationModel = modelOf({
  machine: notificationMachine,
  inputs: {
    'nothing has happened': {
      recipientId: mia.id,
      text: '',
      link: '',
      actionedAt: null,
      actionedBy: null,
    } satisfies NotificationContext,
  },
  cases: () => [
    told('something happens', system, { type: 'NOTIFY', ...first }),
    told('the member says that something happens', mia, { type: 'NOTIFY', ...first }),
    told('more of it happens', system, { type: 'RENEW', ...second }),
    told('the member says that more of it happens', mia, { type: 'RENEW', ...second }),
    told('the member reads it', mia, { type: 'ACTION' }),
    told('another member reads it', max, { type: 'ACTION' }),
    told('what it asks for is done', system, { type: 'AUTO_ACTION' }),
    told('the member says that it is done', mia, { type: 'AUTO_ACTION' }),
    told('it turns out not to be so', system, { type: 'WITHDRAW' }),
    told('it turns out later not to be so', system, { type: 'WITHDRAW' }, at + hour),
    told('the member takes it back', mia, { type: 'WITHDRAW' }),
  ],
  key: ({ context: { text, actionedBy } }) => [text, actionedBy],
  invariants: {
    'what is done with says since when and by whom': (run) =>
      !run.matches('actioned') ||
      (run.context.actionedAt !== null && run.context.actionedBy !== null),
    'what the bell counts was acted on by nobody': (run) =>
      !run.matches('unactioned') || run.context.actionedAt === null,
  },
});
