import { groupOf } from '#domain/notifications/groups.ts';
import { notificationChart } from '#machines/notification/chart.ts';
import type { NotificationContext } from '#machines/notification/context.ts';
import { isActioned, isUnactioned } from '#machines/notification/phases.ts';
import { rowOf } from '#machines/record-chart.ts';
import type { DataOf } from '#web/api/call.ts';
import type { SamplePage } from '#web/charts/sample/sample-page.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';

const type = 'ProgrammeResourcesAdded';

const listPage: SamplePage = {
  machine: notificationChart.name,
  key: 'list',
  title: 'Notifications',
  show({ moment, shift, as }) {
    if (as !== 'member') return null;
    const { status, context } = rowOf<NotificationContext>(notificationChart, moment.snapshot);
    const isOpen = isUnactioned(status);
    const shown = {
      id: 'r1',
      type,
      group: groupOf(type),
      actioned: !isOpen,
      text: context.text,
      link: context.link,
      createdAt: new Date(moment.now + shift).toISOString(),
    } satisfies DataOf<'GET /notifications/mine'>['data']['results'][number];
    const results = isOpen || isActioned(status) ? [shown] : [];
    return {
      address: '/app/notifications?tab=all',
      answers: {
        'GET /notifications/mine': samplePageOf(results),
        'GET /notifications/mine/count': { unactioned: isOpen ? 1 : 0, toOpen: [] },
        'GET /notification/filter': [],
      },
    };
  },
};

export const samplePages: readonly SamplePage[] = [listPage];
