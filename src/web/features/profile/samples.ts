import { awardChart } from '#machines/award/chart.ts';
import { isPinned, shownAwardState } from '#machines/award/states.ts';
import { awardNamed, badgeOf } from '#domain/recognition/awards.ts';
import { pointReasons } from '#domain/recognition/points.ts';
import { levelAt, levels } from '#domain/recognition/levels.ts';
import type { DataOf } from '#web/api/call.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import { sampleMe } from '#web/charts/sample/sample-people.ts';

const me = sampleMe('member');
const profile: DataOf<'GET /profile'> = {
  id: me.id,
  version: 3,
  firstName: me.firstName,
  lastName: me.fullName.slice(me.firstName.length + 1),
  email: me.email,
  role: me.role,
  jobTitle: 'Product designer',
  phone: null,
  bio: null,
  timeZone: me.timeZone,
  locale: 'en-GB',
  loginMethod: me.loginMethod,
  profilePicture: null,
  coaching: 'receives',
};

export const samplePages = samplePagesOfRecord(
  awardChart,
  [
    {
      key: 'profile',
      title: 'Profile',
      address: '/app/profile#awards',
      begins: true,
      readers: ['member'],
    },
  ],
  ({ context, base }) => {
    const { award, progress, earnedAt, revokedReason } = context;
    const { pointReason: _, ...words } = awardNamed(award);
    const state = shownAwardState(base.status);
    const points =
      progress * pointReasons.sessionCompleted.points + (state === 'earned' ? words.points : 0);
    return {
      'GET /profile': profile,
      'GET /profile/notifications': [],
      'GET /auth/sessions': [],
      'GET /profile/export': { export: null },
      'GET /awards/mine': {
        points,
        pointReasons: Object.values(pointReasons),
        levels: levels.map((level, index) => ({ ...level, current: index === levelAt(points) })),
      } satisfies DataOf<'GET /awards/mine'>,
      'GET /award/filter': [],
      'GET /awards': samplePageOf([
        {
          ...words,
          badgeUrl: badgeOf(award),
          state,
          progress,
          earnedAt: state === 'earned' && earnedAt !== null ? base.updatedAt : null,
          revokedReason,
          pinned: isPinned(base.status),
          availableEvents: base.availableEvents,
        } satisfies DataOf<'GET /awards'>['data']['results'][number],
      ]),
    };
  },
);
