import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

export const offer = (type: string, label: string) => ({ type, label, enabled: true, reasons: [] });
export const managing = [
  offer('EDIT', 'Edit'),
  offer('ADD_MEMBER', 'Add member'),
  offer('SET_LEADER', 'Make leader'),
  offer('REMOVE_MEMBER', 'Remove member'),
  offer('DELETE', 'Delete'),
];
export const tom = { id: 'tom', fullName: 'Tom Reed', pictureUrl: null };
export const ned = { id: 'ned', fullName: 'Ned Near', pictureUrl: null };
export const team = {
  id: 't1',
  name: 'Firmware',
  version: 4,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  availableEvents: [] as typeof managing,
  organization: { id: 'northwind', name: 'Northwind' },
  leader: tom,
  members: 2,
  upcomingBookings: 3,
  description: null,
  createdBy: null,
  updatedBy: null,
  credits: 5,
  progress: null,
  mayReadCredits: false,
  isLedByReader: false,
};
export const member = (person: typeof tom, more: object = {}) => ({
  ...person,
  email: `${person.id}@northwind.example`,
  isLeader: false,
  joinedAt: '2026-11-01T08:00:00.000Z',
  sessionsCompleted: null,
  ...more,
});
export const denied = () => refusal(403, { request: 'You do not have the necessary permissions.' });

/** The server for a member, who may manage nothing. */
export const memberApi = () =>
  new SmallApi()
    .on('GET /teams', () => page([team]))
    .on('GET /team/filter', () => json([]))
    .on('GET /team-member/filter', () => json([]))
    .on('GET /teams/choices', denied)
    .on('GET /teams/t1', () => json(team))
    .on('GET /teams/t1/history', () => json([]))
    .on('GET /teams/t1/members', () => page([member(ned), member(tom, { isLeader: true })]));

/** The server for the admin of the organisation. */
export const adminApi = () =>
  memberApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'OrganizationAdmin' }))
    .on('GET /teams/choices', () => json([team.organization]))
    .on('GET /teams/t1', () => json({ ...team, availableEvents: managing }))
    .on('GET /teams/t1/candidates', () => json([{ ...mia, pictureUrl: null }]));
