import { notices, type FactsOf, type NoticeKey } from '#domain/notifications/notices.ts';
import type { PersonFacts } from '#domain/notifications/rows/people.ts';

interface Expected {
  readonly to: readonly string[];
  readonly text: string;
  readonly link: string;
  readonly channel: 'I' | 'E' | 'E!';
  /** When it becomes actioned by itself. */
  readonly auto: string;
}

/** A row whose texts are about no booking. */
export const row = <Key extends NoticeKey>(key: Key, facts: FactsOf<Key>, expected: Expected) => ({
  key,
  facts,
  ...expected,
  /** What the product says in its place. */
  read(): Expected {
    const { to, text, go, channel, settled } = notices[key];
    return { to, text: text(facts), link: go(facts).path, channel, auto: settled };
  },
});

const person: PersonFacts = {
  product: '{product}',
  firstName: '{firstName}',
  fullName: '{name}',
  roleName: '{role}',
  organization: { id: '{organization}', name: '{organisation}' },
  isSelf: true,
  home: '/app/dashboard',
};
const members = '/app/organizations/{organization}/members';
const awards = '/app/profile#awards';

/** "Account, people, recognition" of the notification map (domain reference, 13), as it is written there. */
export const accountMap = [
  row('Welcome', person, {
    to: ['self'],
    text: 'Welcome to {product}, {firstName}! Complete your profile to get started.',
    link: '/app/profile',
    channel: 'I',
    auto: 'never',
  }),
  row('WelcomeOrganizationAdmin', person, {
    to: ['self'],
    text: 'Welcome, {firstName}. You can see and manage the members of {organisation}.',
    link: members,
    channel: 'E',
    auto: 'opened',
  }),
  row('WelcomeCoach', person, {
    to: ['self'],
    text: 'Welcome, {firstName}. Set your working hours and connect your calendar so members can book you.',
    link: '/app/working-hours/update',
    channel: 'E',
    auto: 'hoursSet',
  }),
  row('RoleUpdate', person, {
    to: ['self'],
    text: 'Your role is now {role}.',
    link: '/app/profile',
    channel: 'E!',
    auto: 'opened',
  }),
  row('UserRestored', person, {
    to: ['self', 'organizationAdmins'],
    text: 'Your account is active again.',
    link: '/app/dashboard',
    channel: 'E',
    auto: 'opened',
  }),
  row(
    'UserRestored',
    { ...person, isSelf: false },
    {
      to: ['self', 'organizationAdmins'],
      text: '{name}’s account is active again.',
      link: members,
      channel: 'E',
      auto: 'opened',
    },
  ),
  row('AdminMemberCreated', person, {
    to: ['organizationAdmins'],
    text: '{name} was added to {organisation}.',
    link: members,
    channel: 'I',
    auto: 'opened',
  }),
  row(
    'AdminMemberCreated/many',
    { count: 12, members },
    {
      to: ['organizationAdmins'],
      text: '12 people were added.',
      link: members,
      channel: 'I',
      auto: 'opened',
    },
  ),
  row('AdminMemberDeleted', person, {
    to: ['organizationAdmins'],
    text: '{name} was removed from {organisation}.',
    link: members,
    channel: 'I',
    auto: 'opened',
  }),
  row(
    'TeamLeaderUpdated',
    { teamId: '{team}', team: '{team}', leader: '{name}', former: null },
    {
      to: ['leaders', 'organizationAdmins'],
      text: '{name} now leads {team}.',
      link: '/app/teams/{team}',
      channel: 'I',
      auto: 'opened',
    },
  ),
  row(
    'LevelledUp',
    { name: '{level}' },
    { to: ['self'], text: 'You reached {level}!', link: awards, channel: 'I', auto: 'never' },
  ),
  row(
    'AchievementAwarded',
    { name: '{award}' },
    { to: ['self'], text: 'You earned “{award}”.', link: awards, channel: 'I', auto: 'opened' },
  ),
];
