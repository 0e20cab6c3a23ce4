import { coachPermissionChart } from '#machines/coach-permission/chart.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import type { Permission } from './words.ts';

const list = '/app/coaches/carl/member-permissions';

export const samplePages = samplePagesOfRecord(
  coachPermissionChart,
  [
    { key: 'list', title: 'Member Permissions', address: list, readers: ['staff', 'coach'] },
    {
      key: 'remove',
      title: 'Remove Member Permission',
      address: `${list}/r1/delete`,
      event: 'DELETE',
    },
  ],
  ({ context, base }) => {
    const permission: Permission = {
      ...base,
      coach: samplePerson('carl'),
      scope: 'member',
      subject: { id: 'mia', name: samplePerson('mia').fullName },
      canBook: context.canBook,
      canReadNotes: context.canReadNotes,
      validFrom: context.validFrom,
      validTo: context.validTo,
      upcomingBookings: 0,
      rating: { average: 4.4, count: 12 },
      nextFree: null,
      upcoming: [],
    };
    return {
      'GET /coach-permissions/{coachPermission}': permission,
      'GET /coach-permissions': samplePageOf(base.deletedAt === null ? [permission] : []),
      'GET /coach-permission/filter': [],
      'GET /coach-permissions/of/{end}/{subject}': {
        id: 'carl',
        name: samplePerson('carl').fullName,
      },
    };
  },
);
