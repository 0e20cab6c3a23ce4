import { resourceChart } from '#machines/resource/chart.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import {
  sampleHistory,
  samplePageOf,
  samplePagesOfRecord,
} from '#web/charts/sample/sample-record.ts';
import type { Resource } from './resource-records.ts';

export const samplePages = samplePagesOfRecord(
  resourceChart,
  [
    {
      key: 'resource',
      title: 'Resource',
      address: '/app/resources/r1',
      readers: ['member', 'staff'],
    },
    { key: 'list', title: 'Resources', address: '/app/resources', readers: ['member', 'staff'] },
    { key: 'global', title: 'Global Resources', address: '/app/global-resources' },
    {
      key: 'edit',
      title: 'Edit Global Resource',
      address: '/app/global-resources/r1/edit',
      event: 'EDIT',
    },
    {
      key: 'delete',
      title: 'Delete Global Resource',
      address: '/app/global-resources/r1/delete',
      event: 'DELETE',
    },
  ],
  (record) => {
    const { base, context, scene } = record;
    const isStaff = scene.as === 'staff';
    if (base.deletedAt !== null && !isStaff) return null;
    const { name, kind, url, article, description, audience } = context;
    const resource: Resource = {
      ...base,
      name,
      kind,
      file: null,
      thumbnail: null,
      url,
      article,
      description,
      audience,
      durationMinutes: context.durationMinutes,
      availableFrom: context.availableFrom,
      availableTo: context.availableTo,
      scope: context.scope,
      target: null,
      categories: [],
      addedBy: samplePerson('priya'),
      mayMark: !isStaff,
      position: null,
      progress: 'opened',
      found: null,
      openedBy: isStaff ? 3 : null,
      openedOf: isStaff ? 12 : null,
      versions: isStaff ? [] : null,
    };
    return {
      'GET /resources/{resource}': resource,
      'GET /resources/{resource}/history': sampleHistory(record),
      'GET /resources': samplePageOf(base.deletedAt === null ? [resource] : []),
      'GET /resource/filter': [],
      'GET /resources/categories': [],
    };
  },
);
