import type { NoticeLink, NoticeRows } from '../notice.ts';

/** What the texts say about a person and the place they belong to. */
export interface PersonFacts {
  readonly product: string;
  readonly firstName: string;
  readonly fullName: string;
  /** "organisation admin" */
  readonly roleName: string;
  readonly organization: { readonly id: string; readonly name: string } | null;
  /** The one who is told is the person themselves. */
  readonly isSelf: boolean;
  /** Staff have no dashboard. */
  readonly home: '/app/dashboard' | '/app/bookings';
}

const profile = (label: string) => (): NoticeLink => ({ path: '/app/profile', label });
const members = ({ organization }: PersonFacts): NoticeLink => ({
  path: `/app/organizations/${organization?.id}/members`,
  label: 'See your members',
});
const place = ({ organization, product }: PersonFacts): string => organization?.name ?? product;

/** Of people who were added together, such as those of one file. */
export interface AddedFacts {
  readonly count: number;
  /** Where their admin sees them. */
  readonly members: string;
}

/** What people hear of accounts. */
export const personNotices = {
  Welcome: {
    to: ['self'],
    text: (f) => `Welcome to ${f.product}, ${f.firstName}! Complete your profile to get started.`,
    subject: (f) => `Welcome to ${f.product}`,
    go: profile('Complete your profile'),
    channel: 'I',
    settled: 'never',
  },
  WelcomeOrganizationAdmin: {
    to: ['self'],
    text: (f) => `Welcome, ${f.firstName}. You can see and manage the members of ${place(f)}.`,
    subject: (f) => `You manage ${place(f)}`,
    go: members,
    channel: 'E',
    settled: 'opened',
  },
  WelcomeCoach: {
    to: ['self'],
    text: (f) =>
      `Welcome, ${f.firstName}. Set your working hours and connect your calendar so members can book you.`,
    subject: (f) => `Welcome to ${f.product}`,
    go: () => ({ path: '/app/working-hours/update', label: 'Set your working hours' }),
    channel: 'E',
    settled: 'hoursSet',
  },
  RoleUpdate: {
    to: ['self'],
    text: (f) => `Your role is now ${f.roleName}.`,
    subject: () => 'Your role has changed',
    go: profile('Open your profile'),
    channel: 'E!',
    settled: 'opened',
    label: 'Your role changes',
    readers: ['member', 'organizationAdmin', 'coach', 'staff'],
  },
  UserRestored: {
    to: ['self', 'organizationAdmins'],
    text: (f) =>
      f.isSelf ? 'Your account is active again.' : `${f.fullName}’s account is active again.`,
    subject: (f) =>
      f.isSelf ? 'Your account is active again' : `${f.fullName}’s account is active again`,
    go: (f) => (f.isSelf ? { path: f.home, label: 'Open the app' } : members(f)),
    channel: 'E',
    settled: 'opened',
    label: 'An account is active again',
    readers: ['member', 'organizationAdmin', 'coach', 'staff'],
  },
  AdminMemberCreated: {
    to: ['organizationAdmins'],
    text: (f) => `${f.fullName} was added to ${place(f)}.`,
    subject: (f) => `${f.fullName} was added`,
    go: members,
    channel: 'I',
    settled: 'opened',
    label: 'Someone joins your organisation',
    readers: ['organizationAdmin'],
  },
  AdminMemberDeleted: {
    to: ['organizationAdmins'],
    text: (f) => `${f.fullName} was removed from ${place(f)}.`,
    subject: (f) => `${f.fullName} was removed`,
    go: members,
    channel: 'I',
    settled: 'opened',
    label: 'Someone leaves your organisation',
    readers: ['organizationAdmin'],
  },
} as const satisfies NoticeRows<PersonFacts>;

/** In the place of as many notices of one each. */
export const addedNotices = {
  'AdminMemberCreated/many': {
    to: ['organizationAdmins'],
    text: ({ count }) => `${count} people were added.`,
    subject: ({ count }) => `${count} people were added`,
    go: (f) => ({ path: f.members, label: 'See your members' }),
    channel: 'I',
    settled: 'opened',
    readers: ['organizationAdmin'],
  },
} as const satisfies NoticeRows<AddedFacts>;
