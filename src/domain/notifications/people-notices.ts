import type { NotificationType } from './notification-types.ts';
import type { NoticeLink } from './booking-notice.ts';

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

/** One row of the notification map (domain reference, 13, account and people). */
export interface PersonNotice {
  readonly text: (facts: PersonFacts) => string;
  readonly subject: (facts: PersonFacts) => string;
  readonly go: (facts: PersonFacts) => NoticeLink;
  readonly channel: 'I' | 'E' | 'E!';
  /** When it is actioned by itself. */
  readonly settled: 'opened' | 'never' | 'hoursSet';
}

const profile = (label: string) => (): NoticeLink => ({ path: '/app/profile', label });
const members = ({ organization }: PersonFacts): NoticeLink => ({
  path: `/app/organizations/${organization?.id}/members`,
  label: 'See your members',
});
const place = ({ organization, product }: PersonFacts): string => organization?.name ?? product;

/** The texts of the notifications about people, letter by letter from the notification map. */
export const peopleNotices = {
  Welcome: {
    text: (f) => `Welcome to ${f.product}, ${f.firstName}! Complete your profile to get started.`,
    subject: (f) => `Welcome to ${f.product}`,
    go: profile('Complete your profile'),
    channel: 'I',
    settled: 'never',
  },
  WelcomeOrganizationAdmin: {
    text: (f) => `Welcome, ${f.firstName}. You can see and manage the members of ${place(f)}.`,
    subject: (f) => `You manage ${place(f)}`,
    go: members,
    channel: 'E',
    settled: 'opened',
  },
  WelcomeCoach: {
    text: (f) =>
      `Welcome, ${f.firstName}. Set your working hours and connect your calendar so members can book you.`,
    subject: (f) => `Welcome to ${f.product}`,
    go: () => ({ path: '/app/working-hours/update', label: 'Set your working hours' }),
    channel: 'E',
    settled: 'hoursSet',
  },
  RoleUpdate: {
    text: (f) => `Your role is now ${f.roleName}.`,
    subject: () => 'Your role has changed',
    go: profile('Open your profile'),
    channel: 'E!',
    settled: 'opened',
  },
  UserRestored: {
    text: (f) =>
      f.isSelf ? 'Your account is active again.' : `${f.fullName}'s account is active again.`,
    subject: (f) =>
      f.isSelf ? 'Your account is active again' : `${f.fullName}'s account is active again`,
    go: (f) => (f.isSelf ? { path: f.home, label: 'Open the application' } : members(f)),
    channel: 'E',
    settled: 'opened',
  },
  AdminMemberCreated: {
    text: (f) => `${f.fullName} was added to ${place(f)}.`,
    subject: (f) => `${f.fullName} was added`,
    go: members,
    channel: 'I',
    settled: 'opened',
  },
  AdminMemberDeleted: {
    text: (f) => `${f.fullName} was removed from ${place(f)}.`,
    subject: (f) => `${f.fullName} was removed`,
    go: members,
    channel: 'I',
    settled: 'opened',
  },
} as const satisfies Partial<Record<NotificationType, PersonNotice>>;

export type PeopleNoticeType = keyof typeof peopleNotices;
