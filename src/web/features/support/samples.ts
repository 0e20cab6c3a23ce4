import { supportRequestChart } from '#machines/support-request/chart.ts';
import { supportRequestState } from '#machines/support-request/states.gen.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import {
  sampleHistory,
  samplePageOf,
  samplePagesOfRecord,
} from '#web/charts/sample/sample-record.ts';
import type { SupportRequest } from './support-records.ts';

const id = '00000000-0000-4000-8000-000000000051';

export const samplePages = samplePagesOfRecord(
  supportRequestChart,
  [
    {
      key: 'request',
      title: 'Support',
      address: `/app/support?request=${id}`,
      readers: ['member', 'staff'],
    },
    { key: 'list', title: 'Support', address: '/app/support', readers: ['member', 'staff'] },
    {
      key: 'ask',
      title: 'Support',
      address: '/app/support?ask=true',
      begins: true,
      readers: ['member', 'staff'],
    },
  ],
  (record) => {
    const { base, context, scene } = record;
    const { category, subject, description, page, consent, assignee } = context;
    const request: SupportRequest = {
      ...base,
      id,
      reference: 'S-7KQ4MN',
      category,
      subject,
      description,
      page,
      consent,
      stateLink: null,
      files: [],
      looks: [],
      mergedInto:
        context.mergedInto === null
          ? null
          : { id: context.mergedInto, reference: 'S-4MQ7RD', subject: 'The same once more' },
      merged: [],
      others: [],
      requester: samplePerson('mia'),
      assignee: assignee === null ? null : samplePerson('priya'),
      answers:
        base.status === supportRequestState.open
          ? []
          : [
              {
                id: 'a1',
                author: samplePerson('priya'),
                isOfStaff: true,
                text: 'Thank you. The coach has no working hours that week; we have asked them.',
                files: [],
                at: new Date(scene.moment.now + scene.shift).toISOString(),
              },
            ],
    };
    return {
      'GET /support-requests/{supportRequest}': request,
      'GET /support-requests/{supportRequest}/history': sampleHistory(record),
      'GET /support-requests': samplePageOf([request]),
      'GET /support-request/filter': [],
      'GET /support/refused-mails': [],
      'GET /support/wellbeing-readers': { people: [], mayChange: false },
    };
  },
);
