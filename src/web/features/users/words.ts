import type { Role } from '#machines/person.ts';
import type { ShownUserStatus } from '#machines/user/states.ts';
import type { DataOf } from '#web/api/call.ts';
import type { Tone } from '#web/ui/tone.ts';

export type User = DataOf<'GET /users/{user}'>;
export type UserSummary = DataOf<'GET /users'>['data']['results'][number];

export const roleWords: Readonly<Record<Role, string>> = {
  Member: 'Member',
  OrganizationAdmin: 'Organisation admin',
  Coach: 'Coach',
  Admin: 'Admin',
  SuperAdmin: 'Super admin',
};

export const statusWords: Readonly<Record<ShownUserStatus, string>> = {
  invited: 'Invited',
  active: 'Active',
  locked: 'Locked',
  deleted: 'Deleted',
  obfuscated: 'Obfuscated',
};

export const statusTones: Readonly<Record<ShownUserStatus, Tone>> = {
  invited: 'info',
  active: 'success',
  locked: 'warning',
  deleted: 'neutral',
  obfuscated: 'neutral',
};

export const loginWords = {
  password: 'A password',
  oidc: 'Single sign-on of the organisation',
} as const;

export const sortNames: Readonly<Record<string, string>> = {
  'name Ascending': 'Name, A to Z',
  'name Descending': 'Name, Z to A',
  'createdAt Ascending': 'Created, oldest first',
  'createdAt Descending': 'Created, newest first',
  'lastSignInAt Ascending': 'Last sign-in, longest ago first',
  'lastSignInAt Descending': 'Last sign-in, latest first',
  'organization Ascending': 'Organisation, A to Z',
  'organization Descending': 'Organisation, Z to A',
};

/** "1 session", "12 sessions" */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const listPage = { to: '/app/users' } as const;

/** The way to a person's page for staff. */
export const pageOf = (id: string) => ({ to: '/app/users/$user', params: { user: id } }) as const;
