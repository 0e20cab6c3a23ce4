import { awardChart } from '#machines/award/chart.ts';
import { isPinned, shownAwardState } from '#machines/award/states.ts';
import { digestChart } from '#machines/digest/chart.ts';
import type { DigestContext } from '#machines/digest/context.ts';
import { isCollecting } from '#machines/digest/phases.ts';
import { ownExportChart } from '#machines/own-export/chart.ts';
import type { OwnExportContext } from '#machines/own-export/context.ts';
import { isExportState } from '#machines/own-export/phases.ts';
import { rowOf } from '#machines/record-chart.ts';
import { awardNamed, badgeOf } from '#domain/recognition/awards.ts';
import { pointReasons } from '#domain/recognition/points.ts';
import { levelAt, levels } from '#domain/recognition/levels.ts';
import type { DataOf } from '#web/api/call.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { SamplePage } from '#web/charts/sample/sample-page.ts';
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

/** What the page asks besides what it is shown for. */
const ownPage = {
  'GET /profile': profile,
  'GET /profile/notifications': [],
  'GET /profile/push': { publicKey: '', isOn: false },
  'GET /profile/mail-settings': { digestEvery: 'day', quietHours: null, nextDigestAt: null },
  'GET /profile/message-settings': { showsPresence: false, mailsText: false },
  'GET /auth/sessions': [],
  'GET /profile/export': { export: null },
  'GET /award/filter': [],
};

const exportPage: SamplePage = {
  machine: ownExportChart.name,
  key: 'profile',
  title: 'Profile',
  show({ moment, shift, as }) {
    if (as !== 'member') return null;
    const { status, context } = rowOf<OwnExportContext>(ownExportChart, moment.snapshot);
    const { expiresAt } = context;
    const at = (instant: number) => new Date(instant + shift).toISOString();
    const latest = isExportState(status)
      ? {
          id: 'r1',
          phase: status,
          askedAt: at(moment.now),
          progress: 40,
          expiresAt: expiresAt === null ? null : at(expiresAt),
        }
      : null;
    return {
      address: '/app/profile',
      answers: {
        ...ownPage,
        'GET /profile/export': { export: latest } satisfies DataOf<'GET /profile/export'>,
        'GET /awards/mine': { points: 0, pointReasons: [], levels: [] },
        'GET /awards': samplePageOf([]),
      },
    };
  },
};

const digestPage: SamplePage = {
  machine: digestChart.name,
  key: 'profile',
  title: 'Profile',
  show({ moment, shift, as }) {
    if (as !== 'member') return null;
    const { status, context } = rowOf<DigestContext>(digestChart, moment.snapshot);
    const dueAt = isCollecting(status) ? context.dueAt : null;
    return {
      address: '/app/profile#notifications',
      answers: {
        ...ownPage,
        'GET /profile/mail-settings': {
          digestEvery: 'day',
          quietHours: null,
          nextDigestAt: dueAt === null ? null : new Date(dueAt + shift).toISOString(),
        } satisfies DataOf<'GET /profile/mail-settings'>,
        'GET /awards/mine': { points: 0, pointReasons: [], levels: [] },
        'GET /awards': samplePageOf([]),
      },
    };
  },
};

const awardPages = samplePagesOfRecord(
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
      ...ownPage,
      'GET /awards/mine': {
        points,
        pointReasons: Object.values(pointReasons),
        levels: levels.map((level, index) => ({ ...level, current: index === levelAt(points) })),
      } satisfies DataOf<'GET /awards/mine'>,
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

export const samplePages: readonly SamplePage[] = [...awardPages, exportPage, digestPage];
