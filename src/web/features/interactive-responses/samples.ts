import { interactiveResponseChart } from '#machines/interactive-response/chart.ts';
import type { InteractiveResponseState } from '#machines/interactive-response/states.gen.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { InteractiveResponse } from './responses.ts';

const list = '/app/programmes/p1/interactive-resources/a1/responses';

const wire = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

export const samplePages = samplePagesOfRecord(
  interactiveResponseChart,
  [
    {
      key: 'page',
      title: 'Interactive Resource Response',
      address: `${list}/r1`,
      readers: ['member', 'coach', 'staff'],
    },
    {
      key: 'audit',
      title: 'Response Audit',
      address: `${list}/r1/audit`,
      readers: ['staff'],
    },
  ],
  ({ context, base, scene: { as } }) => {
    const response: InteractiveResponse = {
      ...base,
      status: base.status as InteractiveResponseState,
      assignment: { id: 'a1', name: 'Wheel of life' },
      programme: { id: 'p1', name: 'Leading with clarity' },
      member: samplePerson('mia'),
      contentVersion: context.contentVersion,
      completionRule: context.completionRule,
      progress: context.progress,
      score: context.score,
      maxScore: context.maxScore,
      attempts: context.attempts.length + 1,
      lastActivityAt: wire(context.lastActivityAt),
      startedAt: wire(context.startedAt),
      completedAt: wire(context.completedAt),
      earlier: [],
      mayResume: as === 'member',
      mayAudit: as === 'staff',
    };
    return {
      'GET /interactive-responses/{interactiveResponse}': response,
      'GET /interactive-response-audit-items': samplePageOf([]),
      'GET /interactive-response-audit-item/filter': [],
    };
  },
);
