import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

export const own = {
  id: 'mia',
  version: 4,
  firstName: 'Mia',
  lastName: 'Thornton',
  email: 'mia@northwind.example',
  role: 'Member',
  coaching: 'receives',
  jobTitle: null,
  phone: null,
  bio: null,
  timeZone: 'Europe/London',
  locale: 'en-GB',
  loginMethod: 'password',
  profilePicture: null,
};
export const sessions = [
  { id: 'here', device: 'Firefox on Linux', isCurrent: true, getsNotifications: false },
  { id: 'phone', device: 'Safari on iPhone', isCurrent: false, getsNotifications: true },
].map((each) => ({
  ...each,
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: '2026-03-02T09:00:00.000Z',
}));
export const line = (type: string, label: string, channel: string, more: object = {}) => ({
  type,
  label,
  channel,
  group: 'Bookings',
  inApp: true,
  push: true,
  email: channel !== 'I',
  digest: false,
  ...more,
});
export const lines = [
  line('SessionReminder', 'A session is coming up', 'E'),
  line('SessionStart', 'A session is about to start', 'I'),
  line('BookingUpdated', 'A session changes', 'E!'),
];
export const award = (code: string, title: string, state: string, more: object = {}) => ({
  code,
  title,
  description: 'How to earn it.',
  badgeUrl: '/a.svg',
  points: 20,
  state,
  progress: 1,
  goal: 1,
  earnedAt: state === 'earned' ? '2026-02-01T09:00:00.000Z' : null,
  revokedReason: null,
  pinned: false,
  availableEvents: [
    { type: 'PIN', label: 'Pin to profile', enabled: state === 'earned', reasons: [] },
  ],
  ...more,
});
export const recognition = () => ({
  points: 40,
  pointReasons: [
    { title: 'A session completed', points: 20 },
    { title: 'Your profile completed', points: 10 },
  ],
  levels: [
    { name: 'Beginner Level', badgeUrl: '/b.svg', minPoints: 0, current: true },
    { name: 'Explorer Level', badgeUrl: '/c.svg', minPoints: 100, current: false },
  ],
});
export const awards = [
  award('firstSession', 'First steps', 'earned'),
  award('fiveSessions', 'On the way', 'inProgress', { progress: 3, goal: 5 }),
];
export const api = (more: object = {}) =>
  new SmallApi()
    .on('GET /auth/whoami', () => json(mia))
    .on('GET /profile', () => json({ ...own, ...more }))
    .on('GET /profile/notifications', () => json(lines))
    .on('GET /profile/push', () => json({ publicKey: 'BKey', isOn: false }))
    .on('GET /profile/mail-settings', () =>
      json({ digestEvery: 'day', quietHours: null, nextDigestAt: null }),
    )
    .on('GET /profile/message-settings', () => json({ showsPresence: false, mailsText: false }))
    .on('GET /auth/sessions', () => json(sessions))
    .on('GET /awards/mine', () => json(recognition()))
    .on('GET /awards', () => page(awards))
    .on('GET /award/filter', () => json([{ propertyName: 'progress', order: 'Descending' }]))
    .on('GET /profile/export', () => json({ export: null }));
