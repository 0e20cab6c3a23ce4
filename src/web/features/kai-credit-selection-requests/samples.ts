import { selectionRequestChart } from '#machines/kai-credit-selection-request/chart.ts';
import type { SelectionContext } from '#machines/kai-credit-selection-request/context.ts';
import { isOpen } from '#machines/kai-credit-selection-request/labels.ts';
import {
  kaiCreditSelectionRequestState,
  kaiCreditSelectionRequestStates,
} from '#machines/kai-credit-selection-request/states.gen.ts';
import { availableEvents } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { isOneOf } from '#machines/states.ts';
import type { SamplePage, SampleScene } from '#web/charts/sample/sample-page.ts';
import { readerOf, samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';
import type { SelectionRequest } from './request-record.ts';

const DAY = 86_400_000;
const isThere = isOneOf(kaiCreditSelectionRequestStates.all);
const isWithdrawn = isOneOf([kaiCreditSelectionRequestState.withdrawn]);
const programmes = [
  { id: 'p1', name: 'Leading with clarity' },
  { id: 'p2', name: 'Selling with care' },
];

/** A request as its page receives it, standing where the chart stands; null before there is one. */
function requestIn({ as, moment, shift }: SampleScene): SelectionRequest | null {
  const row = rowOf<SelectionContext>(selectionRequestChart, moment.snapshot);
  if (!isThere(row.status)) return null;
  const { comment, reason, decidedBy, chosenCredit } = row.context;
  const now = moment.now + shift;
  const at = (instant: number) => new Date(instant).toISOString();
  const isWaiting = isOpen(row.status);
  const [first, second] = programmes;
  if (!first || !second) return null;
  const credits: SelectionRequest['credits'] = [
    {
      id: 'k1',
      programme: first,
      group: null,
      holderType: 'member',
      available: 2,
      priority: 5,
      expiresAt: at(now + 60 * DAY),
    },
    {
      id: 'k2',
      programme: second,
      group: 'Sales',
      holderType: 'pool',
      available: 14,
      priority: 5,
      expiresAt: at(now + 90 * DAY),
    },
  ];
  return {
    id: 'q1',
    version: 1,
    status: row.status,
    requestedAt: at(now - 2 * DAY),
    requester: samplePerson('mia'),
    organization: { id: 'northwind', name: 'Northwind' },
    group: 'Sales',
    candidates: isWaiting ? credits.length : 0,
    conversation: { id: 'c1', title: isWithdrawn(row.status) ? null : 'Price talk' },
    units: 1,
    credits: isWaiting ? credits : [],
    programmes: isWaiting ? programmes : [],
    chosen: chosenCredit === null ? null : { id: 'k1', programme: first, group: null },
    comment,
    reason,
    decidedBy: decidedBy === null ? null : samplePerson(decidedBy),
    decidedAt: decidedBy === null ? null : at(now),
    availableEvents: availableEvents(selectionRequestChart, row, {
      by: readerOf(as),
      at: moment.now,
    }),
  };
}

const page = (key: string, title: string, address: string, event?: string): SamplePage => ({
  machine: selectionRequestChart.name,
  key,
  title,
  show(scene) {
    const request = scene.as === 'staff' ? requestIn(scene) : null;
    if (request === null) return null;
    const isOffered = request.availableEvents.some((each) => each.enabled && each.type === event);
    if (event !== undefined && !isOffered) return null;
    return {
      address,
      answers: {
        'GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}': request,
        'GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}/history': [],
        'GET /kai-credit-selection-requests': {
          ...samplePageOf([request]),
          open: isOpen(request.status) ? 1 : 0,
        },
        'GET /kai-credit-selection-request/filter': [],
      },
    };
  },
});

const list = '/app/kai-credit-selection-requests';

export const samplePages: readonly SamplePage[] = [
  page('request', 'AI Credit Selection Request', `${list}/q1`),
  page('list', 'AI Credit Selection Requests', list),
  page('edit', 'Edit AI Credit Selection Request', `${list}/q1/edit`, 'RESOLVE'),
];
