import { programmeInteractiveResourceChart } from '#machines/programme-interactive-resource/chart.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { Assignment } from './places.ts';

const programme = { id: 'p1', name: 'Leading with clarity' };
const list = `/app/programmes/${programme.id}/interactive-resources`;

export const samplePages = samplePagesOfRecord(
  programmeInteractiveResourceChart,
  [
    {
      key: 'list',
      title: 'Programme Interactive Resources',
      address: list,
      readers: ['member', 'coach', 'staff'],
    },
    {
      key: 'page',
      title: 'Interactive Resource',
      address: `${list}/r1`,
      readers: ['member', 'coach', 'staff'],
    },
    {
      key: 'edit',
      title: 'Edit Programme Interactive Resource',
      address: `${list}/r1/edit`,
      event: 'EDIT',
    },
    {
      key: 'remove',
      title: 'Remove Interactive Resource',
      address: `${list}/r1/delete`,
      event: 'DELETE',
    },
  ],
  ({ context, base, scene: { as } }) => {
    const isMember = as === 'member';
    if (base.deletedAt !== null && as !== 'staff') return null;
    const assignment: Assignment = {
      ...base,
      programme,
      activity: { id: 'i1', name: 'Wheel of life' },
      description: 'See at a glance which part of your life needs attention.',
      contentVersion: context.contentVersion,
      opensOn: context.opensOn,
      closesOn: context.closesOn,
      position: context.position,
      prerequisites: [],
      results: isMember ? null : { started: 4, completed: 2, averageScore: null },
      own: isMember
        ? { id: 'x1', isBegun: true, isCompleted: false, progress: 0.4, score: null }
        : null,
      refusal: null,
      mayLaunch: isMember,
      mayPreview: !isMember,
      versions: [1],
    };
    return {
      'GET /programme-interactive-resources/{programmeInteractiveResource}': assignment,
      'GET /programme-interactive-resources': samplePageOf(
        base.deletedAt === null ? [assignment] : [],
      ),
      'GET /programme-interactive-resource/filter': [],
      'GET /programmes/{programme}': programme,
    };
  },
);
