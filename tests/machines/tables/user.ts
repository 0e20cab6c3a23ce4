import type { UserContext } from '#machines/user/context.ts';
import type { Person } from '#machines/person.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

const minute = 60_000;
type User = UserContext;
const staff: readonly Person[] = [
  { id: 'sam', role: 'Admin' },
  { id: 'eva', role: 'SuperAdmin' },
];

const people = 'notifyPeople';
const welcomeAdmin = `${people} WelcomeOrganizationAdmin self OrganizationAdmin`;
const welcomeCoach = `${people} WelcomeCoach self Coach`;
const restored = [`${people} UserRestored self`, `${people} UserRestored organizationAdmins`];

const changed = (_: User, { by }: Sent) => ({ updatedBy: by.id });
const stays = ['invited', 'unlocked', 'locked'];
const here = ['unlocked', 'locked'];

/** An admin has no power over staff. */
const mayAdmin = ({ role }: User, { by }: Sent) =>
  by.role === 'SuperAdmin' || (role !== 'Admin' && role !== 'SuperAdmin');
/** Whoever belongs to no organisation has none to sign in through. */
const signIn = (role: string) =>
  role === 'Member' || role === 'OrganizationAdmin' ? {} : { loginMethod: 'password' as const };
const hasPassword = ({ loginMethod }: User) => loginMethod === 'password';

const edited = (before: User, event: Sent) => ({
  lastName: 'Thorne',
  ...signIn(before.role),
  ...changed(before, event),
});
const madeCoach = (before: User, event: Sent) => ({
  role: 'Coach' as const,
  organizationId: null,
  ...signIn('Coach'),
  ...changed(before, event),
});
const isCoach = ({ role }: User) => role === 'Coach';
const ending = 'endSignInsWhenAccessChanged';
const known = ['isOrganizationActive', 'isEmailFree', 'isTimeZoneKnown'];

const editing = (state: string): Row<User>[] => [
  {
    tried: ['staff edit it', 'an admin edits it'],
    leads: `${state} → ${state}`,
    when: mayAdmin,
    by: staff,
    unless: [...known, 'leavesSuperAdmin'],
    orders: [ending],
    writes: edited,
  },
  {
    tried: ['staff make a coach of the member'],
    leads: `${state} → ${state}`,
    when: (user, event) => !isCoach(user) && mayAdmin(user, event),
    by: staff,
    unless: [...known, 'leavesSuperAdmin', 'mayLeaveCoaching'],
    orders: [ending, `${people} RoleUpdate self`, welcomeAdmin, welcomeCoach],
    writes: madeCoach,
  },
  {
    tried: ['staff make a coach of the member'],
    leads: `${state} → ${state}`,
    when: isCoach,
    unless: [...known, 'leavesSuperAdmin'],
    orders: [ending],
    writes: madeCoach,
  },
  // Who is a coach already says nothing new of themselves, as everybody may.
  {
    tried: ['the super admin changes their own role'],
    leads: `${state} → ${state}`,
    when: isCoach,
    unless: ['isTimeZoneKnown'],
    orders: [ending],
    writes: madeCoach,
  },
];

const erased = {
  firstName: 'Deleted',
  lastName: 'user',
  email: 'obfuscated-mia@invalid',
  jobTitle: null,
  phone: null,
  bio: null,
  specialisms: [],
  languages: [],
  timeZone: 'Etc/UTC',
  locale: 'en-GB',
  pictureUrl: null,
  notificationPreferences: {},
  lockedUntil: null,
} as const;

/** A person's account, from the invitation to the last trace of them (domain reference, 3.1). */
export const userTable: Table<User> = {
  rows: [
    {
      tried: ['staff create it'],
      leads: 'new → invited',
      when: mayAdmin,
      by: staff,
      unless: known,
      orders: ['sendInvitation', `${people} AdminMemberCreated organizationAdmins`],
      writes: (before, event) => ({
        firstName: 'Mia',
        ...signIn(before.role),
        ...changed(before, event),
        createdBy: event.by.id,
      }),
    },
    ...stays.flatMap(editing),
    ...here.map((state): Row<User> => ({
      tried: ['the person edits their own profile'],
      leads: `${state} → ${state}`,
      unless: ['isTimeZoneKnown'],
      writes: edited,
    })),
    {
      tried: ['the person comes in'],
      leads: 'invited → unlocked',
      orders: [`${people} Welcome self Member`, welcomeAdmin, welcomeCoach],
      writes: (before, event) => ({ activatedAt: event.at, ...changed(before, event) }),
    },
    {
      tried: ['staff send the invitation again'],
      leads: 'invited → invited',
      when: mayAdmin,
      by: staff,
      orders: ['sendInvitation'],
      writes: changed,
    },
    {
      tried: ['the account is locked'],
      leads: 'unlocked → locked',
      writes: (_, { at }) => ({ lockedUntil: at + 15 * minute }),
    },
    {
      tried: ['lockTime is over'],
      leads: 'locked → unlocked',
      writes: () => ({ lockedUntil: null }),
    },
    {
      tried: ['staff unlock it'],
      leads: 'locked → unlocked',
      when: mayAdmin,
      by: staff,
      orders: ['forgetFailures'],
      writes: (before, event) => ({ lockedUntil: null, ...changed(before, event) }),
    },
    {
      tried: ['staff send a reset link'],
      leads: 'invited → invited',
      when: (user, event) => hasPassword(user) && mayAdmin(user, event),
      by: staff,
      orders: ['sendInvitation'],
      writes: changed,
    },
    ...here.flatMap((state): Row<User>[] => [
      {
        tried: ['staff send a reset link'],
        leads: `${state} → ${state}`,
        when: (user, event) => hasPassword(user) && mayAdmin(user, event),
        by: staff,
        orders: ['sendResetLink'],
      },
      {
        tried: ['the person asks for a reset link'],
        leads: `${state} → ${state}`,
        when: hasPassword,
        orders: ['sendResetLink'],
      },
      {
        tried: ['staff set a password'],
        leads: `${state} → unlocked`,
        when: (user, event) => hasPassword(user) && mayAdmin(user, event),
        by: staff,
        orders: ['forgetFailures', 'endSignIns'],
        writes: (before, event) => ({ lockedUntil: null, ...changed(before, event) }),
      },
      {
        tried: ['the person chooses a password'],
        leads: `${state} → unlocked`,
        when: hasPassword,
        orders: ['forgetFailures', 'endSignIns'],
        writes: () => ({ lockedUntil: null }),
      },
    ]),
    ...stays.map((state): Row<User> => ({
      tried: ['staff delete it', 'an admin deletes it'],
      leads: `${state} → deleted`,
      when: mayAdmin,
      by: staff,
      unless: ['isNotLastSuperAdmin', 'hasNoCoaching'],
      orders: [
        'endSignIns',
        'leaveSessions',
        'releaseHolds',
        `${people} AdminMemberDeleted organizationAdmins`,
      ],
      writes: (before, event) => ({
        deletedAt: event.at,
        deletedBy: event.by.id,
        lockedUntil: null,
        ...changed(before, event),
      }),
    })),
    ...(['unlocked', 'invited'] as const).map((state): Row<User> => ({
      tried: ['staff restore it'],
      leads: `deleted → ${state}`,
      when: (user, event) =>
        mayAdmin(user, event) && (user.activatedAt !== null) === (state === 'unlocked'),
      by: staff,
      unless: ['isOrganizationActive'],
      orders: [...(state === 'invited' ? ['sendInvitation'] : []), ...restored],
      writes: (before, event) => ({
        deletedAt: null,
        deletedBy: null,
        ...changed(before, event),
      }),
    })),
    ...[...here, 'deleted'].map((state): Row<User> => ({
      tried: ['a super admin obfuscates it'],
      leads: `${state} → obfuscated`,
      unless: ['isNotLastSuperAdmin', 'hasNoOpenBookings'],
      orders: ['endSignIns', 'releaseHolds', 'leaveTeams', 'erase'],
      writes: (before, event) => ({
        ...erased,
        ...changed(before, event),
        ...(before.deletedAt === null && { deletedAt: event.at, deletedBy: event.by.id }),
      }),
    })),
    {
      tried: ['it was deleted long enough'],
      leads: 'deleted → obfuscated',
      unless: ['hasNoOpenBookings'],
      orders: ['endSignIns', 'releaseHolds', 'leaveTeams', 'erase'],
      writes: () => ({ ...erased, updatedBy: null }),
    },
  ],
  timers: [{ delay: 'lockTime', during: ['active.locked'], at: (_, { at }) => at + 15 * minute }],
  beforehand: () => ({ firstName: 'Another' }),
};
