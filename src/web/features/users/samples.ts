import { coachingOf } from '#machines/person.ts';
import { userChart } from '#machines/user/chart.ts';
import { type ShownUserStatus, isPutAway } from '#machines/user/states.ts';
import { sampleHistory, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { User } from './words.ts';

const address = '/app/users/r1';
const northwind = { id: 'northwind', name: 'Northwind' };

export const samplePages = samplePagesOfRecord(
  userChart,
  [
    { key: 'user', title: 'User Details', address },
    { key: 'edit', title: 'Edit User', address: `${address}/edit`, event: 'EDIT' },
    {
      key: 'link',
      title: 'Send Password Reset Link',
      address: `${address}/send-password-reset-link`,
      event: 'SEND_RESET_LINK',
    },
    {
      key: 'password',
      title: 'Reset Password',
      address: `${address}/reset-password`,
      event: 'RESET_PASSWORD',
    },
    { key: 'delete', title: 'Delete User', address: `${address}/delete`, event: 'DELETE' },
    { key: 'restore', title: 'Restore User', address: `${address}/restore`, event: 'RESTORE' },
    {
      key: 'choose',
      title: 'The person chooses a password',
      address: '/auth/password/reset#sample',
      readers: ['member'],
    },
  ],
  (record) => {
    const { context, base, scene } = record;
    const [outer = '', inner] = base.status.split('.');
    const fullName = `${context.firstName} ${context.lastName}`;
    const user: User = {
      ...base,
      status: (inner === 'locked' ? 'locked' : outer) as ShownUserStatus,
      state: base.status,
      firstName: context.firstName,
      lastName: context.lastName,
      fullName,
      email: context.email,
      role: context.role,
      organization: context.organizationId === null ? null : northwind,
      profilePicture: null,
      lastSignInAt: null,
      loginMethod: context.loginMethod,
      jobTitle: context.jobTitle,
      phone: context.phone,
      bio: context.bio,
      specialisms: [...context.specialisms],
      mayReadReceipt: false,
      languages: [...context.languages],
      timeZone: context.timeZone,
      locale: context.locale,
      activatedAt: context.activatedAt === null ? null : base.createdAt,
      lockedUntil:
        context.lockedUntil === null
          ? null
          : new Date(context.lockedUntil + scene.shift).toISOString(),
      teams: [],
      programmes: [],
      credits: 3,
      bookings: { upcoming: 0, past: 4 },
      coaching: coachingOf(context),
    };
    return {
      'GET /users/{user}': user,
      'GET /users/{user}/history': sampleHistory(record),
      'GET /users/{user}/consequences': {
        sessions: [],
        invitations: [],
        giving: { count: 0, first: [] },
        holds: 0,
        signIns: 1,
      },
      'POST /auth/password/check': { isOpen: !isPutAway(outer) },
    };
  },
);
