import { isStaff, type Role } from '#machines/person.ts';
import type { Step } from './routing/trail-of.ts';

/** Who is on the page. */
export interface Reader {
  readonly id: string;
  readonly role: Role;
  readonly organization: { readonly id: string } | null;
}

/** What leads to somebody's account from the pages about them as a coach or a member, which have no page of their own above them. */
export function accountSteps(
  reader: Reader,
  pattern: string,
  params: Readonly<Record<string, string>>,
): readonly Step[] {
  const user =
    pattern === '/app/coaches/$coach'
      ? params['coach']
      : pattern === '/app/members/$member'
        ? params['member']
        : undefined;
  if (user === undefined) return [];
  if (isStaff(reader))
    return [
      ['/app/users', {}, 'Users'],
      ['/app/users/$user', { user }, 'User Details'],
    ];
  if (user === reader.id) return [['/app/profile', {}, 'Profile']];
  if (reader.role !== 'OrganizationAdmin' || reader.organization === null) return [];
  return [
    [
      '/app/organizations/$organization/members',
      { organization: reader.organization.id },
      'Organisation Members',
    ],
  ];
}
