import { interactiveResourceChart } from '#machines/interactive-resource/chart.ts';
import {
  sampleHistory,
  samplePageOf,
  samplePagesOfRecord,
} from '#web/charts/sample/sample-record.ts';
import type { InteractiveResource } from './activity-records.ts';

const list = '/app/interactive-resources';

export const samplePages = samplePagesOfRecord(
  interactiveResourceChart,
  [
    {
      key: 'page',
      title: 'Interactive Resource',
      address: `${list}/r1`,
      readers: ['member', 'staff'],
    },
    { key: 'list', title: 'Interactive Resources', address: list, readers: ['member', 'staff'] },
    { key: 'edit', title: 'Edit Interactive Resource', address: `${list}/r1/edit`, event: 'EDIT' },
    {
      key: 'delete',
      title: 'Delete Interactive Resource',
      address: `${list}/r1/delete`,
      event: 'DELETE',
    },
    {
      key: 'restore',
      title: 'Restore Interactive Resource',
      address: `${list}/r1/restore`,
      event: 'RESTORE',
    },
  ],
  (record) => {
    const { base, context, scene } = record;
    const isStaff = scene.as === 'staff';
    if (base.deletedAt !== null && !isStaff) return null;
    const programme = { id: 'p1', name: 'Leading with clarity' };
    const own = { id: null, isBegun: false, isCompleted: false, progress: 0, score: null };
    const activity: InteractiveResource = {
      ...base,
      name: context.name,
      description: context.description,
      groups: [...context.groups],
      contentVersion: context.contentVersion,
      programmes: isStaff ? 1 : null,
      launches: isStaff ? [] : [{ id: 'a1', programme, refusal: null, own }],
      mayPreview: isStaff,
      url: isStaff ? context.url : null,
      package: null,
      allowedOrigin: null,
      completionRule: context.completionRule,
      minScore: context.minScore,
      maxScore: context.maxScore,
      resumable: context.resumable,
      versions: isStaff ? [{ number: 1, at: base.createdAt, programmes: 1 }] : null,
      uses: isStaff ? [{ id: 'a1', programme, contentVersion: 1 }] : null,
    };
    return {
      'GET /interactive-resources/{interactiveResource}': activity,
      'GET /interactive-resources/{interactiveResource}/history': sampleHistory(record),
      'GET /interactive-resources': samplePageOf(base.deletedAt === null ? [activity] : []),
      'GET /interactive-resource/filter': [],
      'GET /interactive-resources/authors': { address: null },
    };
  },
);
