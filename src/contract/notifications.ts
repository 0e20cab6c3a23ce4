import { z } from 'zod';
import { notificationTypes } from '#domain/notifications/notification-types.ts';
import { notificationGroups } from '#domain/notifications/groups.ts';
import { endpoints } from './kernel/endpoint.ts';
import { choice, formText } from './kernel/fields.ts';
import { listQuery, pageOf, sortOption } from './kernel/lists.ts';

export const notification = z
  .object({
    id: z.string(),
    type: z.enum(notificationTypes),
    actioned: z.boolean(),
    group: z.enum(notificationGroups),
    text: z.string(),
    /** A path of the application. */
    link: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Notification' });

export const notifications = endpoints({
  'GET /notifications/mine': {
    summary: "The reader's notifications, newest first.",
    query: listQuery(['createdAt'], {
      tab: choice('Tab', ['new', 'all']).default('all'),
      group: choice('Group', notificationGroups).optional(),
    }),
    response: pageOf(notification),
    rate: 'read',
    audit: 'none',
  },
  'GET /notifications/mine/count': {
    summary:
      'How many notifications of the reader are not actioned, and which pages would action some of them.',
    response: z.object({
      unactioned: z.int(),
      /** The pages that some of them only want to have opened, once each. */
      toOpen: z.array(z.string()),
    }),
    rate: 'read',
    audit: 'none',
  },
  'POST /notification/{id}/action': {
    summary: 'Mark a notification as actioned; doing it again changes nothing.',
    response: notification,
    rate: 'write',
    audit: 'none',
  },
  'POST /notifications/mine/action': {
    summary: "Mark all of the reader's notifications as actioned, or those of one group.",
    body: z.object({ group: choice('Group', notificationGroups).optional() }),
    response: z.object({ actioned: z.int() }),
    rate: 'write',
    audit: 'none',
  },
  'POST /notifications/mine/openings': {
    summary:
      'A page was opened: what only wanted that of the reader is actioned, and for all of staff what was told to all of them.',
    body: z.object({ path: formText('Name the page.', 500) }),
    response: z.object({ actioned: z.int() }),
    rate: 'write',
    audit: 'none',
  },
  'GET /notification/filter': {
    summary: 'The ways to sort notifications.',
    response: z.array(sortOption),
    rate: 'read',
    audit: 'none',
  },
});
