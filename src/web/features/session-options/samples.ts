import { sessionOptionChart } from '#machines/session-option/chart.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { SessionOption } from './words.ts';

const programme = { id: 'p1', name: 'Leading with clarity' };
const list = `/app/programmes/${programme.id}/session-options`;

export const samplePages = samplePagesOfRecord(
  sessionOptionChart,
  [
    {
      key: 'list',
      title: 'Session Options',
      address: list,
      readers: ['member', 'coach', 'staff'],
    },
    {
      key: 'remove',
      title: 'Remove Session Option',
      address: `${list}/r1/delete`,
      event: 'DELETE',
    },
  ],
  ({ context, base, scene: { as } }) => {
    const option: SessionOption = {
      ...base,
      programme,
      session: { id: 's1', name: 'Executive coaching' },
      mayOpen: true,
      durationMinutes: 60,
      format: 'oneToOne',
      creditCost: 1,
      unitsPerMember: context.unitsPerMember,
      maxPerMember: context.maxPerMember,
      minDaysBetween: context.minDaysBetween,
      coaches: [],
      credits: as === 'coach' ? null : { pool: 8, available: 0, held: 0, used: 0, lost: 0 },
      mayBook: as === 'member',
      upcomingBookings: 0,
    };
    return {
      'GET /session-options/{sessionOption}': option,
      'GET /session-options': samplePageOf(base.deletedAt === null ? [option] : []),
      'GET /session-option/filter': [],
      'GET /programmes/{programme}': programme,
    };
  },
);
