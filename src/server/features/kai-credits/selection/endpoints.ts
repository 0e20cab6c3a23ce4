import { reports, verbs } from '#machines/kai-credit-selection-request/deciding.ts';
import { historiesOf } from '#machines/verbs.ts';
import { bind } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import { only } from '#server/http/policy.ts';
import { describedBy } from '#server/records/history.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { sendOnce } from '#server/records/send-once.ts';
import { selectionRequestKind } from '../conversations/kind.ts';
import { openRequests, requestFor, requestPage, requestPageOf, requestSorts } from './present.ts';

const staff = only('staff');
const endpoint = 'POST /kai-credit-selection-requests/{kaiCreditSelectionRequest}/events' as const;

export const kaiCreditSelectionRequestBindings = {
  ...recordBindings(
    {
      path: 'kai-credit-selection-requests',
      param: 'kaiCreditSelectionRequest',
      model: 'kai-credit-selection-request',
    },
    {
      policy: staff,
      sorts: requestSorts,
      machine: selectionRequestKind.chart.name,
      describe: describedBy(historiesOf({ ...reports, ...verbs })),
      find: ({ params, services: { db } }) =>
        requestFor(db, params['kaiCreditSelectionRequest'] ?? ''),
      show: (call) =>
        requestPageOf(
          call.services.db,
          call.params['kaiCreditSelectionRequest'] ?? '',
          readerOf(call),
        ),
      async send(call, { idempotencyKey, ...command }) {
        const { db } = call.services;
        const id = call.params['kaiCreditSelectionRequest'] ?? '';
        const asked = { ...readerOf(call), idempotencyKey };
        await sendOnce(db, selectionRequestKind, id, command, asked, { endpoint });
      },
    },
  ),
  ...bind('GET /kai-credit-selection-requests', {
    policy: staff,
    async handle({ query, now, services: { db } }) {
      const { results, total } = await requestPage(db, query, now);
      return { ...pageBody(results, query, total), open: await openRequests(db) };
    },
  }),
};
